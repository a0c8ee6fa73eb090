"""Bots think here, away from the rooms: a table never waits for another table's bot."""

from hornbook.server.thinking.levels import (
    STAND_IN,
    THINKING,
    check_level,
    is_instant,
    is_searching,
)
from hornbook.server.thinking.minds import Choices, Minds, Workload
from hornbook.server.thinking.thinkers import MindsApart, MindsHere

__all__ = [
    "STAND_IN",
    "THINKING",
    "Choices",
    "Minds",
    "MindsApart",
    "MindsHere",
    "Workload",
    "check_level",
    "is_instant",
    "is_searching",
]
