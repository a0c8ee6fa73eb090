"""How likely a bid is to win, when rivals bid as they are wont to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from math import exp
from typing import Final, TypeAlias

TOP: Final = 28  # no total is as high: three cards of 9

Bid: TypeAlias = tuple[int, ...]
"""Hunt cards laid together, the lowest first."""


@cache
def bids_of(hand: Bid, cards: int) -> tuple[Bid, ...]:
    """Every different way to lay so many cards."""
    return tuple(dict.fromkeys(combinations(hand, cards)))


@cache
def rest_of(hand: Bid, bid: Bid) -> Bid:
    """The hand without the cards of a bid."""
    rest = list(hand)
    for card in bid:
        rest.remove(card)
    return tuple(rest)


class Spread:
    """What somebody's total may be: by total, its share and the share of all that is lower."""

    __slots__ = ("less", "share")

    def __init__(self, share: list[float]) -> None:
        self.share = share
        self.less = [sum(share[:total]) for total in range(TOP + 1)]


@cache
def spread(pool: Bid, cards: int, tilt: int) -> Spread:
    """The totals of so many cards out of a pool; a higher tilt is a bolder bidder."""
    share = [0.0] * TOP
    for bid in bids_of(pool, cards):
        share[sum(bid)] += exp(TILTS[tilt] * sum(bid))
    whole = sum(share)
    return Spread([part / whole for part in share])


TILTS: Final = (-0.15, 0.05, 0.25, 0.45)
"""How much likelier each point more makes a bid, for the cool and for the eager."""

Rival: TypeAlias = tuple[float, Spread]
"""How likely a rival is to hunt, and with what total."""


@cache
def _both_above(one: Spread, other: Spread) -> list[float]:
    """By total: how likely two rivals are to cancel each other above it."""
    same = [a * b for a, b in zip(one.share, other.share, strict=True)]
    return [sum(same[total + 1 :]) for total in range(TOP)]


def win_chance(total: int, rivals: Sequence[Rival], proud: bool = False) -> float:
    """How likely a total is to be the highest that is nobody else's.

    ``proud``: whoever wins ties need only not be beaten.
    """
    at = total + 1 if proud else total
    below = [1 - joins + joins * bids.less[at] for joins, bids in rivals]
    chance = 1.0
    for one in below:
        chance *= one
    for place, (joins, bids) in enumerate(rivals):
        for further in range(place + 1, len(rivals)):
            also, others = rivals[further]
            tied = joins * also * _both_above(bids, others)[total]
            for third, one in enumerate(below):
                if third not in (place, further):
                    tied *= one
            chance += tied
    return chance


def second_chance(total: int, rivals: Sequence[Rival]) -> float:
    """How likely exactly one rival is above a total, and nobody level."""
    chance = 0.0
    for place, (joins, bids) in enumerate(rivals):
        above = joins * (1 - bids.less[total + 1])
        for other, (also, others) in enumerate(rivals):
            if other != place:
                above *= 1 - also + also * others.less[total]
        chance += above
    return chance


def low_chance(total: int, rivals: Sequence[Rival]) -> float:
    """How likely a total is to be the lowest."""
    chance = 1.0
    for joins, bids in rivals:
        chance *= 1 - joins * bids.less[total + 1]
    return chance
