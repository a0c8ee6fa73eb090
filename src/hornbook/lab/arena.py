"""Bots against each other, fairly: every deal is played once from every seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from math import log10, sqrt
from pathlib import Path
from statistics import fmean, stdev

from msgspec import Struct

from hornbook.kernel import Seat
from hornbook.lab.notebook import Notebook, heading
from hornbook.lab.sitting import Sitting
from hornbook.lab.work import in_order

SURE = 1.96  # for 95 % intervals
EVEN = 0.5


class Round(Struct, frozen=True):
    """One deal, played with the bots moved one seat on each time. Lists are by entry."""

    round: int
    seed: str
    wins: list[float]
    scores: list[float]
    beaten: list[list[float]]  # by entry and rival: 1 for each time ahead, a half when level
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


class ArenaReport(Struct, frozen=True):
    """What the rounds so far showed."""

    game: str
    edition: str
    seed: str
    games: int
    even_share: float
    standings: list[Standing]


class Arena:
    """Plays rounds, in several processes if wanted; ``report`` sums up those played so far.

    With a file, ``out``, each round is written down, and those in it are not played again.

    >>> sitting = Sitting("kill-the-unicorns", seats=3)
    >>> arena = Arena(sitting, ["steady", "random", "random"], seed=7)
    >>> rounds = list(arena.run(2, workers=1))
    >>> report = arena.report()
    >>> report.games, [standing.bot for standing in report.standings]
    (6, ['steady', 'random'])
    >>> report.standings[0].win_share > report.even_share
    True
    """

    def __init__(
        self,
        sitting: Sitting,
        entries: Sequence[str],
        seed: str | int = 0,
        out: Path | None = None,
    ) -> None:
        self._sitting = sitting
        self._entries = sitting.seat(entries)
        self._seed = str(seed)
        about = heading("arena", sitting, self._entries, self._seed)
        self._notebook = Notebook(out, about, Round)
        self._rounds = self._notebook.rows
        self._seconds = [0.0] * len(self._entries)  # of thinking, by entry, and
        self._decisions = [0] * len(self._entries)  # how many were thought about

    def __len__(self) -> int:
        """How many rounds were played so far."""
        return len(self._rounds)

    @property
    def games_a_round(self) -> int:
        """Every deal is played from every seat."""
        return self._sitting.seats

    def run(
        self, rounds: int, workers: int | None = None, on: str | None = None
    ) -> Iterator[Round]:
        """Play so many rounds more, on all cores or so many, each given out in its turn."""
        begun = len(self._rounds)
        play = partial(play_round, self._sitting, self._entries, self._seed)
        played = in_order(play, range(begun, begun + rounds), workers, on)
        with self._notebook.writing() as write:
            for one, seconds in played:
                write(one)
                self._timed(one, seconds)
                yield one

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

    def thinking(self) -> dict[str, float]:
        """By bot, how many milliseconds a decision took in the rounds that were played now."""
        bots = dict.fromkeys(self._entries)
        return {bot: self._milliseconds(bot) for bot in bots}

    def _milliseconds(self, bot: str) -> float:
        mine = [entry for entry, name in enumerate(self._entries) if name == bot]
        decisions = sum(self._decisions[entry] for entry in mine)
        return 1000 * sum(self._seconds[entry] for entry in mine) / max(decisions, 1)

    def _timed(self, played: Round, seconds: Sequence[float]) -> None:
        for entry, thought in enumerate(seconds):
            self._seconds[entry] += thought
            self._decisions[entry] += played.decisions[entry]

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
        return Standing(
            bot=bot,
            win_share=share,
            low=max(share - margin, 0),
            high=min(share + margin, 1),
            mean_score=fmean(one.scores[entry] for one in self._rounds for entry in mine),
            elo=_elo(level),
            elo_low=_elo(level - spread),
            elo_high=_elo(level + spread),
        )


def play_round(
    sitting: Sitting, entries: Sequence[str], seed: str, number: int
) -> tuple[Round, list[float]]:
    """The same deal once for each seat, the entries moving one seat on each time.

    With it come the seconds that each entry thought, which no two runs have alike.
    """
    count = len(entries)
    deal = f"{seed}/{number}"
    seconds = [0.0] * count
    played = Round(
        round=number,
        seed=deal,
        wins=[0.0] * count,
        scores=[0.0] * count,
        beaten=[[0.0] * count for _ in entries],
        decisions=[0] * count,
    )
    for turn in range(count):
        at = [Seat((entry + turn) % count) for entry in range(count)]  # each entry's seat
        levels = [""] * count
        for entry, seat in enumerate(at):
            levels[seat] = entries[entry]
        thinking = [0.0] * count
        game = sitting.play(deal, levels, thinking)
        if game.result is None:
            raise RuntimeError("a game ended without a result")
        places = {seat: n for n, same in enumerate(game.result.ranking) for seat in same}
        unplaced = len(places)
        for entry, seat in enumerate(at):
            if seat in game.result.winners:
                played.wins[entry] += 1 / len(game.result.winners)
            played.scores[entry] += game.result.scores[seat] / count
            seconds[entry] += thinking[seat]
            played.decisions[entry] += sum(one == seat for one, _ in game.history)
            mine = places.get(seat, unplaced)
            for rival, other in enumerate(at):
                theirs = places.get(other, unplaced)
                played.beaten[entry][rival] += (mine < theirs) + EVEN * (mine == theirs)
    return played, seconds


def _mean_and_margin(values: Sequence[float]) -> tuple[float, float]:
    if len(values) < 2:
        return fmean(values), 1.0
    return fmean(values), SURE * stdev(values) / sqrt(len(values))


def _elo(share: float) -> float:
    """The Elo difference at which one would be ahead so often."""
    share = min(max(share, 0.001), 0.999)
    return 400 * log10(share / (1 - share))
