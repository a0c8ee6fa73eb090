"""Bots against each other, fairly: every deal is played once from every seat."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import log10, sqrt
from statistics import fmean, stdev

from msgspec import Struct

from hornbook.kernel import Seat
from hornbook.lab.sitting import Sitting

SURE = 1.96  # for 95 % intervals
EVEN = 0.5


class Round(Struct, frozen=True):
    """One deal, played with the bots moved one seat on each time. Lists are by entry."""

    wins: list[float]
    scores: list[float]
    beaten: list[list[float]]  # by entry and rival: 1 for each time ahead, a half when level
    seconds: list[float]
    decisions: list[int]


class Standing(Struct, frozen=True):
    """How one entry did."""

    bot: str
    win_share: float
    low: float  # the 95 % interval of the win share
    high: float
    mean_score: float
    elo: float  # against the other entries together
    elo_low: float
    elo_high: float
    milliseconds: float  # a decision


class ArenaReport(Struct, frozen=True):
    """What the rounds so far showed."""

    game: str
    edition: str
    seed: str
    games: int
    even_share: float
    standings: list[Standing]


class Arena:
    """Plays rounds, in several processes if wanted; ``report`` sums up those played so far."""

    def __init__(self, sitting: Sitting, entries: Sequence[str], seed: str | int = 0) -> None:
        self._sitting = sitting
        self._entries = sitting.seat(entries)
        self._seed = str(seed)
        self._rounds: list[Round] = []

    @property
    def games_a_round(self) -> int:
        """Every deal is played from every seat."""
        return self._sitting.seats

    def run(self, rounds: int, processes: int | None = None) -> Iterator[Round]:
        """Play so many rounds, each given out when it is over."""
        begun = len(self._rounds)
        seeds = [f"{self._seed}/{number}" for number in range(begun, begun + rounds)]
        workers = min(processes or os.cpu_count() or 1, rounds)
        if workers == 1:
            played = (play_round(self._sitting, self._entries, seed) for seed in seeds)
            yield from map(self._noted, played)
            return
        with ProcessPoolExecutor(workers) as pool:
            tasks = [pool.submit(play_round, self._sitting, self._entries, seed) for seed in seeds]
            for task in tasks:
                yield self._noted(task.result())

    def report(self) -> ArenaReport:
        """The figures so far."""
        seats = self._sitting.seats
        return ArenaReport(
            game=self._sitting.game,
            edition=self._sitting.edition,
            seed=self._seed,
            games=len(self._rounds) * seats,
            even_share=1 / seats,
            standings=[self._standing(bot) for bot in dict.fromkeys(self._entries)],
        )

    def _noted(self, played: Round) -> Round:
        self._rounds.append(played)
        return played

    def _standing(self, bot: str) -> Standing:
        """All seats of one level together; a round is one observation."""
        seats = self._sitting.seats
        mine = [entry for entry, name in enumerate(self._entries) if name == bot]
        rivals = [entry for entry, name in enumerate(self._entries) if name != bot]
        shares = [fmean(one.wins[entry] for entry in mine) / seats for one in self._rounds]
        share, margin = _mean_and_margin(shares)
        ahead = [
            fmean(one.beaten[entry][rival] for entry in mine for rival in rivals) / seats
            for one in self._rounds
            if rivals
        ]
        level, spread = _mean_and_margin(ahead) if ahead else (EVEN, 0.0)
        seconds = sum(one.seconds[entry] for one in self._rounds for entry in mine)
        decisions = sum(one.decisions[entry] for one in self._rounds for entry in mine)
        return Standing(
            bot=bot,
            win_share=share,
            low=max(share - margin, 0),
            high=min(share + margin, 1),
            mean_score=fmean(one.scores[entry] for one in self._rounds for entry in mine),
            elo=_elo(level),
            elo_low=_elo(level - spread),
            elo_high=_elo(level + spread),
            milliseconds=1000 * seconds / max(decisions, 1),
        )


def play_round(sitting: Sitting, entries: Sequence[str], seed: str) -> Round:
    """The same deal once for each seat, the entries moving one seat on each time."""
    count = len(entries)
    played = Round(
        wins=[0.0] * count,
        scores=[0.0] * count,
        beaten=[[0.0] * count for _ in entries],
        seconds=[0.0] * count,
        decisions=[0] * count,
    )
    for turn in range(count):
        at = [Seat((entry + turn) % count) for entry in range(count)]  # each entry's seat
        levels = [""] * count
        for entry, seat in enumerate(at):
            levels[seat] = entries[entry]
        thinking = [0.0] * count
        game = sitting.play(seed, levels, thinking)
        if game.result is None:
            raise RuntimeError("a game ended without a result")
        places = {seat: n for n, same in enumerate(game.result.ranking) for seat in same}
        unplaced = len(places)
        for entry, seat in enumerate(at):
            if seat in game.result.winners:
                played.wins[entry] += 1 / len(game.result.winners)
            played.scores[entry] += game.result.scores[seat] / count
            played.seconds[entry] += thinking[seat]
            played.decisions[entry] += sum(one == seat for one, _ in game.history)
            mine = places.get(seat, unplaced)
            for rival, other in enumerate(at):
                theirs = places.get(other, unplaced)
                played.beaten[entry][rival] += (mine < theirs) + EVEN * (mine == theirs)
    return played


def _mean_and_margin(values: Sequence[float]) -> tuple[float, float]:
    if len(values) < 2:
        return fmean(values), 1.0
    return fmean(values), SURE * stdev(values) / sqrt(len(values))


def _elo(share: float) -> float:
    """The Elo difference at which one would be ahead so often."""
    share = min(max(share, 0.001), 0.999)
    return 400 * log10(share / (1 - share))
