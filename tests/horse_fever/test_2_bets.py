"""2.1 and 2.3: the two bets."""

import pytest

from hornbook.games.horse_fever import events
from hornbook.games.horse_fever.betting import FirstBets, SecondBets
from hornbook.games.horse_fever.options import Pass, PlaceBet
from hornbook.games.horse_fever.payments import PayWinnings
from hornbook.kernel import IllegalChoice
from horse_scene import PLACE, WIN, Scene, lane


def test_2_1_everyone_bets_once_clockwise_from_the_first_player():
    scene = Scene(3)
    scene.table.first = 1
    scene.run(FirstBets())
    order = []
    while not scene.game.over:
        order.append(scene.seat())
        scene.place(WIN, "red" if scene.seat() else "blue", 100)
    assert order == [1, 2, 0]
    assert len(scene.table.bets) == 3


def test_2_1_the_first_bet_is_compulsory():
    scene = Scene()
    scene.run(FirstBets())
    assert all(isinstance(option, PlaceBet) for option in scene.options())
    assert len(scene.options()) == 12


@pytest.mark.parametrize(
    ("tokens", "stables", "minimum"), [(0, 0, 100), (5, 0, 500), (0, 2, 200), (3, 1, 400)]
)
def test_2_1_the_minimum_bet_is_100_for_each_point_stables_included(tokens, stables, minimum):
    scene = Scene().points(0, tokens).stable(0, *("red", "blue")[:stables])
    scene.run(FirstBets())
    scene.choose(PlaceBet(WIN, lane("red")))
    span = scene.game.pending[0].span
    assert (span.low, span.high, span.step) == (minimum, 3000, 100)


@pytest.mark.parametrize("stake", [0, 50, 150, 3100, 400])
def test_2_1_stakes_below_the_minimum_or_not_in_hundreds_are_refused(stake):
    scene = Scene().points(0, 5)
    scene.run(FirstBets())
    scene.choose(PlaceBet(WIN, lane("red")))
    with pytest.raises(IllegalChoice):
        scene.choose(stake)


def test_2_1_a_player_who_cannot_cover_the_minimum_loses_two_points():
    scene = Scene().points(0, 5).danari(0, 400)
    scene.run(FirstBets())
    assert scene.told(events.BetMissed) == [events.BetMissed(0, 500)]
    assert scene.table.points[0] == 3
    assert scene.table.danari[0] == 400
    assert scene.seat() == 1
    assert not scene.table.bets


@pytest.mark.parametrize("tokens", [0, 1])
def test_2_1_with_fewer_than_two_tokens_they_are_out(tokens):
    scene = Scene().points(0, tokens).stable(0, "red", "blue").danari(0, 100)
    scene.run(FirstBets())
    assert scene.table.left == (0,)
    assert scene.seat() == 1


def test_2_1_a_token_is_taken_and_none_left_means_no_bet_on_that_colour():
    scene = Scene(2)
    scene.run(FirstBets())
    scene.place(WIN, "red", 100)
    assert scene.table.tokens[lane("red")] == 0
    assert not scene.offered(PlaceBet, lane=lane("red"))
    assert len(scene.options()) == 10


def test_2_1_with_money_for_the_minimum_only_the_stake_is_not_asked():
    scene = Scene(2).points(0, 3).danari(0, 300)
    scene.run(FirstBets())
    scene.choose(PlaceBet(WIN, lane("red")))
    assert scene.told(events.BetPlaced) == [events.BetPlaced(0, WIN, lane("red"), 300)]
    assert scene.seat() == 1


def test_2_1_the_stake_lies_with_the_bank():
    scene = Scene()
    scene.run(FirstBets())
    scene.place(PLACE, "blue", 700)
    assert scene.table.danari[0] == 2300
    assert scene.told(events.BetPlaced) == [events.BetPlaced(0, PLACE, lane("blue"), 700)]
    assert scene.is_conserved()


def test_2_1_the_books_example_titouan_wins_a_win_bet():
    scene = Scene().odds(red=4).bet(0, WIN, "red", 200).finish("red")
    scene.run(PayWinnings())
    assert scene.table.danari[0] == 3000 - 200 + 800
    assert scene.table.points[0] == 3


def test_2_1_the_books_example_titouan_loses_it_on_a_second_place():
    scene = Scene().odds(red=4).bet(0, WIN, "red", 200).finish("blue", "red")
    scene.run(PayWinnings())
    assert scene.table.danari[0] == 2800
    assert scene.table.points[0] == 0


@pytest.mark.parametrize("place", [1, 2, 3])
def test_2_1_the_books_example_lorenzo_wins_a_place_bet(place):
    order = ["red", "green", "yellow"]
    order.insert(place - 1, "blue")
    scene = Scene().odds(blue=5).bet(0, PLACE, "blue", 300).finish(*order)
    scene.run(PayWinnings())
    assert scene.table.danari[0] == 3000 - 300 + 600
    assert scene.table.points[0] == 1


@pytest.mark.parametrize("place", [4, 5, 6])
def test_2_1_the_books_example_lorenzo_loses_it_off_the_podium(place):
    order = ["red", "green", "yellow", "black", "white"]
    order.insert(place - 1, "blue")
    scene = Scene().bet(0, PLACE, "blue", 300).finish(*order)
    scene.run(PayWinnings())
    assert scene.table.danari[0] == 2700
    assert scene.table.points[0] == 0


def test_2_3_counter_clockwise_so_that_the_first_player_bets_last():
    scene = Scene(4)
    scene.table.first = 1
    scene.run(SecondBets())
    order = []
    while not scene.game.over:
        order.append(scene.seat())
        scene.choose(Pass())
    assert order == [0, 3, 2, 1]


def test_2_3_the_second_bet_is_optional():
    scene = Scene()
    scene.run(SecondBets())
    scene.choose(Pass())
    assert scene.told(events.BetPassed) == [events.BetPassed(3)]


def test_2_3_never_the_same_kind_twice_on_one_horse():
    scene = Scene().bet(3, WIN, "red", 100)
    scene.run(SecondBets())
    assert not scene.offered(PlaceBet, kind=WIN, lane=lane("red"))
    assert scene.offered(PlaceBet, kind=PLACE, lane=lane("red"))
    assert scene.offered(PlaceBet, kind=WIN, lane=lane("blue"))


def test_2_3_the_minimum_holds_here_too():
    scene = Scene().points(3, 4)
    scene.run(SecondBets())
    scene.choose(PlaceBet(WIN, lane("red")))
    assert scene.game.pending[0].span.low == 400


def test_2_3_who_is_short_of_money_is_not_penalised():
    scene = Scene().points(3, 4).danari(3, 300)
    scene.run(SecondBets())
    assert scene.told(events.BetPassed) == [events.BetPassed(3)]
    assert scene.table.points[3] == 4
    assert scene.seat() == 2


def test_2_3_a_missed_first_bet_does_not_forbid_a_second():
    scene = Scene(2).points(0, 5).danari(0, 400)
    scene.run(FirstBets(), SecondBets())
    scene.place(WIN, "red", 100)
    scene.choose(Pass())
    assert scene.seat() == 0
    scene.place(PLACE, "blue", 300)
    assert scene.table.danari[0] == 100
