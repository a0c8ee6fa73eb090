"""The whole night at its end: where everybody came in, and what each has lived through."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from hornbook.games.horse_fever.party import rich_list
from hornbook.games.horse_fever.party.payday import PaidBet, paid_bets
from hornbook.games.horse_fever.party.payment import payout_rates
from hornbook.games.horse_fever.party.standing import few
from hornbook.games.horse_fever.party.table import Phase, RaceSheet
from hornbook.kernel import Seat
from hornbook.racing import Place

if TYPE_CHECKING:
    from hornbook.games.horse_fever.party.game import HorseFeverParty


class FinalRow(Struct, frozen=True):
    """Equals share a place."""

    place: Place
    seat: Seat
    money: int


class FinalView(Struct, frozen=True):
    """Everybody in order; of a great many the first ten, on their own phones nobody."""

    ranking: tuple[FinalRow, ...]
    races: int  # that were run


class RaceNote(Struct, frozen=True):
    """A race of one's own, with the bet that did it."""

    race: int
    net: int
    bet: PaidBet
    came: Place  # the horse


class BookNote(Struct, frozen=True):
    """A race for which one held the book."""

    race: int
    kept: int  # by the bank; less than nothing if it paid more than it took


class NightView(Struct, frozen=True):
    """One's own night."""

    first_race: int  # the first one was there for
    purses: tuple[int, ...]  # at the beginning, then after every race
    best: RaceNote | None
    worst: RaceNote | None  # none if it is the best as well
    books: tuple[BookNote, ...]


def final(game: HorseFeverParty) -> FinalView | None:
    """Where everybody came in, once it is over."""
    table = game.table
    if table.phase is not Phase.OVER or game.result is None:
        return None
    shown = len(table.money) if few(game) else rich_list.SHOWN
    rows: list[FinalRow] = []
    place = 1
    for same in game.result.ranking:
        rows += [FinalRow(Place(place), seat, table.money[seat]) for seat in same]
        place += len(same)
        if len(rows) >= shown:
            break
    return FinalView(tuple(rows[:shown]), len(table.sheets))


def own_night(game: HorseFeverParty, seat: Seat) -> NightView | None:
    """What a seat has lived through, once it is over."""
    table = game.table
    if table.phase is not Phase.OVER:
        return None
    purses: list[int] = []
    notes: list[RaceNote] = []
    books: list[BookNote] = []
    first = 0
    for race, sheet in enumerate(table.sheets, 1):
        if seat >= len(sheet.money):
            continue  # came later
        note = _note(race, sheet, seat)
        if not purses:
            first = race
            purses.append(sheet.money[seat] - (note.net if note else 0))
        purses.append(sheet.money[seat])
        if note is not None:
            notes.append(note)
        if sheet.bookmaker == seat:
            books.append(BookNote(race, kept_by_the_bank(sheet)))
    best = max(notes, key=lambda one: one.net, default=None)
    worst = min(notes, key=lambda one: one.net, default=None)
    return NightView(
        first_race=first,
        purses=tuple(purses) or (table.money[seat],),
        best=best,
        worst=None if worst == best else worst,
        books=tuple(books),
    )


def kept_by_the_bank(sheet: RaceSheet) -> int:
    """Stakes less payments of a race."""
    rates = payout_rates(sheet.order)
    return sum(
        [bet.stake * (1 - rates[bet.kind][bet.lane]) for slip in sheet.slips for bet in slip]
    )


def _note(race: int, sheet: RaceSheet, seat: Seat) -> RaceNote | None:
    bets = paid_bets(sheet.slips[seat], payout_rates(sheet.order))
    if not bets:
        return None
    net = sum([bet.paid - bet.stake for bet in bets])
    # A good race is told by the bet that brought most, a bad one by the dearest.
    telling = max(bets, key=lambda bet: (bet.paid - bet.stake) * (1 if net >= 0 else -1))
    return RaceNote(race, net, telling, Place(sheet.order.index(telling.lane) + 1))
