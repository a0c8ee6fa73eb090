"""The 18 action cards, one by one."""

import pytest

from hornbook.games.horse_fever.payments import CollectDebts, PayWinnings
from horse_scene import PLACE, WIN, Scene, lane

# Positive cards


def test_flagellum_fulguris_adds_a_space_to_each_sprint():
    scene = Scene().behind("red", "flagellum-fulguris").reveal()
    assert scene.race_turn("222211", "red").spot("red") == 2 + 2


@pytest.mark.parametrize("card", ["fortuna-benevola", "herba-magica"])
def test_flagellum_fulguris_adds_to_other_cards_that_say_2(card):
    scene = Scene().behind("red", "flagellum-fulguris", card).reveal().later()
    assert scene.race_turn("222211", "red").spot("red") == 2 + 3


@pytest.mark.parametrize("horse", ["costantino", "varonne"])
def test_flagellum_fulguris_adds_to_a_horses_2_as_well(horse):
    scene = Scene().stall("red", horse).behind("red", "flagellum-fulguris").reveal().later()
    assert scene.race_turn("222211", "red").spot("red") == 2 + 3


def test_fustis_et_radix_adds_two_spaces_at_the_line_before_the_dice():
    scene = Scene().behind("red", "fustis-et-radix").reveal().later().at(red=11)
    assert scene.race_turn("222211", "red").spot("red") == 11 + 2 + 2 + 1


def test_fustis_et_radix_does_nothing_before_the_line():
    scene = Scene().behind("red", "fustis-et-radix").reveal().later().at(red=9)
    assert scene.race_turn("222211").spot("red") == 11


def test_fustis_et_radix_wins_the_photo_finish():
    scene = Scene().odds(red=7, blue=2).behind("red", "fustis-et-radix").reveal()
    assert scene.at(red=13, blue=13).cross_the_line() == ["red", "blue"]


def test_magna_velocitas_moves_four_at_the_start():
    scene = Scene().odds(red=7).behind("red", "magna-velocitas").reveal()
    assert scene.race_turn("422220").spot("red") == 4
    assert scene.race_turn("422220").spot("red") == 4


def test_fortuna_benevola_adds_one_at_the_start_and_sprints_two():
    scene = Scene().behind("red", "fortuna-benevola").reveal()
    assert scene.race_turn("222211", "red").spot("red") == 2 + 1 + 2
    assert scene.race_turn("222211", "red").spot("red") == 5 + 2 + 2


def test_herba_magica_sprints_two_and_adds_one_at_the_line():
    scene = Scene().behind("red", "herba-magica").reveal()
    assert scene.race_turn("222211", "red").spot("red") == 4
    assert scene.at(red=10).race_turn("222211", "red").spot("red") == 12 + 1 + 2


def test_vigor_ferreum_moves_four_when_last_alone_or_level():
    scene = Scene().behind("red", "vigor-ferreum").reveal()
    assert scene.race_turn("222211").spot("red") == 2  # never at the start
    scene.at(red=0)
    assert scene.race_turn("222211").spot("red") == 4
    scene.at(red=2, blue=2)
    assert scene.race_turn("222211").spot("red") == 6
    scene.at(blue=1)
    assert scene.race_turn("222211").spot("red") == 8


# Negative cards


def test_globus_obscurus_stays_put_at_the_start():
    scene = Scene().behind("red", "globus-obscurus").reveal()
    assert scene.race_turn("222211").spot("red") == 0
    assert scene.race_turn("222211").spot("red") == 2


def test_globus_obscurus_and_fortuna_set_first_then_add():
    scene = Scene().behind("red", "globus-obscurus", "fortuna-benevola").reveal()
    assert scene.race_turn("222211").spot("red") == 1


def test_of_two_cards_that_set_the_negative_one_acts():
    scene = Scene().behind("red", "globus-obscurus").stall("red", "napoleon").reveal()
    assert scene.race_turn("222211").spot("red") == 0


def test_serum_maleficum_forbids_sprints():
    scene = Scene().behind("red", "serum-maleficum").reveal()
    assert scene.race_turn("222211", "red").spot("red") == 2


@pytest.mark.parametrize("card", ["fortuna-benevola", "herba-magica"])
def test_serum_maleficum_forbids_sprints_whatever_else_is_there(card):
    scene = Scene().behind("red", "serum-maleficum", card).reveal().later()
    assert scene.race_turn("222211", "red").spot("red") == 2


def test_xiii_stops_on_the_line_but_still_sprints():
    scene = Scene().behind("red", "xiii").reveal().later().at(red=11)
    assert scene.race_turn("222211", "red").spot("red") == 12 + 1


def test_xiii_loses_the_photo_finish():
    scene = Scene().odds(red=2, blue=7).behind("red", "xiii").reveal()
    assert scene.at(red=13, blue=13).cross_the_line() == ["blue", "red"]


def test_aqua_putrida_takes_one_off_the_start_and_each_sprint():
    scene = Scene().behind("red", "aqua-putrida").reveal()
    assert scene.race_turn("222211", "red").spot("red") == 1
    assert scene.race_turn("222211", "red").spot("red") == 3


def test_aqua_putrida_never_moves_a_horse_back():
    scene = Scene().odds(red=7).behind("red", "aqua-putrida").reveal()
    assert scene.race_turn("422220", "red").spot("red") == 0


def test_felis_infernalis_stands_still_when_first_alone_or_level():
    scene = Scene().behind("red", "felis-infernalis").reveal()
    assert scene.race_turn("222211").spot("red") == 2  # never at the start
    assert scene.race_turn("222211").spot("red") == 2
    assert scene.at(blue=5).race_turn("222211").spot("red") == 4


def test_felis_infernalis_ends_with_the_first_arrival():
    scene = Scene().behind("red", "felis-infernalis", "serum-maleficum").reveal().later()
    scene.at(blue=12, red=8)
    scene.cross_the_line()
    assert scene.race_turn("222211").spot("red") == 10


def test_venenum_venevicum_sprints_one_less_and_stops_on_the_line():
    scene = Scene().behind("red", "venenum-venevicum").reveal()
    assert scene.race_turn("222211", "red").spot("red") == 2
    assert scene.at(red=11).race_turn("222211", "red").spot("red") == 12


def test_venenum_venevicum_takes_one_off_a_stronger_sprint():
    scene = Scene().behind("red", "venenum-venevicum", "fortuna-benevola").reveal().later()
    assert scene.race_turn("222211", "red").spot("red") == 2 + 1


# Special cards


def test_alfio_allibratore_raises_the_odds_two_rows():
    assert Scene().odds(red=4).behind("red", "alfio-allibratore").reveal().row("red") == 2


def test_steven_sting_lowers_the_odds_two_rows():
    assert Scene().odds(red=2).behind("red", "steven-sting").reveal().row("red") == 4


def test_alfio_and_steven_change_how_fast_the_horse_runs():
    scene = Scene().odds(red=7).behind("red", "alfio-allibratore").reveal()
    assert scene.race_turn("422220").spot("red") == 2


def test_fritz_finden_throws_the_negative_cards_away():
    scene = Scene().behind("red", "xiii", "fritz-finden", "herba-magica", "globus-obscurus")
    scene.reveal()
    left = {card.card for card in scene.table.active[lane("red")]}
    assert left == {scene.number("actions", name) for name in ("fritz-finden", "herba-magica")}


def test_rochelle_recherche_throws_the_positive_cards_away():
    scene = Scene().behind("red", "xiii", "rochelle-recherche", "herba-magica").reveal()
    left = {card.card for card in scene.table.active[lane("red")]}
    assert left == {scene.number("actions", name) for name in ("rochelle-recherche", "xiii")}


def test_fritz_and_rochelle_together_throw_all_green_and_red_cards_away():
    scene = Scene().behind(
        "red", "xiii", "rochelle-recherche", "herba-magica", "fritz-finden", "boss"
    )
    scene.reveal()
    kinds = {scene.game.cards.actions[c.card].kind.value for c in scene.table.active[lane("red")]}
    assert kinds == {"special"}


def test_armand_amende_fines_everyone_who_bet_on_the_horse_once():
    scene = Scene().bet(0, WIN, "red", 100).bet(0, PLACE, "red", 100).bet(1, PLACE, "red", 100)
    scene.bet(2, WIN, "blue", 100).behind("red", "armand-amende", seat=3).reveal()
    scene.finish("blue", "green", "black", "white")
    scene.run(CollectDebts())
    assert scene.table.danari == [2400, 2500, 2900, 3000]


def test_boss_adds_a_point_to_each_bet_won():
    scene = Scene().bet(0, WIN, "red", 100).bet(0, PLACE, "red", 100).bet(1, WIN, "blue", 100)
    scene.behind("red", "boss").reveal().finish("red")
    scene.run(PayWinnings())
    assert scene.table.points[:2] == [4 + 2, 0]
