"""2.2: the hunt is open."""

from hornbook.games.kill_the_unicorns import events
from hornbook.games.kill_the_unicorns.options import HuntWith, LayHuntCard, Pass
from kill_the_unicorns.scene import OUT, Scene


def begun(*characters):
    return Scene(*characters).spend_powers().begin()


def test_2_2_unicorns_are_hunted_from_left_to_right():
    scene = Scene()
    hunted = []
    for card in (0, 1, 2, 3):
        scene.hunt([card], OUT, OUT, OUT)
        hunted += scene.told(events.HuntBegan)
    assert [event.unicorn for event in hunted] == [
        scene.unicorn(name) for name in ("rosy-cheeks", "denim-dan", "kale-force", "saffron-sass")
    ]


def test_2_2_the_first_player_lays_one_to_three_cards_or_passes():
    scene = begun()
    assert scene.seat() == 0
    assert scene.options() == (HuntWith(1), HuntWith(2), HuntWith(3), Pass())


def test_2_2_no_more_cards_than_in_hand():
    scene = Scene().hand(0, 2, 3).spend_powers().begin()
    assert scene.options() == (HuntWith(1), HuntWith(2), Pass())


def test_2_2_the_others_lay_as_many_or_pass():
    scene = begun()
    scene.choose(HuntWith(2))
    scene.choose(LayHuntCard(3))
    scene.choose(LayHuntCard(1))
    assert scene.seat() == 1
    assert scene.options() == (HuntWith(2), Pass())


def test_2_2_the_hunt_goes_round_to_the_left():
    scene = begun()
    order = []
    while scene.asked() in ("open-hunt", "join-hunt", "lay-card"):
        if scene.asked() != "lay-card":
            order.append(scene.seat())
        scene.choose(scene.options()[0])
    assert order == [0, 1, 2, 3]


def test_2_2_too_few_cards_in_hand_must_pass():
    scene = Scene().hand(1, 4).hand(2)
    scene.hunt([1, 1], OUT, OUT, [3, 2])
    assert [event.seat for event in scene.told(events.HunterPassed)] == [1, 2]


def test_2_2_cards_of_the_same_value_are_one_choice():
    scene = begun()
    scene.choose(HuntWith(1))
    assert scene.options() == tuple(LayHuntCard(value) for value in (0, 1, 2, 3, 4))


def test_2_2_who_must_lay_the_whole_hand_is_not_asked_in_which_order():
    scene = Scene().hand(0, 1, 4).spend_powers().begin()
    scene.choose(HuntWith(2))
    assert sorted(scene.table.laid[0]) == [1, 4]
    assert scene.seat() == 1


def test_2_2_cards_laid_are_hidden_from_the_others_until_all_have_chosen():
    scene = begun()
    scene.choose(HuntWith(1))
    scene.choose(LayHuntCard(4))
    rival = scene.game.view(scene.game.seats[1])
    assert (rival.players[0].laid, rival.players[0].shown) == (1, ())
    assert (rival.players[0].hand, rival.laid) == (7, ())
    assert scene.game.view(scene.game.seats[0]).laid == (4,)
    (laid,) = scene.told(events.HuntCardLaid)
    assert [s for s in [*scene.game.seats, None] if laid.heard_by(s)] == [0]


def test_2_2_passes_are_open():
    scene = begun()
    scene.choose(HuntWith(1))
    scene.choose(LayHuntCard(4))
    scene.choose(Pass())
    assert scene.game.view(None).players[1].passed


def test_2_2_who_passes_as_first_player_hands_the_horn_to_the_left():
    scene = begun()
    scene.choose(Pass())
    assert scene.table.first == 1
    assert scene.told(events.HornPassed)[0].seat == 1
    assert (scene.seat(), scene.options()) == (1, (HuntWith(1), HuntWith(2), HuntWith(3), Pass()))


def test_2_2_a_first_player_without_cards_hands_the_horn_on_too():
    scene = Scene().hand(0).spend_powers().begin()
    assert (scene.seat(), scene.table.first) == (1, 1)


def test_2_2_whoever_passed_as_first_player_is_not_asked_again():
    scene = Scene().hunt(OUT, OUT, [2], [1])
    assert len(scene.told(events.HunterPassed)) == 2
    assert scene.winner() == 2


def test_2_2_the_last_one_left_may_hunt_alone():
    scene = Scene().hunt(OUT, OUT, OUT, [0])
    assert scene.winner() == 3
    assert scene.table.first == 3


def test_2_2_if_all_pass_the_unicorn_flees_and_the_horn_comes_home():
    scene = Scene().hunt(OUT, OUT, OUT, OUT)
    assert scene.winner() is None
    assert scene.told(events.UnicornFled)
    assert scene.table.gone == [scene.unicorn("rosy-cheeks")]
    assert scene.table.first == 0


def test_2_2_passing_keeps_all_cards():
    scene = Scene().hunt([1, 2, 3], OUT, OUT, OUT)
    assert [len(hand) for hand in scene.table.hands] == [5, 8, 8, 8]
