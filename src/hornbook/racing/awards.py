"""What a night of races is remembered for."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Protocol, runtime_checkable

from msgspec import Struct

from hornbook.kernel import Seat
from hornbook.racing.lanes import Lane
from hornbook.racing.movement import MovementId


class AwardKind(Enum):
    """What for."""

    BOLDEST = "boldest"  # the largest share of a purse on one win bet
    LOSING_RUN = "losing-run"  # races in a row without a paid bet
    LUCKIEST = "luckiest"  # a win bet that paid though its racer had hardly a chance
    BOOKMAKER = "bookmaker"  # the bank kept most


class Award(Struct, frozen=True):
    """Who gets it, and the figures to say it with; those that do not belong to the kind are 0."""

    kind: AwardKind
    seat: Seat
    race: int  # of a run: its last one
    lane: Lane | None = None
    stake: int = 0
    purse: int = 0  # before the bet
    races: int = 0  # of the run
    chance: float = 0  # the lowest that the racer had after any card
    kept: int = 0  # by the bank


class RaceRun(Struct, frozen=True):
    """A race without odds, as it was run."""

    cards: tuple[MovementId, ...]
    order: tuple[Lane, ...]


@runtime_checkable
class NightOfRaces(Protocol):
    """A game that ends with awards. Chances are not its business: it is told them."""

    @property
    def races_run(self) -> tuple[RaceRun, ...]:
        """The races, in order."""

    def awards(self, lowest: Sequence[float]) -> tuple[Award, ...]:
        """The awards; ``lowest`` is by race the lowest chance its winner had after any card."""
