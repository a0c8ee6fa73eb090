"""The Family game: two action cards a round, no shop, no auction."""

import pytest

import hornbook
from hornbook import games
from hornbook.games.horse_fever import events
from hornbook.kernel import Chance
from hornbook.server.protocol import schema
from horse_scene import BOARD, FAMILY, PLACE, Scene
from table import finished


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everyone_starts_with_a_point_and_a_stable_worth_one(seats):
    game = hornbook.new(FAMILY, seats=seats)
    assert game.table.points == [1] * seats
    assert [game.table.score(seat) for seat in game.seats] == [2] * seats
    assert [game.table.minimum_bet(seat) for seat in game.seats] == [200] * seats


def test_it_is_the_board_game_without_what_is_bought_and_auctioned():
    assert issubclass(games.load(FAMILY), games.load(BOARD))
    board, family = schema.of_game(BOARD), schema.of_game(FAMILY)
    assert {"ChoosePurchase", "ChooseBid"} <= set(board["questions"]) - set(family["questions"])
    for group in ("events", "options", "questions"):
        assert set(family[group]) < set(board[group])


def test_characters_with_a_star_stay_in_the_box():
    for seed in range(20):
        game = hornbook.new(FAMILY, seats=5, seed=seed)
        assert not any(game.cards.characters[one].star for one in game.table.characters)


@pytest.mark.parametrize("seats", [2, 5])
def test_everyone_is_dealt_two_base_cards_each_round(seats):
    scene = Scene(seats, FAMILY)
    base = {n for n, card in enumerate(scene.game.cards.actions) if card.base}
    held = [card for hand in scene.table.hands for card in hand]
    assert [len(hand) for hand in scene.table.hands] == [2] * seats
    assert len(set(held)) == 2 * seats
    assert set(held) <= base
    assert len(base) == 16


def test_armand_and_boss_are_no_base_cards():
    scene = Scene(2, FAMILY)
    for name in ("armand-amende", "boss"):
        assert not scene.game.cards.actions[scene.number("actions", name)].base


def test_there_is_no_shop_and_no_auction():
    game = hornbook.new(FAMILY, seats=4, seed=2)
    asked = set()
    chance = Chance("family")
    while not game.over:
        decision = game.pending[0]
        asked.add(decision.question.__struct_config__.tag)
        game.apply(decision.seat, decision.choice(chance.below(decision.count)))
    assert asked <= {
        "choose-first-bet",
        "choose-stake",
        "choose-card",
        "choose-lane",
        "choose-second-bet",
        "choose-who-was-ahead",
        "choose-contest-winner",
    }


def test_a_round_starts_with_the_bets():
    scene = Scene(3, FAMILY)
    assert scene.asked() == "choose-first-bet"
    assert all(len(hand) == 2 for hand in scene.table.hands)


def test_minimum_bet_and_penalty_apply():
    scene = Scene(3, FAMILY).points(0, 3).danari(0, 200)
    scene.from_the_start()
    assert scene.table.points[0] == 1
    assert scene.seat() == 1


def test_elimination_applies():
    scene = Scene(3, FAMILY).points(0, 1).danari(0, 0)
    scene.from_the_start()
    assert scene.table.left == (0,)


def test_the_first_player_card_goes_left_after_each_race():
    scene = Scene(2, FAMILY)
    scene.place(PLACE, "red", 100)
    while not scene.told(events.FirstPlayerMoved):
        decision = scene.game.pending[0]
        scene.choose(decision.choice(0))
    assert scene.table.first == 1


def test_most_points_win():
    for seed in range(6):
        game = finished(FAMILY, 4, seed)
        assert game.result is not None
        assert game.result.scores[game.result.winners[0]] == max(game.result.scores)
