"""Setup, and seats for those who come late."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hornbook.games.horse_fever.party import events, rich_list
from hornbook.games.horse_fever.party.programme import BeginRace
from hornbook.games.horse_fever.party.table import NO_BETS, Phase, Table
from hornbook.kernel import Seat, Waiting

if TYPE_CHECKING:
    from hornbook.games.horse_fever.party.game import HorseFeverParty


def deal(game: HorseFeverParty) -> Table:
    """The same money for everyone, and a bookmaker drawn by lot."""
    seats, money = game.setup.seats, game.starting_money
    table = Table(
        money=[money] * seats,
        slips=[NO_BETS] * seats,
        gains=[0] * seats,
        bank=-money * seats,
        races=game.setup.number("races"),
        race_number=0,
        phase=Phase.BREAK,
        bookmaker=Seat(game.chance.below(seats)),
        bettors=0,
        waiting=Waiting(),
    )
    rich_list.reckon(table)
    game.tell(events.BookmakerDrawn(table.bookmaker))
    game.agenda.append(BeginRace())
    return table


def welcome(game: HorseFeverParty, seat: Seat) -> None:
    """House: a newcomer gets the starting money, and bets at once while bets are open."""
    table, money = game.table, game.starting_money
    table.money.append(0)
    table.slips.append(NO_BETS)
    table.gains.append(0)
    table.earn(seat, money)
    rich_list.add(table, seat)
    if table.phase is Phase.BETTING:
        table.bettors += 1
        table.waiting.ask(seat, len(game.history))
    game.tell(events.PlayerJoined(seat, money))
