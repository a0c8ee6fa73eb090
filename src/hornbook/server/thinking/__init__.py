"""Bots think here, away from the rooms: a table never waits for another table's bot."""

from hornbook.server.thinking.levels import (
    THINKING,
    check_level,
    is_instant,
    is_searching,
    stand_in,
)
from hornbook.server.thinking.pool import BotPool, Choices, Workload
from hornbook.server.thinking.processes import LocalPool, WorkerPool

__all__ = [
    "THINKING",
    "BotPool",
    "Choices",
    "LocalPool",
    "WorkerPool",
    "Workload",
    "check_level",
    "is_instant",
    "is_searching",
    "stand_in",
]
