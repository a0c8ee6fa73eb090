"""All figures of a balance run in one place: for the page, the terminal, CSV and programs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Final

from msgspec import Struct

from hornbook.kernel import BadSettings, Edition, SettingValue
from hornbook.lab.balance.effects import (
    Cell,
    Curve,
    Effect,
    Estimate,
    curves,
    differences,
    effects,
    estimate,
    interplay,
    lead_changes,
)
from hornbook.lab.balance.experiment import AS_IS, AnyExperiment, Seen, experiment, look_at
from hornbook.lab.notebook import Notebook, heading
from hornbook.lab.sitting import Sitting
from hornbook.lab.work import in_order

LOANS: Final = "loans"


class Figure(Struct, frozen=True):
    """Something of the whole game, and how the other edition differs in the same deals."""

    name: str
    value: Estimate
    against: Estimate | None = None  # the other edition's own
    more: Estimate | None = None  # than the other edition, deal by deal


class BalanceReport(Struct, frozen=True):
    """What a run showed."""

    game: str
    edition: str
    against: str | None
    seats: int
    bots: list[str]
    seed: str
    games: int
    even: float
    families: dict[str, list[Effect]]  # in the experiment's order
    others: dict[str, list[Effect]]  # the same of the other edition
    loans: list[Cell]  # by contract: how the borrowers did
    figures: list[Figure]
    curves: list[Curve]


class Balance:
    """Plays games of an edition in all arms of its game's experiment."""

    def __init__(
        self,
        sitting: Sitting,
        levels: Sequence[str] = ("steady",),
        seed: str | int = 0,
        out: Path | None = None,
        arms: Sequence[str] = (),
    ) -> None:
        self.sitting = sitting
        self.levels = sitting.seat(levels)
        self.seed = str(seed)
        self.experiment = experiment(sitting.game)
        self.arms = arms_of(self.experiment, arms)
        about = heading("balance", sitting, self.levels, self.seed, arms)
        self._notebook = Notebook(out, about, Seen)

    def __len__(self) -> int:
        """How many games were played so far."""
        return len(self.games)

    @property
    def games(self) -> list[Seen]:
        """All games so far."""
        return self._notebook.rows

    def run(self, games: int, workers: int | None = None, on: str | None = None) -> Iterator[Seen]:
        """Play so many games more, each given out in its turn."""
        begun = len(self.games)
        look = partial(look_at, self.sitting, self.levels, self.seed, arms=self.arms)
        with self._notebook.writing() as write:
            for seen in in_order(look, range(begun, begun + games), workers, on):
                write(seen)
                yield seen


def arms_of(what: type[AnyExperiment], wanted: Sequence[str]) -> tuple[str, ...]:
    """The arms that are played: all, or those that were asked for."""
    for arm in wanted:
        if arm not in what.arms:
            raise BadSettings("unknown-arm", arm=arm[:80], arms=", ".join(what.arms))
    return tuple(wanted) or what.arms


def sitting_for(
    game: str,
    seats: int | None = None,
    edition: Edition | None = None,
    settings: Mapping[str, SettingValue] | None = None,
) -> Sitting:
    """A sitting at which everything is dealt that could be dealt or chosen, unless agreed else."""
    agreed = {**experiment(game).settings, **(settings or {})}
    return Sitting(game, seats=seats, edition=edition, **agreed)


def report(balance: Balance, against: Balance | None = None) -> BalanceReport:
    """The figures of the games so far, beside those of another edition."""
    games = balance.games
    other = [] if against is None else against.games
    what = balance.experiment
    families = {one: effects(games, one, what.measured_in.get(one)) for one in what.families}
    return BalanceReport(
        game=balance.sitting.game,
        edition=balance.sitting.edition,
        against=None if against is None else against.sitting.edition,
        seats=balance.sitting.seats,
        bots=balance.levels,
        seed=balance.seed,
        games=len(games),
        even=1 / balance.sitting.seats,
        families={family: found for family, found in families.items() if found},
        others={
            one: found
            for one in families
            if (found := effects(other, one, what.measured_in.get(one)))
        },
        loans=interplay(games, "contract", LOANS),
        figures=[
            _figure(name, figure, games, other)
            for name, figure in _of_the_game(balance.experiment).items()
        ],
        curves=curves(games),
    )


def _figure(
    name: str, figure: Callable[[Seen], float], games: Sequence[Seen], others: Sequence[Seen]
) -> Figure:
    mine, theirs = _as_is(games), _as_is(others)
    value = estimate([figure(seen) for seen in mine])
    if not theirs:
        return Figure(name, value)
    other = estimate([figure(seen) for seen in theirs])
    return Figure(name, value, other, differences(mine, theirs, figure))


def _as_is(games: Sequence[Seen]) -> list[Seen]:
    return [seen for seen in games if seen.arm == AS_IS]


def _of_the_game(what: type[AnyExperiment]) -> dict[str, Callable[[Seen], float]]:
    """What is said of a whole game, by name."""
    curve = what.curve
    return {
        "decisions": lambda seen: seen.decisions,
        "lead-changes": lambda seen: lead_changes(seen, curve),
        "winner": lambda seen: max(seen.curves[curve][-1]) if curve in seen.curves else 0.0,
        "spread": lambda seen: max(seen.leads) - min(seen.leads),
        **({LOANS: _loans} if what.lends else {}),
    }


def _loans(seen: Seen) -> float:
    return fmean(seen.counts[LOANS])
