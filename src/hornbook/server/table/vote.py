"""What a table votes on."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from hornbook.kernel import Seat


class VoteKind(Enum):
    """What can be asked for."""

    UNDO = "undo"
    PAUSE = "pause"


class Vote(Struct, frozen=True):
    """What somebody asks for, and whose answer is missing."""

    kind: VoteKind
    by: str  # the guest
    seat: Seat
    to: int  # of an undo: the moves that stay
    asked: frozenset[str]  # the guests whose yes is missing
    until: float
