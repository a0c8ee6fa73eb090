"""Many games by bots, and what came of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import Any

from msgspec import Struct

from hornbook.kernel import Game
from hornbook.lab.sitting import Sitting


class Report(Struct, frozen=True):
    """What a run of games showed. Shared victories count in parts."""

    game: str
    edition: str
    seats: int
    bots: list[str]
    seed: str
    games: int
    win_shares: list[float]
    mean_scores: list[float]
    shortest: int  # in decisions
    longest: int
    mean_length: float
    seconds: float
    games_per_second: float
    decisions_per_second: float


class Simulation:
    """Plays games one by one; ``report`` sums up those played so far."""

    def __init__(
        self, sitting: Sitting, levels: Sequence[str] = ("random",), seed: str | int = 0
    ) -> None:
        self._sitting = sitting
        self._levels = sitting.seat(levels)
        self._seed = str(seed)
        self._results: list[tuple[tuple[int, ...], tuple[int, ...], int]] = []
        self._seconds = 0.0

    def run(self, games: int) -> Iterator[Game[Any, Any]]:
        """Play so many games, each given out when it is over."""
        for number in range(len(self._results), len(self._results) + games):
            begun = perf_counter()
            game = self._sitting.play(f"{self._seed}/{number}", self._levels)
            self._seconds += perf_counter() - begun
            if game.result is None:
                raise RuntimeError("a game ended without a result")
            self._results.append((game.result.winners, game.result.scores, len(game.history)))
            yield game

    def report(self) -> Report:
        """The figures so far."""
        games = len(self._results)
        shares = [0.0] * self._sitting.seats
        totals = [0] * self._sitting.seats
        for winners, scores, _ in self._results:
            for seat in winners:
                shares[seat] += 1 / len(winners)
            totals = [total + score for total, score in zip(totals, scores, strict=True)]
        lengths = [length for _, _, length in self._results]
        return Report(
            game=self._sitting.game,
            edition=self._sitting.edition,
            seats=self._sitting.seats,
            bots=self._levels,
            seed=self._seed,
            games=games,
            win_shares=[share / games for share in shares],
            mean_scores=[total / games for total in totals],
            shortest=min(lengths),
            longest=max(lengths),
            mean_length=sum(lengths) / games,
            seconds=self._seconds,
            games_per_second=games / self._seconds,
            decisions_per_second=sum(lengths) / self._seconds,
        )
