"""2.2: rigging the race."""

from hornbook.games.horse_fever import events
from hornbook.games.horse_fever.options import OnLane, PlayCard
from hornbook.games.horse_fever.rigging import RigRace
from horse_scene import Scene, lane


def rig(scene: Scene, card: str, colour: str) -> None:
    if scene.asked() == "choose-card":
        scene.choose(PlayCard(scene.number("actions", card)))
    scene.choose(OnLane(lane(colour)))


def test_2_2_one_card_at_a_time_clockwise_until_all_are_played():
    scene = Scene(3).hand(0, "boss").hand(1, "xiii", "fritz-finden", "herba-magica")
    scene.hand(2, "steven-sting", "armand-amende")
    scene.table.first = 1
    scene.run(RigRace())
    order = []
    while not scene.game.over:
        order.append(scene.seat())
        if scene.asked() == "choose-card":
            scene.choose(0)
        scene.choose(OnLane(lane("red")))
    assert order == [1, 2, 0, 1, 2, 1]
    assert scene.table.hands == [(), (), ()]
    assert len(scene.table.lanes[lane("red")]) == 6


def test_2_2_who_has_no_cards_is_skipped():
    scene = Scene(3).hand(2, "boss")
    scene.run(RigRace())
    assert scene.seat() == 2


def test_2_2_a_card_goes_behind_any_one_horse():
    scene = Scene(2).hand(0, "boss")
    scene.run(RigRace())
    assert scene.options() == tuple(OnLane(one) for one in range(6))


def test_2_2_cards_lie_face_down_and_their_owner_may_look():
    scene = Scene(2).hand(0, "boss", "xiii")
    scene.run(RigRace())
    rig(scene, "xiii", "green")
    xiii = scene.number("actions", "xiii")
    assert [one.card for one in scene.game.view(0).actions[lane("green")]] == [xiii]
    assert [one.card for one in scene.game.view(1).actions[lane("green")]] == [None]
    assert [one.seat for one in scene.game.view(None).actions[lane("green")]] == [0]


def test_2_2_only_its_owner_hears_what_was_played():
    scene = Scene(2).hand(0, "boss", "xiii")
    scene.run(RigRace())
    rig(scene, "xiii", "green")
    assert scene.told(events.ActionPlayed) == [events.ActionPlayed(0, lane("green"))]
    assert [event.audience for event in scene.told(events.ActionPlaced)] == [0]


def test_2_2_while_a_lane_is_chosen_only_the_player_sees_the_card():
    scene = Scene(2).hand(0, "boss", "xiii")
    scene.run(RigRace())
    scene.choose(PlayCard(scene.number("actions", "xiii")))
    assert scene.game.view(0).raised == scene.number("actions", "xiii")
    assert scene.game.view(1).raised is None
    assert scene.game.view(1).players[0].hand == 2


def test_2_2_no_card_can_be_kept_for_the_next_round():
    scene = Scene(2).hand(0, "boss")
    scene.run(RigRace())
    assert not any(type(option).__name__ == "Pass" for option in scene.options())
