"""Many games by bots, and what came of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import Any

from msgspec import Struct

import hornbook
from hornbook import bots
from hornbook.kernel import Chance, Edition, Game, SeatHandle
from hornbook.kernel.registry import SettingValue


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
        self,
        game: str,
        *,
        seats: int | None = None,
        levels: Sequence[str] = ("random",),
        seed: str | int = 0,
        edition: Edition | None = None,
        **settings: SettingValue,
    ) -> None:
        self._name = game
        self._asked_seats = seats
        self._cards = edition
        self._settings = settings
        self._seed = str(seed)
        trial = self._deal(0)
        self._seats = trial.setup.seats
        self._edition = trial.setup.edition.name
        self._levels = [levels[seat % len(levels)] for seat in range(self._seats)]
        for level in self._levels:
            bots.make(level, Chance(0))
        self._results: list[tuple[tuple[int, ...], tuple[int, ...], int]] = []
        self._seconds = 0.0

    def run(self, games: int) -> Iterator[Game[Any, Any]]:
        """Play so many games, each given out when it is over."""
        for number in range(len(self._results), len(self._results) + games):
            begun = perf_counter()
            game = self._play(number)
            self._seconds += perf_counter() - begun
            if game.result is None:
                raise RuntimeError("a game ended without a result")
            self._results.append((game.result.winners, game.result.scores, len(game.history)))
            yield game

    def report(self) -> Report:
        """The figures so far."""
        games = len(self._results)
        shares = [0.0] * self._seats
        totals = [0] * self._seats
        for winners, scores, _ in self._results:
            for seat in winners:
                shares[seat] += 1 / len(winners)
            totals = [total + score for total, score in zip(totals, scores, strict=True)]
        lengths = [length for _, _, length in self._results]
        return Report(
            game=self._name,
            edition=self._edition,
            seats=self._seats,
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

    def _deal(self, number: int) -> Game[Any, Any]:
        return hornbook.new(
            self._name,
            seats=self._asked_seats,
            seed=f"{self._seed}/{number}",
            edition=self._cards,
            **self._settings,
        )

    def _play(self, number: int) -> Game[Any, Any]:
        game = self._deal(number)
        luck = Chance(f"{self._seed}/{number}/bots")
        players = [bots.make(level, luck.fork()) for level in self._levels]
        handles = [SeatHandle(game, seat) for seat in game.seats]
        while not game.over:
            seat = game.pending[0].seat
            game.apply(seat, players[seat].choose(handles[seat]))
        return game
