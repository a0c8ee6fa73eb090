"""2.3: the end of a hunt."""

import pytest

from hornbook.games.kill_the_unicorns import events
from hornbook.games.kill_the_unicorns.options import TurnRuse
from hornbook.kernel import Seat
from kill_the_unicorns.scene import OUT, Scene


@pytest.mark.parametrize(
    ("plays", "winner"),
    [
        (([1], [4], [3], [2]), 1),
        (([4], [4], [3], [2]), 2),  # the tie for the highest is out
        (([4], [4], [3], [3]), None),
        (([4], [4], [3], OUT), 2),
        (([3], [3], [3], [0]), 3),
        (([4], [4], [4], [4]), None),
        (([2], [2], OUT, OUT), None),
        (([0], OUT, OUT, OUT), 0),  # a lone hunter wins even with 0
        (([1, 2], [0, 4], [1, 1], OUT), 1),  # totals count
        (([1, 2], [0, 3], [1, 1], OUT), 2),
        (([3, 3, 4], [2, 3, 4], OUT, OUT), 0),
    ],
)
def test_2_3_the_highest_total_that_is_nobody_elses_wins(plays, winner):
    assert Scene().hunt(*plays).winner() == winner


def test_2_3_all_cards_are_shown_at_once():
    scene = Scene().hunt([4], OUT, [3], OUT)
    shown = [(e.seat, e.cards, e.total) for e in scene.told(events.HuntCardsRevealed)]
    assert shown == [(0, (4,), 4), (2, (3,), 3)]


def test_2_3_ties_are_told():
    scene = Scene().hunt([4], [4], [3], [2])
    assert scene.told(events.TieCancelled) == [events.TieCancelled((Seat(0), Seat(1)), 4)]


def test_2_3_ties_below_the_winner_are_not_worth_a_word():
    scene = Scene().hunt([4], [3], [3], OUT)
    assert not scene.told(events.TieCancelled)


def test_2_3_a_unicorn_that_flees_takes_its_ruses_along_and_none_acts():
    scene = Scene().ruse(0, "royal-decree").ruse(1, "greased-net").hunt([4], [4], OUT, OUT)
    assert scene.winner() is None
    assert [event.seat for event in scene.told(events.RuseWasted)] == [0, 1]
    assert not scene.told(events.RuseTurned)
    assert scene.table.ruse_discards[0] == (scene.kind("royal-decree"),)


def test_2_3_a_single_ruse_is_turned_without_asking():
    scene = Scene().ruse(1, "prize-rosette").hunt([4], OUT, OUT, OUT)
    assert scene.told(events.RuseTurned) == [
        events.RuseTurned(Seat(1), scene.kind("prize-rosette"))
    ]


def test_2_3_the_winner_picks_one_of_two_ruses_blind():
    scene = Scene().ruse(1, "prize-rosette").ruse(2, "stink-cloud").hunt([4], [3], OUT, OUT)
    assert (scene.asked(), scene.seat()) == ("choose-ruse", 0)
    assert scene.options() == (TurnRuse(Seat(1)), TurnRuse(Seat(2)))
    scene.choose(TurnRuse(Seat(2)))
    assert scene.last(0).ruse_points == -2
    assert scene.told(events.RuseWasted) == [
        events.RuseWasted(Seat(1), scene.kind("prize-rosette"))
    ]
    assert scene.table.ruse_discards[1] == (scene.kind("prize-rosette"),)


def test_2_3_a_ruse_that_stays_lies_with_the_unicorn_the_others_before_their_owner():
    scene = Scene().ruse(1, "prize-rosette").hunt([4], OUT, OUT, OUT)
    caught = scene.last(0)
    assert (caught.ruse, caught.ruse_seat) == (scene.kind("prize-rosette"), 1)
    assert scene.table.ruse_discards[1] == ()
    scene = Scene().ruse(1, "greased-net").hunt([4], OUT, OUT, OUT)
    assert scene.last(0).ruse is None
    assert scene.table.ruse_discards[1] == (scene.kind("greased-net"),)


def test_2_3_the_new_winner_takes_the_unicorn_and_is_first_player():
    scene = Scene().ruse(3, "greased-net").hunt([1], [4], [3], OUT)
    assert scene.winner() == 2
    assert scene.told(events.WinnerChanged) == [events.WinnerChanged(Seat(2), Seat(1))]
    assert scene.table.first == 2


def test_2_3_who_passed_never_wins_not_even_by_a_ruse():
    scene = Scene().ruse(0, "faithful-squire").hunt(OUT, [2], OUT, OUT)
    assert scene.winner() == 1
    assert scene.told(events.WinnerKept)
    scene = Scene().ruse(0, "downwind").hunt(OUT, [4], [1], OUT)
    assert scene.winner() == 2


def test_2_3_without_a_valid_new_winner_the_old_one_keeps_it():
    scene = Scene().ruse(1, "greased-net").hunt([4], [3], [3], OUT)
    assert scene.winner() == 0
    assert scene.told(events.WinnerKept)


def test_2_3_hunters_who_were_tied_may_still_get_it_by_a_ruse():
    scene = Scene().ruse(0, "royal-decree").hunt([4], [4], [2], OUT)
    assert scene.winner() == 0


def test_2_3_the_winner_is_the_new_first_player():
    scene = Scene().hunt([1], [2], OUT, OUT)
    assert scene.table.first == 1
    assert scene.told(events.FirstPlayerChanged)[0].seat == 1


def test_2_3_if_nobody_wins_the_first_player_stays():
    scene = Scene().hunt([2], [2], OUT, OUT)
    assert scene.table.first == 0
    scene = Scene().hunt(OUT, [2], [2], OUT)
    assert scene.table.first == 1  # who got the horn from a first player that passed


def test_2_3_cards_used_lie_face_up_until_the_round_is_over():
    scene = Scene().hunt([4, 3], [1, 1], OUT, OUT)
    players = scene.game.view(None).players
    assert sorted(players[0].spent) == [3, 4]
    assert (players[0].hand, players[1].spent) == (6, (1, 1))
    scene.hunt(OUT, OUT, [2], OUT)
    assert 4 not in scene.table.hands[0]
