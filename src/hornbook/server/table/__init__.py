"""A table without a network: who sits where, the game on it, clocks and agreements."""

from hornbook.server.table.motion import Motion, MotionKind
from hornbook.server.table.play import Happening, Play, PlaySetup
from hornbook.server.table.seating import Seating
from hornbook.server.table.sheet import Clock, SeatCard, SeatKind, Sheet, Stage
from hornbook.server.table.timing import Timing

__all__ = [
    "Clock",
    "Happening",
    "Motion",
    "MotionKind",
    "Play",
    "PlaySetup",
    "SeatCard",
    "SeatKind",
    "Seating",
    "Sheet",
    "Stage",
    "Timing",
]
