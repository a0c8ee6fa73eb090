"""Phase 3, results."""

import pytest

from hornbook.games.unicorn_fever import events
from hornbook.games.unicorn_fever.deal import BeginRound
from hornbook.games.unicorn_fever.decks import Stack
from hornbook.games.unicorn_fever.results import (
    PayBets,
    PayGloryTax,
    PayOwners,
    RevealContracts,
    TidyUp,
    UpdateFever,
)
from hornbook.racing import UpdateOdds
from unicorn_scene import EARLY, LATE, WIN, Scene, lane


def test_3_1_owners_are_paid_6_4_and_2_whoever_bet():
    scene = Scene().calm()
    scene.table.owned = [lane(colour) for colour in ("red", "blue", "green", "yellow")]
    scene.finish("red", "blue", "green", "yellow")
    scene.run(PayOwners())
    assert scene.table.gold == [26, 24, 22, 20]


def test_3_1_unowned_unicorns_pay_nobody():
    scene = Scene(2).calm()
    scene.table.owned = [lane("red"), lane("blue")]
    scene.finish("green", "yellow", "purple")
    scene.run(PayOwners())
    assert scene.table.gold == [20, 20]


def test_example_martine_wins_16_gold_and_6_glory():
    scene = Scene().calm().odds(red=4).bet(0, WIN, "red", 4, glory=1).finish("red")
    scene.run(PayBets())
    assert (scene.table.gold[0], scene.table.glory[0]) == (16 + 16, 6)


def test_example_martine_gets_nothing_for_a_second_place():
    scene = Scene().calm().odds(red=4).bet(0, WIN, "red", 4, glory=1).finish("blue", "red")
    scene.run(PayBets())
    assert (scene.table.gold[0], scene.table.glory[0]) == (16, 0)
    assert scene.told(events.BetLost)[0].stake == 4


@pytest.mark.parametrize(
    "order", [("green", "red", "blue"), ("green", "blue", "red"), ("blue", "green", "red")]
)
def test_example_laura_wins_10_gold_and_3_glory_on_any_step_of_the_podium(order):
    scene = Scene().calm().odds(blue=5).bet(0, EARLY, "blue", 5).finish(*order)
    scene.run(PayBets())
    assert (scene.table.gold[0], scene.table.glory[0]) == (15 + 10, 3)


def test_3_1_a_late_place_bet_brings_2_glory():
    scene = Scene().calm().bet(0, LATE, "blue", 4).finish("blue")
    scene.run(PayBets())
    assert (scene.table.gold[0], scene.table.glory[0]) == (16 + 8, 2)


def test_3_1_a_place_bet_on_the_fourth_is_lost():
    scene = Scene().calm().bet(0, LATE, "blue", 4).finish("red", "green", "yellow", "blue")
    scene.run(PayBets())
    assert (scene.table.gold[0], scene.table.glory[0]) == (16, 0)


def test_3_1_bets_are_paid_from_the_first_player_clockwise():
    scene = Scene().calm().first(2)
    for seat in range(4):
        scene.bet(seat, (WIN, EARLY, LATE, WIN)[seat], ("red", "red", "red", "blue")[seat], 1)
    scene.finish("red", "blue")
    scene.run(PayBets())
    seats = [event.seat for event in scene.events]
    assert seats == [2, 3, 0, 1]


def test_3_1_a_win_bet_pays_the_row_at_the_end_of_the_race():
    scene = Scene().calm().odds(red=4).bet(0, WIN, "red", 2).magic("red", "front-page")
    scene.reveal()
    scene.game.race.order[:] = [lane("red"), 0, 1, 2, 3, 4]
    scene.run(PayBets())
    assert scene.told(events.BetWon)[0].gold == 4


def test_3_1_all_tokens_come_back_and_magic_is_discarded():
    scene = Scene()
    scene.take(Stack.GOLD)
    scene.bet(1, WIN, "red", 2).magic("red", "long-neck").finish("red")
    scene.run(TidyUp())
    table = scene.table
    assert (table.bets, table.taken) == ([], [()] * 4)
    assert table.bet_tokens == [0b111111] * 3
    assert [len(stack) for stack in table.stacks] == [3, 2, 2, 2, 2]
    assert table.magic_discard == [scene.card("long-neck")]
    assert table.lanes == [()] * 6


def test_3_2_the_tax_is_1_gold_for_each_glory_held():
    scene = Scene()
    scene.table.glory = [5, 0, 12, 20]
    scene.run(PayGloryTax())
    assert scene.table.gold == [15, 20, 8, 0]


def test_3_2_contracts_glory_is_not_taxed():
    scene = Scene().sign(0, "second-thoughts")
    scene.run(PayGloryTax())
    assert scene.table.gold[0] == 20


def test_3_2_missing_gold_is_borrowed_exactly_as_needed():
    scene = Scene()
    scene.table.glory = [21, 45, 20, 0]
    scene.run(PayGloryTax())
    assert scene.table.loans == [1, 2, 0, 0]
    assert scene.table.gold == [19, 15, 0, 20]
    assert all(event.forced for event in scene.told(events.LoanTaken))


def test_3_3_example_the_odds_update():
    scene = Scene().odds(red=3, blue=3, purple=6, yellow=2, green=5, orange=5)
    scene.finish("red", "blue", "purple", "yellow", "green", "orange")
    scene.run(UpdateOdds())
    assert [scene.row(c) for c in ("red", "blue", "purple", "yellow")] == [2, 3, 5, 3]


def test_3_4_example_the_fever_update():
    """Purple was unleashed; green and orange are now the slowest, both on x6."""
    scene = Scene().odds(red=3, blue=3, purple=6, yellow=2, green=5, orange=5).fever("purple")
    scene.finish("red", "blue", "purple", "yellow", "green", "orange")
    scene.run(UpdateOdds(), UpdateFever())
    assert scene.row("green") == scene.row("orange") == 6
    assert scene.table.fevered == (lane("green"), lane("orange"))


def test_3_3_the_update_starts_from_the_shifted_row():
    scene = Scene().calm().odds(red=7).magic("red", "front-page")
    scene.reveal()
    scene.game.race.order[:] = [0, 1, 2, 3, 4, 5]
    scene.run(UpdateOdds())
    assert scene.row("red") == 6  # x5 after the magic, sixth in the race


def test_3_5_what_is_left_is_discarded_and_three_new_ones_are_shown():
    scene = Scene()
    old = list(scene.table.display)
    scene.run(RevealContracts())
    assert len(scene.table.display) == 3
    assert not set(old) & set(scene.table.display)
    assert scene.table.contract_discard == old


def test_3_5_when_the_deck_runs_out_fewer_are_shown():
    scene = Scene()
    scene.table.contract_deck = scene.table.contract_deck[:1]
    scene.run(RevealContracts())
    assert len(scene.table.display) == 1


def test_3_6_after_the_last_race_the_game_is_over():
    scene = Scene()
    scene.table.race_number = 4
    scene.run(BeginRound())
    assert scene.game.over
    assert scene.game.result is not None


def test_3_6_after_an_earlier_race_planning_begins_anew():
    scene = Scene()
    scene.run(BeginRound())
    assert scene.table.race_number == 2
    assert scene.asked() == "choose-action"
