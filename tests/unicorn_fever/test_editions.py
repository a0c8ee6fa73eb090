"""Cards are an edition: the house's, or one typed in from somebody's box."""

import pytest

import hornbook
from hornbook.games.unicorn_fever.decks import BOX, house_edition, read_edition
from hornbook.kernel import Record
from hornbook.kernel.cardfile import FaultyCards

HEAD = '[edition]\nname = "Test"\n'


def faults(text: str) -> list[tuple[int, str]]:
    with pytest.raises(FaultyCards) as caught:
        read_edition(text)
    return [(fault.line, fault.code) for fault in caught.value.faults]


def test_the_house_edition_holds_what_the_box_holds():
    cards = house_edition()
    found = {name: len(getattr(cards, name)) for name in BOX}
    assert found == BOX


def test_every_house_card_names_its_source():
    cards = house_edition()
    for deck in (cards.movement, cards.magic, cards.contracts, cards.unicorns, cards.tokens):
        assert all(card.source.value in ("rulebook", "public", "house") for card in deck)


def test_an_edition_takes_the_decks_it_leaves_out_from_the_house():
    cards = read_edition(HEAD)
    assert cards.magic == house_edition().magic
    assert cards.name == "Test"


def test_extending_replaces_the_card_with_the_same_id():
    text = f"""{HEAD}extends = true
[[magic]]
id = "gum-hooves"
letter = "D"
sign = "negative"
effect = {{ gum = 2 }}
source = "box"
"""
    cards = read_edition(text)
    gum = [card for card in cards.magic if card.id == "gum-hooves"]
    assert len(cards.magic) == 44
    assert [card.effect.gum for card in gum] == [2, 2]


def test_any_game_can_be_started_with_an_edition_and_its_record_carries_it():
    text = f"""{HEAD}extends = true
[[contract]]
id = "mine"
clan = "gnomes"
perks = {{ income = 9 }}
source = "box"
name = "My own"
"""
    game = hornbook.new("unicorn-fever", edition=read_edition(text), clans=("gnomes", "fairies"))
    record = Record.from_json(game.record().to_json())
    again = hornbook.playback(record).to_the_end()
    assert again.cards.contracts[-1].name == "My own"
    assert again.fingerprint() == game.fingerprint()


def test_an_edition_without_a_name_is_refused():
    assert faults("\n") == [(1, "missing-section")]


def test_broken_toml_names_its_line():
    assert faults(f"{HEAD}[[magic]\n") == [(3, "syntax")]


def test_each_fault_names_its_line_and_all_are_listed():
    text = f"""{HEAD}
[[magic]]
id = "one"
letter = "AB"
sign = "good"
effect = {{ start_set = 9 }}
source = "house"

[[magic]]
id = "two"
letter = "A"
sign = "positive"
wings = 2

[[unicorns]]
"""
    assert faults(text) == [
        (6, "bad-letter"),
        (7, "not-one-of"),
        (8, "not-in-range"),
        (11, "missing-key"),
        (15, "unknown-key"),
        (17, "unknown-deck"),
    ]


def test_the_same_id_twice_is_refused():
    row = '[[contract]]\nid = "x"\nclan = "gnomes"\nperks = { income = 1 }\nsource = "box"\n'
    assert faults(f"{HEAD}extends = true\n{row}{row}") == [(10, "twice")]


def test_an_unknown_perk_is_refused_at_its_line():
    text = '[[contract]]\nid = "x"\nclan = "gnomes"\nperks = { luck = 1 }\nsource = "box"\n'
    assert faults(HEAD + text) == [(6, "unknown-key")]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (
            '[[magic]]\nid = "x"\nletter = "A"\nsign = "positive"\nsource = "box"\n',
            "too-few",
        ),
        (
            '[[contract]]\nid = "x"\nclan = "gnomes"\nperks = { }\nsource = "box"\n',
            "too-few-clans",
        ),
        ('[[movement]]\nspeeds = [3, 3, 3, 3, 3, 1]\nsource = "box"\n', "row-too-slow"),
        ('[[unicorn]]\ncolour = "red"\nfever = { }\nsource = "box"\n', "too-few"),
        ('[[token]]\nstack = "gold"\nletter = "A"\ngold = 3\nsource = "box"\n', "empty-stack"),
    ],
)
def test_decks_that_cannot_be_played_with_are_refused(text, code):
    assert code in {found for _, found in faults(HEAD + text)}


def test_a_deck_that_is_not_a_list_is_refused():
    assert faults(f"{HEAD}[magic]\nid = 3\n") == [(3, "not-a-deck")]
