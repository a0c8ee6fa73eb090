"""What a seat can be asked to choose from, in the Board and the Family game."""

from __future__ import annotations

from hornbook.games.horse_fever.decks import ActionId, CharacterId
from hornbook.games.horse_fever.table import BetKind
from hornbook.kernel import Option, Seat
from hornbook.racing import Lane, NudgeOdds, OnLane, Pass

__all__ = ["NudgeOdds", "OnLane", "Pass"]  # of both Fever games, beside all that is below


class TakeCharacter(Option, frozen=True):
    """Be this character."""

    character: CharacterId


class PlaceBet(Option, frozen=True):
    """Take a bet token of this colour, this side up."""

    kind: BetKind
    lane: Lane


class PlayCard(Option, frozen=True):
    """Play this action card."""

    card: ActionId


class NameWinner(Option, frozen=True):
    """This player wins the contest."""

    winner: Seat
