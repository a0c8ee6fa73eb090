"""Card files: the house's, and what others type in."""

import pytest

import hornbook
from hornbook.games.kill_the_unicorns import decks
from hornbook.kernel import Chance
from hornbook.kernel.cardfile import FaultyCards
from kill_the_unicorns.scene import OUT, Scene
from table import random_choice

HEAD = '[edition]\nname = "Ours"\n'
EXTENDS = HEAD + "extends = true\n"


def faults(text):
    with pytest.raises(FaultyCards) as caught:
        decks.read_edition(text)
    return [(fault.line, fault.code) for fault in caught.value.faults]


def test_the_house_edition_holds_what_the_box_holds():
    cards = decks.house_edition()
    assert len(cards.unicorns) - cards.starters == decks.BOX["unicorns"]
    assert cards.starters == decks.BOX["starters"]
    assert len(cards.characters) == decks.BOX["characters"]
    assert len(cards.hunt) == decks.BOX["hunt"]
    assert len(cards.ruses) == decks.BOX["ruses"]
    assert len(cards.stalls) == decks.BOX["stalls"]
    assert len(cards.pates) == decks.BOX["pates"]
    assert {len(deck) for deck in cards.ruse_decks} == {8}


def test_the_house_unicorns_are_those_of_the_components_list():
    cards = decks.house_edition()
    herd = cards.unicorns[:27]
    for colour in ("pink", "blue", "green", "yellow"):
        stars = sorted(card.stars for card in herd if card.colour.value == colour)
        assert stars == [0, 1, 1, 2, 2, 3]
    assert [card.stars for card in herd if card.colour.value == "none"] == [4, 4, 4]
    starters = [card.colour.value for card in cards.unicorns[27:]]
    assert sorted(starters) == ["blue", "green", "none", "none", "pink", "yellow"]
    assert all(1 <= card.stars <= 2 for card in cards.unicorns[27:])


def test_the_six_powers_are_all_different():
    powers = [card.power for card in decks.house_edition().characters]
    assert set(powers) == set(decks.Power)
    assert len(powers) == 6


@pytest.mark.parametrize("power", ["win-ties", "see-ruses", "move-ruse", "change-order"])
def test_a_power_of_older_rules_is_refused_with_those_there_are(power):
    row = f'[[character]]\ncharacter = "bard"\npower = "{power}"\nsource = "own"\n'
    with pytest.raises(FaultyCards) as caught:
        decks.read_edition(EXTENDS + row)
    said = str(caught.value)
    assert "line 6" in said
    assert f"cannot be “{power}”" in said
    assert "dare-rival, foretell, swap-card, lie-in-wait, second-ruse, take-back" in said


def test_an_edition_that_names_nothing_is_the_houses():
    cards, house = decks.read_edition(HEAD), decks.house_edition()
    assert (cards.name, cards.digest, cards.ruses) == ("Ours", house.digest, house.ruses)


def test_a_row_replaces_the_house_card_of_the_same_id():
    text = EXTENDS + '[[ruse]]\nid = "stink-cloud"\nsource = "box"\neffect = { points = -4 }\n'
    cards = decks.read_edition(text)
    assert len(cards.ruses) == 28
    scene = Scene(edition=cards).ruse(1, "stink-cloud").hunt([2], OUT, OUT, OUT)
    assert scene.last(0).ruse_points == -4


def test_a_deck_that_is_not_extended_is_replaced():
    text = HEAD + "".join(f'[[pate]]\npoints = {n}\nsource = "box"\n' for n in range(1, 7))
    assert decks.read_edition(text).pates == (1, 2, 3, 4, 5, 6)


def test_a_ruse_may_do_several_things_and_a_deck_may_hold_copies():
    text = EXTENDS + (
        '[[ruse]]\nid = "all-at-once"\ndeck = "bard"\nsource = "box"\ncopies = 2\n'
        'name = "All at Once"\n'
        'effect = { lowest = true, heir = "left", colour = "blue", points = 5 }\n'
    )
    scene = Scene(edition=decks.read_edition(text)).ruse(3, "all-at-once")
    scene.hunt([4], [1], [2], OUT)
    assert (scene.last(2).ruse_points, scene.last(2).colour.value) == (5, "blue")
    assert len(scene.game.cards.ruse_decks[4]) == 10


@pytest.mark.parametrize(
    ("rows", "found"),
    [
        ('[[ruse]]\nid = "x"\nsource = "box"\neffect = { heir = "me" }', (6, "not-one-of")),
        ('[[ruse]]\nid = "x"\nsource = "box"\neffect = { points = 9 }', (6, "not-in-range")),
        ('[[ruse]]\nid = "x"\nsource = "box"\neffect = { luck = 1 }', (6, "unknown-key")),
        ('[[ruse]]\nid = "x"\nsource = "box"\ndeck = "queen"', (6, "not-one-of")),
        ('[[unicorn]]\nid = "x"\ncolour = "mauve"\nstars = 1\nsource = "box"', (5, "not-one-of")),
        ('[[unicorn]]\nid = "x"\ncolour = "pink"\nsource = "box"', (3, "missing-key")),
        ('[[character]]\ncharacter = "bard"\npower = "sing"\nsource = "box"', (5, "not-one-of")),
        ('[[stall]]\ngoods = "soup"\nprice = 1\nsource = "box"', (4, "not-one-of")),
        ('[[hunt]]\nvalue = 1\nsource = "box"', (3, "too-few")),
        ('[[pate]]\npoints = 1\nsource = "box"', (3, "too-few")),
        ("[[goblin]]\nx = 1", (3, "unknown-deck")),
    ],
)
def test_a_fault_is_told_with_its_line(rows, found):
    assert faults(HEAD + rows + "\n") == [found]


def test_the_same_id_twice_is_a_fault():
    row = '[[starter]]\nid = "x"\ncolour = "pink"\nstars = 1\nsource = "box"\n'
    assert (10, "twice") in faults(EXTENDS + row + row)


def test_too_few_ruses_are_told_for_each_character():
    row = '[[ruse]]\nid = "x"\nsource = "box"\ncopies = 7\n'
    assert [code for _, code in faults(HEAD + row)] == ["too-few"] * 6


def test_a_foreign_edition_can_be_played_and_replayed():
    text = EXTENDS + '[[hunt]]\nvalue = 2\ncopies = 8\nsource = "box"\n'
    game = hornbook.new("kill-the-unicorns", seats=3, edition=decks.read_edition(text))
    chance = Chance("foreign")
    while not game.over:
        game.apply(*random_choice(game, chance))
    again = hornbook.playback(game.record()).to_the_end()
    assert again.result == game.result
