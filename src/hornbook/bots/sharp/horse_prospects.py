"""How likely a seat wins a game of Horse Fever after a race that was run many times over."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from hornbook.bots.steady.horse_worth import (
    AIM,
    EASE,
    PRIZES,
    SECOND,
    SHORT,
    chance_to_lead,
    horse_worth,
    perks_worth,
)
from hornbook.games.horse_fever.decks import Measure
from hornbook.games.horse_fever.final import measured
from hornbook.games.horse_fever.game import HorseFever
from hornbook.games.horse_fever.loans import due
from hornbook.games.horse_fever.payments import (
    PLACE_MULTIPLIER,
    POINTS,
    STABLE_DANARI,
)
from hornbook.games.horse_fever.table import BetKind
from hornbook.kernel import Seat
from hornbook.odds.board import Board
from hornbook.racing import LANES, PODIUM, multiplier

_Floats = NDArray[np.float64]

# By rounds left: how much a point more raises the chance to win, from many games.
SLOPES: Final = (2.5, 0.66, 0.53, 0.42, 0.36)
OUT: Final = -60.0
COIN: Final = 0.0004
_STABLE: Final = np.array((*STABLE_DANARI, *[0] * (len(LANES) - PODIUM)), np.float64)


def after_race(game: HorseFever, me: Seat, races: int, seed: int) -> float:
    """Run a sampled race many times, pay it, and say how likely the seat wins the game."""
    game.turn_cards()
    speeds = [card.speeds for card in game.cards.movement]
    orders = np.empty((races, len(LANES)), np.int8)
    Board(game.race, speeds).simulate(races, seed, orders)
    return _prospect(game, me, np.argsort(orders, axis=1))


def now(game: HorseFever, me: Seat) -> float:
    """How likely the seat wins as things stand between two races."""
    table = game.table
    points = np.array([[table.score(seat) for seat in game.seats]], np.float64)
    danari = np.array([table.danari], np.float64)
    return float(_shares(game, points, danari, auction=False)[0, me])


def _prospect(game: HorseFever, me: Seat, places: NDArray[np.int64]) -> float:
    """``places`` are by race and lane, 0 for the winner."""
    table = game.table
    races, seats = len(places), len(table.danari)
    points = np.empty((races, seats))
    danari = np.empty((races, seats))
    for seat in game.seats:
        points[:, seat] = table.score(seat)
        danari[:, seat] = table.danari[seat]
    for bet in table.bets:
        seat, lane = bet.seat, bet.lane
        if bet.kind is BetKind.WIN:
            won = places[:, lane] == 0
            pays = multiplier(table.rows[lane])
        else:
            won = places[:, lane] < PODIUM + table.perks[seat].place_reach
            pays = PLACE_MULTIPLIER
        worth = max(POINTS[bet.kind] + game.race.effects[lane].bet_glory, 0)
        points[:, seat] += worth * won
        danari[:, seat] += (bet.stake * pays + worth * table.perks[seat].point_danari) * won
    for lane in LANES:
        owner = table.owners[lane]
        if owner is not None:
            danari[:, owner] += _STABLE[places[:, lane]]
    danari += _sure_income(game)
    return float(_shares(game, points, danari, auction=game.shop)[:, me].mean())


def _sure_income(game: HorseFever) -> _Floats:
    """What is paid after the race however it goes: income, neighbours, fines."""
    table = game.table
    income = np.zeros(len(table.danari))
    for seat in game.seats:
        perks = table.perks[seat]
        income[seat] += perks.income
        for side, danari in ((-1, perks.from_right), (1, perks.from_left)):
            if danari:
                income[seat] += danari
                income[game.neighbour(seat, side)] -= danari
        for horse in table.horses[seat]:
            if horse in table.stalls:
                income[seat] += game.cards.horses[horse].income
    for lane in LANES:
        fine = sum([game.cards.actions[card.card].fine for card in table.active[lane]])
        if fine:
            for seat in {bet.seat for bet in table.bets if bet.lane == lane}:
                income[seat] -= fine
    return income


def _shares(game: HorseFever, points: _Floats, danari: _Floats, *, auction: bool) -> _Floats:
    """By race and seat: the chance to win the game."""
    table = game.table
    rounds = table.rounds - table.round_number
    owed = np.array(
        [sum([due(loan, table.perks[seat]) for loan in table.loans[seat]]) for seat in game.seats],
        np.float64,
    )
    values = points + _holdings(game, rounds)
    if rounds:
        values += _purses(danari, points, rounds, game.shop)
        values -= 0.0005 * owed + (1.5 / rounds) * (danari < owed)
    else:
        values += 0.000_03 * danari
        values += _last_points(game, danari - owed, auction)
        values[danari < owed] = OUT
    values[danari < 0] -= 2.0
    for seat in table.left:
        values[:, seat] = OUT
    values *= SLOPES[min(rounds, len(SLOPES) - 1)]
    values -= values.max(axis=1, keepdims=True)
    np.exp(values, out=values)
    values /= values.sum(axis=1, keepdims=True)
    return values


def _purses(danari: _Floats, points: _Floats, rounds: int, shop: bool) -> _Floats:
    """What money is worth, as `horse_worth.purse` has it."""
    bets = danari / (100.0 * (points + 1.0))
    worth = SHORT * np.minimum(bets, 1.0) + SECOND * np.clip(bets - 1.0, 0.0, 1.0)
    worth += (EASE / 2) * np.clip(bets - 2.0, 0.0, 1.5 * rounds)
    if shop:
        worth += 0.0004 * np.minimum(danari, 4000.0)
        worth += 0.000_15 * np.maximum(danari - 4000.0, 0.0)
    return worth


def _holdings(game: HorseFever, rounds: int) -> _Floats:
    """What stables, assistants, horses and objectives will still bring, by seat."""
    table, cards = game.table, game.cards
    worth = np.zeros(len(table.danari))
    seats = game.clockwise_from_first()
    for lane in LANES:
        owner = table.owners[lane]
        if owner is not None:
            row = table.rows[lane]
            worth[owner] += COIN * rounds * (0.7 * PRIZES[row] + 60)
    for seat in seats:
        if table.assistants[seat]:
            worth[seat] += perks_worth(table.perks[seat], rounds, COIN, table.loans[seat])
        rows = [table.rows[lane] for lane in LANES if table.owners[lane] == seat]
        for horse in table.horses[seat][: len(rows)]:
            worth[seat] += horse_worth(cards.horses[horse], min(rows), rounds, COIN)
        aims = {cards.aims[card]: card for card in table.objectives[seat]}
        for card in aims.values():
            aim = cards.objectives[card]
            if aim.measure is Measure.DANARI:
                worth[seat] += 0.25 * AIM * (rounds > 0)
                continue
            sign = -1 if aim.fewest else 1
            mine = sign * measured(game, seat, aim.measure)
            rivals = [sign * measured(game, other, aim.measure) for other in seats if other != seat]
            if rounds:
                worth[seat] += AIM * chance_to_lead(mine, rivals, rounds)
            else:
                worth[seat] += AIM * (mine > max(rivals, default=-99))
    return worth


def _last_points(game: HorseFever, danari: _Floats, auction: bool) -> _Floats:
    """After the last race: the auction's point and the aim to be the richest."""
    table = game.table
    worth = np.zeros_like(danari)
    richest = danari.argmax(axis=1)
    lines = np.arange(len(danari))
    if auction:
        worth[lines, richest] += 0.8 * (danari[lines, richest] >= 1000)
    for seat in game.clockwise_from_first():
        if any(
            [
                game.cards.objectives[card].measure is Measure.DANARI
                for card in table.objectives[seat]
            ]
        ):
            share = 0.5 if auction else 1.0
            worth[:, seat] += share * AIM * (richest == seat)
    return worth
