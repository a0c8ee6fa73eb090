"""Reasons that every game of races and bets has."""

from __future__ import annotations

from hornbook.bots.advice import Reason
from hornbook.racing import Lane


class BetPays(Reason, frozen=True):
    """A bet: how often it is won, and what it pays then."""

    lane: Lane
    percent: int
    times: int


class StakeFits(Reason, frozen=True):
    """A stake: what the chance is worth, and what stays in the purse."""

    percent: int
    left: int


class HelpsOwn(Reason, frozen=True):
    """It makes a racer quicker that should do well."""

    lane: Lane


class HoldsBack(Reason, frozen=True):
    """It makes a racer slower that others have bet on."""

    lane: Lane
