"""The track and the odds table, as both Fever games print them."""

from __future__ import annotations

from functools import cache
from typing import Final, NewType

Lane = NewType("Lane", int)
"""A racer's lane, from 0 at the first lane of the board. A racer keeps its lane for life."""

Row = NewType("Row", int)
"""A row of the odds table: 0 is x2, the fastest; 5 is x7, the slowest."""

Place = NewType("Place", int)
"""Where a racer came in: 1 is the winner."""

LANES: Final = tuple(Lane(lane) for lane in range(6))
FINISH: Final = 12
PODIUM: Final = 3
PATIENCE: Final = 40  # turns after which being first or last no longer matters: every race ends
FASTEST: Final = Row(0)
SLOWEST: Final = Row(5)


def multiplier(row: int) -> int:
    """What a win bet pays for each coin staked, in that row."""
    return row + 2


@cache
def moved_up(row: int, rows: int) -> Row:
    """The row so many rows nearer to x2 (or, if negative, to x7), within the table."""
    return Row(min(max(row - rows, FASTEST), SLOWEST))


@cache
def after_race(row: int, place: int) -> Row:
    """The row after a race: one up if the racer came in higher than its row, one down if lower."""
    rank = place - 1
    return moved_up(row, (row > rank) - (row < rank))
