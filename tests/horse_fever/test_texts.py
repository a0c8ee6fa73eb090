"""Horse Fever's cards have their words."""

from hornbook.games.horse_fever.edition import house_edition, read_edition
from hornbook.games.horse_fever.names import names
from hornbook.games.horse_fever.perks import Perks
from hornbook.games.horse_fever.stables import STABLES
from hornbook.racing import LaneEffects
from hornbook.text import Catalogue
from horse_scene import BOARD


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
