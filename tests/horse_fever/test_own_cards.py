"""The box has seven blank cards: a table may play with cards of its own."""

import pytest

import hornbook
from hornbook.games.horse_fever.board.options import (
    BuyActions,
    BuyStable,
)
from hornbook.games.horse_fever.decks import BOX
from hornbook.games.horse_fever.edition import house_edition, read_edition
from hornbook.games.horse_fever.payments import PayWinnings
from hornbook.kernel import Chance, Record
from hornbook.kernel.cardfile import FaultyCards
from hornbook.text import Catalogue
from horse_scene import BOARD, FAMILY, Scene, lane
from table import random_choice

HEAD = '[edition]\nname = "Ours"\n'
OWN = f"{HEAD}extends = true\n"
ACTION = """[[action]]
id = "{id}"
kind = "positive"
letter = "A"
effect = {{ start_add = 2 }}
source = "house"
"""
HORSE = """[[horse]]
id = "grandma"
name = "Grandma"
effect = { sprint_set = 3, last_add = 1 }
income = 200
source = "house"
"""
ASSISTANT = """[[assistant]]
id = "aunt"
perks = { stable_discount = 1500, income = 100 }
source = "house"
"""
MOVEMENT = """[[movement]]
speeds = [4, 4, 4, 4, 4, 4]
source = "house"
"""


def faults(text: str) -> list[tuple[int, str]]:
    with pytest.raises(FaultyCards) as caught:
        read_edition(text)
    for fault in caught.value.faults:
        if Catalogue("en").has(f"card-{fault.code}"):
            assert fault.said(Catalogue("en"))
    assert str(caught.value).startswith(f"line {caught.value.faults[0].line}: ")
    return [(fault.line, fault.code) for fault in caught.value.faults]


def test_the_house_edition_holds_what_the_box_holds():
    cards = house_edition()
    assert {name: len(getattr(cards, name)) for name in BOX} == BOX


def test_six_action_cards_of_each_kind():
    kinds = [card.kind.value for card in house_edition().actions]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "positive": 6,
        "negative": 6,
        "special": 6,
    }


def test_every_house_card_names_its_source():
    cards = house_edition()
    decks = (cards.actions, cards.assistants, cards.objectives, cards.horses, cards.characters)
    assert all(card.source.value == "rulebook" for deck in decks for card in deck)


def test_own_cards_join_the_box():
    cards = read_edition(OWN + ACTION.format(id="oats") + HORSE + ASSISTANT + MOVEMENT)
    assert len(cards.actions) == 19
    assert len(cards.horses) == 10
    assert len(cards.assistants) == 15
    assert len(cards.movement) == 24


def test_a_row_with_a_house_cards_id_replaces_it():
    cards = read_edition(OWN + ACTION.format(id="xiii"))
    assert len(cards.actions) == 18
    assert [card.kind.value for card in cards.actions if card.id == "xiii"] == ["positive"]


def test_seven_own_cards_are_allowed_and_eight_are_not():
    seven = OWN + "".join(ACTION.format(id=f"card-{n}") for n in range(7))
    assert len(read_edition(seven).actions) == 25
    line = seven.count("\n") + 1
    assert faults(seven + ASSISTANT) == [(line, "too-many-blanks")]


def test_copies_count_as_cards():
    text = OWN + ACTION.format(id="many") + "copies = 8\n"
    assert faults(text) == [(4, "too-many-blanks")]


def test_replacing_needs_no_blank_card():
    rows = "".join(ACTION.format(id=card.id) for card in house_edition().actions[:9])
    assert len(read_edition(OWN + rows).actions) == 18


def test_without_extends_a_deck_is_the_files_own():
    rows = "".join(ACTION.format(id=f"card-{n}") for n in range(12))
    cards = read_edition(HEAD + rows)
    assert len(cards.actions) == 12
    assert cards.horses == house_edition().horses


def test_each_fault_names_its_line_and_all_are_listed():
    text = f"""{OWN}
[[action]]
id = "one"
kind = "good"
letter = "ab"
source = "house"

[[horse]]
id = "two"
effect = {{ start_set = 9 }}
source = "house"

[[assistant]]
id = "three"
perks = {{ income = 150 }}
source = "house"

[[assistant]]
id = "four"
wings = 2
source = "house"

[[horse]]
id = "five"
effect = {{ bet_gold = 3 }}
source = "house"

[[horses]]
"""
    assert faults(text) == [
        (7, "not-one-of"),
        (8, "bad-letter"),
        (13, "not-in-range"),
        (18, "not-hundreds"),
        (23, "unknown-key"),
        (28, "no-such-effect"),
        (31, "unknown-deck"),
    ]


def test_broken_toml_names_its_line():
    assert faults(f"{HEAD}[[action]\n") == [(3, "syntax")]


def test_the_same_id_twice_is_refused():
    assert faults(OWN + ACTION.format(id="x") * 2) == [(11, "twice")]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (ACTION.format(id="x"), "too-few-plain"),
        ('[[movement]]\nspeeds = [1, 1, 1, 1, 1, 0]\nsource = "box"\n', "row-too-slow"),
        ('[[character]]\nid = "x"\ndanari = 100\nsource = "box"\n', "too-few-plain"),
        ('[[character]]\nid = "x"\ndanari = 100\nstable = 1\nsource = "box"\n', "not-in-range"),
        ('[[character]]\nid = "x"\ndanari = 130\nsource = "box"\n', "not-hundreds"),
        (
            "".join(
                f'[[character]]\nid = "x{n}"\ndanari = 100\nstable = 3\nsource = "box"\n'
                for n in range(5)
            ),
            "stable-twice",
        ),
        ("".join(ACTION.format(id=f"x{n}") for n in range(49)), "too-many"),
    ],
)
def test_decks_that_cannot_be_played_with_are_refused(text, code):
    assert code in {found for _, found in faults(HEAD + text)}


def test_an_own_horse_runs():
    scene = Scene(cards=read_edition(OWN + HORSE)).stall("red", "grandma").reveal()
    assert scene.race_turn("222211", "red").spot("red") == 2 + 3
    scene.finish("blue", "green", "white", "black")
    scene.run(PayWinnings())
    assert scene.table.danari[0] == 3200


def test_an_own_assistant_helps():
    scene = Scene(cards=read_edition(OWN + ASSISTANT)).assistant(0, "aunt").odds(red=7).ask_again()
    assert scene.offered(BuyStable, lane=lane("red"))[0].price == 0


def test_an_own_action_card_cancels_by_its_letter():
    scene = Scene(cards=read_edition(OWN + ACTION.format(id="oats")))
    scene.behind("red", "oats", "venenum-venevicum").reveal()
    assert scene.table.active[lane("red")] == ()


def test_copies_of_an_own_card_are_one_option():
    cards = read_edition(OWN + ACTION.format(id="oats") + "copies = 2\n")
    scene = Scene(2, cards=cards)
    first = scene.number("actions", "oats")
    scene.pick(BuyActions)
    scene.table.hands[0] = (first, first + 1)
    while scene.asked() == "choose-purchase":
        scene.choose(len(scene.options()) - 1)
    for _ in range(2):
        scene.choose(0)
        scene.choose(500)
    assert (scene.asked(), scene.seat()) == ("choose-lane", 0)


def test_a_game_with_own_cards_carries_them_in_its_record():
    cards = read_edition(OWN + HORSE + ASSISTANT)
    game = hornbook.new(BOARD, seats=3, edition=cards)
    again = hornbook.playback(Record.from_json(game.record().to_json())).to_the_end()
    assert again.cards.horses[-1].name == "Grandma"
    assert again.fingerprint() == game.fingerprint()


MEAN = """[[action]]
id = "glue"
kind = "negative"
effect = { sprint_set = 0, last_set = 0, first_set = 0, last_add = -4 }
copies = 7
source = "house"
"""


@pytest.mark.parametrize("name", [BOARD, FAMILY])
def test_every_game_ends_whatever_the_own_cards_do(name):
    cards = read_edition(OWN + MEAN)
    for seed in range(3):
        game = hornbook.new(name, seats=4, seed=seed, edition=cards)
        chance = Chance(seed)
        while not game.over:
            game.apply(*random_choice(game, chance))
        assert game.result is not None


def test_a_race_of_six_glued_horses_ends():
    scene = Scene(cards=read_edition(OWN + MEAN))
    glue = scene.number("actions", "glue")
    from hornbook.games.horse_fever.table import Placed
    from hornbook.racing import ShuffleMovement, StartRace

    for one in range(6):
        scene.table.lanes[one] = (Placed(glue + one, 0),)
    scene.reveal()
    scene.run(ShuffleMovement(), StartRace())
    while not scene.game.over:
        scene.choose(0)
    assert len(scene.game.race.order) == 6
