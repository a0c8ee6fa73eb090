"""The compiled race simulator, next to a plain NumPy version of the same races in the same run."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter, process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hornbook.kernel import Seat
from hornbook.lab.secrecy import positions
from hornbook.odds import Board, chances
from hornbook.odds.worlds import SURE_ENOUGH, seat_sheet
from hornbook.racing import (
    FINISH,
    LANES,
    NO_EFFECTS,
    UNSET,
    LaneEffects,
    Race,
    RacingGame,
    Row,
    house_movement,
    line_up,
)

ROUNDS = 5
SPEEDS = [card.speeds for card in house_movement()]
ROWS = tuple(Row(row) for row in range(6))
EVERY_LANE = [
    LaneEffects(start_set=4, sprint_add=1),
    LaneEffects(sprint_once=2, gum=1),
    LaneEffects(finish_add=2, tie=1),
    LaneEffects(last_set=4),
    LaneEffects(first_set=0, sprint_set=2),
    LaneEffects(last_add=1, finish_stop=1, start_add=-1),
]


def main() -> None:
    """Print all figures."""
    print("\nraces a second on one core, middle of five rounds")
    print(f"{'':24} {'compiled':>12} {'NumPy':>12} {'times':>6}")
    for name, effects in (("plain", [NO_EFFECTS] * 6), ("effects on every lane", EVERY_LANE)):
        race = line_up(ROWS, effects)
        board = Board(race.copy(), SPEEDS)
        board.simulate(1000, 1)
        ours = _rate(partial(board.simulate, 400_000), 400_000)
        theirs = _rate(partial(numpy_races, race, 40_000), 40_000)
        print(f"{name:24} {ours:12,.0f} {theirs:12,.0f} {ours / theirs:6.1f}")
    board = Board(line_up(ROWS, EVERY_LANE), SPEEDS)
    times = [_seconds(lambda seed: chances(board, seed=seed), seed) for seed in range(9)]
    print(f"\nan answer to half a percent, effects on every lane: {median(times) * 1000:.1f} ms")
    _answers()
    print(f"a new process answers after {_second_start():.2f} s (code already compiled)")


def _answers() -> None:
    """What a seat is told in the middle of a game, with rivals' cards hidden from it."""
    print(
        f"\n{'an answer to a seat':24} {'ms: middle':>12} {'longest':>9} {'error: middle':>14} ",
        end="",
    )
    print(f"{'largest':>8} {'within 1.5':>11} {'ms of those':>12}")
    for name in ("unicorn-fever", "horse-fever-board", "horse-fever-family"):
        found = [_answer(game) for game in _in_the_middle(name)]
        times, errors = [one[0] for one in found], [one[1] for one in found]
        sure = [one for one in found if one[1] <= SURE_ENOUGH]
        print(f"{name:24} {median(times):12.0f} {max(times):9.0f} {median(errors):14.2%} ", end="")
        print(f"{max(errors):8.2%} {len(sure) / len(found):11.0%} ", end="")
        print(f"{max([one[0] for one in sure], default=0):12.0f}")


def _answer(game: RacingGame[Any, Any]) -> tuple[float, float]:
    """Milliseconds on a core, best of three, and the error of the bet that is least sure."""
    times = []
    for _ in range(3):
        begun = process_time()
        sheet = seat_sheet(game, Seat(0))
        times.append((process_time() - begun) * 1000)
    return min(times), max(bet.error for bet in sheet.prices)


def _in_the_middle(name: str) -> list[RacingGame[Any, Any]]:
    found: list[RacingGame[Any, Any]] = []
    for number in range(8):
        for place, game in enumerate(positions(name, 4, f"answers/{number}", {})):
            if place % 15 == 7 and isinstance(game, RacingGame):
                found.append(game.copy())
    return found[:60]


def numpy_races(race: Race, races: int, seed: int) -> NDArray[np.int64]:
    """The same races, all at once in NumPy: how often each lane comes in at each place."""
    luck = np.random.default_rng(seed)
    effects, rows = race.effects, np.array(race.rows)
    start_set, start_add, sprint_set, sprint_add = _columns(
        effects, "start_set", "start_add", "sprint_set", "sprint_add"
    )
    finish_add, finish_stop, first_set, last_set, last_add, tie = _columns(
        effects, "finish_add", "finish_stop", "first_set", "last_set", "last_add", "tie"
    )
    speeds = np.array(SPEEDS)[:, rows]
    decks = luck.permuted(np.tile(np.arange(len(SPEEDS)), (races, 1)), axis=1)
    spots = np.zeros((races, 6), np.int64)
    running = np.ones((races, 6), bool)
    boosts = np.tile(np.array(race.boosts), (races, 1))
    gum = np.tile(np.array(race.gum), (races, 1))
    keys = np.zeros((races, 6))
    for turn in range(len(SPEEDS)):
        spaces = speeds[decks[:, turn]]
        if turn == 0:
            spaces = np.maximum(np.where(start_set == UNSET, spaces, start_set) + start_add, 0)
        else:
            ahead = np.where(running, spots, -1).max(1, keepdims=True)
            behind = np.where(running, spots, 99).min(1, keepdims=True)
            nobody_home = running.all(1, keepdims=True)
            is_last = spots == behind
            is_first = (spots == ahead) & nobody_home
            spaces = np.where(is_last & (last_set != UNSET), last_set, spaces)
            spaces = np.where(is_first & (first_set != UNSET), first_set, spaces)
            spaces = np.maximum(spaces + is_last * last_add, 0)
        moved = spots + spaces
        crossed = moved >= FINISH
        moved = np.where(crossed & (finish_stop == 1), FINISH, moved) + crossed * finish_add
        spots = np.where(running, moved, spots)
        dice = luck.integers(0, 6, (races, 2))
        rolled = np.zeros((races, 6), bool)
        rolled[np.arange(races), dice[:, 0]] = True
        rolled[np.arange(races), dice[:, 1]] = True
        rolled &= running & (sprint_set != 0)
        sprint = np.where(sprint_set == UNSET, 1, sprint_set) + sprint_add
        sprint = np.maximum(sprint + boosts, 0)
        stuck = np.minimum(gum, sprint)
        spots += rolled * (sprint - stuck)
        boosts = np.where(rolled, 0, boosts)
        gum = gum - rolled * stuck
        home = running & (spots >= FINISH)
        photo = spots * 64 + tie * 16 - rows + luck.random((races, 6)) / 2
        keys = np.where(home, photo - turn * 100_000, keys)
        running &= ~home
        if not running.any():
            break
    order = np.argsort(-keys, axis=1)
    counts = np.zeros((6, 6), np.int64)
    for place in range(6):
        counts[:, place] = np.bincount(order[:, place], minlength=6)
    return counts


def _columns(effects: tuple[LaneEffects, ...], *names: str) -> list[NDArray[np.int64]]:
    return [np.array([getattr(effects[lane], name) for lane in LANES]) for name in names]


def _rate(run: Callable[[int], object], races: int) -> float:
    return median(races / _seconds(run, seed) for seed in range(ROUNDS))


def _seconds(run: Callable[[int], object], seed: int) -> float:
    begun = perf_counter()
    run(seed)
    return perf_counter() - begun


def _second_start() -> float:
    script = (
        "import time; begun = time.perf_counter()\n"
        "from benchmarks.odds import EVERY_LANE, ROWS, SPEEDS, Board, chances, line_up\n"
        "chances(Board(line_up(ROWS, EVERY_LANE), SPEEDS))\n"
        "print(time.perf_counter() - begun)"
    )
    done = subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    return float(done.stdout)


if __name__ == "__main__":
    main()
