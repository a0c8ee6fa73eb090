"""Payment: the bank pays what was won, and the book goes to who gained most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from hornbook.games.horse_fever.party import events, rich_list
from hornbook.games.horse_fever.party.table import BetKind, RaceSheet, Slip
from hornbook.kernel import Seat, Step
from hornbook.racing import LANES, PODIUM, BetOffer, Lane

if TYPE_CHECKING:
    from hornbook.games.horse_fever.party.game import HorseFeverParty

PLACE_PAYS: Final = 2  # times the stake, the stake included
WIN_PAYS: Final = 6
OFFERS: Final = (
    BetOffer(BetKind.PLACE, PODIUM, PLACE_PAYS, points=0),
    BetOffer(BetKind.WIN, 1, WIN_PAYS, points=0),
)


class PayBets(Step["HorseFeverParty"], frozen=True):
    """Place bets are doubled, win bets paid six times; lost stakes stay with the bank."""

    def run(self, game: HorseFeverParty) -> None:
        table = game.table
        rates = payout_rates(game.race.order)
        winners = staked = paid = 0
        for place, slip in enumerate(table.slips):
            seat = Seat(place)
            table.gains[seat] = 0
            if not slip:
                continue
            stake, place_won, win_won = reckon(slip, rates)
            won = place_won + win_won
            table.gains[seat] = won - stake
            table.earn(seat, won - stake)
            staked += stake
            paid += won
            winners += won > 0
            game.tell(events.BetsPaid(seat, place_won, win_won, won - stake, table.money[seat]))
        rich_list.reckon_race(table)
        write_sheet(game)
        game.tell(events.RacePaid(table.bettors, winners, staked, paid))
        richest = tuple([table.money[seat] for seat in table.rich])
        game.tell(events.RichListRead(table.rich, richest))


def write_sheet(game: HorseFeverParty) -> None:
    """Keep what the night will be told by."""
    table = game.table
    sheet = RaceSheet(
        bookmaker=table.bookmaker,
        slips=tuple(table.slips),
        money=tuple(table.money),
        cards=table.race_cards,
        order=tuple(game.race.order),
    )
    table.sheets += (sheet,)


def payout_rates(order: Sequence[Lane]) -> tuple[list[int], list[int]]:
    """By kind and lane: how many times its stake a bet pays."""
    podium = order[:PODIUM]
    place = [PLACE_PAYS if lane in podium else 0 for lane in LANES]
    win = [WIN_PAYS if lane == order[0] else 0 for lane in LANES]
    return place, win


def reckon(slip: Slip, rates: tuple[list[int], list[int]]) -> tuple[int, int, int]:
    """What was staked, what the place bet pays and what the win bet pays."""
    stake = 0
    won = [0, 0]
    for bet in slip:
        stake += bet.stake
        won[bet.kind] = bet.stake * rates[bet.kind][bet.lane]
    return stake, won[BetKind.PLACE], won[BetKind.WIN]


class PassTheBook(Step["HorseFeverParty"], frozen=True):
    """The next bookmaker is who gained most, or lost least; lots decide between equals."""

    def run(self, game: HorseFeverParty) -> None:
        table = game.table
        bettors = [Seat(seat) for seat, slip in enumerate(table.slips) if slip]
        if not bettors:
            game.tell(events.BookKept(table.bookmaker))
            return
        most = max([table.gains[seat] for seat in bettors])
        best = [seat for seat in bettors if table.gains[seat] == most]
        table.bookmaker = game.chance.choose(best) if len(best) > 1 else best[0]
        game.tell(events.BookPassed(table.bookmaker, most))
