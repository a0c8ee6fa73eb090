"""The auctions of a sampled game of Horse Fever, bid by bid, with quick rules."""

from __future__ import annotations

from hornbook.bots.horse_fever.worth import A_POINT, purse
from hornbook.games.horse_fever.board.auction import ChooseBid, ChooseSale
from hornbook.games.horse_fever.deal import HandOnFirstPlayer
from hornbook.games.horse_fever.game import HorseFever
from hornbook.games.horse_fever.loans import due
from hornbook.kernel import Seat

ACCEPT, LEAVE = 0, 1


def cut_before_next_round(game: HorseFever) -> None:
    """Let a sampled game end after its auctions."""
    agenda = game.agenda
    for place in range(len(agenda) - 1, -1, -1):
        if isinstance(agenda[place], HandOnFirstPlayer):
            del agenda[: place + 1]
            return


def bid_on(game: HorseFever) -> None:
    """Everyone accepts what is worth the price to them, until the auctions are over."""
    while game.pending:
        asked = game.pending[0]
        question = asked.question
        if isinstance(question, ChooseSale):
            good = sale_is_good(game, asked.seat, question.price)
        elif isinstance(question, ChooseBid):
            good = bid_is_good(game, asked.seat, question.price)
        else:
            return
        game.apply(asked.seat, ACCEPT if good else LEAVE)


def sale_is_good(game: HorseFever, seat: Seat, price: int) -> bool:
    """Whether the money is worth more than a point."""
    table = game.table
    rounds, danari, score = _rounds(game), table.danari[seat], table.score(seat)
    after = danari + price + table.perks[seat].sale_danari
    return purse(after, score - 1, rounds, True) - purse(danari, score, rounds, True) > A_POINT


def bid_is_good(game: HorseFever, seat: Seat, price: int) -> bool:
    """Whether a point is worth more than the money; after the last race any price is fair."""
    table, rounds = game.table, _rounds(game)
    danari, score, perks = table.danari[seat], table.score(seat), table.perks[seat]
    left = danari - max(price - perks.bid_discount, 0)
    if not rounds:
        return left >= sum([due(loan, perks) for loan in table.loans[seat]])
    return purse(danari, score, rounds, True) - purse(left, score + 1, rounds, True) < A_POINT


def _rounds(game: HorseFever) -> int:
    return game.table.rounds - game.table.round_number
