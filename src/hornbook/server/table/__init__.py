"""A table without a network: who sits where, the game on it, clocks and agreements."""

from hornbook.server.table.play import NumberedEvent, Play, PlaySetup
from hornbook.server.table.seating import Seating
from hornbook.server.table.state import Clock, SeatCard, SeatKind, Stage, TableState
from hornbook.server.table.timing import Timing
from hornbook.server.table.vote import Vote, VoteKind

__all__ = [
    "Clock",
    "NumberedEvent",
    "Play",
    "PlaySetup",
    "SeatCard",
    "SeatKind",
    "Seating",
    "Stage",
    "TableState",
    "Timing",
    "Vote",
    "VoteKind",
]
