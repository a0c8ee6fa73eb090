"""A seat's chance to win the game, from a position in the middle of a planning phase."""

from __future__ import annotations

from math import exp
from typing import Any, Final

import numpy as np
from msgspec.structs import astuple

from hornbook.bots.unicorn_fever.book import GUM, SPRINT_ONCE, Book
from hornbook.bots.unicorn_fever.prospects import learnt
from hornbook.bots.unicorn_fever.reckoning import (
    AFTER,
    FIELDS,
    PRICED,
    final_score,
    price_bets,
    reveal,
    settle,
)
from hornbook.bots.unicorn_fever.sheet import Sheet
from hornbook.bots.unicorn_fever.sketch import finish_planning, phase_of
from hornbook.bots.unicorn_fever.traits import TRAITS, Scene, rows_after, tell_traits, weigh_hands
from hornbook.games.unicorn_fever.decks import Sign
from hornbook.games.unicorn_fever.game import UnicornFever
from hornbook.odds.compiled import compiled
from hornbook.odds.simulator import COLUMNS, EFFECT_COLUMNS, run_races
from hornbook.odds.worlds import board_of
from hornbook.racing import LANES
from hornbook.racing.effects import FIELDS as EFFECTS

FUTURES: Final = 8  # ways in which the planning may go on
RACES: Final = 24  # races run after each

_PROSPECTS: Final = learnt()
MINE, THEIRS = _PROSPECTS.mine_by_left(), _PROSPECTS.theirs_by_left()

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
    sway = np.empty(len(sheet.seats))
    weigh_hands(book, sheet.hands, sway)
    scene = Scene(sheet.seats, sheet.perks, sheet.promise, rows, sway, sheet.bell)
    return float(_share(orders, scene, priced, tips, sheet.left, me))


@compiled
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
    sway = np.empty(len(sheet.seats))
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
        weigh_hands(book, phase.hands, sway)
        scene = Scene(phase.seats, sheet.perks, phase.promise, rows, sway, phase.bell[0])
        total += _share(orders, scene, priced[: len(bets)], tips, sheet.left, me)
    return total / futures


@compiled
def _share(orders: Any, scene: Any, priced: Any, tips: Any, left: int, me: int) -> float:
    """My chance to win over all these finish orders."""
    seats, perks = scene.seats, scene.perks
    after = np.empty((len(seats), AFTER), np.int64)
    place, later = np.empty(_LANES, np.int64), np.empty(_LANES, np.int64)
    traits = np.empty(TRAITS)
    tipped = tips.any()
    total = 0.0
    for race in range(len(orders)):
        settle(orders[race], seats, perks, priced, tips, tipped, place, after)
        if left:
            rows_after(scene.rows, place, later)
            total += _prospects(scene, after, later, left, me, traits)
        else:
            total += _victory(seats, perks, after, me)
    return total / len(orders)


@compiled
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


@compiled
def _prospects(scene: Any, after: Any, rows: Any, left: int, me: int, traits: Any) -> float:
    """My chance to win when so many races are still to come."""
    tell_traits(scene, after, rows, left, me, traits)
    mine = _strength(traits, MINE[left])
    total = 1.0
    for seat in range(len(scene.seats)):
        if seat != me:
            tell_traits(scene, after, rows, left, seat, traits)
            total += exp(_strength(traits, THEIRS[left]) - mine)
    return 1.0 / total


@compiled
def _strength(traits: Any, worth: Any) -> Any:
    """How well a seat stands: differences between seats decide who is likely to win."""
    score = 0.0
    for trait in range(TRAITS):
        score += worth[trait] * traits[trait]
    return score
