"""Every card of Horse Fever has a name and a text, also the players' own."""

import pytest

from hornbook import games
from hornbook.games.horse_fever.edition import house_edition, read_edition
from hornbook.games.horse_fever.names import names
from hornbook.games.horse_fever.perks import Perks
from hornbook.games.horse_fever.stables import STABLES
from hornbook.racing import LaneEffects
from hornbook.text import Catalogue
from horse_scene import BOARD, FAMILY


def test_every_card_has_a_name_of_its_own():
    cards, catalogue = house_edition(), Catalogue("en", BOARD)
    decks = {
        "action": cards.actions,
        "assistant": cards.assistants,
        "objective": cards.objectives,
        "horse-card": cards.horses,
        "character": cards.characters,
    }
    for prefix, deck in decks.items():
        said = {catalogue.say(f"{prefix}-{card.id}") for card in deck}
        assert len(said) == len({card.id for card in deck})


def test_cards_keep_the_names_of_the_box():
    called = names(house_edition(), Catalogue("en", BOARD))
    ids = [card.id for card in house_edition().actions]
    assert called["ActionId"](ids.index("armand-amende")) == "Armand Aménde"
    assert [Catalogue("en", BOARD).say(f"stable-{s.value}") for s in STABLES][:2] == [
        "Die Swarz Mond",
        "The Blue Blood",
    ]


def test_an_own_card_goes_by_its_name_or_its_id():
    edition = read_edition(
        '[edition]\nname = "x"\nextends = true\n'
        '[[horse]]\nid = "old-grey"\nsource = "house"\n'
        '[[horse]]\nid = "x"\nname = "Grandma"\nsource = "house"\n'
    )
    called = names(edition, Catalogue("en", BOARD))
    assert [called["HorseId"](number) for number in (9, 10)] == ["Old grey", "Grandma"]


def test_every_number_a_card_can_carry_has_a_sentence():
    catalogue = Catalogue("en", BOARD)
    for name in LaneEffects.__struct_fields__:
        for number in (-1, 0, 1, 2):
            facts = {"value": number, "size": abs(number), "sign": "more" if number > 0 else "less"}
            if name != "bet_gold":  # means nothing in Horse Fever
                assert catalogue.say(f"effect-{name.replace('_', '-')}", facts)
    for name in Perks.__struct_fields__:
        assert catalogue.say(f"perk-{name.replace('_', '-')}", {"value": 1})


@pytest.mark.parametrize("game", [BOARD, FAMILY])
def test_every_card_is_listed_with_its_text(game):
    for deck in games.load(game).card_texts(house_edition(), Catalogue("en", game)):
        assert deck.title
        assert deck.count == deck.box
        for card in deck.cards:
            assert card.source
            assert card.text or deck.deck == "movement"


@pytest.mark.parametrize(
    ("deck", "name", "text"),
    [
        ("actions", "D+ Flagellum Fulguris", "Sprints 1 further each time. Adds to a sprint of 2"),
        ("actions", "* Alfio Allibratore", "Odds: 2 rows up, towards 1:2, and they stay there."),
        ("actions", "E- XIII", "A card takes it to the line and not beyond. Loses every photo"),
        ("actions", "* Fritz Finden", "Throws the lane"),
        ("actions", "* Armand Aménde", "Everyone who bet on it pays 400 D."),
        (
            "assistants",
            "Cédric Copieur",
            "Drawn, at once swapped for a rival",
        ),
        ("objectives", "Fewest VP", "2 VP if you alone have the fewest VP."),
        ("horses", "Giumenta", "Counts as 2 horses."),
        ("horses", "El Guapo", "Each time it is lined up, its stable\u2019s odds go 2 rows up"),
        (
            "horses",
            "Biscuit de mer",
            "Each time it is lined up, its stable\u2019s odds go 2 rows down",
        ),
        ("characters", "Oliver Oil", "Starts with 6\u202f000 D."),
        (
            "characters",
            "César Crâne",
            "Starts with 4\u202f000 D. Owns the stable that starts at 1:5.",
        ),
    ],
)
def test_a_cards_text_is_what_it_does(deck, name, text):
    listed = {
        d.deck: d for d in games.load(BOARD).card_texts(house_edition(), Catalogue("en", BOARD))
    }
    said = {card.name: card.text for card in listed[deck].cards}
    assert said[name].startswith(text)


@pytest.mark.parametrize("rows", [row for row in range(-5, 6) if row])
def test_a_stable_goes_up_or_down_by_so_many_rows(rows):
    said = Catalogue("en", BOARD).say("option-nudge-odds", {"lane": "Red", "rows": rows})
    ways = "up" if rows > 0 else "down"
    assert said == f"Red: {abs(rows)} row{'s' if abs(rows) > 1 else ''} {ways}"


def test_what_is_our_own_ruling_is_not_said_to_be_the_rulebooks():
    catalogue = Catalogue("en", BOARD)
    for message in (
        "word-leading.about",
        "word-contest.about",
        "question-choose-contest-winner.help",
    ):
        assert "our ruling" in catalogue.say(message, {"contest": ""}).lower()
