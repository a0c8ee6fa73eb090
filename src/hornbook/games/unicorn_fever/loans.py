"""Loans from the elves (rulebook p. 17): 20 gold now, 25 at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hornbook.games.unicorn_fever import events
from hornbook.games.unicorn_fever.perks import Perks
from hornbook.games.unicorn_fever.table import (
    FRIENDLY_LOANS,
    LOAN,
    LOANS_BY_CHOICE,
    REPAYMENT,
)
from hornbook.kernel import Seat

if TYPE_CHECKING:
    from hornbook.games.unicorn_fever.game import UnicornFever


def lent(perks: Perks, held: int) -> int:
    """How much gold the next loan brings whoever has so many."""
    return LOAN + (perks.loan_gold if held < FRIENDLY_LOANS else 0)


def repayment(perks: Perks, repaid: int) -> int:
    """What the next loan costs at the end, when so many have been repaid."""
    return max(REPAYMENT - (perks.loan_discount if repaid < FRIENDLY_LOANS else 0), 0)


def may_borrow(game: UnicornFever, seat: Seat) -> bool:
    """Whether the seat may take another loan of its own will."""
    return game.table.loans[seat] < LOANS_BY_CHOICE


def means(game: UnicornFever, seat: Seat) -> int:
    """What the seat could pay: its purse, and all that it may still borrow."""
    table = game.table
    perks, held = table.perks[seat], table.loans[seat]
    return table.gold[seat] + sum(lent(perks, loans) for loans in range(held, LOANS_BY_CHOICE))


def borrow(game: UnicornFever, seat: Seat, forced: bool = False) -> None:
    """Take one loan."""
    table = game.table
    perks, held = table.perks[seat], table.loans[seat]
    gold = lent(perks, held)
    table.loans[seat] += 1
    table.earn(seat, gold)
    game.tell(events.LoanTaken(seat, gold, forced, repayment(perks, held)))


def owe(game: UnicornFever, seat: Seat, gold: int) -> None:
    """A payment that must be made: loans cover exactly what is missing."""
    while game.table.gold[seat] < gold:
        borrow(game, seat, forced=True)
    game.table.pay(seat, gold)
