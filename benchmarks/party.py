"""A party of thousands on one core: ``python -m benchmarks.party``."""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import perf_counter
from typing import Any

import hornbook
from hornbook.games.horse_fever.party.programme import ChooseAnotherRace
from hornbook.kernel import Chance, Game, Seat

NAME = "horse-fever-party"
CROWDS = (100, 1000, 5000, 10_000)


def main() -> None:
    """Print the cost of a round, and of one seat's look at it, for growing crowds."""
    print(f"Python {sys.version.split()[0]}, one core; a round is all bets, the race, all payments")
    columns = ("seats", "deal s", "round s", "answers/s", "µs/answer", "close ms")
    print("".join(f"{column:>12}" for column in columns), end="")
    print("".join(f"{column:>12}" for column in ("view µs", "join µs", "copy ms", "redeal ms")))
    _round(CROWDS[0])
    for seats in CROWDS:
        _report(seats)


def _report(seats: int) -> None:
    deal = _seconds(lambda: hornbook.new(NAME, seats=seats))
    game, answers, betting, closing = _round(seats)
    whole = betting + closing
    host = game.copy()
    host.apply(Seat(0), 0)
    _answer(host, Chance(2), answers // 2)
    view = _seconds(lambda: host.view(Seat(seats - 1)))
    copy = _seconds(host.copy)
    redeal = _seconds(lambda: host.redeal(Seat(seats - 1), Chance(0)))
    # The last crowd fills the house: joining is measured where there is room.
    join = _seconds(host.join) if host.open_to_joiners else float("nan")
    figures = f"{seats:12,}{deal:12.4f}{whole:12.3f}{answers / whole:12,.0f}"
    figures += f"{betting / answers * 1e6:12.2f}{closing * 1e3:12.1f}"
    print(f"{figures}{view * 1e6:12.1f}{join * 1e6:12.1f}{copy * 1e3:12.2f}{redeal * 1e3:12.2f}")


def _round(seats: int) -> tuple[Game[Any, Any], int, float, float]:
    """A whole round: the game after it, the answers given, seconds of betting and of the rest."""
    game = hornbook.new(NAME, seats=seats, seed=1, races=2)
    chance = Chance(1)
    answers = 4 * (seats - 1)
    begun = perf_counter()
    _answer(game, chance, answers - 1)
    betting = perf_counter()
    while not isinstance(game.pending[0].question, ChooseAnotherRace):
        _answer(game, chance, 1)
    return game, answers, betting - begun, perf_counter() - betting


def _answer(game: Game[Any, Any], chance: Chance, answers: int) -> None:
    for _ in range(answers):
        decision = game.pending[chance.below(len(game.pending))]
        game.apply(decision.seat, decision.choice(chance.below(decision.count)))


def _seconds(act: Callable[[], object]) -> float:
    """The best of a few."""
    times = []
    for _ in range(5):
        begun = perf_counter()
        act()
        times.append(perf_counter() - begun)
    return min(times)


if __name__ == "__main__":
    main()
