"""Which bots there are, and how long they take."""

from __future__ import annotations

from functools import cache
from typing import Final

from hornbook import bots
from hornbook.bots import LEVELS
from hornbook.kernel import BadSettings, Chance

STAND_IN: Final = "steady"  # plays on for an absent person, if it knows the game
INSTANT: Final = "random"
SEARCHING: Final = "sharp"
THINKING: Final = 1500  # milliseconds that a bot searches at most, unless the server says else


@cache
def stand_in(game: str) -> str:
    """The level that plays where nobody named one: for an absent person, or for a tired bot."""
    return STAND_IN if STAND_IN in bots.levels_for(game) else INSTANT


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
    return level.partition(":")[0] == SEARCHING
