"""The Board game has all of the box's decks."""

from hornbook.games.horse_fever.blanks import BLANKS, IDLE, MOST

__all__ = ["BLANKS", "IDLE", "MOST"]
