"""What a herd is worth before the last hunt is over: points that lie there, and prospects."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from hornbook.games.kill_the_unicorns.colours import RAINBOW, Colour
from hornbook.games.kill_the_unicorns.decks import Goods, HuntingCards
from hornbook.games.kill_the_unicorns.scoring import (
    RAINBOWS_TO_WIN,
    best_split,
    colour_counts,
)
from hornbook.games.kill_the_unicorns.table import Caught, Ware

VICTORY: Final = 40.0  # two rainbows: more than anyone ever scores
PICK: Final = 2  # who catches a unicorn caught the better one of so many

_PLACE: Final = {colour: place for place, colour in enumerate(RAINBOW)}


@cache
def prospects(counts: tuple[int, ...], hunts_left: int, seats: int) -> float:
    """The points that sets and rainbows will bring, when everyone catches a fair share."""
    whole, rest = divmod(hunts_left, seats)
    low = _after(tuple(sorted(counts)), whole)
    if not rest:
        return low
    return low + (_after(tuple(sorted(counts)), whole + 1) - low) * rest / seats


@cache
def _after(counts: tuple[int, ...], more: int) -> float:
    """The split's points after so many unicorns more, each the better one of two."""
    if min(counts) >= RAINBOWS_TO_WIN:
        return VICTORY
    if not more:
        return float(best_split(counts).points)
    values = sorted(_after(tuple(sorted(_one_more(counts, at))), more - 1) for at in range(4))
    # Of two colours drawn at random the best one is the better: 1, 3, 5 and 7 in 16.
    return sum(value * (2 * rank + 1) for rank, value in enumerate(values)) / 16


def _one_more(counts: tuple[int, ...], at: int) -> tuple[int, ...]:
    return (*counts[:at], counts[at] + 1, *counts[at + 1 :])


@cache
def _recoloured(counts: tuple[int, ...], before: Colour, after: Colour) -> tuple[int, ...]:
    changed = list(counts)
    if before is not Colour.NONE:
        changed[_PLACE[before]] -= 1
    if after is not Colour.NONE:
        changed[_PLACE[after]] += 1
    return tuple(changed)


class Herd:
    """One seat's collection, and what would become of it."""

    __slots__ = ("_now", "caught", "cards", "counts", "hunts_left", "seats")

    def __init__(
        self, cards: HuntingCards, caught: Sequence[Caught], hunts_left: int, seats: int
    ) -> None:
        self.cards = cards
        self.caught = caught
        self.counts = colour_counts(caught)
        self.hunts_left = hunts_left
        self.seats = seats
        self._now = prospects(self.counts, hunts_left, seats)

    def points(self, pates: Sequence[Ware]) -> float:
        """What lies there, and the prospects."""
        stars = self.cards.unicorns
        lying = sum([stars[one.unicorn].stars + one.ruse_points + one.token_points for one in self.caught])
        return lying + sum([pate.points for pate in pates]) + self._now

    def gain(self, before: Colour, after: Colour) -> float:
        """What a change of colour brings; a unicorn that comes or goes has none on one side."""
        if before is after:
            return 0.0
        counts = _recoloured(self.counts, before, after)
        return prospects(counts, self.hunts_left, self.seats) - self._now

    def best_colour(self) -> Colour:
        """The colour that a new unicorn should have."""
        return max(RAINBOW, key=lambda colour: self.gain(Colour.NONE, colour))

    def use(self, goods: Goods, colour: Colour, points: int, on: Caught) -> float:
        """What a token of the market brings on this unicorn."""
        if goods is Goods.PATE:
            lost = self.cards.unicorns[on.unicorn].stars + on.ruse_points + on.token_points
            return points - lost + self.gain(on.colour, Colour.NONE)
        return points + (0.0 if colour is Colour.NONE else self.gain(on.colour, colour))

    def best_use(self, goods: Goods, colour: Colour, points: int) -> float:
        """What a token brings on the unicorn that suits it best."""
        return max([self.use(goods, colour, points, one) for one in self.caught])
