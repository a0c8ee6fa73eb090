"""The characters' cards: "drawn or chosen at the start of the game"; the order is a ruling."""

import pytest

import hornbook
from hornbook.games.horse_fever import events
from hornbook.games.horse_fever.characters import ChooseCharacter
from hornbook.games.horse_fever.edition import read_edition
from hornbook.games.horse_fever.options import TakeCharacter
from horse_scene import BOARD, FAMILY

GAMES = pytest.mark.parametrize("name", [BOARD, FAMILY])


def chosen(name, seats=3, seed="chosen", **settings):
    return hornbook.new(name, seats=seats, seed=seed, characters="chosen", **settings)


def take(game, character):
    """The seat that is asked takes that character."""
    decision = game.pending[0]
    ids = [game.cards.characters[option.character].id for option in decision.options]
    return game.apply(decision.seat, ids.index(character))


@GAMES
def test_characters_are_dealt_unless_one_wants_to_choose(name):
    game = hornbook.new(name, seats=3)
    assert game.setup.settings["characters"] == "dealt"
    assert not isinstance(game.pending[0].question, ChooseCharacter)
    assert None not in game.table.characters


@GAMES
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everyone_chooses_once_clockwise_from_the_first_player(name, seats):
    game = chosen(name, seats)
    asked = []
    while isinstance(game.pending[0].question, ChooseCharacter):
        asked.append(game.pending[0].seat)
        game.apply(asked[-1], 0)
    assert asked == [(game.table.first + place) % seats for place in range(seats)]
    assert len(set(game.table.characters)) == seats
    assert game.table.round_number == 1


@GAMES
def test_the_first_player_is_drawn_before(name):
    told = [type(event) for event in chosen(name).opening]
    assert told == [events.OddsDealt, events.FirstPlayerDrawn]


@GAMES
def test_a_character_is_taken_once(name):
    game = chosen(name)
    taken = game.pending[0].options[2]
    game.apply(game.pending[0].seat, 2)
    assert taken not in game.pending[0].options
    assert len(game.pending[0].options) == 5


def test_those_with_a_star_only_if_wanted():
    assert len(chosen(BOARD).pending[0].options) == 6
    assert len(chosen(BOARD, stars=True).pending[0].options) == 12


def test_family_leaves_those_with_a_star_in_the_box():
    game = chosen(FAMILY)
    offered = [game.cards.characters[option.character] for option in game.pending[0].options]
    assert len(offered) == 6
    assert not any(person.star for person in offered)


@GAMES
def test_a_character_brings_money_and_the_stable_of_its_odds(name):
    game = chosen(name)
    seat = game.pending[0].seat
    told = take(game, "steve-mcskull")
    lane = game.table.rows.index(1)
    assert game.table.danari[seat] == 3600
    assert game.table.owners[lane] == seat
    assert told[:2] == [
        events.CharacterDealt(seat, game.table.characters[seat], 3600),
        events.StableGiven(seat, lane),
    ]
    assert sum(game.table.danari) + game.table.bank == 0


def test_family_adds_a_point_to_the_stables():
    game = chosen(FAMILY)
    seat = game.pending[0].seat
    told = take(game, "cesar-crane")
    assert events.PointGiven(seat) in told
    assert (game.table.points[seat], game.table.score(seat)) == (1, 2)


def test_a_talent_works_from_the_start():
    game = chosen(BOARD, stars=True)
    seat = game.pending[0].seat
    take(game, "otto-von-alt")
    assert game.table.perks[seat].action_discount == 200


@GAMES
def test_everyone_sees_who_is_who_and_who_is_still_choosing(name):
    game = chosen(name)
    seat = game.pending[0].seat
    take(game, "cesar-crane")
    for viewer in [*game.seats, None]:
        shown = [player.character for player in game.view(viewer).players]
        assert shown[seat] == game.table.characters[seat]
        assert shown.count(None) == 2


@GAMES
def test_choosing_needs_no_curtain_where_people_share_a_screen(name):
    assert chosen(name).pending[0].question.in_public


def test_own_characters_can_be_chosen():
    edition = (
        '[edition]\nname = "x"\nextends = true\n'
        '[[character]]\nid = "grandma"\ndanari = 2000\nperks = { income = 300 }\n'
        'source = "house"\n'
    )
    game = chosen(BOARD, edition=read_edition(edition))
    assert game.pending[0].options[-1] == TakeCharacter(12)
    seat = game.pending[0].seat
    take(game, "grandma")
    assert (game.table.danari[seat], game.table.perks[seat].income) == (2000, 300)


def test_a_record_of_before_the_setting_is_played_as_it_was():
    record = hornbook.new(BOARD, seats=3, seed=5).record()
    assert record.settings.pop("characters") == "dealt"
    again = hornbook.playback(record).game
    assert again.table.characters == hornbook.new(BOARD, seats=3, seed=5).table.characters
