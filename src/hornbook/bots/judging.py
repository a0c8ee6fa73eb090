"""Each game is judged by what its searching bots know: a module ``judge`` with a ``Judge``."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Protocol, TypeAlias

from msgspec import Struct

from hornbook.games import folders
from hornbook.kernel import Answer, BadRecord, Chance, Event, Game, Question, Seat, SeatHandle

Line: TypeAlias = tuple[Answer, ...]
"""A few answers of one seat, one after the other."""


class Weighed(Struct, frozen=True):
    """A line, and its value in each of the worlds it was tried in: the same for all lines."""

    line: Line
    values: Sequence[float]


class Weighing(Struct, frozen=True):
    """All lines of one decision: the first is what was played."""

    lines: list[Weighed]
    usual: int  # the place of what the rules of thumb would do


class Judge(Protocol):
    """What a review asks about one game."""

    decided: ClassVar[tuple[type[Event], ...]]
    """What nobody's choice alone brings about: a race run, a hunt, a blind auction."""

    def chances(self, game: Game[Any, Any]) -> list[float] | None:
        """How likely each seat wins, as everyone can tell; None where that says nothing."""

    def weigh(self, game: Game[Any, Any], seat: Seat, played: Line) -> Weighing | None:
        """What was played beside what could have been; None where there is nothing to weigh."""


class SearchJudge(ABC):
    """A judge that tries lines on redeals; each game says which questions are worth it, and how."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def weigh(self, game: Game[Any, Any], seat: Seat, played: Line) -> Weighing | None:
        """What was played beside what could have been, where the game's search has a say."""
        handle = SeatHandle(game, seat)
        return self.compared(handle, played) if self.searches(handle.decision.question) else None

    @abstractmethod
    def searches(self, question: Question[Any]) -> bool:
        """Whether the search has a say; the rest is left to rules, or follows from what it says."""

    @abstractmethod
    def compared(self, seat: SeatHandle, played: Line) -> Weighing:
        """Every line worth a thought on the same worlds, what was played first."""


def can_judge(game: str) -> bool:
    """Whether there is anything to review: at the Party every horse is as good as another."""
    return folders.has(folders.BOTS, game, "judge")


def judge_of(game: str, chance: Chance) -> Judge:
    """The judge of a game; refused where there is nothing to review."""
    found = folders.load(folders.BOTS, game, "judge")
    if found is None:
        raise BadRecord("no-review", game=game)
    judge: Judge = found.Judge(chance)
    return judge


def shares(totals: Sequence[float]) -> list[float]:
    """What everyone has of the whole."""
    whole = sum(totals)
    return [one / whole if whole else 1 / len(totals) for one in totals]
