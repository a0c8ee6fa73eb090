"""A seat's chance to win the game, from a position in the middle of a planning phase."""

from __future__ import annotations

from math import exp
from typing import Any, Final

import numpy as np
from msgspec.structs import astuple
from numba import njit

from hornbook.bots.unicorn_fever.book import GUM, SPRINT_ONCE, Book
from hornbook.bots.unicorn_fever.reckoning import (
    AFTER,
    FIELDS,
    FORGIVEN,
    LOAN_DISCOUNT,
    PRICED,
    TAX_RELIEF,
    final_score,
    price_bets,
    reveal,
    settle,
)
from hornbook.bots.unicorn_fever.sheet import GLORY, GOLD, LOANS, PRINTED, Sheet
from hornbook.bots.unicorn_fever.sketch import finish_planning, phase_of
from hornbook.games.unicorn_fever.decks import Sign
from hornbook.games.unicorn_fever.game import UnicornFever
from hornbook.games.unicorn_fever.table import REPAYMENT
from hornbook.odds.simulator import COLUMNS, EFFECT_COLUMNS, run_races
from hornbook.odds.worlds import board_of
from hornbook.racing import LANES
from hornbook.racing.effects import FIELDS as EFFECTS

FUTURES: Final = 8  # ways in which the planning may go on
RACES: Final = 24  # races run after each

# What decides the rest of a game, by races left: glory, glory printed on contracts, what contracts
# promise, and spare gold in its parts from deep debt to riches. Fitted to games between bots.
KNOTS: Final = (-40.0, -20.0, -5.0, 10.0, 30.0, 60.0, 100.0)
# For oneself and for the others, who make less of their gold.
MINE = np.array(
    [
        [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
        [0.280, 0.27, 0.34, 0.10, 0.095, 0.060, 0.042, 0.028, 0.014, 0.017, 0.011],
        [0.210, 0.18, 0.23, 0.06, 0.060, 0.055, 0.046, 0.029, 0.016, 0.011, 0.005],
        [0.165, 0.18, 0.20, 0.04, 0.045, 0.036, 0.025, 0.020, 0.020, 0.013, 0.009],
    ]
)
THEIRS = np.array(
    [
        [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
        [0.245, 0.22, 0.38, 0.12, 0.095, 0.063, 0.036, 0.018, 0.014, 0.010, 0.003],
        [0.195, 0.17, 0.27, 0.06, 0.050, 0.040, 0.026, 0.015, 0.012, 0.006, 0.002],
        [0.182, 0.17, 0.20, 0.04, 0.040, 0.030, 0.020, 0.012, 0.015, 0.010, 0.004],
    ]
)

_LANES: Final = len(LANES)
# Where the simulator wants each of the lane effects.
_COLUMNS = np.array([EFFECTS.index(name) for name in COLUMNS])
_U = np.uint64


def chance_to_win(book: Book, sheet: Sheet, me: int, seed: int) -> float:
    """Over several ways the planning may go on, and races after each."""
    return float(_mean_share(book, sheet, me, seed, FUTURES, RACES))


def chance_in_race(book: Book, sheet: Sheet, game: UnicornFever, me: int, seed: int) -> float:
    """From the middle of a race, when all magic has been turned."""
    race, table, magic = game.race, game.table, game.cards.magic
    rows = np.array(race.rows, np.int64)
    effects = np.array([astuple(effect) for effect in race.effects], np.int64)
    tips = np.zeros((len(sheet.seats), _LANES, 2), np.int64)
    for lane in LANES:
        for placed in table.active[lane]:
            perks = table.perks[placed.seat]
            if magic[placed.card].sign is Sign.POSITIVE:
                tips[placed.seat, lane, 0] += perks.blessing_gold
            else:
                tips[placed.seat, lane, 1] += perks.hex_gold
    priced = np.empty((len(sheet.bets), PRICED), np.int64)
    price_bets(sheet.perks, sheet.fevered, sheet.bets, rows, effects, priced)
    orders = np.empty((FUTURES * RACES, _LANES), np.int8)
    board_of(game).simulate(len(orders), seed, orders)
    share = _share(orders, sheet.seats, sheet.perks, sheet.promise, priced, tips, sheet.left, me)
    return float(share)


@njit(cache=True, nogil=True)
def _mean_share(book: Any, sheet: Any, me: int, seed: int, futures: int, races: int) -> float:
    if len(sheet.turns) == 0:  # nothing left to plan: one future, more races
        futures, races = 1, futures * races
    rows = np.empty(_LANES, np.int64)
    effects = np.empty((_LANES, FIELDS), np.int64)
    tips = np.empty((len(sheet.seats), _LANES, 2), np.int64)
    priced = np.empty((len(sheet.bets) + len(sheet.turns), PRICED), np.int64)
    table = np.empty((_LANES, EFFECT_COLUMNS), np.int64)
    orders = np.empty((races, _LANES), np.int8)
    spots = np.zeros(_LANES, np.int64)
    home = np.empty(0, np.int64)
    deck = np.arange(len(book.speeds))
    total = 0.0
    for future in range(futures):
        phase = phase_of(sheet)
        finish_planning(book, sheet, phase, me, _U(seed * 1009 + future) * _U(0xBF58476D1CE4E5B9))
        bets, placed = phase.bets[: phase.betted[0]], phase.placed[: phase.cards[0]]
        rows[:] = sheet.rows
        reveal(book, sheet.perks, phase.seats, sheet.fevered, placed, rows, effects, tips)
        price_bets(sheet.perks, sheet.fevered, bets, rows, effects, priced)
        for lane in range(_LANES):
            for column in range(EFFECT_COLUMNS):
                table[lane, column] = effects[lane, _COLUMNS[column]]
        run_races(
            races,
            seed * 31 + future,
            book.speeds,
            deck,
            rows,
            table,
            spots,
            effects[:, SPRINT_ONCE].copy(),
            effects[:, GUM].copy(),
            home,
            0,
            True,
            None,
            orders,
        )
        total += _share(
            orders,
            phase.seats,
            sheet.perks,
            phase.promise,
            priced[: len(bets)],
            tips,
            sheet.left,
            me,
        )
    return total / futures


@njit(cache=True, nogil=True)
def _share(
    orders: Any,
    seats: Any,
    perks: Any,
    promise: Any,
    priced: Any,
    tips: Any,
    left: int,
    me: int,
) -> float:
    """My chance to win over all these finish orders."""
    after = np.empty((len(seats), AFTER), np.int64)
    place = np.empty(_LANES, np.int64)
    tipped = tips.any()
    total = 0.0
    for race in range(len(orders)):
        settle(orders[race], seats, perks, priced, tips, tipped, place, after)
        if left:
            total += _prospects(seats, perks, promise, after, left, me)
        else:
            total += _victory(seats, perks, after, me)
    return total / len(orders)


@njit(cache=True, nogil=True)
def _victory(seats: Any, perks: Any, after: Any, me: int) -> float:
    """My part of the victory when the game ends like this."""
    mine = final_score(seats[me], perks[me], after[me])
    level = 1
    for seat in range(len(seats)):
        if seat != me:
            other = final_score(seats[seat], perks[seat], after[seat])
            if other > mine:
                return 0.0
            level += other == mine
    return 1.0 / level


@njit(cache=True, nogil=True)
def _prospects(seats: Any, perks: Any, promise: Any, after: Any, left: int, me: int) -> float:
    """My chance to win when so many races are still to come."""
    mine = _strength(seats[me], perks[me], promise[me], after[me], left, MINE[left])
    total = 1.0
    for seat in range(len(seats)):
        if seat != me:
            score = _strength(
                seats[seat], perks[seat], promise[seat], after[seat], left, THEIRS[left]
            )
            total += exp(score - mine)
    return 1.0 / total


@njit(cache=True, nogil=True)
def _strength(seat: Any, perk: Any, promise: Any, after: Any, left: int, worth: Any) -> Any:
    """How well a seat stands: differences between seats decide who is likely to win."""
    owed = max(after[LOANS] - perk[FORGIVEN], 0) * max(REPAYMENT - perk[LOAN_DISCOUNT], 0)
    taxes = max(after[GLORY] - perk[TAX_RELIEF], 0) * left
    spare = np.float64(after[GOLD] - owed - taxes)
    score = worth[0] * after[GLORY] + worth[1] * seat[PRINTED] + worth[2] * promise
    score += worth[3] * min(spare - KNOTS[0], 0.0)
    for part in range(len(KNOTS) - 1):
        score += worth[4 + part] * min(max(spare - KNOTS[part], 0.0), KNOTS[part + 1] - KNOTS[part])
    return score + worth[-1] * max(spare - KNOTS[-1], 0.0)
