"""Every magic card and every fever ability, as it plays on the track."""

import pytest

from hornbook.games.unicorn_fever import events
from hornbook.games.unicorn_fever.decks import Sign
from hornbook.games.unicorn_fever.results import PayBets
from hornbook.racing import LaneEffects
from unicorn_scene import COLOURS, WIN, Scene, lane

STRAIGHT = {colour: times for times, colour in enumerate(COLOURS, 2)}


def red_with(*magic: str, fever: str = "") -> Scene:
    """All odds in lane order (red on x7), this magic on red, ready to start."""
    scene = Scene().odds(**STRAIGHT).magic("red", *magic)
    scene = scene.fever(fever) if fever else scene.calm()
    scene.reveal()
    return scene


def run_turn(scene: Scene, card: str = "222233", dice: tuple[str, str] = ("green", "green")):
    """One card and one roll; returns how far red went."""
    before = scene.spots()["red"]
    scene.next_card(card).dice(*dice)
    scene.race_turn()
    return scene.spots()["red"] - before


def later(scene: Scene, **spots: int) -> Scene:
    """After the start, at these spaces."""
    scene.game.race.turn = 1
    return scene.at(**dict.fromkeys(COLOURS, 5) | spots)


def test_there_are_44_cards_in_eleven_letters():
    magic = Scene().game.cards.magic
    assert len(magic) == 44
    for letter in {card.letter for card in magic}:
        signs = [card.sign for card in magic if card.letter == letter]
        assert signs.count(Sign.POSITIVE) == signs.count(Sign.NEGATIVE) == 2


@pytest.mark.parametrize(
    ("magic", "start", "then"),
    [
        ((), 3, 3),
        (("sudden-gust",), 4, 3),
        (("stage-fright",), 0, 3),
        (("early-oats",), 4, 3),
        (("early-oats", "early-oats"), 5, 3),
        (("heavy-breakfast",), 2, 3),
        (("sudden-gust", "heavy-breakfast"), 3, 3),  # replaced first, then added
        (("stage-fright", "heavy-breakfast"), 0, 3),  # never below 0
        (("stage-fright", "early-oats"), 1, 3),
    ],
)
def test_start_cards_act_on_the_first_movement_card_only(magic, start, then):
    scene = red_with(*magic)
    assert run_turn(scene) == start
    assert run_turn(scene) == then


@pytest.mark.parametrize(
    ("magic", "sprints"),
    [
        ((), [1, 1]),
        (("tailwind",), [2, 2]),
        (("lead-shoes",), [0, 0]),
        (("spring-heel",), [3, 1]),
        (("spring-heel", "spring-heel"), [5, 1]),
        (("gum-hooves",), [0, 1]),
        (("gum-hooves", "gum-hooves"), [0, 0, 1]),  # the German rulebook's note
        (("tailwind", "gum-hooves"), [1, 2]),
        (("tailwind", "gum-hooves", "gum-hooves"), [0, 2]),
        (("tailwind", "spring-heel"), [4, 2]),
        (("lead-shoes", "spring-heel"), [0, 0]),  # forbidden stays forbidden
    ],
)
def test_sprint_cards(magic, sprints):
    scene = red_with(*magic)
    went = [run_turn(scene, "332222", ("red", "red")) - 2 for _ in sprints]
    assert went == sprints


def test_gum_is_not_used_up_by_a_turn_without_a_sprint():
    scene = red_with("gum-hooves")
    run_turn(scene)
    assert run_turn(scene, "332222", ("red", "blue")) == 2
    assert run_turn(scene, "332222", ("red", "blue")) == 3


@pytest.mark.parametrize(
    ("magic", "spot", "dice", "ends"),
    [
        ((), 10, ("green", "green"), 13),
        (("long-neck",), 10, ("green", "green"), 15),
        (("long-neck", "long-neck"), 10, ("green", "green"), 17),
        (("long-neck",), 8, ("red", "red"), 12),  # a sprint over the line brings no bonus
        (("cold-feet",), 10, ("green", "green"), 12),
        (("cold-feet",), 10, ("red", "red"), 13),  # the sprint of that turn still counts
        (("cold-feet",), 8, ("green", "green"), 11),
    ],
)
def test_finish_cards_act_when_a_card_carries_the_unicorn_over(magic, spot, dice, ends):
    scene = later(red_with(*magic), red=spot)
    run_turn(scene, dice=dice)
    assert scene.spots()["red"] == ends


def test_stop_comes_before_the_bonus():
    scene = later(red_with("cold-feet", fever="red"), red=10)
    scene.game.race.effects = (
        *scene.game.race.effects[:5],
        LaneEffects(finish_stop=1, finish_add=2),
    )
    run_turn(scene)
    assert scene.spots()["red"] == 14


@pytest.mark.parametrize(
    ("magic", "order"), [(("glossy-nose",), ["red", "green"]), (("camera-shy",), ["blue", "red"])]
)
def test_tie_cards(magic, order):
    scene = red_with(*magic)
    other = next(colour for colour in order if colour != "red")
    scene.odds(blue=7)
    scene.game.race.rows = tuple(scene.table.rows)
    scene.at(red=12, **{other: 12})
    scene.check_finish()
    assert scene.home() == order


@pytest.mark.parametrize(
    ("spots", "went"), [({"red": 2}, 4), ({"red": 2, "blue": 2}, 4), ({"red": 6}, 3)]
)
def test_homing_instinct_moves_4_while_last_alone_or_not(spots, went):
    assert run_turn(later(red_with("homing-instinct"), **spots)) == went


def test_homing_instinct_does_nothing_at_the_start():
    assert run_turn(red_with("homing-instinct")) == 3


@pytest.mark.parametrize(
    ("spots", "went"), [({"red": 7}, 0), ({"red": 7, "blue": 7}, 0), ({"red": 4}, 3)]
)
def test_vertigo_stands_still_while_first_alone_or_not(spots, went):
    assert run_turn(later(red_with("vertigo"), **spots)) == went


def test_vertigo_does_nothing_at_the_start():
    assert run_turn(red_with("vertigo")) == 3


def test_vertigo_ends_with_the_first_arrival_so_that_no_race_stands_still_for_ever():
    scene = later(red_with("vertigo", "lead-shoes"), red=8, blue=12)
    scene.check_finish()
    assert run_turn(scene) == 3


def test_first_and_last_are_measured_among_unicorns_still_on_the_track():
    scene = later(red_with("homing-instinct"), red=6, green=12, blue=12)
    scene.at(orange=6, yellow=7, purple=8)
    scene.check_finish()
    assert run_turn(scene) == 4


@pytest.mark.parametrize(
    ("magic", "row"),
    [("kind-word", 3), ("front-page", 2), ("nasty-rumour", 5), ("scandal", 6)],
)
def test_odds_cards(magic, row):
    scene = Scene().calm().odds(blue=4).magic("blue", magic)
    scene.reveal()
    assert scene.row("blue") == row
    assert scene.game.race.rows[lane("blue")] == row - 2


@pytest.mark.parametrize(("magic", "glory"), [("adoring-crowd", 6), ("yawning-crowd", 4)])
def test_crowd_cards_change_the_glory_of_bets_won(magic, glory):
    scene = Scene().calm().bet(0, WIN, "red", 2).magic("red", magic)
    scene.reveal()
    scene.game.race.order[:] = [5, 0, 1, 2, 3, 4]
    scene.run(PayBets())
    assert scene.told(events.BetWon)[0].glory == glory


# Fever


def test_bramble_jumps_from_the_start():
    scene = Scene().odds(**STRAIGHT).fever("green")
    scene.reveal()
    scene.next_card("222233").dice("red", "red")
    scene.race_turn()
    assert scene.spots()["green"] == 4


def test_cinder_sprints_twice_as_far():
    scene = Scene().odds(**STRAIGHT).fever("orange")
    scene.reveal()
    scene.next_card("222233").dice("orange", "orange")
    scene.race_turn()
    assert scene.spots()["orange"] == 4


@pytest.mark.parametrize(("colour", "gold", "glory"), [("yellow", 8, 6), ("red", 12, 5)])
def test_custard_brings_glory_and_rumpus_gold_to_those_who_win_on_them(colour, gold, glory):
    scene = Scene().odds(yellow=4, red=4).fever(colour).bet(0, WIN, colour, 2)
    scene.reveal()
    scene.game.race.order[:] = [lane(colour), *(o for o in range(6) if o != lane(colour))]
    scene.run(PayBets())
    won = scene.told(events.BetWon)[0]
    assert (won.gold, won.glory) == (gold, glory)


def test_drizzle_catches_up_while_last():
    scene = Scene().odds(**STRAIGHT).fever("blue")
    scene.reveal()
    later(scene, blue=3).next_card("222233").dice("red", "red")
    scene.race_turn()
    assert scene.spots()["blue"] == 6


def test_nocturne_wins_ties_and_stretches_over_the_line():
    scene = Scene().odds(**STRAIGHT).fever("purple")
    scene.reveal()
    later(scene, purple=10, green=12).next_card("332222").dice("red", "red")
    scene.race_turn()
    assert scene.spots()["purple"] == 13


def test_several_unicorns_can_be_unleashed_at_once():
    scene = Scene().odds(**STRAIGHT).fever("green", "orange")
    scene.reveal()
    scene.next_card("222233").dice("orange", "red")
    scene.race_turn()
    assert (scene.spots()["green"], scene.spots()["orange"]) == (4, 4)


def test_of_two_that_disagree_the_harmful_one_acts():
    """Bramble's fever says 4 at the start, stage fright says 0."""
    scene = Scene().odds(**STRAIGHT).fever("green").magic("green", "stage-fright")
    scene.reveal()
    assert scene.game.race.effects[lane("green")].start_set == 0


def test_who_wins_and_loses_ties_at_once_loses_them():
    scene = Scene().odds(**STRAIGHT).fever("purple").magic("purple", "camera-shy")
    scene.reveal()
    assert scene.game.race.effects[lane("purple")].tie == -1
