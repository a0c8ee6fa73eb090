"""What a herd is worth before the last hunt is over: points that lie there, and prospects."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from hornbook.games.kill_the_unicorns.colours import RAINBOW, Colour
from hornbook.games.kill_the_unicorns.decks import Goods, KillTheUnicornsCards, UnicornId
from hornbook.games.kill_the_unicorns.scoring import RAINBOWS_TO_WIN, best_split, colour_counts
from hornbook.games.kill_the_unicorns.table import Caught, Ware

VICTORY: Final = 40.0  # two rainbows: more than anyone scores


@lru_cache(1 << 13)
def prospects(counts: tuple[int, ...], hunts_left: int, seats: int) -> float:
    """The points of sets and rainbows in the end, when everyone catches a fair share.

    >>> prospects((1, 1, 1, 1), 0, 4), prospects((3, 1, 0, 0), 0, 4)
    (8.0, 5.0)
    >>> prospects((1, 1, 1, 0), 4, 4) > prospects((1, 1, 0, 0), 4, 4)
    True
    """
    whole, rest = divmod(hunts_left, seats)
    found = _after(tuple(sorted(counts)), whole)
    if rest:
        found += (_after(tuple(sorted(counts)), whole + 1) - found) * rest / seats
    return found


@lru_cache(1 << 14)
def _after(counts: tuple[int, ...], more: int) -> float:
    """The points after so many unicorns more, each of the better of two random colours."""
    if min(counts) >= RAINBOWS_TO_WIN:
        return VICTORY
    if not more:
        return float(best_split(counts).points)
    values = sorted([_after(_one_more(counts, colour), more - 1) for colour in range(len(counts))])
    # Of two colours drawn from four, the best is the better in 7 of 16 cases, the next in 5.
    return sum([value * (2 * rank + 1) for rank, value in enumerate(values)]) / len(values) ** 2


def _one_more(counts: tuple[int, ...], colour: int) -> tuple[int, ...]:
    return tuple(sorted((*counts[:colour], counts[colour] + 1, *counts[colour + 1 :])))


class Herd:
    """One seat's herd: what it is worth, and what would change that."""

    __slots__ = ("_brings", "_now", "_unicorns", "caught", "counts", "hunts_left", "seats")

    def __init__(
        self, cards: KillTheUnicornsCards, caught: tuple[Caught, ...], hunts_left: int, seats: int
    ) -> None:
        self._unicorns = cards.unicorns
        self.caught = caught
        self.counts = colour_counts(caught)
        self.hunts_left = hunts_left
        self.seats = seats
        self._brings: dict[UnicornId, float] = {}
        self._now = prospects(self.counts, hunts_left, seats)

    def worth(self, pates: Iterable[Ware]) -> float:
        """What lies there, and the prospects."""
        lying = sum([self.points(one) for one in self.caught])
        return lying + sum([pate.points for pate in pates]) + self._now

    def points(self, one: Caught) -> int:
        """What a unicorn counts by itself."""
        return self._unicorns[one.unicorn].stars + one.ruse_points + one.token_points

    def recoloured(self, before: Colour, after: Colour) -> float:
        """What a change of colour brings; a unicorn that comes or goes has none on one side."""
        if before is after:
            return 0.0
        counts = list(self.counts)
        if before is not Colour.NONE:
            counts[RAINBOW.index(before)] -= 1
        if after is not Colour.NONE:
            counts[RAINBOW.index(after)] += 1
        return prospects(tuple(counts), self.hunts_left, self.seats) - self._now

    def caught_too(self, unicorn: UnicornId) -> float:
        """What a unicorn would bring."""
        found = self._brings.get(unicorn)
        if found is None:
            about = self._unicorns[unicorn]
            found = about.stars + self.recoloured(Colour.NONE, about.colour)
            self._brings[unicorn] = found
        return found

    def best_colour(self) -> Colour:
        """The colour that a new unicorn should have."""
        return max(RAINBOW, key=lambda colour: self.recoloured(Colour.NONE, colour))

    def used_on(self, one: Caught, goods: Goods, colour: Colour, points: int) -> float:
        """What a token of the market brings on that unicorn."""
        if goods is Goods.PATE:
            return points - self.points(one) + self.recoloured(one.colour, Colour.NONE)
        return points + (0.0 if colour is Colour.NONE else self.recoloured(one.colour, colour))

    def best_use(self, goods: Goods, colour: Colour, points: int) -> float:
        """What a token brings on the unicorn that suits it best."""
        if goods is Goods.PATE:
            uses = [
                self.recoloured(one.colour, Colour.NONE) - self.points(one) for one in self.caught
            ]
        elif colour is Colour.NONE:
            return float(points)
        else:
            # Which unicorn of a colour changes it does not matter.
            uses = [
                self.recoloured(before, colour)
                for before in (Colour.NONE, *RAINBOW)
                if before in [one.colour for one in self.caught]
            ]
        return points + max(uses, default=0.0)
