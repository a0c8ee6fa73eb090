"""Players that are not people. A bot sees only what its seat sees."""

from hornbook.bots.levels import Bot, make

__all__ = ["Bot", "make"]
