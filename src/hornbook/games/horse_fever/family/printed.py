"""What is printed on the Family game's board: nothing of its own."""

from hornbook.games.horse_fever.printed import PRINTED

__all__ = ["PRINTED"]
