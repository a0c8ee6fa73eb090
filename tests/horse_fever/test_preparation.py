"""Preparation: the table, the characters, the length of the game."""

import pytest

import hornbook
from hornbook.games.horse_fever import events
from hornbook.kernel import BadSettings
from hornbook.text import Catalogue
from horse_scene import BOARD, FAMILY, Scene

TABLE_1 = {
    "quick": {2: 4, 3: 3},
    "normal": {2: 6, 3: 6, 4: 4, 5: 5},
    "long": {2: 8, 3: 9, 4: 8, 5: 10},
}


@pytest.mark.parametrize("name", [BOARD, FAMILY])
@pytest.mark.parametrize(
    ("length", "seats", "rounds"),
    [(length, seats, n) for length, row in TABLE_1.items() for seats, n in row.items()],
)
def test_table_1_the_number_of_rounds(name, length, seats, rounds):
    assert hornbook.new(name, seats=seats, length=length).table.rounds == rounds


@pytest.mark.parametrize("name", [BOARD, FAMILY])
@pytest.mark.parametrize("seats", [4, 5])
def test_table_1_there_is_no_quick_game_for_four_or_five(name, seats):
    with pytest.raises(BadSettings) as refused:
        hornbook.new(name, seats=seats, length="quick")
    assert refused.value.code == "no-quick-game"
    said = Catalogue("en").say("refusal-no-quick-game", refused.value.facts)
    assert f"{seats} players" in said


@pytest.mark.parametrize("name", [BOARD, FAMILY])
@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_play(name, seats):
    with pytest.raises(BadSettings) as refused:
        hornbook.new(name, seats=seats)
    assert refused.value.code == "bad-seats"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_there_is_one_bet_token_fewer_of_each_colour_than_players(seats):
    assert hornbook.new(BOARD, seats=seats).table.tokens == [seats - 1] * 6


def test_each_stable_gets_odds_of_its_own():
    for seed in range(5):
        assert sorted(hornbook.new(BOARD, seed=seed).table.rows) == [0, 1, 2, 3, 4, 5]


def test_characters_are_dealt_with_their_money_and_their_stable():
    game = hornbook.new(BOARD, seats=5, seed=3)
    for seat in game.seats:
        person = game.cards.characters[game.table.characters[seat]]
        assert game.table.danari[seat] == person.danari
        owned = [
            row
            for row, owner in zip(game.table.rows, game.table.owners, strict=True)
            if owner == seat
        ]
        assert owned == [person.stable - 2]
    assert len(set(game.table.characters)) == 5


def test_a_stable_of_the_start_counts_one_point():
    game = hornbook.new(BOARD, seats=3)
    assert [game.table.score(seat) for seat in game.seats] == [1, 1, 1]
    assert game.table.points == [0, 0, 0]


def test_cards_with_a_star_stay_in_the_box_unless_wanted():
    for seed in range(10):
        game = hornbook.new(BOARD, seats=5, seed=seed)
        table, cards = game.table, game.cards
        assert len(table.objective_pile.cards) == 10
        assert len(table.assistant_pile.cards) == 10
        assert len(table.horse_pile.cards) == 6
        assert not any(cards.characters[one].star for one in table.characters)
        assert len(table.action_deck) == 18


def test_cards_with_a_star_are_in_play_if_wanted():
    stars = 0
    for seed in range(10):
        game = hornbook.new(BOARD, seats=5, seed=seed, stars=True)
        table = game.table
        assert len(table.objective_pile.cards) == 14
        assert len(table.assistant_pile.cards) == 14
        assert len(table.horse_pile.cards) == 9
        stars += sum(game.cards.characters[one].star for one in table.characters)
    assert 10 < stars < 40


def test_every_player_can_be_the_first():
    firsts = {hornbook.new(BOARD, seats=5, seed=seed).table.first for seed in range(40)}
    assert firsts == {0, 1, 2, 3, 4}


def test_the_opening_tells_what_lies_on_the_table():
    game = hornbook.new(BOARD, seats=2)
    told = [type(event) for event in game.opening]
    assert told.count(events.CharacterDealt) == 2
    assert told.count(events.StableGiven) == 2
    assert told.count(events.FirstPlayerDrawn) == 1
    assert told.count(events.RoundBegan) == 1


def test_4_3_the_first_player_card_goes_left_each_round():
    scene = Scene(3).first(2)
    round_number = scene.table.round_number
    while scene.table.round_number == round_number:
        scene.choose(scene.game.pending[0].choice(scene.game.pending[0].count - 1))
    assert scene.table.first == 0
