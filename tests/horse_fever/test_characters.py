"""The twelve characters, one by one."""

import pytest

import hornbook
from hornbook.games.horse_fever.betting import FirstBets, MoveStables, SecondBets
from hornbook.games.horse_fever.board.options import (
    AskForObjective,
    BuyActions,
    BuyObjective,
    PassForMoney,
)
from hornbook.games.horse_fever.options import NudgeOdds, Pass, PlaceBet
from hornbook.games.horse_fever.payments import PayWinnings
from horse_scene import BOARD, PLACE, WIN, Scene, lane

OWNERS = {
    "cranio-mercanti": (2, 3400),
    "steve-mcskull": (3, 3600),
    "victor-von-schadel": (4, 3800),
    "cesar-crane": (5, 4000),
    "craneo-cervantes": (6, 4200),
    "sigvard-skalle": (7, 4400),
}
STARS = {
    "antonio-vesuvio": 3000,
    "eric-change": 5000,
    "miss-double": 5000,
    "miss-paris": 5000,
    "oliver-oil": 6000,
    "otto-von-alt": 5000,
}


@pytest.mark.parametrize("name", OWNERS)
def test_six_characters_own_a_stable_from_the_start(name):
    odds, danari = OWNERS[name]
    for seed in range(60):
        game = hornbook.new(BOARD, seats=5, seed=seed)
        ids = [game.cards.characters[one].id for one in game.table.characters]
        if name in ids:
            seat = ids.index(name)
            assert game.table.danari[seat] == danari
            assert game.table.owners[game.table.rows.index(odds - 2)] == seat
            return
    raise AssertionError(f"{name} was never dealt")


@pytest.mark.parametrize("name", STARS)
def test_six_characters_have_no_stable_but_more_money_or_a_talent(name):
    for seed in range(60):
        game = hornbook.new(BOARD, seats=5, seed=seed, stars=True)
        ids = [game.cards.characters[one].id for one in game.table.characters]
        if name in ids:
            seat = ids.index(name)
            assert game.table.danari[seat] == STARS[name]
            assert seat not in game.table.owners
            return
    raise AssertionError(f"{name} was never dealt")


def test_antonio_vesuvio_may_place_two_second_bets_in_one_turn():
    scene = Scene(2).character(1, "antonio-vesuvio").bet(1, WIN, "red", 100)
    scene.run(SecondBets())
    scene.place(WIN, "blue", 100)
    assert scene.seat() == 1
    assert not scene.offered(PlaceBet, kind=WIN, lane=lane("blue"))
    scene.place(WIN, "green", 100)
    assert scene.seat() == 0
    assert len(scene.table.bets) == 3


def test_antonio_vesuvio_may_stop_after_one():
    scene = Scene(2).character(1, "antonio-vesuvio")
    scene.run(SecondBets())
    scene.place(WIN, "blue", 100)
    scene.choose(Pass())
    assert scene.seat() == 0


def test_eric_change_may_move_a_stable_two_rows_after_all_first_bets():
    scene = Scene(2).character(0, "eric-change").odds(red=4)
    scene.run(FirstBets(), MoveStables())
    scene.place(WIN, "red", 100)
    scene.place(WIN, "blue", 100)
    assert (scene.asked(), scene.seat()) == ("choose-nudge", 0)
    scene.choose(NudgeOdds(lane("red"), -2))
    assert scene.row("red") == 6
    assert scene.game.over


def test_eric_change_may_leave_the_odds_alone():
    scene = Scene(2).character(0, "eric-change")
    scene.run(MoveStables())
    scene.choose(Pass())
    assert scene.table.rows == [0, 1, 2, 3, 4, 5]


def test_eric_change_cannot_leave_the_blackboard():
    scene = Scene(2).character(0, "eric-change").odds(red=3, blue=2)
    scene.run(MoveStables())
    assert NudgeOdds(lane("blue"), 2) not in scene.options()
    scene.choose(NudgeOdds(lane("red"), 2))
    assert scene.row("red") == 2


def test_miss_double_may_repeat_a_kind_in_her_second_purchase():
    scene = Scene(2).character(0, "miss-double").objective(1, "most-danari").ask_again()
    scene.pick(BuyObjective)
    scene.choose(0)
    scene.pick(PassForMoney)
    assert scene.offered(BuyObjective)
    assert scene.offered(AskForObjective)


def test_miss_paris_wins_a_place_bet_on_a_fourth():
    scene = Scene().character(0, "miss-paris").bet(0, PLACE, "red", 300).bet(1, PLACE, "red", 300)
    scene.finish("blue", "green", "white", "red")
    scene.run(PayWinnings())
    assert scene.table.danari[:2] == [3300, 2700]
    assert scene.table.points[:2] == [1, 0]


def test_miss_paris_does_not_win_a_place_bet_on_a_fifth_or_a_win_bet_on_a_second():
    scene = Scene().character(0, "miss-paris").bet(0, PLACE, "red", 300).bet(0, WIN, "green", 100)
    scene.finish("blue", "green", "white", "black", "red")
    scene.run(PayWinnings())
    assert scene.table.points[0] == 0


def test_otto_von_alt_pays_200_for_two_action_cards():
    scene = Scene().character(0, "otto-von-alt").ask_again()
    assert scene.offered(BuyActions) == [BuyActions(200)]
    scene.pick(BuyActions)
    assert scene.table.danari[0] == 2800
