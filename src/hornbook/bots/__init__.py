"""Players that are not people. A bot sees only what its seat sees."""

from hornbook.bots.levels import LEVELS, Bot, make

__all__ = ["LEVELS", "Bot", "make"]
