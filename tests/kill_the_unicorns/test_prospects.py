"""What a choice would be worth is in the view of whoever chooses: nobody has to count."""

import pytest

from hornbook.games.kill_the_unicorns.decks import UnicornId
from hornbook.games.kill_the_unicorns.options import Buy, DyeUnicorn, PayWith, UseOn
from hornbook.games.kill_the_unicorns.scoring import hopes, score
from hornbook.games.kill_the_unicorns.table import Caught
from kill_the_unicorns.scene import BLUE, GREEN, NONE, OUT, PINK, YELLOW, Scene


@pytest.mark.parametrize(
    ("goods", "colour"), [("fake-horn", NONE), ("fairy-dust", GREEN), ("pate", NONE)]
)
@pytest.mark.parametrize("name", ["rosy-cheeks", "old-splendid"])
def test_a_purchase_is_worth_what_the_buyer_was_shown(goods, colour, name):
    scene = Scene().hand(0, 1, 2, 3, 4).herd(0, "rosy-cheeks", "old-splendid").market()
    me = scene.game.seats[0]
    scene.choose(
        next(
            o
            for o in scene.options()
            if isinstance(o, Buy) and o.goods.value == goods and o.colour is colour
        )
    )
    wanted = UseOn(scene.unicorn(name))
    shown = scene.game.view(me).prospects[scene.options().index(wanted)]
    scene.choose(wanted)
    assert scene.game.view(me).prospects == (shown,) * len(scene.options())
    assert isinstance(scene.options()[0], PayWith)
    scene.choose(scene.options()[0])
    assert score(scene.game, me) == shown


def test_a_colour_is_worth_what_the_catcher_was_shown():
    scene = Scene().row("rosy-cheeks").ruse(1, "mane-dye").colours(0, BLUE, YELLOW)
    scene.hunt([4], OUT, OUT, OUT)
    me = scene.game.seats[0]
    assert scene.asked() == "choose-colour"
    shown = scene.game.view(me).prospects[scene.options().index(DyeUnicorn(BLUE))]
    scene.choose(DyeUnicorn(BLUE))
    assert score(scene.game, me) == shown


def test_nobody_else_sees_it():
    scene = Scene().hand(0, 1, 2, 3, 4).herd(0, "rosy-cheeks", "old-splendid").market()
    scene.choose(scene.options()[0])
    assert scene.game.view(None).prospects == ()
    assert scene.game.view(scene.game.seats[1]).prospects == ()


def test_hopes_are_what_one_more_of_a_colour_adds():
    herd = [Caught(UnicornId(0), colour) for colour in (PINK, PINK, BLUE)]
    assert hopes(herd) == (3, 2, 0, 0)
