"""Who has most, at a cost that a crowd can bear."""

from __future__ import annotations

from bisect import bisect_left, bisect_right, insort

from hornbook.games.horse_fever.party.table import Table
from hornbook.kernel import Seat

SHOWN = 10


def reckon(table: Table) -> None:
    """Make the rich list anew, after money has changed hands."""
    money = table.money
    order = sorted(range(len(money)), key=money.__getitem__, reverse=True)
    table.rich = tuple([Seat(seat) for seat in order[:SHOWN]])
    table.climbs = (0,) * len(table.rich)
    table.ladder = sorted(money)


def reckon_race(table: Table) -> None:
    """The same once a race is paid: who moved, and how far."""
    before = table.ladder
    reckon(table)
    after, money, gains = table.ladder, table.money, table.gains
    table.climbs = tuple(
        [_climb(before, money[seat] - gains[seat], after, money[seat]) for seat in table.rich]
    )


def _climb(before: list[int], had: int, after: list[int], has: int) -> int:
    """By how many places up; whoever has as much as others may stand anywhere among them."""
    up = bisect_left(after, has) - bisect_right(before, had) + 1
    if up > 0:
        return up
    return min(bisect_right(after, has) - bisect_left(before, had) - 1, 0)


def add(table: Table, newcomer: Seat) -> None:
    """Find a newcomer's place."""
    money = table.money
    richest = sorted([*table.rich, newcomer], key=money.__getitem__, reverse=True)
    shown = tuple(richest[:SHOWN])
    if shown != table.rich:
        climbs = dict(zip(table.rich, table.climbs, strict=True))
        table.rich, table.climbs = shown, tuple([climbs.get(seat, 0) for seat in shown])
    insort(table.ladder, money[newcomer])


def rank(table: Table, seat: Seat) -> int:
    """One more than there are richer players."""
    return len(table.ladder) - bisect_right(table.ladder, table.money[seat]) + 1
