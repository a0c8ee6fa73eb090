"""Who has most, at a cost that a crowd can bear."""

from __future__ import annotations

from bisect import bisect_right, insort

from hornbook.games.horse_fever.party.table import Table
from hornbook.kernel import Seat

SHOWN = 10


def reckon(table: Table) -> None:
    """Make the rich list anew, after money has changed hands."""
    money = table.money
    order = sorted(range(len(money)), key=money.__getitem__, reverse=True)
    table.rich = tuple([Seat(seat) for seat in order[:SHOWN]])
    table.ladder = sorted(money)


def add(table: Table, newcomer: Seat) -> None:
    """Find a newcomer's place."""
    money = table.money
    richest = sorted([*table.rich, newcomer], key=money.__getitem__, reverse=True)
    table.rich = tuple(richest[:SHOWN])
    insort(table.ladder, money[newcomer])


def rank(table: Table, seat: Seat) -> int:
    """One more than there are richer players."""
    return len(table.ladder) - bisect_right(table.ladder, table.money[seat]) + 1
