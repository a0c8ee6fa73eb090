"""The searching bot for Unicorn Fever reckons as the rules do, and keeps to its budget."""

from __future__ import annotations

from collections.abc import Iterator
from time import process_time

import numpy as np
import pytest
from msgspec.structs import astuple

import hornbook
from hornbook import bots
from hornbook.bots.unicorn_fever.book import book_of
from hornbook.bots.unicorn_fever.reckoning import (
    AFTER,
    FIELDS,
    PRICED,
    _join,
    final_score,
    price_bets,
    reveal,
    settle,
)
from hornbook.bots.unicorn_fever.sharp import cut_before_race
from hornbook.bots.unicorn_fever.sheet import GLORY, GOLD, LOANS, Sheet, sheet_of
from hornbook.games.unicorn_fever.events import UnicornFinished
from hornbook.games.unicorn_fever.game import UnicornFever
from hornbook.kernel import Chance, SeatHandle
from hornbook.racing import LANES, NO_EFFECTS, Lane, LaneEffects, combined
from table import random_choice


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_race_is_settled_as_the_rules_settle_it(seats):
    for game, sheet, order in races(seats, games=12):
        after = reckoned(game, sheet, order)
        if game.over:
            scores = [
                final_score(sheet.seats[seat], sheet.perks[seat], after[seat])
                for seat in game.seats
            ]
            best = [seat for seat in game.seats if scores[seat] == max(scores)]
            assert best == sorted(game.result.winners)
        else:
            assert after[:, GOLD].tolist() == game.table.gold
            assert after[:, GLORY].tolist() == game.table.glory
            assert after[:, LOANS].tolist() == game.table.loans


def test_a_budget_in_milliseconds_is_kept():
    game = hornbook.new("unicorn-fever", seats=4, seed="budget")
    handle = SeatHandle(game, game.pending[0].seat)
    bots.make("sharp:1", Chance(1)).choose(handle)  # what is compiled is loaded here
    bot = bots.make("sharp:50ms", Chance(1))
    begun = process_time()
    bot.choose(handle)
    assert process_time() - begun < 0.3


def races(seats: int, games: int) -> Iterator[tuple[UnicornFever, Sheet, list[Lane]]]:
    """After each race: the game, its sheet at the end of the planning, and the finish order."""
    for number in range(games):
        game = hornbook.new("unicorn-fever", seats=seats, seed=f"settle {number}")
        assert isinstance(game, UnicornFever)
        chance, book = Chance(number), book_of(game.cards)
        sheet, order = sheet_of(game, book), list[Lane]()
        while not game.over:
            race = game.table.race_number
            planned = game.copy()
            seat, choice = random_choice(game, chance)
            if not order and not planned.table.revealed:
                cut_before_race(planned)
                planned.apply(seat, choice)
                sheet = sheet_of(planned, book)
            events = game.apply(seat, choice)
            order += [event.lane for event in events if isinstance(event, UnicornFinished)]
            if game.over or game.table.race_number != race:
                yield game, sheet, order
                order = []


def reckoned(game: UnicornFever, sheet: Sheet, order: list[Lane]) -> np.ndarray:
    """Every seat after the race and the tax, by the compiled reckoning."""
    rows, seats = sheet.rows.copy(), sheet.seats.copy()
    effects = np.empty((len(LANES), FIELDS), np.int64)
    tips = np.empty((len(seats), len(LANES), 2), np.int64)
    priced = np.empty((len(sheet.bets), PRICED), np.int64)
    after = np.empty((len(seats), AFTER), np.int64)
    place = np.empty(len(LANES), np.int64)
    perks, fevered = sheet.perks, sheet.fevered
    reveal(book_of(game.cards), perks, seats, fevered, sheet.placed, rows, effects, tips)
    price_bets(perks, fevered, sheet.bets, rows, effects, priced)
    settle(np.array(order, np.int8), seats, perks, priced, tips, True, place, after)
    return after


def test_effects_on_a_lane_are_joined_as_the_rules_join_them():
    chance = Chance("joins")
    usual = np.array(astuple(NO_EFFECTS))
    for _ in range(400):
        drawn = [usual + [chance.below(3) - 1 for _ in usual] for _ in range(2)]
        one, other = (np.maximum(values, usual - (usual == 0)) for values in drawn)
        rules = combined([LaneEffects(*map(int, one)), LaneEffects(*map(int, other))])
        _join(one, other)
        assert tuple(one) == astuple(rules)
