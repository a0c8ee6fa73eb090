"""Random games on one core, next to catanatron in the same run.

Rounds of both alternate, so that a busy machine slows both down alike; the middle round counts.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from statistics import median
from time import perf_counter

import hornbook
from hornbook import games
from hornbook.kernel import Chance

ROUNDS = 5
SECONDS = 1.0
SEATS = 4


def main() -> None:
    """Print all figures."""
    print(f"Python {sys.version.split()[0]}, one core, {ROUNDS} alternating rounds of {SECONDS} s")
    playing = {name: _ours(name) for name in games.names() if _has_four_seats(name)}
    playing |= {f"catanatron {version('catanatron')}": _catanatron}
    rates = _alternating(playing)
    peer = median(rates[list(rates)[-1]])
    print(f"\n{'random games, four players':34} {'decisions/s':>12} {'range':>18} {'times':>6}")
    for name, found in rates.items():
        spread = f"{min(found):,.0f}-{max(found):,.0f}"
        print(f"{name:34} {median(found):12,.0f} {spread:>18} {median(found) / peer:6.2f}")
    print(f"\n{'copies of a game in the middle':34} {'copies/s':>12}")
    for name in playing:
        copy = _catanatron_copy() if name.startswith("catanatron") else _our_copy(name)
        print(f"{name:34} {_rate(copy):12,.0f}")
    print(f"\n`hornbook games` starts and ends in {_start_up() * 1000:.0f} ms (best of 5)")


def _has_four_seats(name: str) -> bool:
    return games.info(name).fewest <= SEATS <= games.info(name).most


def _ours(name: str) -> Callable[[int], int]:
    def play(seed: int) -> int:
        game = hornbook.new(name, seats=SEATS, seed=seed)
        chance = Chance(f"{seed} choices")
        while not game.over:
            decision = game.pending[0]
            game.apply(decision.seat, decision.choice(chance.below(decision.count)))
        return len(game.history)

    return play


def _catanatron(seed: int) -> int:
    return len(_catan(seed).state.actions)


def _catan(seed: int):  # type: ignore[no-untyped-def] # noqa: ANN202 - the peer has no types
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
    game.play()
    return game


def _alternating(playing: dict[str, Callable[[int], int]]) -> dict[str, list[float]]:
    rates: dict[str, list[float]] = {name: [] for name in playing}
    for play in playing.values():
        play(0)
    for number in range(ROUNDS):
        for name, play in playing.items():
            decisions, seed, begun = 0, number * 10_000, perf_counter()
            while perf_counter() - begun < SECONDS:
                decisions += play(seed)
                seed += 1
            rates[name].append(decisions / (perf_counter() - begun))
    return rates


def _our_copy(name: str) -> Callable[[], object]:
    game = hornbook.new(name, seats=SEATS, seed=1)
    chance = Chance(1)
    for _ in range(20):
        decision = game.pending[0]
        game.apply(decision.seat, decision.choice(chance.below(decision.count)))
    return game.copy


def _catanatron_copy() -> Callable[[], object]:
    copy: Callable[[], object] = _catan(1).copy
    return copy


def _rate(act: Callable[[], object]) -> float:
    count, begun = 0, perf_counter()
    while perf_counter() - begun < SECONDS:
        for _ in range(200):
            act()
        count += 200
    return count / (perf_counter() - begun)


def _start_up() -> float:
    command = str(Path(sys.executable).parent / "hornbook")
    times = []
    for _ in range(5):
        begun = perf_counter()
        subprocess.run([command, "games"], check=True, capture_output=True)  # noqa: S603
        times.append(perf_counter() - begun)
    return min(times)
