"""How likely a seat wins a game of Horse Fever after a race that was run many times over."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from hornbook.bots.horse_fever.weighing import HAS_DANARI, HOLDS, weigh
from hornbook.bots.horse_fever.worth import (
    AIM,
    PRIZES,
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
)
from hornbook.games.horse_fever.table import BetKind
from hornbook.kernel import Seat
from hornbook.odds.board import Board
from hornbook.racing import LANES, PODIUM, multiplier

_Floats = NDArray[np.float64]

# By rounds left: how much a point more raises the chance to win, from many games.
SLOPES: Final = (2.5, 0.66, 0.53, 0.42, 0.36)
COIN: Final = 0.0006  # points for a Danari still to come
NO_SHOP_COIN: Final = 0.000_1
_ANY_ORDER: Final = np.array([LANES], np.int8)
_NO_BETS: Final = np.empty((0, 5))
_NO_OWNERS: Final = np.full(len(LANES), -1)


def after_race(game: HorseFever, me: Seat, races: int, seed: int) -> float:
    """Run a sampled race many times, pay it, and say how likely the seat wins the game."""
    game.turn_cards()
    speeds = [card.speeds for card in game.cards.movement]
    orders = np.empty((races, len(LANES)), np.int8)
    Board(game.race, speeds).simulate(races, seed, orders)
    owners = np.array([-1 if owner is None else owner for owner in game.table.owners])
    players = _players(game)
    players[:, HAS_DANARI] += _sure_income(game)
    return _weighed(game, me, (orders, _bets(game), owners), players, auction=game.shop)


def now(game: HorseFever, me: Seat) -> float:
    """How likely the seat wins as things stand between two races."""
    return _weighed(game, me, (_ANY_ORDER, _NO_BETS, _NO_OWNERS), _players(game), auction=False)


def _weighed(
    game: HorseFever,
    me: Seat,
    race: tuple[NDArray[np.int8], _Floats, NDArray[np.int64]],
    players: _Floats,
    *,
    auction: bool,
) -> float:
    """``race`` are the finish orders, the bets and the stables' owners."""
    rounds = game.table.rounds - game.table.round_number
    # Without auctions and aims nothing comes after the last race.
    slope = SLOPES[min(rounds, len(SLOPES) - 1)] if rounds or game.shop else 0.0
    share: float = weigh(*race, players, int(me), rounds, slope, game.shop, auction)
    return share


def _players(game: HorseFever) -> _Floats:
    """Points, money, holdings, debts, whether out and whether aiming at riches, by seat."""
    table, seats = game.table, game.seats
    players = np.zeros((len(seats), 6))
    for seat in seats:
        perks = table.perks[seat]
        owed = sum([due(loan, perks) for loan in table.loans[seat]])
        out, aims = seat in table.left, _would_be_richest(game, seat)
        players[seat] = (table.score(seat), table.danari[seat], 0.0, owed, out, aims)
    players[:, HOLDS] = _holdings(game, table.rounds - table.round_number)
    return players


def _bets(game: HorseFever) -> _Floats:
    """The bets as the compiled part reads them: seat, lane, places, Danari, points."""
    table, rows = game.table, []
    for bet in table.bets:
        seat, lane = bet.seat, bet.lane
        perks = table.perks[seat]
        points = max(POINTS[bet.kind] + game.race.effects[lane].bet_glory, 0)
        danari = points * perks.point_danari
        if bet.kind is BetKind.WIN:
            danari += bet.stake * multiplier(table.rows[lane])
            rows.append((seat, lane, 1, danari, points))
        else:
            danari += bet.stake * PLACE_MULTIPLIER
            rows.append((seat, lane, PODIUM + perks.place_reach, danari, points))
    return np.array(rows, np.float64).reshape(len(rows), 5)


def _would_be_richest(game: HorseFever, seat: Seat) -> bool:
    """Whether the seat has the objective to end with most money."""
    objectives = [game.cards.objectives[card] for card in game.table.objectives[seat]]
    return Measure.DANARI in [aim.measure for aim in objectives]


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


def _holdings(game: HorseFever, rounds: int) -> _Floats:
    """What stables, assistants, horses and objectives will still bring, by seat."""
    table, cards = game.table, game.cards
    coin = COIN if game.shop else NO_SHOP_COIN
    worth = np.zeros(len(table.danari))
    seats = game.clockwise_from_first()
    for lane in LANES:
        owner = table.owners[lane]
        if owner is not None:
            row = table.rows[lane]
            worth[owner] += coin * rounds * (0.7 * PRIZES[row] + 60)
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
