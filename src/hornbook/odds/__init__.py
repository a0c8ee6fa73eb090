"""Odds: who wins and who places, in milliseconds.

Importing this package loads the compiled simulator; nothing below it does.
"""

from hornbook.odds.board import Board
from hornbook.odds.chances import RACES, Chances, chances, chances_over

__all__ = ["RACES", "Board", "Chances", "chances", "chances_over"]
