"""A race before its start or in the middle, as the simulator reads it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import attrgetter

import numpy as np
from numpy.typing import NDArray

from hornbook.odds.simulator import COLUMNS, run_races
from hornbook.racing import LANES, LaneEffects, Race

_Numbers = NDArray[np.int64]
_columns = attrgetter(*COLUMNS)


class Board:
    """Everything that decides how a race will go."""

    def __init__(
        self,
        race: Race,
        speeds: Sequence[tuple[int, ...]],
        left: Sequence[int] | None = None,
        *,
        sprints: bool = True,
    ) -> None:
        self.race = race
        self.speeds = _speeds(tuple(speeds))
        cards = range(len(speeds)) if left is None else left
        self.left = np.array(sorted(cards), np.int64)
        self.sprints = sprints

    def simulate(
        self, races: int, seed: int, orders: NDArray[np.int8] | None = None
    ) -> NDArray[np.int64]:
        """How often each lane (row) came in at each place (column)."""
        return self._run(races, seed, None, orders)

    def follow(
        self, cards: Sequence[int], rolls: Sequence[int]
    ) -> tuple[list[list[int]], list[int]]:
        """Run one race by the given cards and rolls: the spots after each turn, and the order.

        A roll is six times the first die's lane plus the second's.
        """
        spots = np.full((1, len(cards), len(LANES)), -1, np.int64)
        script = (np.array([cards], np.int64), np.array([rolls], np.int64), spots)
        orders = np.zeros((1, len(LANES)), np.int8)
        self._run(1, 0, script, orders)
        turns = [turn for turn in spots[0].tolist() if turn[0] >= 0]
        return turns, orders[0].tolist()

    def _run(
        self,
        races: int,
        seed: int,
        script: tuple[_Numbers, _Numbers, _Numbers] | None,
        orders: NDArray[np.int8] | None,
    ) -> _Numbers:
        race = self.race
        counts: _Numbers = run_races(
            races,
            seed & 0xFFFFFFFFFFFFFFFF,
            self.speeds,
            self.left,
            np.array(race.rows, np.int64),
            effect_table(race.effects),
            np.array(race.spots, np.int64),
            np.array(race.boosts, np.int64),
            np.array(race.gum, np.int64),
            np.array(race.order, np.int64),
            race.turn,
            self.sprints,
            script,
            orders,
        )
        return counts


@lru_cache(maxsize=64)
def _speeds(cards: tuple[tuple[int, ...], ...]) -> _Numbers:
    return np.array(cards, np.int64)


def effect_table(effects: Sequence[LaneEffects]) -> _Numbers:
    """The lane-effect records as the simulator's table, one row a lane."""
    return np.array([_columns(effect) for effect in effects], np.int64)
