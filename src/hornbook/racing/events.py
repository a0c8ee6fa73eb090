"""What happens in every Fever race."""

from __future__ import annotations

from typing import ClassVar

from hornbook.kernel import Event, Seat
from hornbook.racing.lanes import Lane, Place, Row
from hornbook.racing.movement import MovementId


class OddsDealt(Event, frozen=True):
    """Who stands where in the odds, the favourite first."""

    lanes: tuple[Lane, ...]


class OddsNudged(Event, frozen=True):
    """A player moves an odds token."""

    seat: Seat
    lane: Lane
    before: Row
    after: Row


class OddsShifted(Event, frozen=True):
    """A card moves an odds token."""

    lane: Lane
    before: Row
    after: Row


class MovementTurned(Event, frozen=True):
    """All racers on the track move at once; ``spaces`` is by lane."""

    reveals: ClassVar[bool] = True
    turn: int
    card: MovementId
    spaces: tuple[int, ...]


class SprintsRolled(Event, frozen=True):
    """The dice, and how far each lane sprinted because of them."""

    reveals: ClassVar[bool] = True
    dice: tuple[Lane, ...]
    lanes: tuple[Lane, ...]
    spaces: tuple[int, ...]


class DeadHeat(Event, frozen=True):
    """Nothing separates these racers: the first player says who was ahead."""

    seat: Seat
    lanes: tuple[Lane, ...]


class RacerFinished(Event, frozen=True):
    """A racer is home. Each game calls it by its own name."""

    lane: Lane
    place: Place


class OddsMoved(Event, frozen=True):
    """A race moves an odds token."""

    lane: Lane
    before: Row
    after: Row
