"""How likely a bid is to win, when rivals bid as they usually do."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from math import exp
from typing import Final, NamedTuple, TypeAlias

Bid: TypeAlias = tuple[int, ...]
"""Hunt cards laid together, the lowest first."""

Chances: TypeAlias = Sequence[float]
"""By total; the last entry stands for all higher ones."""

EAGERNESS: Final = (2.0, 3.5, 5.0)
"""From what a unicorn must be worth to a seat to make it hunt a little more eagerly."""

_WANTS: Final = (1.0, 2.8, 4.2, 6.0)  # what it is worth on average, by eagerness
_TILTS: Final = (-0.1, 0.15, 0.35, 0.45)  # a point more makes a bid so much likelier ...
_LAST_TILT: Final = 0.3  # ... and so much in the last hunt of a round


class Rival(NamedTuple):
    """Somebody who hunts or may still: all that bears on the bid."""

    pool: Bid  # cards in hand or face down: together they are known
    eager: int
    laid: bool


class Hunt(NamedTuple):
    """Who one is up against, with how many cards."""

    cards: int
    left: int  # hunts that follow in the round
    rivals: tuple[Rival, ...]


def eagerness(worth: float) -> int:
    """How eagerly a seat hunts what is worth so much to it."""
    low, middle, high = EAGERNESS
    return (worth >= low) + (worth >= middle) + (worth >= high)


@lru_cache(1 << 11)
def bids_of(hand: Bid, cards: int) -> tuple[Bid, ...]:
    """Every different way to lay so many cards."""
    return tuple(dict.fromkeys(combinations(hand, cards)))


@lru_cache(1 << 12)
def totals_of(hand: Bid, cards: int) -> tuple[tuple[int, Bid], ...]:
    """Every total of so many cards, and one way to reach it."""
    return tuple({sum(bid): bid for bid in bids_of(hand, cards)}.items())


@lru_cache(1 << 13)
def rest_of(hand: Bid, bid: Bid) -> Bid:
    """The hand without the cards of a bid."""
    rest = list(hand)
    for card in bid:
        rest.remove(card)
    return tuple(rest)


def chance_of(chances: Chances, total: int) -> float:
    """The chance of a total, however high."""
    return chances[min(total, len(chances) - 1)]


@lru_cache(1 << 13)
def win_chances(hunt: Hunt) -> Chances:
    """How likely a total is to be the highest that is nobody else's."""
    shares = _shares(hunt)
    below = [_below(share) for share in shares]
    top = len(shares[0]) if shares else 1
    chances = [_product(below, total) for total in range(top)]
    for place, share in enumerate(shares):
        for other in range(place + 1, len(shares)):
            # Two above cancel each other: then it is enough to beat the rest.
            rest = [one for at, one in enumerate(below) if at not in (place, other)]
            tied = 0.0
            for total in range(top - 2, -1, -1):
                tied += share[total + 1] * shares[other][total + 1]
                chances[total] += tied * _product(rest, total)
    return chances


@lru_cache(1 << 11)
def duel_gains(hunt: Hunt) -> Sequence[Chances]:
    """By rival: what it adds to a total's chance that this rival yields when level."""
    return [
        [level * rest for level, rest in zip(share, others, strict=True)]
        for share, others in _each_against_the_rest(hunt)
    ]


@lru_cache(1 << 11)
def best_duel_gains(hunt: Hunt) -> Chances:
    """What the best dare adds to a total's chance."""
    return [max(gains) for gains in zip(*duel_gains(hunt), strict=True)] or [0.0]


@lru_cache(1 << 11)
def foretold_gains(hunt: Hunt) -> Sequence[Chances]:
    """By total named: what it adds to a lower total's chance that whoever shows it is out."""
    pairs = _each_against_the_rest(hunt)
    top = len(pairs[0][0]) if pairs else 1
    return [
        [
            # Two at the total named are out anyway, so exactly one counts.
            sum([share[named] * others[total] for share, others in pairs])
            for total in range(named)
        ]
        + [0.0] * (top - named)
        for named in range(top)
    ]


@lru_cache(1 << 11)
def best_foretold_gains(hunt: Hunt) -> Chances:
    """What the best prophecy adds to a total's chance."""
    return [max(gains) for gains in zip(*foretold_gains(hunt), strict=True)]


@lru_cache(1 << 11)
def standoff_chances(hunt: Hunt) -> Chances:
    """How likely all who hunt come to one's own total, and somebody does."""
    shares = _shares(hunt)
    passes = [1 - sum(share) for share in shares]
    level = [[out + one for one in share] for out, share in zip(passes, shares, strict=True)]
    nobody = _product([[out] for out in passes], 0)
    top = len(shares[0]) if shares else 1
    return [_product(level, total) - nobody for total in range(top)]


def _each_against_the_rest(hunt: Hunt) -> list[tuple[Chances, Chances]]:
    """By rival: the totals it may bid, and how likely all others are below a total."""
    shares = _shares(hunt)
    below = [_below(share) for share in shares]
    rests = [below[:place] + below[place + 1 :] for place in range(len(below))]
    return [
        (share, [_product(rest, total) for total in range(len(share))])
        for share, rest in zip(shares, rests, strict=True)
    ]


@lru_cache(1 << 10)
def second_chances(hunt: Hunt) -> Chances:
    """How likely exactly one rival is above a total and nobody level."""
    shares = _shares(hunt)
    below = [_below(share) for share in shares]
    top = len(shares[0]) if shares else 1
    chances = [0.0] * top
    for place, share in enumerate(shares):
        rest = below[:place] + below[place + 1 :]
        for total in range(top):
            chances[total] += sum(share[total + 1 :]) * _product(rest, total)
    return chances


@lru_cache(1 << 10)
def low_chances(hunt: Hunt) -> Chances:
    """How likely a total is to be the lowest."""
    shares = _shares(hunt)
    top = len(shares[0]) if shares else 1
    return [_product([[1 - sum(one[: total + 1])] for one in shares], 0) for total in range(top)]


def _shares(hunt: Hunt) -> list[Chances]:
    """By rival and total: how likely it is to be bid. What is missing to 1 is a pass."""
    able = [rival for rival in hunt.rivals if len(rival.pool) >= hunt.cards]
    top = max([sum(rival.pool[-hunt.cards :]) for rival in able], default=0) + 2
    return [_bid_shares(hunt.cards, hunt.left, rival, top) for rival in able]


@lru_cache(1 << 13)
def _bid_shares(cards: int, left: int, rival: Rival, top: int) -> Chances:
    share = [0.0] * top
    tilt = _TILTS[rival.eager] if left else _LAST_TILT
    for bid in bids_of(rival.pool, cards):
        share[sum(bid)] += exp(tilt * sum(bid))
    part = join_chance(cards, left, rival) / sum(share)
    return [one * part for one in share]


def join_chance(cards: int, left: int, rival: Rival) -> float:
    """How likely a rival is to hunt; fitted to what steady players do."""
    if rival.laid:
        return 1.0
    share = (0.5 * len(rival.pool) + 0.15 * sum(rival.pool)) / (left + 1)
    pull = share + 0.3 * _WANTS[rival.eager] + 0.5 * left
    return 1 / (1 + exp(1.0 + 0.7 * cards - pull))


def _below(share: Chances) -> Chances:
    """How likely a rival is to pass or to bid less than a total."""
    passes = 1 - sum(share)
    return [passes + sum(share[:total]) for total in range(len(share))]


def _product(chances: Sequence[Chances], total: int) -> float:
    product = 1.0
    for one in chances:
        product *= one[total]
    return product
