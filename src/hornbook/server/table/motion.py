"""Things a table agrees upon."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from hornbook.kernel import Seat


class MotionKind(Enum):
    """What can be proposed."""

    UNDO = "undo"
    PAUSE = "pause"


class Motion(Struct):
    """A proposal, and who has agreed to it."""

    kind: MotionKind
    by: str  # the guest
    seat: Seat
    to: int  # of an undo: the moves that stay
    asked: set[str]  # the guests whose yes is missing
    until: float
