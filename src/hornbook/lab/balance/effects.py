"""From games to figures: what a thing is worth to whoever has it, with honest intervals.

A game is one observation. Even is one win shared by the seats; an effect is how much more often
whoever had the thing won, in points. Where many things are compared some look good by luck alone,
so *stands out* asks for an interval that holds for all of a family together (Bonferroni).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final

from msgspec import Struct

from hornbook.lab.balance.experiment import AS_IS, Seen

SURE: Final = 0.95
FEW: Final = 50  # games below which nothing is said
SMALL: Final = 0.03  # an effect that nobody at a table would notice
UNWANTED: Final = 0.05  # taken less often than this when it was on offer
OFFERS: Final = 100  # so often it must have been on offer for that


class Estimate(Struct, frozen=True):
    """A mean with its 95 % interval, and a wider one that holds for all that are compared."""

    mean: float
    low: float
    high: float
    wide_low: float
    wide_high: float
    games: int

    @property
    def stands_out(self) -> bool:
        """Whether it cannot be luck, even among so many."""
        return self.wide_low > 0 or self.wide_high < 0


class Effect(Struct, frozen=True):
    """What one thing is worth."""

    family: str
    key: str
    wins: Estimate  # points of win share above even, as a part of 1
    lead: float  # points of the score above the others'
    shown: int  # how often it was on offer, when it was to be chosen
    taken: int

    @property
    def taken_share(self) -> float | None:
        """How often it was taken when it was on offer."""
        return self.taken / self.shown if self.shown else None

    @property
    def verdict(self) -> str:
        """In a word: strong, weak, unwanted, few, fits."""
        if self.shown >= OFFERS and self.taken < UNWANTED * self.shown:
            return "unwanted"
        if self.wins.games < FEW:
            return "few"
        if self.wins.stands_out and abs(self.wins.mean) >= SMALL:
            return "strong" if self.wins.mean > 0 else "weak"
        return "fits"


def effects(games: Sequence[Seen], family: str, arms: Sequence[str] | None = None) -> list[Effect]:
    """All of a family, the strongest first; what it is worth is seen in these arms."""
    by_game: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for seen in games:
        if arms and seen.arm not in arms:
            continue
        even = 1 / len(seen.wins)
        had: dict[str, list[tuple[float, float]]] = defaultdict(list)
        for seat, held in enumerate(seen.held):
            for key in held.get(family, ()):
                had[key].append((seen.wins[seat] - even, seen.leads[seat]))
        for key, each in had.items():
            wins, leads = zip(*each, strict=True)
            by_game[key].append((fmean(wins), fmean(leads)))
    offers = _offers(games, family)
    keys = sorted({*by_game, *offers})
    found = [
        Effect(
            family=family,
            key=key,
            wins=estimate([win for win, _ in by_game[key]], len(by_game)),
            lead=fmean([lead for _, lead in by_game[key]] or [0.0]),
            shown=offers.get(key, (0, 0))[0],
            taken=offers.get(key, (0, 0))[1],
        )
        for key in keys
    ]
    return sorted(found, key=lambda one: -one.wins.mean)


def estimate(values: Sequence[float], compared: int = 1) -> Estimate:
    """The mean of one value a game, when so many things are compared."""
    if not values:
        return Estimate(0.0, -1.0, 1.0, -1.0, 1.0, 0)
    mean = fmean(values)
    spread = stdev(values) / sqrt(len(values)) if len(values) > 1 else 1.0
    margin, wide = (spread * _quantile(SURE, many) for many in (1, max(compared, 1)))
    return Estimate(mean, mean - margin, mean + margin, mean - wide, mean + wide, len(values))


def differences(
    games: Sequence[Seen], others: Sequence[Seen], figure: Callable[[Seen], float]
) -> Estimate:
    """How much larger a figure is than in the other edition's games of the same deals."""
    other = {(seen.seed, seen.arm): figure(seen) for seen in others}
    paired = [
        figure(seen) - other[seen.seed, seen.arm]
        for seen in games
        if (seen.seed, seen.arm) in other
    ]
    return estimate(paired)


class Cell(Struct, frozen=True):
    """How whoever had a thing did, by how often something was done."""

    key: str
    count: int  # the last one stands for more, too
    wins: Estimate


MOST_COUNTED: Final = 3


def interplay(games: Sequence[Seen], family: str, counted: str) -> list[Cell]:
    """Win shares above even by what was had and how often it was counted: loans, say."""
    values: dict[tuple[str, int], list[float]] = defaultdict(list)
    for seen in games:
        if counted not in seen.counts:
            continue
        for seat, held in enumerate(seen.held):
            times = min(seen.counts[counted][seat], MOST_COUNTED)
            for key in held.get(family, ()):
                values[key, times].append(seen.wins[seat] - 1 / len(seen.wins))
    return [
        Cell(key, count, estimate(each, len(values)))
        for (key, count), each in sorted(values.items())
    ]


class Curve(Struct, frozen=True):
    """How something grows, by round: its mean, and the mean of whoever won and came last."""

    name: str
    mean: list[float]
    winner: list[float]
    last: list[float]


def curves(games: Iterable[Seen]) -> list[Curve]:
    """All that is noted from round to round."""
    points: dict[str, list[tuple[list[list[int]], int, int]]] = defaultdict(list)
    for seen in games:
        if seen.arm != AS_IS:
            continue
        winner = max(range(len(seen.wins)), key=lambda seat: (seen.wins[seat], seen.leads[seat]))
        last = min(range(len(seen.leads)), key=lambda seat: seen.leads[seat])
        for name, curve in seen.curves.items():
            points[name].append((curve, winner, last))
    found = []
    for name, each in points.items():
        rounds = range(max(len(curve) for curve, _, _ in each))
        at = [[one for one in each if number < len(one[0])] for number in rounds]
        found.append(
            Curve(
                name,
                [fmean(fmean(c[n]) for c, _, _ in at[n]) for n in rounds],
                [fmean(c[n][winner] for c, winner, _ in at[n]) for n in rounds],
                [fmean(c[n][last] for c, _, last in at[n]) for n in rounds],
            )
        )
    return found


def lead_changes(seen: Seen, curve: str) -> int:
    """How often somebody else was ahead at the end of a round."""
    leaders = []
    for standing in seen.curves.get(curve, ()):
        best = max(standing)
        if standing.count(best) == 1 and best > 0:
            leaders.append(standing.index(best))
    return sum(one != other for one, other in pairwise(leaders))


def _offers(games: Iterable[Seen], family: str) -> dict[str, tuple[int, int]]:
    """How often each was on offer and taken, where everything was as always."""
    found: dict[str, tuple[int, int]] = {}
    for seen in games:
        if seen.arm != AS_IS:
            continue
        for key, (shown, taken) in seen.offered.get(family, {}).items():
            before = found.get(key, (0, 0))
            found[key] = (before[0] + shown, before[1] + taken)
    return found


def _quantile(sure: float, compared: int) -> float:
    return NormalDist().inv_cdf(1 - (1 - sure) / (2 * compared))
