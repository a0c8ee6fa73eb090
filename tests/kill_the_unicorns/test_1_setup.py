"""1: setup."""

from collections import Counter

import pytest

import hornbook
from hornbook.games.kill_the_unicorns import events
from hornbook.games.kill_the_unicorns.decks import Character
from hornbook.games.kill_the_unicorns.options import TakeCharacter
from hornbook.kernel import BadSettings

EVERY_SEATS = [3, 4, 5, 6]


def new(seats=4, seed=1, **settings):
    return hornbook.new("kill-the-unicorns", seats=seats, seed=seed, **settings)


@pytest.mark.parametrize("seats", EVERY_SEATS)
def test_1_everyone_chooses_a_character_once_from_the_first_player_on(seats):
    game = new(seats)
    first = game.table.first
    taken = set()
    for turn in range(seats):
        if game.pending[0].question.__struct_config__.tag != "choose-character":
            break  # the last of six has no choice
        decision = game.pending[0]
        assert decision.seat == (first + turn) % seats
        assert not taken & {option.character for option in decision.options}
        taken.add(decision.options[-1].character)
        game.apply(decision.seat, len(decision.options) - 1)
    assert None not in game.table.characters
    assert len(set(game.table.characters)) == seats


def test_1_characters_may_be_dealt_instead():
    game = new(characters="dealt")
    told = [event for event in game.opening if isinstance(event, events.CharacterTaken)]
    assert len(told) == 4
    assert len(set(game.table.characters)) == 4
    assert game.pending[0].question.__struct_config__.tag == "place-ruse"
    deals = {tuple(new(seed=seed, characters="dealt").table.characters) for seed in range(6)}
    assert len(deals) > 1


def test_1_all_six_characters_can_be_chosen():
    options = new().pending[0].options
    assert options == tuple(TakeCharacter(character) for character in Character)


def test_1_everyone_has_the_same_eight_hunt_cards():
    game = new(6, characters="dealt")
    assert game.table.hands == [(0, 1, 1, 2, 2, 3, 3, 4)] * 6


def test_1_everyone_has_the_eight_ruses_of_the_character():
    game = new(6, characters="dealt")
    for seat in game.seats:
        character = game.table.characters[seat].value
        ruses = game.table.ruse_decks[seat] + game.table.ruse_hands[seat]
        decks = Counter(game.cards.ruses[ruse].deck.value for ruse in ruses)
        assert decks == {"shared": 4, character: 4}


@pytest.mark.parametrize("seats", EVERY_SEATS)
def test_1_everyone_has_one_starter_face_up(seats):
    game = new(seats)
    starters = [herd[0].unicorn for herd in game.table.herds]
    assert all(len(herd) == 1 for herd in game.table.herds)
    assert len(set(starters)) == seats
    assert all(starter >= 27 for starter in starters)
    assert game.view(None).players[0].herd == game.table.herds[0]


def test_1_four_unicorns_lie_in_a_row_with_any_number_of_players():
    for seats in EVERY_SEATS:
        game = new(seats, characters="dealt")
        assert len(game.table.row) == 4
        assert len(game.table.deck) == 27 - 4


@pytest.mark.parametrize("seats", EVERY_SEATS)
def test_1_the_market_has_as_many_horns_and_pates_as_players_and_a_token_a_colour(seats):
    market = new(seats).table.market
    goods = Counter(ware.goods.value for ware in market)
    assert goods == {"fake-horn": seats, "pate": seats, "fairy-dust": 4, "cotton-candy": 4}
    for kind in ("fairy-dust", "cotton-candy"):
        colours = [ware.colour.value for ware in market if ware.goods.value == kind]
        assert colours == ["pink", "blue", "green", "yellow"]


def test_1_pates_are_drawn_at_random_and_lie_open():
    draws = set()
    for seed in range(12):
        game = new(3, seed=seed)
        pates = [ware.points for ware in game.view(None).market if ware.goods.value == "pate"]
        assert not Counter(pates) - Counter([3, 4, 4, 5, 5, 6])
        draws.add(tuple(pates))
    assert len(draws) > 1


def test_1_the_first_player_is_drawn():
    assert {new(seed=seed).table.first for seed in range(20)} == {0, 1, 2, 3}


@pytest.mark.parametrize("seats", [0, 1, 2, 7])
def test_1_three_to_six_play(seats):
    with pytest.raises(BadSettings):
        new(seats)
