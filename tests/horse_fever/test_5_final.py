"""5: loans, objectives, the count and the table of draws."""

import pytest

from hornbook.games.horse_fever import events
from hornbook.games.horse_fever.contests import CONTESTS
from hornbook.games.horse_fever.final import RepayLoans
from hornbook.games.horse_fever.options import NameWinner
from horse_scene import BANK, FAMILY, MOB, Scene


def end(scene: Scene) -> Scene:
    scene.run(RepayLoans())
    return scene


def test_5_1_loans_are_paid_back_with_interest():
    scene = end(Scene(2).loan(0, BANK, MOB).danari(0, 7600).points(1, 1))
    assert scene.table.danari[0] == 100
    assert [event.danari for event in scene.told(events.LoanRepaid)] == [2500, 5000]
    assert scene.is_conserved()


def test_5_1_who_cannot_pay_a_loan_back_has_lost():
    scene = end(Scene(3).loan(0, MOB).danari(0, 4900).points(0, 9).points(1, 1))
    assert scene.told(events.LoanUnpaid) == [events.LoanUnpaid(0, MOB, 5000)]
    assert scene.game.result.winners == (1,)
    assert scene.game.result.ranking[-1] == (0,)
    assert scene.game.result.scores == (0, 1, 0)


def test_5_1_their_cards_do_not_count():
    scene = Scene(3).loan(0, BANK).danari(0, 0).assistant(0, "daniel-jackson", "tommy-style")
    scene.assistant(1, "brian-o-fist").objective(1, "most-assistants").points(2, 1)
    assert end(scene).game.result.winners == (1,)


def test_5_1_all_out_means_no_winner():
    scene = end(Scene(2).loan(0, BANK).loan(1, BANK).danari(0, 0).danari(1, 2400))
    assert scene.game.result.winners == ()
    assert scene.game.result.ranking == ()
    assert scene.told(events.GameEnded) == [events.GameEnded(())]


def test_5_1_the_only_one_who_can_pay_wins():
    scene = end(Scene(2).loan(0, BANK).danari(0, 0).points(0, 5))
    assert scene.game.result.ranking == ((1,), (0,))


def test_5_2_most_points_win_stables_included():
    scene = end(Scene(3).points(0, 3).points(1, 2).stable(1, "red", "blue").points(2, 1))
    assert scene.game.result.ranking == ((1,), (0,), (2,))
    assert scene.game.result.scores == (3, 4, 1)


def test_5_2_players_level_behind_the_winner_share_their_place():
    scene = end(Scene(3).points(0, 1).points(1, 2).points(2, 1))
    assert scene.game.result.ranking == ((1,), (0, 2))


@pytest.mark.parametrize("draw", range(6))
def test_5_2_in_a_draw_a_die_names_a_contest_and_the_first_player_the_winner(draw):
    scene = Scene(3).points(1, 2).points(2, 2)
    scene.table.first = 0
    scene.luck(draw)
    end(scene)
    assert scene.told(events.ContestDrawn) == [events.ContestDrawn(CONTESTS[draw], (1, 2))]
    assert (scene.asked(), scene.seat()) == ("choose-contest-winner", 0)
    assert scene.options() == (NameWinner(1), NameWinner(2))
    scene.choose(NameWinner(2))
    assert scene.game.result.ranking == ((2,), (1,), (0,))


def test_5_2_if_the_first_player_is_in_the_draw_chance_decides():
    winners = set()
    for seed in range(12):
        scene = Scene(3).points(0, 2).points(2, 2).luck(0)
        scene.game.chance.below(1)
        scene.game.chance.key = bytes([seed]) * 32
        end(scene)
        assert scene.game.over
        assert scene.told(events.LotDrawn)
        winners |= set(scene.game.result.winners)
    assert winners == {0, 2}


def test_5_2_the_first_player_card_of_one_who_is_out_goes_left():
    scene = Scene(4).loan(0, BANK).danari(0, 0).points(2, 2).points(3, 2)
    end(scene)
    assert scene.seat() == 1


def test_5_2_in_the_board_game_money_breaks_no_draw():
    scene = Scene(3).points(1, 2).points(2, 2).danari(1, 5000)
    end(scene)
    assert scene.asked() == "choose-contest-winner"


def test_family_in_a_draw_more_money_wins():
    scene = Scene(3, FAMILY).points(1, 2).points(2, 2).danari(1, 5000)
    end(scene)
    assert scene.game.result.ranking == ((1,), (2,), (0,))


def test_family_with_the_same_money_the_contest_decides():
    scene = end(Scene(3, FAMILY).points(1, 2).points(2, 2))
    assert scene.asked() == "choose-contest-winner"
