"""Odds: who wins and who places, in milliseconds.

Importing this package loads the compiled simulator; nothing below it does.
"""

from hornbook.odds.board import Board
from hornbook.odds.chances import RACES, Chances, chances, chances_over
from hornbook.odds.course import course, course_at, courses, lowest_of_winner, open_boards
from hornbook.odds.prices import BetPrice, Sheet, price, price_open
from hornbook.odds.worlds import for_seat

__all__ = [
    "RACES",
    "BetPrice",
    "Board",
    "Chances",
    "Sheet",
    "chances",
    "chances_over",
    "course",
    "course_at",
    "courses",
    "for_seat",
    "lowest_of_winner",
    "open_boards",
    "price",
    "price_open",
]
