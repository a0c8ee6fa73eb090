"""How much each magic card helps or harms, by the row of the unicorn it is played on."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from hornbook.odds import Board, chances
from hornbook.racing import LANES, NO_EFFECTS, LaneEffects, line_up, moved_up

Push: TypeAlias = tuple[float, float]
"""The change of the chance to win, and of the chance to come in on the podium."""

RACES = 3_000  # every effect meets the same luck, so few are enough


class Pushes:
    """What effects do to a race in which every row has one unicorn and nothing else acts."""

    def __init__(self, speeds: tuple[tuple[int, ...], ...]) -> None:
        self._speeds = speeds
        self._known: dict[tuple[LaneEffects, int], Push] = {}
        self.base = [self._chances(NO_EFFECTS, row) for row in range(len(LANES))]

    def of(self, effect: LaneEffects, row: int) -> Push:
        """What an effect does to the unicorn in that row."""
        key = effect, row
        if key not in self._known:
            win, place = self._chances(effect, row)
            before = self.base[row]
            self._known[key] = win - before[0], place - before[1]
        return self._known[key]

    def _chances(self, effect: LaneEffects, row: int) -> Push:
        effects = [effect if lane == row else NO_EFFECTS for lane in LANES]
        rows = [moved_up(lane, effects[lane].odds) for lane in LANES]
        found = chances(Board(line_up(rows, effects), self._speeds), RACES)
        return found.win(LANES[row]), found.place(LANES[row])


@lru_cache(1 << 3)
def pushes_of(speeds: tuple[tuple[int, ...], ...]) -> Pushes:
    """The pushes for a movement deck, filled as they are asked for."""
    return Pushes(speeds)
