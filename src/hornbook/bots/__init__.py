"""Players that are not people. A bot sees only what its seat sees."""

from hornbook.bots.levels import LEVELS, Bot, levels_for, make

__all__ = ["LEVELS", "Bot", "levels_for", "make"]
