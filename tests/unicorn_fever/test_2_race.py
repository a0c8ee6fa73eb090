"""Phase 2, the race."""

import pytest

from hornbook.games.unicorn_fever import events
from hornbook.games.unicorn_fever.race import HandOverFirstPlayer
from hornbook.racing import LaneEffects, OnLane, ShuffleMovement, StartRace
from unicorn_scene import COLOURS, Scene, lane

STRAIGHT = {colour: times for times, colour in enumerate(COLOURS, 2)}


def test_2_1_whoever_has_the_top_gold_token_becomes_the_first_player():
    scene = Scene()
    scene.table.bell = 2
    scene.run(HandOverFirstPlayer())
    assert scene.table.first == 2
    assert scene.told(events.FirstPlayerChanged)[0].seat == 2


def test_2_1_if_nobody_took_it_the_token_stays():
    scene = Scene()
    scene.run(HandOverFirstPlayer())
    assert scene.table.first == 0
    assert scene.events == []


def test_2_2_all_magic_is_revealed():
    scene = Scene().calm().magic("red", "long-neck", seat=2)
    scene.reveal()
    for seat in (0, 1, 2, 3, None):
        assert scene.game.view(seat).magic[lane("red")][0].card == scene.card("long-neck")


def test_2_2_a_positive_and_a_negative_card_with_the_same_letter_cancel():
    scene = Scene().calm().magic("red", "long-neck", "cold-feet", "tailwind")
    scene.reveal()
    left = [placed.card for placed in scene.table.active[lane("red")]]
    assert left == [scene.card("tailwind")]
    assert scene.game.race.effects[lane("red")] == LaneEffects(sprint_set=2)


def test_2_2_cards_cancel_pair_by_pair():
    scene = Scene().calm().magic("red", "long-neck", "long-neck", "cold-feet")
    scene.reveal()
    assert scene.game.race.effects[lane("red")].finish_add == 2


def test_2_2_two_cards_of_the_same_sign_do_not_cancel():
    scene = Scene().calm().magic("red", "early-oats", "early-oats")
    scene.reveal()
    assert scene.game.race.effects[lane("red")].start_add == 2


def test_2_2_cards_on_different_lanes_do_not_cancel():
    scene = Scene().calm().magic("red", "long-neck").magic("blue", "cold-feet")
    scene.reveal()
    assert scene.game.race.effects[lane("red")].finish_add == 2
    assert scene.game.race.effects[lane("blue")].finish_stop == 1


def test_2_2_cleansing_comes_after_cancelling():
    scene = Scene().calm().magic("red", "clean-broom", "lead-shoes", "tailwind", "cold-feet")
    scene.reveal()
    left = [placed.card for placed in scene.table.active[lane("red")]]
    assert left == [scene.card("clean-broom")]  # tailwind went with lead-shoes, then the broom
    assert scene.told(events.MagicCleansed)[0].cards == (scene.card("cold-feet"),)


def test_2_2_a_dirty_broom_throws_away_the_good():
    scene = Scene().calm().magic("red", "dirty-broom", "tailwind", "stage-fright")
    scene.reveal()
    assert scene.game.race.effects[lane("red")] == LaneEffects(start_set=0)


def test_2_2_two_brooms_cancel():
    scene = Scene().calm().magic("red", "dirty-broom", "clean-broom", "tailwind", "stage-fright")
    scene.reveal()
    assert scene.game.race.effects[lane("red")] == LaneEffects(start_set=0, sprint_set=2)


def test_2_2_odds_shift_at_once_summed_then_clamped():
    scene = Scene().calm().odds(**STRAIGHT).magic("red", "front-page", "kind-word")
    scene.magic("blue", "scandal", "scandal", "nasty-rumour")
    scene.reveal()
    assert scene.row("red") == 4
    assert scene.row("blue") == 7


def test_2_2_the_shift_is_clamped_once_at_the_end():
    scene = Scene().calm().odds(**STRAIGHT).magic("green", "front-page", "nasty-rumour")
    scene.reveal()
    assert scene.row("green") == 2  # two up and one down is one up, from the top row


def test_2_2_fever_does_not_change_when_the_odds_do():
    scene = Scene().odds(**STRAIGHT).fever("red").magic("red", "front-page")
    scene.reveal()
    assert scene.table.fevered == (lane("red"),)


def test_2_2_fever_abilities_are_never_cancelled_or_cleansed():
    scene = Scene().fever("orange").magic("orange", "dirty-broom")
    scene.reveal()
    assert scene.game.race.effects[lane("orange")].sprint_set == 2


def test_2_3_all_23_cards_are_shuffled_for_each_race():
    scene = Scene()
    scene.table.movement_turned = [1, 2, 3]
    scene.run(ShuffleMovement())
    assert sorted(scene.table.movement_deck) == list(range(23))
    assert scene.table.movement_turned == []


def test_2_4_race_turns_go_on_until_everyone_is_home():
    scene = Scene().line_up()
    scene.run(ShuffleMovement(), StartRace())
    while scene.game.pending:
        scene.choose(scene.options()[0])
    assert sorted(scene.home()) == sorted(COLOURS)


def test_2_4_a_race_usually_takes_4_to_7_turns():
    turns = []
    for seed in range(150):
        scene = Scene(seed=str(seed)).line_up()
        scene.run(ShuffleMovement(), StartRace())
        while scene.game.pending:
            scene.choose(scene.options()[0])
        turns.append(scene.game.race.turn)
    usual = [turn for turn in turns if 4 <= turn <= 7]
    assert len(usual) > 0.9 * len(turns)


def test_2_4_1_example_the_movement_card():
    """The x5 row is empty: nobody runs by it."""
    scene = Scene().odds(green=2, orange=3, yellow=4, blue=4, purple=6, red=7).line_up()
    scene.next_card("232223").dice("green", "green")
    events_ = scene.race_turn()
    assert events_[0].spaces == (2, 3, 2, 2, 2, 3)


def test_2_4_2_example_the_sprint():
    """Red and purple sprint one space beyond what the card gave them."""
    scene = Scene().odds(green=2, orange=3, yellow=4, blue=5, purple=6, red=7).line_up()
    scene.next_card("323222").dice("red", "purple")
    scene.race_turn()
    assert scene.spots() == {
        "green": 3, "orange": 2, "yellow": 3, "blue": 2, "purple": 3, "red": 3,
    }  # fmt: skip


def test_2_4_2_the_same_colour_twice_is_one_sprint():
    scene = Scene().odds(**STRAIGHT).line_up().next_card("222233").dice("blue", "blue")
    scene.race_turn()
    assert scene.spots()["blue"] == 3


def test_2_4_2_sprints_count_for_unicorns_that_crossed_this_turn():
    scene = Scene().odds(**STRAIGHT).line_up().at(red=10).next_card("222233").dice("red", "blue")
    scene.race_turn()
    assert scene.spots()["red"] == 14


def test_2_4_2_sprints_do_not_count_for_unicorns_already_home():
    scene = Scene().odds(**STRAIGHT).line_up().at(red=12)
    scene.check_finish()
    scene.next_card("222233").dice("red", "red")
    scene.race_turn()
    assert scene.spots()["red"] == 12


def test_2_4_3_reaching_the_line_is_finishing():
    scene = Scene().odds(**STRAIGHT).line_up().at(red=12, blue=11)
    scene.check_finish()
    assert scene.home() == ["red"]


def test_2_4_3_example_the_finish_with_ties():
    scene = Scene().odds(green=2, red=7, yellow=4).line_up().at(yellow=14, red=12, green=12)
    scene.check_finish()
    assert scene.home() == ["yellow", "green", "red"]
    assert sorted(scene.game.race.running) == [1, 3, 4]


def test_2_4_3_same_row_the_first_player_decides():
    scene = Scene().first(2).odds(green=4, red=4, blue=4).line_up().at(green=13, red=13, blue=13)
    scene.check_finish()
    assert scene.told(events.DeadHeat)[0].lanes == (lane("green"), lane("blue"), lane("red"))
    assert (scene.asked(), scene.seat()) == ("choose-who-was-ahead", 2)
    scene.choose(OnLane(lane("blue")))
    scene.choose(OnLane(lane("red")))
    assert scene.home()[:3] == ["blue", "red", "green"]


def test_2_4_3_those_behind_a_dead_heat_come_in_after_it():
    scene = Scene().odds(green=4, red=4, blue=2).line_up().at(green=13, red=13, blue=12)
    scene.check_finish()
    scene.choose(OnLane(lane("red")))
    assert scene.home()[:3] == ["red", "green", "blue"]


@pytest.mark.parametrize(
    ("green", "red", "order"),
    [
        (LaneEffects(), LaneEffects(tie=1), ["red", "green"]),
        (LaneEffects(tie=-1), LaneEffects(), ["red", "green"]),
        (LaneEffects(tie=1), LaneEffects(tie=1), ["green", "red"]),
    ],
)
def test_2_4_3_who_wins_or_loses_ties_comes_before_the_row(green, red, order):
    scene = Scene().odds(green=2, red=7).line_up(green=green, red=red).at(green=12, red=12)
    scene.check_finish()
    assert scene.home() == order


def test_the_movement_deck_is_shuffled_again_should_it_run_out():
    scene = Scene().line_up()
    scene.table.movement_deck = []
    scene.race_turn()
    assert len(scene.table.movement_deck) == 22
