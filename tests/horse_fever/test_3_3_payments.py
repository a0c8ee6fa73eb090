"""3.3: payments."""

import pytest

from hornbook.games.horse_fever import events
from hornbook.games.horse_fever.payments import ClearTrack, CollectDebts, PayWinnings
from horse_scene import PLACE, WIN, Scene, lane


@pytest.mark.parametrize("odds", [2, 3, 4, 5, 6, 7])
def test_3_3_a_win_bet_pays_its_stake_times_the_odds(odds):
    scene = Scene().odds(red=odds).bet(0, WIN, "red", 300).finish("red")
    scene.run(PayWinnings())
    assert scene.table.danari[0] == 2700 + 300 * odds
    assert scene.told(events.BetWon)[0].points == 3


def test_3_3_odds_are_those_at_the_end_of_the_race():
    scene = Scene().odds(red=6).bet(0, WIN, "red", 100)
    scene.behind("red", "alfio-allibratore").reveal().finish("red")
    scene.run(PayWinnings())
    assert scene.table.danari[0] == 2900 + 400


@pytest.mark.parametrize(("place", "danari"), [(1, 600), (2, 400), (3, 200), (4, 0), (6, 0)])
def test_3_3_a_stable_pays_its_owner(place, danari):
    order = ["blue", "green", "yellow", "black", "white"]
    order.insert(place - 1, "red")
    scene = Scene().stable(1, "red").finish(*order)
    scene.run(PayWinnings())
    assert scene.table.danari[1] == 3000 + danari


def test_3_3_several_stables_pay_each():
    scene = Scene().stable(1, "red", "blue").finish("blue", "green", "red")
    scene.run(PayWinnings())
    assert scene.table.danari[1] == 3800


def test_3_3_an_owner_need_not_bet_on_the_stable():
    scene = Scene().stable(1, "red").bet(1, WIN, "blue", 100).finish("red")
    scene.run(PayWinnings())
    assert scene.table.danari[1] == 2900 + 600


def test_3_3_payments_go_round_from_the_first_player():
    scene = Scene(3).bet(0, WIN, "red", 100).bet(1, WIN, "blue", 100).bet(2, WIN, "blue", 100)
    scene.table.first = 1
    scene.finish("red")
    scene.run(PayWinnings())
    paid = [event.seat for event in scene.events if hasattr(event, "stake")]
    assert paid == [1, 2, 0]


def test_3_3_winnings_come_before_what_is_due():
    scene = Scene(2).bet(0, WIN, "red", 100).danari(0, 0)
    scene.behind("red", "armand-amende", seat=1).reveal().finish("red")
    scene.run(PayWinnings(), CollectDebts())
    assert scene.table.danari[0] == 500 - 400
    assert scene.table.points[0] == 3


def test_3_3_a_failed_payment_costs_two_points_and_the_rest_lapses():
    scene = Scene().bet(0, PLACE, "red", 100).danari(0, 300).points(0, 3)
    scene.behind("red", "armand-amende").reveal().finish("blue", "green", "white", "black")
    scene.run(PayWinnings(), CollectDebts())
    assert scene.table.danari[0] == 0
    assert scene.table.points[0] == 1
    assert scene.told(events.PaymentFailed) == [events.PaymentFailed(0, 100)]
    assert scene.is_conserved()


def test_3_3_each_failed_payment_costs_two_points():
    scene = Scene(3).bet(0, PLACE, "red", 100).danari(0, 0).points(0, 5)
    scene.assistant(1, "brian-o-fist")
    scene.behind("red", "armand-amende").reveal().finish("blue", "green", "white", "black")
    scene.run(PayWinnings(), CollectDebts())
    assert scene.table.points[0] == 1


def test_3_3_without_two_tokens_the_player_is_out():
    scene = Scene().bet(0, PLACE, "red", 100).danari(0, 300).points(0, 1).stable(0, "white")
    scene.behind("red", "armand-amende").reveal().finish("blue", "green", "black", "yellow")
    scene.run(PayWinnings(), CollectDebts())
    assert scene.table.left == (0,)


def test_after_the_race_tokens_cards_and_horses_go_back():
    scene = Scene(3).bet(0, WIN, "red", 100).behind("red", "boss").stall("red", "napoleon")
    scene.reveal().finish()
    scene.run(ClearTrack())
    assert scene.table.bets == []
    assert scene.table.tokens == [2] * 6
    assert scene.table.lanes == [()] * 6
    assert sorted(scene.table.action_deck) == list(range(18))
    assert scene.table.race is None
    assert not scene.table.revealed
    assert scene.table.stalls[lane("red")] is None
