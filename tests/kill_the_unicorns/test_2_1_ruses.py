"""2.1: ruse cards."""

from hornbook.games.kill_the_unicorns import events
from hornbook.games.kill_the_unicorns.options import HideRuse
from hornbook.games.kill_the_unicorns.ruses import DrawRuses, PlaceRuse
from hornbook.kernel import Seat
from kill_the_unicorns.scene import Scene


def placing(*characters):
    scene = Scene(*characters)
    seats = scene.game.clockwise_from_first()
    scene.run(DrawRuses(), *[PlaceRuse(seat) for seat in seats])
    return scene


def test_2_1_everyone_draws_two():
    scene = placing()
    assert [len(hand) for hand in scene.table.ruse_hands] == [2] * 4
    assert [len(deck) for deck in scene.table.ruse_decks] == [6] * 4


def test_2_1_only_the_owner_learns_which_were_drawn():
    scene = placing()
    for event in scene.told(events.RusesTaken):
        assert event.ruses == scene.table.ruse_hands[event.seat]
        assert [s for s in [*scene.game.seats, None] if event.heard_by(s)] == [event.seat]


def test_2_1_one_is_placed_and_the_other_discarded_face_up():
    scene = placing()
    one, other = scene.table.ruse_hands[0]
    scene.choose(HideRuse(one, scene.unicorn("denim-dan")))
    assert [placed.ruse for placed in scene.table.ruses[1]] == [one]
    assert scene.table.ruse_discards[0] == (other,)
    assert scene.game.view(None).players[0].ruse_discard == (other,)


def test_2_1_players_place_in_turn_from_the_first_player():
    scene = placing()
    order = []
    while scene.asked():
        order.append(scene.seat())
        scene.choose(scene.options()[0])
    assert order == [0, 1, 2, 3]


def test_2_1_no_more_than_two_ruses_lie_under_a_unicorn():
    scene = placing("princess", "knight", "wizard", "shaman", "bard", "huntress")
    for _ in range(2):
        ruse = scene.table.ruse_hands[scene.seat()][0]
        scene.choose(HideRuse(ruse, scene.unicorn("rosy-cheeks")))
    offered = {option.unicorn for option in scene.options()}
    assert scene.unicorn("rosy-cheeks") not in offered
    assert len(offered) == 3


def test_2_1_whose_ruse_it_is_stays_public_what_it_is_does_not():
    scene = placing()
    ruse = scene.table.ruse_hands[0][0]
    scene.choose(HideRuse(ruse, scene.unicorn("rosy-cheeks")))
    assert scene.game.view(None).ruses[0] == (0,)
    assert scene.told(events.RusePlaced) == [
        events.RusePlaced(Seat(0), scene.unicorn("rosy-cheeks"))
    ]
    (hidden,) = scene.told(events.RuseHidden)
    assert [s for s in [*scene.game.seats, None] if hidden.heard_by(s)] == [0]


def test_2_1_a_placed_ruse_is_in_no_view_not_even_its_owners():
    """The same table with another ruse face down looks the same to everybody."""
    scene = placing()
    ruse = scene.table.ruse_hands[0][0]
    scene.choose(HideRuse(ruse, scene.unicorn("rosy-cheeks")))
    views = [scene.game.view(seat) for seat in [*scene.game.seats, None]]
    hidden, deck = scene.table.ruses[0][0], scene.table.ruse_decks[0]
    scene.table.ruses[0] = (type(hidden)(deck[0], hidden.seat),)
    scene.table.ruse_decks[0] = (hidden.ruse, *deck[1:])
    assert [scene.game.view(seat) for seat in [*scene.game.seats, None]] == views


def test_2_1_eight_ruses_last_four_rounds_exactly():
    scene = placing()
    for _ in range(3):
        while scene.asked():
            scene.choose(scene.options()[0])
        scene.row("rosy-cheeks", "denim-dan", "kale-force", "saffron-sass")
        scene.run(DrawRuses(), *[PlaceRuse(seat) for seat in scene.game.seats])
    assert scene.table.ruse_decks == [()] * 4
    assert [len(hand) for hand in scene.table.ruse_hands] == [2] * 4
