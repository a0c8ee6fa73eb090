"""The nine horse cards, and action cards over them."""

import pytest

from hornbook.games.horse_fever.board.options import (
    LineUp,
)
from hornbook.games.horse_fever.board.start_line import StartLine
from hornbook.games.horse_fever.decks import Measure
from hornbook.games.horse_fever.final import measured
from hornbook.games.horse_fever.payments import PayWinnings
from horse_scene import Scene


def test_costantino_sprints_two_and_goes_one_further_at_the_line():
    scene = Scene().stall("red", "costantino").reveal()
    assert scene.race_turn("222211", "red").spot("red") == 4
    assert scene.at(red=10).race_turn("222211", "red").spot("red") == 12 + 1 + 2


def test_el_guapo_raises_the_odds_two_rows_each_time():
    scene = Scene().odds(red=7).stable(0, "red").horse(0, "el-guapo")
    for odds in (5, 3, 2):
        scene.table.stalls = [None] * 6
        scene.run(StartLine())
        scene.pick(LineUp)
        assert scene.row("red") == odds


def test_la_long_carabine_goes_two_further_and_wins_the_photo_finish():
    scene = Scene().odds(red=7, blue=2).stall("red", "la-long-carabine").reveal().later()
    assert scene.at(red=11).race_turn("222211").spot("red") == 11 + 1 + 2
    assert scene.at(red=14, blue=14).cross_the_line() == ["red", "blue"]


def test_napoleon_moves_four_when_last_but_not_at_the_start():
    scene = Scene().stall("red", "napoleon").reveal()
    assert scene.race_turn("222211").spot("red") == 2
    assert scene.at(red=0).race_turn("222211").spot("red") == 4


def test_the_fury_moves_four_at_the_start():
    scene = Scene().stall("red", "the-fury").reveal()
    assert scene.race_turn("222211").spot("red") == 4
    assert scene.race_turn("222211").spot("red") == 6


def test_varonne_moves_one_more_at_the_start_and_sprints_two():
    scene = Scene().stall("red", "varonne").reveal()
    assert scene.race_turn("222211", "red").spot("red") == 2 + 1 + 2


def test_biscuit_de_mer_lowers_the_odds_and_pays_300_each_round_it_runs():
    scene = Scene(stars=True).odds(red=2).stable(0, "red").horse(0, "biscuit-de-mer")
    scene.run(StartLine())
    scene.pick(LineUp)
    assert scene.row("red") == 4
    scene.finish("blue", "green", "white", "black")
    scene.run(PayWinnings())
    assert scene.table.danari[0] == 3300


def test_bosson_stays_put_at_the_start_and_pays_300_each_round_it_runs():
    scene = Scene(stars=True).stall("red", "bosson").reveal()
    assert scene.race_turn("222211").spot("red") == 0
    scene.finish("blue", "green", "white", "black")
    scene.run(PayWinnings())
    assert scene.table.danari[0] == 3300


def test_a_horse_that_stays_at_home_pays_nothing():
    scene = Scene(stars=True).horse(0, "bosson", "biscuit-de-mer").finish()
    scene.run(PayWinnings())
    assert scene.table.danari[0] == 3000


def test_giumenta_counts_as_two_horses():
    scene = Scene(stars=True).horse(0, "giumenta", "napoleon")
    assert measured(scene.game, 0, Measure.HORSES) == 3


def test_the_books_example_varonne_with_serum_and_globus():
    scene = Scene().stall("red", "varonne").behind("red", "serum-maleficum", "globus-obscurus")
    scene.reveal()
    assert scene.race_turn("222211", "red").spot("red") == 0
    assert scene.race_turn("222211", "red").spot("red") == 2


def test_an_action_card_replaces_the_horses_symbol_also_when_it_is_weaker():
    scene = Scene().stall("red", "the-fury").behind("red", "fortuna-benevola").reveal()
    assert scene.race_turn("222211").spot("red") == 2 + 1


def test_the_horses_other_symbols_stay():
    scene = Scene().stall("red", "varonne").behind("red", "magna-velocitas").reveal()
    assert scene.race_turn("222211", "red").spot("red") == 4 + 2


def test_aqua_putrida_replaces_a_horses_sprint():
    scene = Scene().stall("red", "costantino").behind("red", "aqua-putrida").reveal().later()
    assert scene.race_turn("222211", "red").spot("red") == 2


def test_xiii_replaces_what_la_long_carabine_does_at_the_line_and_in_photos():
    scene = Scene().odds(red=2, blue=7).stall("red", "la-long-carabine").behind("red", "xiii")
    scene.reveal().later().at(red=11)
    assert scene.race_turn("222211").spot("red") == 12
    assert scene.at(blue=12).cross_the_line() == ["blue", "red"]


def test_being_first_and_being_last_are_different_symbols():
    scene = Scene().stall("red", "napoleon").behind("red", "felis-infernalis").reveal().later()
    scene.at(red=0, blue=3)
    assert scene.race_turn("222211").spot("red") == 4
    scene.at(red=9)
    assert scene.race_turn("222211").spot("red") == 9


@pytest.mark.parametrize("card", ["alfio-allibratore", "steven-sting", "boss", "fritz-finden"])
def test_special_cards_leave_a_horse_its_symbols(card):
    scene = Scene().stall("red", "the-fury").behind("red", card).reveal()
    assert scene.race_turn("222211").spot("red") == 4


def test_a_cancelled_card_replaces_nothing():
    scene = Scene().stall("red", "the-fury").behind("red", "magna-velocitas", "globus-obscurus")
    assert scene.reveal().race_turn("222211").spot("red") == 4
