"""Which bots there are, and how long they take."""

from __future__ import annotations

from typing import Final

from hornbook import bots
from hornbook.bots import LEVELS
from hornbook.kernel import BadSettings, Chance

STAND_IN: Final = "steady"  # plays on for an absent person
INSTANT: Final = "random"
THINKING: Final = 1500  # milliseconds that a bot searches at most, unless the server says else


def check_level(level: str, game: str) -> None:
    """Refuse a level that does not know the game. A server never loads somebody's own class."""
    if level.partition(":")[0] not in LEVELS:
        raise BadSettings("unknown-bot", bot=level, allowed=", ".join(LEVELS))
    bots.make(level, Chance(0), game)


def is_instant(level: str) -> bool:
    """Whether it does not think at all."""
    return level == INSTANT


def is_searching(level: str) -> bool:
    """Whether it thinks for longer than a moment."""
    return level not in (INSTANT, STAND_IN)
