"""After a race is paid: who won most and with which bets."""

from __future__ import annotations

from heapq import nlargest
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from hornbook.games.horse_fever.party.payment import payout_rates
from hornbook.games.horse_fever.party.standing import NetView
from hornbook.games.horse_fever.party.table import BetKind, Slip
from hornbook.kernel import Seat
from hornbook.racing import Lane

if TYPE_CHECKING:
    from hornbook.games.horse_fever.party.game import HorseFeverParty

SHOWN: Final = 6


class PaidBet(Struct, frozen=True):
    """A bet, and what it brought."""

    kind: BetKind
    lane: Lane
    stake: int
    paid: int  # the stake included


class PaidRow(Struct, frozen=True):
    """A bettor and both bets."""

    seat: Seat
    net: int
    bets: tuple[PaidBet, ...]


class PaidView(Struct, frozen=True):
    """How the last race was paid."""

    bookmaker: Seat  # who held the book in it
    best: tuple[PaidRow, ...]  # on the phones of a crowd nobody
    worst: NetView | None  # who lost most, if anybody lost
    bettors: int
    winners: int  # of anything
    down: int  # lost money all the same
    staked: int
    paid: int


def paid_bets(slip: Slip, rates: tuple[list[int], list[int]]) -> tuple[PaidBet, ...]:
    """A slip with what each bet brought."""
    return tuple(
        [
            PaidBet(bet.kind, bet.lane, bet.stake, bet.stake * rates[bet.kind][bet.lane])
            for bet in slip
        ]
    )


def last_payday(game: HorseFeverParty) -> PaidView | None:
    """How the last race was paid, until bets open again."""
    table = game.table
    if not table.sheets:
        return None
    sheet = table.sheets[-1]
    rates = payout_rates(sheet.order)
    bettors = [(table.gains[seat], Seat(seat)) for seat, slip in enumerate(sheet.slips) if slip]
    staked = paid = winners = 0
    for slip in sheet.slips:
        won = 0
        for bet in slip:
            staked += bet.stake
            won += bet.stake * rates[bet.kind][bet.lane]
        paid += won
        winners += won > 0
    best = nlargest(SHOWN, bettors, key=lambda one: (one[0], -one[1]))
    lost, worst = min(bettors, default=(0, sheet.bookmaker))
    return PaidView(
        bookmaker=sheet.bookmaker,
        best=tuple([PaidRow(seat, net, paid_bets(sheet.slips[seat], rates)) for net, seat in best]),
        worst=NetView(worst, lost) if lost < 0 else None,
        bettors=len(bettors),
        winners=winners,
        down=sum([net < 0 for net, _ in bettors]),
        staked=staked,
        paid=paid,
    )
