"""How the things of the Board game are called."""

from hornbook.games.horse_fever.names import names

__all__ = ["names"]
