"""3: what a collection is worth, split into sets and rainbows as suits its owner best."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from hornbook.games.kill_the_unicorns.colours import RAINBOW, Colour
from hornbook.games.kill_the_unicorns.table import Caught, Ware

if TYPE_CHECKING:
    from hornbook.games.kill_the_unicorns.decks import Unicorn
    from hornbook.games.kill_the_unicorns.game import KillTheUnicorns
    from hornbook.kernel import Seat

SET_POINTS: Final = (0, 0, 2, 5, 8, 12)  # 3: by the size of the set
LARGEST_SET: Final = len(SET_POINTS) - 1
RAINBOW_POINTS: Final = 8
RAINBOWS_TO_WIN: Final = 2


class ColourSet(Struct, frozen=True):
    """Unicorns of one colour that count together."""

    colour: Colour
    size: int
    points: int


class Split(Struct, frozen=True):
    """How a collection is best divided: a unicorn counts in a rainbow or in a set."""

    rainbows: int
    sets: tuple[ColourSet, ...]
    points: int


class PriceList(Struct, frozen=True):
    """What sets and rainbows are worth, as the sheet prints it."""

    sets: tuple[int, ...]  # by size
    rainbow: int
    rainbows_to_win: int


PRICES: Final = PriceList(SET_POINTS, RAINBOW_POINTS, RAINBOWS_TO_WIN)


class Score(Struct, frozen=True):
    """A player's points, line by line."""

    stars: int
    ruses: int
    tokens: int
    pates: int
    split: Split
    total: int


def score(game: KillTheUnicorns, seat: Seat) -> Score:
    """What a seat's collection is worth now."""
    return worth(game.cards.unicorns, game.table.herds[seat], game.table.pates[seat])


def worth(unicorns: Sequence[Unicorn], herd: Sequence[Caught], pates: Sequence[Ware]) -> Score:
    """What such a collection is worth."""
    stars = sum([unicorns[caught.unicorn].stars for caught in herd])
    ruses = sum([caught.ruse_points for caught in herd])
    tokens = sum([caught.token_points for caught in herd])
    eaten = sum([pate.points for pate in pates])
    split = best_split(colour_counts(herd))
    total = stars + ruses + tokens + eaten + split.points
    return Score(stars, ruses, tokens, eaten, split, total)


def colour_counts(herd: Sequence[Caught]) -> tuple[int, ...]:
    """How many unicorns of each colour of the rainbow there are."""
    colours = [caught.colour for caught in herd]
    return tuple([colours.count(colour) for colour in RAINBOW])


def hopes(herd: Sequence[Caught]) -> tuple[int, ...]:
    """By colour of the rainbow: what one more unicorn of it would add to sets and rainbows."""
    counts = colour_counts(herd)
    now = best_split(counts).points
    more = [(*counts[:one], counts[one] + 1, *counts[one + 1 :]) for one in range(len(counts))]
    return tuple([best_split(counts).points - now for counts in more])


def wins_by_rainbows(herd: Sequence[Caught]) -> bool:
    """3: two rainbows win at once."""
    enough = len(herd) >= RAINBOWS_TO_WIN * len(RAINBOW)
    return enough and min(colour_counts(herd)) >= RAINBOWS_TO_WIN


@lru_cache(1 << 13)
def best_split(counts: tuple[int, ...]) -> Split:
    """The most valuable way to divide so many unicorns of each colour.

    Only the number of rainbows is a choice: within a colour the largest sets are best.
    """
    splits = [_with_rainbows(counts, rainbows) for rainbows in range(min(counts), -1, -1)]
    return max(splits, key=lambda split: split.points)


def _with_rainbows(counts: tuple[int, ...], rainbows: int) -> Split:
    sets = tuple(
        ColourSet(colour, size, SET_POINTS[size])
        for colour, count in zip(RAINBOW, counts, strict=True)
        for size in _set_sizes(count - rainbows)
    )
    points = rainbows * RAINBOW_POINTS + sum(one.points for one in sets)
    return Split(rainbows, sets, points)


def _set_sizes(count: int) -> list[int]:
    """Fives as long as there are any, then the rest; a single unicorn is no set."""
    sizes = [LARGEST_SET] * (count // LARGEST_SET)
    rest = count % LARGEST_SET
    return [*sizes, rest] if rest > 1 else sizes
