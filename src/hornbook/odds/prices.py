"""What every bet is worth: its chance, its fair price, and what it brings on average."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from hornbook.odds.board import Board
from hornbook.odds.chances import RACES, Chances, chances, mean_of
from hornbook.racing import LANES, BetOffer, Lane


class BetPrice(Struct, frozen=True):
    """One kind of bet on one racer."""

    kind: int
    lane: Lane
    chance: float
    error: float  # half the width of the 95 % interval of the chance
    fair: float | None  # what it would have to pay to be fair; None if it cannot be won
    pays: float  # times the stake
    money: float  # gained on average for each coin staked
    points: float  # glory or victory points, on average


class Sheet(Struct, frozen=True):
    """The chances of all places, and the price of every bet."""

    chances: Chances
    prices: tuple[BetPrice, ...]


def price(
    boards: Sequence[Board], offers: Sequence[BetOffer], races: int = RACES, seed: int = 0
) -> Sheet:
    """Price all bets over boards that could all be the true one."""
    each = -(-races // len(boards))
    found = [chances(board, each, seed + number) for number, board in enumerate(boards)]
    together = mean_of(found)
    prices = tuple(
        _price(offer, lane, boards, found, together) for offer in offers for lane in LANES
    )
    return Sheet(together, prices)


def _price(
    offer: BetOffer,
    lane: Lane,
    boards: Sequence[Board],
    found: Sequence[Chances],
    together: Chances,
) -> BetPrice:
    chance = together.within(lane, offer.places)
    money = points = pays = 0.0
    for board, one in zip(boards, found, strict=True):
        won = one.within(lane, offer.places)
        times = offer.times(board.race.rows[lane])
        pays += times / len(boards)
        money += won * times / len(boards)
        bonus = board.race.effects[lane].bet_glory
        points += won * max(offer.points + bonus, 0) / len(boards)
    return BetPrice(
        kind=int(offer.kind),
        lane=lane,
        chance=chance,
        error=together.error(chance),
        fair=1 / chance if chance else None,
        pays=pays,
        money=money - 1,
        points=points,
    )
