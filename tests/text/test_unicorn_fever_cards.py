"""Every card of Unicorn Fever has a name and a text, also those typed in by others."""

from __future__ import annotations

import pytest

from fluent_files import entries, everywhere, on_the_page
from hornbook import games
from hornbook.games.unicorn_fever import cardtext, decks
from hornbook.games.unicorn_fever.clans import Clan
from hornbook.games.unicorn_fever.perks import Perks
from hornbook.kernel.cardfile import Source
from hornbook.racing import LaneEffects
from hornbook.text import Catalogue, languages
from source_codes import literals

GAME = "unicorn-fever"
HOUSE = decks.house_edition()


@pytest.mark.parametrize("language", languages())
def test_every_card_has_a_name_of_its_own_and_a_text(language):
    catalogue = Catalogue(language, GAME)
    for deck in games.load(GAME).card_texts(HOUSE, catalogue):
        assert deck.title
        assert deck.count == deck.box
        for card in deck.cards:
            assert card.name
            assert card.source
            assert card.text or deck.deck == "movement"
        if deck.deck != "movement":
            assert len({card.name for card in deck.cards}) == len(deck.cards)


@pytest.mark.parametrize("language", languages())
def test_texts_fit_on_a_card(language):
    catalogue = Catalogue(language, GAME)
    for magic in HOUSE.magic:
        assert len(cardtext.magic_text(magic, catalogue)) <= 60
    for contract in HOUSE.contracts:
        assert len(cardtext.contract_text(contract, catalogue)) <= 80


@pytest.mark.parametrize("language", languages())
def test_every_number_a_card_can_carry_has_a_sentence(language):
    catalogue = Catalogue(language, GAME)
    effects = {f"effect-{name.replace('_', '-')}" for name in LaneEffects.__struct_fields__}
    perks = {f"perk-{name.replace('_', '-')}" for name in Perks.__struct_fields__}
    special = {"effect-cleanse", "effect-none", "perk-printed-glory"}
    every = {**entries(language), **entries(language, GAME)}  # what all races share, and its own
    there = {name for name in every if name.startswith(("effect-", "perk-"))}
    assert there == effects | perks | special
    for name in effects:
        for value in (-2, -1, 0, 1, 2, 4):
            facts = {"value": value, "size": abs(value), "sign": "more" if value > 0 else "less"}
            assert catalogue.say(name, facts)
    for name in perks:
        assert catalogue.say(name, {"value": 1})
        assert catalogue.say(name, {"value": 3})


@pytest.mark.parametrize("language", languages())
def test_names_are_those_of_the_house_cards_and_no_others(language):
    elsewhere = {*everywhere(language), *on_the_page(language)}  # known whatever is played
    there = {*entries(language, GAME)} - elsewhere
    families = (
        ("magic-", {card.id for card in HOUSE.magic}),
        ("contract-", {card.id for card in HOUSE.contracts}),
        ("unicorn-", {colour.value for colour in decks.Colour}),
        ("clan-", {clan.value for clan in Clan}),
        ("token-", {stack.value for stack in decks.Stack}),
        ("bet-", {kind.name.lower() for kind in decks.BetKind}),
        ("deck-", {*decks.BOX, *(f"{deck}.chapter" for deck in decks.BOX)}),
    )
    for prefix, ids in families:
        assert {name.removeprefix(prefix) for name in there if name.startswith(prefix)} == ids
    told = (
        "event-",
        "option-",
        "question-",
        "reason-",
        "effect-",
        "perk-",
        "word-",
        "rules-",
        "lesson-",
        "hint-",
    )
    others = {name for name in there if not name.startswith((*told, *dict(families)))}
    rest = {name.partition(".")[0] for name in others}
    assert rest <= literals()


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (LaneEffects(start_set=4), "Moves 4 at the first card."),
        (LaneEffects(start_set=0), "Stands still at the first card."),
        (LaneEffects(start_add=-1), "Moves 1 less at the first card."),
        (LaneEffects(sprint_set=0), "Never sprints."),
        (LaneEffects(first_set=0), "Stands still while it leads."),
        (LaneEffects(tie=1), "Wins ties."),
        (LaneEffects(tie=-1), "Loses ties."),
        (LaneEffects(odds=2), "Odds 2 rows up, towards x2, for good."),
        (LaneEffects(odds=-1), "Odds 1 row down, towards x7, for good."),
        (LaneEffects(finish_add=1, tie=1), "Goes 1 further when a card takes it home. Wins ties."),
        (LaneEffects(), "Does nothing, with conviction."),
    ],
)
def test_a_cards_text_is_what_it_does(effect, text):
    card = decks.MagicCard("mine", "A", decks.Sign.POSITIVE, Source.BOX, effect)
    assert cardtext.magic_text(card, Catalogue("en", GAME)) == text


@pytest.mark.parametrize(
    ("contract", "text"),
    [
        (
            "one-more-spell",
            "You may play 1 more card whenever a token lets you play magic.",
        ),
        (
            "second-thoughts",
            "Before each race you may take 1 of your face-down cards off its lane.",
        ),
        ("good-omen", "3 gold for each good card of yours that acts on a unicorn on the podium."),
        ("evil-eye", "3 gold for each bad card of yours that acts on a unicorn off the podium."),
        ("savings-jar", "Without loans: 2 gold after each race for every 10 you hold."),
        ("friendly-usurer", "Your first two loans bring 5 gold more each."),
        ("debt-counsel", "Your first two loans are repaid with 10 gold less each."),
        ("podium-polish", "Place bets you win pay half the stake more."),
        ("second-rainbow", "Win bets also pay when second: twice the stake, 3 glory."),
        ("wink-and-wager", "You may play 1 magic card with each win-bet action."),
        ("bent-chalk", "Before each race, move one unicorn\u2019s odds 1 row, for good."),
    ],
)
def test_a_contracts_text_is_what_it_does(contract, text):
    card = next(card for card in HOUSE.contracts if card.id == contract)
    assert cardtext.contract_text(card, Catalogue("en", GAME)).startswith(text)


def test_a_card_typed_in_without_a_name_goes_by_its_id():
    edition = decks.read_edition(
        """
        [edition]
        name = "Mine"
        extends = true
        [[magic]]
        id = "wet-saddle"
        letter = "Z"
        sign = "negative"
        effect = { sprint_add = -1 }
        source = "box"
        [[contract]]
        id = "own-words"
        name = "My own words"
        clan = "gnomes"
        perks = { income = 1, peek = 1 }
        glory = 2
        source = "box"
        """
    )
    listed = games.load(GAME).card_texts(edition, Catalogue("en", GAME))
    said = {card.name: card.text for deck in listed for card in deck.cards}
    assert said["Z- Wet saddle"] == "Sprints 1 less each time."
    assert said["My own words (Gnomes)"] == (
        "1 gold after each race. Look under a lane before you play magic. 2 glory at the end."
    )
