"""3.1 and 3.2: cards are turned, and the horses run."""

import pytest

from hornbook.games.horse_fever import events
from hornbook.racing import OnLane, ShuffleMovement, StartRace, UpdateOdds
from horse_scene import COLOURS, Scene, lane


def test_3_1_all_action_cards_are_turned():
    scene = Scene().behind("red", "boss", seat=2).reveal()
    for seat in (0, 1, 2, 3, None):
        shown = scene.game.view(seat).actions[lane("red")]
        assert [one.card for one in shown] == [scene.number("actions", "boss")]


def test_3_1_the_books_example_of_a_cancelled_pair():
    scene = Scene().behind("yellow", "fortuna-benevola", "aqua-putrida", "herba-magica").reveal()
    assert [card.card for card in scene.table.active[lane("yellow")]] == [
        scene.number("actions", "herba-magica")
    ]
    effect = scene.effect("yellow")
    assert (effect.start_add, effect.sprint_set, effect.sprint_add) == (0, 2, 0)
    assert effect.finish_add == 1
    assert len(scene.told(events.ActionsCancelled)) == 1


@pytest.mark.parametrize(
    ("positive", "negative"),
    [
        ("herba-magica", "venenum-venevicum"),
        ("fortuna-benevola", "aqua-putrida"),
        ("magna-velocitas", "globus-obscurus"),
        ("flagellum-fulguris", "serum-maleficum"),
        ("fustis-et-radix", "xiii"),
        ("vigor-ferreum", "felis-infernalis"),
    ],
)
def test_3_1_a_positive_and_a_negative_card_with_the_same_letter_cancel(positive, negative):
    scene = Scene().behind("red", negative, positive).reveal()
    assert scene.table.active[lane("red")] == ()


def test_3_1_cards_behind_different_horses_do_not_cancel():
    scene = Scene().behind("red", "fustis-et-radix").behind("blue", "xiii").reveal()
    assert len(scene.table.active[lane("red")]) == 1
    assert len(scene.table.active[lane("blue")]) == 1


def test_3_1_special_cards_never_cancel():
    scene = Scene().behind("red", "alfio-allibratore", "steven-sting", "boss").reveal()
    assert len(scene.table.active[lane("red")]) == 3


def test_3_1_pairs_cancel_before_fritz_throws_the_rest_away():
    scene = Scene().behind("red", "fustis-et-radix", "xiii", "serum-maleficum", "fritz-finden")
    scene.reveal()
    left = [card.card for card in scene.table.active[lane("red")]]
    assert left == [scene.number("actions", "fritz-finden")]


def test_3_1_odds_shifts_are_summed_and_clamped():
    scene = Scene().odds(red=3).behind("red", "alfio-allibratore").reveal()
    assert scene.row("red") == 2
    scene = Scene().odds(red=3).behind("red", "alfio-allibratore", "steven-sting").reveal()
    assert scene.row("red") == 3
    scene = Scene().odds(red=6).behind("red", "steven-sting").reveal()
    assert scene.row("red") == 7


def test_3_2_the_books_example_of_a_movement_card():
    scene = Scene().odds(red=2, green=2, yellow=3, black=4, blue=5, white=6).reveal()
    scene.race_turn("422220")
    assert (scene.spot("red"), scene.spot("green"), scene.spot("yellow")) == (4, 4, 2)


def test_3_2_the_dice_move_two_horses_one_space():
    scene = Scene().reveal().race_turn("222211", "red", "blue")
    assert (scene.spot("red"), scene.spot("blue"), scene.spot("green")) == (3, 3, 2)


def test_3_2_the_same_colour_twice_is_one_sprint():
    scene = Scene().reveal().race_turn("222211", "red", "red")
    assert scene.spot("red") == 3


def test_3_2_a_horse_that_is_home_does_not_sprint():
    scene = Scene().reveal().at(red=12)
    scene.cross_the_line()
    scene.race_turn("222211", "red", "blue")
    assert scene.spot("red") == 12


def test_3_2_who_goes_further_beyond_the_line_is_ahead():
    scene = Scene().reveal().at(red=13, blue=15, white=12)
    assert scene.cross_the_line() == ["blue", "red", "white"]


def test_3_2_the_photo_finish_goes_to_the_better_odds():
    scene = Scene().odds(red=5, blue=3, white=7).reveal().at(red=13, blue=13, white=13)
    assert scene.cross_the_line() == ["blue", "red", "white"]


def test_3_2_with_the_same_odds_the_first_player_decides():
    scene = Scene().odds(red=3, blue=3)
    scene.table.first = 2
    scene.reveal().at(red=13, blue=13)
    scene.cross_the_line()
    assert (scene.asked(), scene.seat()) == ("choose-who-was-ahead", 2)
    assert scene.options() == (OnLane(lane("blue")), OnLane(lane("red")))


def test_3_2_three_in_a_dead_heat_are_decided_place_by_place():
    scene = Scene().odds(red=3, blue=3, green=3).reveal().at(red=13, blue=13, green=13)
    scene.cross_the_line()
    scene.choose(OnLane(lane("red")))
    assert scene.options() == (OnLane(lane("blue")), OnLane(lane("green")))
    scene.choose(OnLane(lane("green")))
    home = [COLOURS[one] for one in scene.game.race.order]
    assert home[:3] == ["red", "green", "blue"]


def test_3_2_the_race_ends_when_all_are_home():
    scene = Scene().reveal()
    scene.run(ShuffleMovement(), StartRace())
    while not scene.game.over:
        scene.choose(0)
    assert sorted(scene.game.race.order) == [0, 1, 2, 3, 4, 5]


def test_3_4_one_row_towards_the_place_a_horse_came_in():
    scene = Scene().odds(**{colour: times for times, colour in enumerate(COLOURS, 2)})
    scene.finish("white", "black", "green", "blue", "yellow", "red")
    scene.run(UpdateOdds())
    found = {colour: scene.row(colour) for colour in COLOURS}
    # white 6th to 5th row, black down, green stays, blue down, yellow stays, red down
    assert found == {"white": 6, "black": 3, "green": 4, "blue": 4, "yellow": 6, "red": 6}


def test_3_4_stables_can_share_odds_and_leave_rows_empty():
    scene = Scene().odds(**dict.fromkeys(COLOURS, 4)).finish(*COLOURS)
    scene.run(UpdateOdds())
    assert [scene.row(colour) for colour in COLOURS] == [3, 3, 4, 5, 5, 5]
