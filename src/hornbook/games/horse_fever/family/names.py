"""How the things of the Family game are called."""

from hornbook.games.horse_fever.names import names

__all__ = ["names"]
