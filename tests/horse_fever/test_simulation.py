"""What the rulebook claims of its races, measured with a fixed seed; and what no game may do."""

from collections.abc import Iterator
from typing import Any

import pytest

import hornbook
from hornbook.kernel import Chance
from hornbook.racing import (
    FINISH,
    LANES,
    NO_EFFECTS,
    SLOWEST,
    Row,
    arrivals,
    come_home,
    house_movement,
    line_up,
    move,
    sprint,
)
from horse_scene import BOARD, FAMILY
from table import finished, positions, random_choice


def shuffled(chance: Chance, base: bool) -> list:
    deck = [card for card in house_movement() if card.base or not base]
    chance.shuffle(deck)
    return deck


def test_3_2_races_mostly_last_4_to_7_turns():
    chance = Chance("how long")
    rows = [Row(row) for row in range(SLOWEST + 1)]
    lengths = []
    for _ in range(600):
        race, deck = line_up(rows, [NO_EFFECTS] * 6), shuffled(chance, base=False)
        while race.running:
            move(race, deck.pop().speeds)
            sprint(race, [LANES[chance.below(6)], LANES[chance.below(6)]])
            for group in arrivals(race):
                for lane in group:
                    come_home(race, lane)
        lengths.append(race.turn)
    usual = sum(4 <= length <= 7 for length in lengths) / len(lengths)
    assert usual > 0.8
    assert min(lengths) >= 3


def test_party_with_the_base_deck_all_horses_win_equally_often():
    """No dice, and the bookmaker breaks ties, here by lot."""
    chance = Chance("who wins")
    wins = [0] * 6
    races = 3000
    for _ in range(races):
        race, deck = (
            line_up([Row(row) for row in range(6)], [NO_EFFECTS] * 6),
            shuffled(chance, base=True),
        )
        while max(race.spots) < FINISH:
            move(race, deck.pop().speeds)
        ahead = [lane for lane in LANES if race.spots[lane] == max(race.spots)]
        wins[chance.choose(ahead)] += 1
    expected = races / 6
    chi_square = sum((won - expected) ** 2 / expected for won in wins)
    assert chi_square < 15.1  # 1 % of fair decks exceed it, with 5 degrees of freedom


def test_there_are_fifteen_base_cards():
    assert sum(card.base for card in house_movement()) == 15


@pytest.mark.parametrize("name", [BOARD, FAMILY])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_money_appears_or_vanishes_and_all_of_it_is_in_hundreds(name, seats):
    for seed in range(2):
        for game in positions(name, seats, seed):
            table = game.table
            assert table.bank + sum(table.danari) == 0
            assert all(danari >= 0 and danari % 100 == 0 for danari in table.danari)
            assert all(points >= 0 for points in table.points)
            assert all(tokens >= 0 for tokens in table.tokens)


@pytest.mark.parametrize("name", [BOARD, FAMILY])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_game_ends_under_random_play(name, seats):
    for seed in range(8):
        game = finished(name, seats, f"ends {seed}")
        assert game.result is not None
        assert len(game.result.winners) <= 1


def star_positions(seats: int) -> Iterator[Any]:
    """A game with all the cards that have a star, at each of its decisions."""
    game = hornbook.new(BOARD, seats=seats, seed="stars", stars=True)
    chance = Chance("stars")
    while not game.over:
        yield game
        game.apply(*random_choice(game, chance))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_with_stars_too_redeals_look_the_same_and_drafts_come_true(seats):
    chance = Chance("drafts")
    for number, game in enumerate(star_positions(seats)):
        for seat in (*game.seats, None):
            if number % 4 == 0:
                assert game.redeal(seat, Chance(number)).view(seat) == game.view(seat)
        seat, choice = random_choice(game, chance)
        draft = game.draft(seat, [choice])
        heard = [e for e in game.copy().apply(seat, choice) if e.heard_by(seat)]
        assert heard[: len(draft.events)] == list(draft.events)


@pytest.mark.parametrize("seats", [2, 5])
def test_with_stars_too_no_money_appears_or_vanishes(seats):
    for game in star_positions(seats):
        assert game.table.bank + sum(game.table.danari) == 0
        assert all(danari % 100 == 0 for danari in game.table.danari)


def test_the_coming_race_can_be_looked_at_without_running_it():
    for game in positions(BOARD, 3, "coming"):
        before = game.fingerprint()
        assert len(game.coming_race().running) + len(game.coming_race().order) == 6
        assert game.fingerprint() == before
