"""Many games by bots, and what came of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from time import perf_counter

from msgspec import Struct

from hornbook.lab.notebook import Notebook, heading
from hornbook.lab.sitting import Sitting
from hornbook.lab.work import in_order


class Played(Struct, frozen=True):
    """How one game ended. ``hornbook.new`` deals it again from its seed."""

    game: int
    seed: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int


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


class Speed(Struct, frozen=True):
    """How long the games took that were played, not read from a file."""

    seconds: float
    games: float  # a second
    decisions: float


class Simulation:
    """Plays games; ``report`` sums up those played so far.

    With a file, ``out``, each game is written down, and those in it are not played again.

    >>> simulation = Simulation(Sitting("kill-the-unicorns", seats=3), ["random"], seed=7)
    >>> [game.seed for game in simulation.run(2, workers=1)]
    ['7/0', '7/1']
    >>> simulation.report().games
    2
    """

    def __init__(
        self,
        sitting: Sitting,
        levels: Sequence[str] = ("random",),
        seed: str | int = 0,
        out: Path | None = None,
    ) -> None:
        self._sitting = sitting
        self._levels = sitting.seat(levels)
        self._seed = str(seed)
        about = heading("simulate", sitting, self._levels, self._seed)
        self._notebook = Notebook(out, about, Played)
        self._played = self._notebook.rows
        self._seconds = 0.0
        self._known = len(self._played)  # read, not played

    def __len__(self) -> int:
        """How many games were played so far."""
        return len(self._played)

    def run(
        self, games: int, workers: int | None = None, on: str | None = None
    ) -> Iterator[Played]:
        """Play so many games more, on all cores or so many, each given out when its turn comes."""
        begun = len(self._played)
        play = partial(play_one, self._sitting, self._levels, self._seed)
        played = in_order(play, range(begun, begun + games), workers, on)
        start = perf_counter()
        with self._notebook.writing() as write:
            for one in played:
                write(one)
                self._seconds = perf_counter() - start
                yield one

    def report(self) -> Report:
        """The figures so far: the same for the same seed, whoever played."""
        games = len(self._played)
        shares = [0.0] * self._sitting.seats
        totals = [0] * self._sitting.seats
        for one in self._played:
            for seat in one.winners:
                shares[seat] += 1 / len(one.winners)
            totals = [total + score for total, score in zip(totals, one.scores, strict=True)]
        lengths = [one.decisions for one in self._played]
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
        )

    def speed(self) -> Speed:
        """How quick it was."""
        new = self._played[self._known :]
        seconds = self._seconds or 1.0
        decisions = sum(one.decisions for one in new)
        return Speed(self._seconds, len(new) / seconds, decisions / seconds)


def play_one(sitting: Sitting, levels: Sequence[str], seed: str, number: int) -> Played:
    """The game of that number: a function of the seed and the number alone."""
    game = sitting.play(f"{seed}/{number}", levels)
    if game.result is None:
        raise RuntimeError("a game ended without a result")
    result = game.result
    return Played(number, f"{seed}/{number}", result.winners, result.scores, len(game.history))
