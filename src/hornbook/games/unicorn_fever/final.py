"""The end of the game: loans, gold into glory, contracts' glory, the ranking."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from hornbook.games.unicorn_fever import events
from hornbook.games.unicorn_fever.loans import repayment
from hornbook.kernel import Result, Seat, Step

if TYPE_CHECKING:
    from hornbook.games.unicorn_fever.game import UnicornFever

GOLD_FOR_GLORY = 20


class EndTheGame(Step["UnicornFever"], frozen=True):
    """Repay what can be repaid, convert what is left, count, and rank."""

    def run(self, game: UnicornFever) -> None:
        table = game.table
        for seat in game.clockwise_from_first():
            repay(game, seat)
            convert(game, seat)
            printed = sum(game.cards.contracts[c].glory for c in table.contracts[seat])
            table.glory[seat] += printed
            if printed:
                game.tell(events.ContractGloryCounted(seat, printed))
        unpaid = [
            max(loans - perks.debts_forgiven, 0)
            for loans, perks in zip(table.loans, table.perks, strict=True)
        ]
        game.result = Result(ranking(unpaid, table.glory, table.gold), tuple(table.glory))
        game.tell(events.GameEnded(game.result.winners))


def repay(game: UnicornFever, seat: Seat) -> None:
    """Whole loans, as far as the gold reaches."""
    table, perks = game.table, game.table.perks[seat]
    if not table.loans[seat]:
        return
    repaid = gold = 0
    while table.loans[seat] and (price := repayment(perks, repaid)) <= table.gold[seat]:
        table.pay(seat, price)
        table.loans[seat] -= 1
        repaid, gold = repaid + 1, gold + price
    game.tell(events.LoansRepaid(seat, repaid, gold, table.loans[seat]))


def convert(game: UnicornFever, seat: Seat) -> None:
    """Each 20 gold must be changed into a point of glory; the rest is kept."""
    table = game.table
    price = max(GOLD_FOR_GLORY - table.perks[seat].exchange_discount, 1)
    glory = table.gold[seat] // price
    if glory:
        table.pay(seat, glory * price)
        table.glory[seat] += glory
        game.tell(events.GoldConverted(seat, glory * price, glory))


def ranking(
    unpaid: Sequence[int], glory: Sequence[int], gold: Sequence[int]
) -> tuple[tuple[Seat, ...], ...]:
    """Fewest unpaid loans, then most glory, then most gold; else the place is shared."""

    def standing(seat: int) -> tuple[int, int, int]:
        return unpaid[seat], -glory[seat], -gold[seat]

    order = sorted(range(len(unpaid)), key=standing)
    return tuple(tuple(Seat(one) for one in same) for _, same in groupby(order, standing))
