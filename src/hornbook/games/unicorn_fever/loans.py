"""Loans from the elves (rulebook p. 17): 20 gold now, 25 at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hornbook.games.unicorn_fever import events
from hornbook.games.unicorn_fever.table import LOAN, LOANS_BY_CHOICE
from hornbook.kernel import Seat

if TYPE_CHECKING:
    from hornbook.games.unicorn_fever.game import UnicornFever


def loan_size(game: UnicornFever, seat: Seat) -> int:
    """How much gold a loan brings that seat."""
    return LOAN + game.table.perks[seat].loan_gold


def may_borrow(game: UnicornFever, seat: Seat) -> bool:
    """Whether the seat may take another loan of its own will."""
    return game.table.loans[seat] < LOANS_BY_CHOICE


def borrow(game: UnicornFever, seat: Seat, forced: bool = False) -> None:
    """Take one loan."""
    gold = loan_size(game, seat)
    game.table.loans[seat] += 1
    game.table.earn(seat, gold)
    game.tell(events.LoanTaken(seat, gold, forced))


def owe(game: UnicornFever, seat: Seat, gold: int) -> None:
    """A payment that must be made: loans cover exactly what is missing."""
    while game.table.gold[seat] < gold:
        borrow(game, seat, forced=True)
    game.table.pay(seat, gold)
