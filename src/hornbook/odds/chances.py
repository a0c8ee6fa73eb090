"""How likely each place is, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from hornbook.odds.board import Board
from hornbook.racing import PODIUM, Lane

RACES = 40_000  # enough for half a percent either way, nineteen times in twenty
SURE = 1.96


class Chances(Struct, frozen=True):
    """The chance of each place for each lane: ``ranks[lane][place - 1]``."""

    races: int
    ranks: tuple[tuple[float, ...], ...]

    def win(self, lane: Lane) -> float:
        """The chance to come in first."""
        return self.ranks[lane][0]

    def place(self, lane: Lane) -> float:
        """The chance to come in first, second or third."""
        return self.within(lane, PODIUM)

    def within(self, lane: Lane, places: int) -> float:
        """The chance to be among the first so many."""
        return sum(self.ranks[lane][:places])

    def error(self, chance: float) -> float:
        """Half the width of the 95 % interval around a chance."""
        return SURE * sqrt(max(chance * (1 - chance), 0) / self.races)


def chances(board: Board, races: int = RACES, seed: int = 0) -> Chances:
    """Run one board many times."""
    return _counted(board.simulate(races, seed))


def chances_over(boards: Sequence[Board], races: int = RACES, seed: int = 0) -> Chances:
    """Run several boards that could all be the true one, the same number of times each."""
    each = -(-races // len(boards))
    return mean_of([chances(board, each, seed + number) for number, board in enumerate(boards)])


def mean_of(found: Sequence[Chances]) -> Chances:
    """Chances from equally many races each, taken together."""
    if len(found) == 1:
        return found[0]
    ranks = np.mean([one.ranks for one in found], axis=0)
    return Chances(sum(one.races for one in found), tuple(map(tuple, ranks.tolist())))


def _counted(counts: NDArray[np.int64]) -> Chances:
    races = int(counts[0].sum())
    return Chances(races, tuple(map(tuple, (counts / races).tolist())))
