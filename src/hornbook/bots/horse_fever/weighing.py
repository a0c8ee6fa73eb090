"""Compiled: pay a race that was run many times over, and weigh everyone's chances after it."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from hornbook.bots.horse_fever.worth import (
    AIM,
    EASE,
    OVER,
    PLENTY,
    SECOND,
    SHORT,
    SPARE,
)
from hornbook.games.horse_fever.payments import STABLE_DANARI
from hornbook.odds.compiled import compiled

OUT: Final = -60.0
PENALTY: Final = 2.0
DEBT: Final = 0.0005  # points for each Danari owed, while there are races to earn it in
BROKE: Final = 1.5  # points, for who could not pay back now
LAST_AUCTION: Final = 0.8  # how often the richest buys the last point
FIRST_PRICE: Final = 1000
_PRIZES: Final = np.array((*STABLE_DANARI, 0, 0, 0), np.float64)

# The columns of the table of bets.
SEAT, LANE, PLACES, DANARI, POINTS = range(5)

# The columns of the table of players.
HAS_POINTS, HAS_DANARI, HOLDS, OWES, IS_OUT, AIMS_AT_RICHES = range(6)


@compiled
def weigh(  # noqa: PLR0917 - compiled code takes no keywords
    orders: Any,
    bets: Any,
    owners: Any,
    players: Any,
    me: int,
    rounds: int,
    slope: float,
    shop: bool,
    auction: bool,
) -> float:
    """The chance that ``me`` wins the game, over all these finish orders.

    ``owners`` are by lane (-1: nobody), ``players`` by seat with the columns below. Without a
    shop the last race decides for good, so the best score takes all.
    """
    seats = len(players)
    score = np.empty(seats)
    money = np.empty(seats)
    value = np.empty(seats)
    place = np.empty(orders.shape[1], np.int64)
    total = 0.0
    for race in range(len(orders)):
        for at in range(orders.shape[1]):
            place[orders[race, at]] = at
        score[:] = players[:, HAS_POINTS]
        money[:] = players[:, HAS_DANARI]
        for bet in bets:
            if place[int(bet[LANE])] < bet[PLACES]:
                score[int(bet[SEAT])] += bet[POINTS]
                money[int(bet[SEAT])] += bet[DANARI]
        for lane in range(len(owners)):
            if owners[lane] >= 0:
                money[owners[lane]] += _PRIZES[place[lane]]
        for seat in range(seats):
            value[seat] = _value(players[seat], score[seat], money[seat], rounds, shop)
        if not rounds and shop:
            _last_points(value, money, players, auction)
        total += _share(value, me, slope)
    return total / len(orders)


@compiled
def _value(player: Any, score: float, money: float, rounds: int, shop: bool) -> float:
    """What a seat has after the race, in points."""
    owed = player[OWES]
    if player[IS_OUT] or (not rounds and money < owed):
        return OUT
    value = score + player[HOLDS]
    if money < 0:
        value -= PENALTY
    if not rounds:
        return float(value + 0.000_001 * money)  # level on points, the richer wins
    if money < owed:
        value -= BROKE / rounds
    return float(value + _purse(money, score, rounds, shop) - DEBT * owed)


@compiled
def _purse(danari: float, score: float, rounds: int, shop: bool) -> float:
    """As `worth.purse` has it, before the last race."""
    bets = danari / (100.0 * (score + 1.0))
    worth = SHORT * min(bets, 1.0) + SECOND * min(max(bets - 1.0, 0.0), 1.0)
    worth += EASE * min(max(bets - 2.0, 0.0), 1.5 * rounds) / 2
    if shop:
        worth += SPARE * min(danari, PLENTY) + OVER * max(danari - PLENTY, 0.0)
    return worth


@compiled
def _last_points(value: Any, money: Any, players: Any, auction: bool) -> None:
    """After the last race the richest buys a point, or has an aim to be the richest."""
    left = money - players[:, OWES]
    richest = left.argmax()
    if auction and left[richest] >= FIRST_PRICE:
        value[richest] += LAST_AUCTION
    if players[richest, AIMS_AT_RICHES]:
        value[richest] += AIM / 2 if auction else AIM


@compiled
def _share(value: Any, me: int, slope: float) -> float:
    """A softmax; with no slope, all to the best."""
    best = value.max()
    if slope == 0.0:
        return 1.0 if value[me] == best else 0.0
    total = 0.0
    for one in value:
        total += np.exp(slope * (one - best))
    return float(np.exp(slope * (value[me] - best)) / total)
