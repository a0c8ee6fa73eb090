"""Bots think here, away from the rooms: a table never waits for another table's bot."""

from hornbook.server.thinking.levels import (
    STAND_IN,
    THINKING,
    check_level,
    is_instant,
    is_searching,
)
from hornbook.server.thinking.pool import BotPool, Choices, Workload
from hornbook.server.thinking.processes import LocalPool, WorkerPool

__all__ = [
    "STAND_IN",
    "THINKING",
    "BotPool",
    "Choices",
    "LocalPool",
    "WorkerPool",
    "Workload",
    "check_level",
    "is_instant",
    "is_searching",
]
