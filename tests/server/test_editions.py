"""Cards of the players' own, as the page writes and the server checks them."""

import pytest

from card_files import HEAD, fresh_card, row
from hornbook import games
from hornbook.lab.sitting import Sitting
from hornbook.server.http.editions import blank_cards, checked

GUST = """
[edition]
name = "Kitchen table"
extends = true

[[magic]]
id = "own-1"
name = "Kitchen Gust"
letter = "Q"
sign = "positive"
source = "box"
effect = { start_add = 2 }
"""
BLANKS = [
    pytest.param(game, blank, id=f"{game}-{blank.section}")
    for game in games.names()
    for blank in blank_cards(game).blanks
]


@pytest.mark.parametrize("game", games.names())
def test_every_field_of_a_blank_card_says_what_it_may_be(game):
    for blank in blank_cards(game).blanks:
        names = [field.name for field in blank.fields]
        assert not blank.key or blank.key in names
        for field in blank.fields:
            if field.kind in ("number", "numbers"):
                assert field.low is not None
                assert field.high is not None
            assert field.kind != "choice" or field.allowed
            assert field.kind != "effects" or field.fields


@pytest.mark.parametrize(("game", "blank"), BLANKS)
def test_a_new_card_is_played_as_it_appears(game, blank):
    text = HEAD + fresh_card(blank)
    found = checked(game, text, "en")
    assert (found.faults, found.notes) == ([], [])
    assert len(found.cards[blank.section]) == 1
    edition = games.load(game).read_edition(text)
    house = games.load(game).house_edition()
    replaces = blank.key == "colour"
    added = 0 if replaces else blank.fresh.get("copies", 1)
    assert len(getattr(edition, blank.deck)) == len(getattr(house, blank.deck)) + added
    sitting = Sitting(game, edition=edition)
    assert sitting.play("own", sitting.seat(["random"])).result is not None


@pytest.mark.parametrize("game", games.names())
def test_one_new_card_of_every_kind_makes_a_file(game):
    text = HEAD + "".join(fresh_card(blank) for blank in blank_cards(game).blanks)
    assert checked(game, text, "en").faults == []


@pytest.mark.parametrize(("game", "blank"), BLANKS)
def test_whatever_the_form_offers_is_accepted_and_does_something(game, blank):
    for field in blank.fields:
        for effect in field.fields:
            for value in _offered(effect):
                beside = {effect.beside: 1} if effect.beside else {}
                card = fresh_card(blank, **{field.name: {effect.name: value, **beside}})
                found = checked(game, HEAD + card, "en")
                assert not found.faults, (effect.name, value)
                assert "Does nothing" not in found.cards[blank.section][0].text
        if field.kind in ("number", "choice") and field.name != blank.key:
            for value in _offered(field):
                card = fresh_card(blank, **{field.name: value})
                assert not checked(game, HEAD + card, "en").faults, (field.name, value)


def _offered(field):
    """The ends of what a field may be, or all of it where it is a list."""
    if field.kind == "choice":
        return field.allowed
    if field.kind == "flag":
        return [True]
    if field.allowed:
        return [int(one) for one in field.allowed if one not in field.taken]
    high = min(field.high, 7) if field.name == "copies" else field.high  # the box's blank cards
    return {field.low, high} | ({field.start} if field.start is not None else set())


@pytest.mark.parametrize("game", ["horse-fever-board", "horse-fever-family"])
def test_no_effect_is_offered_that_horse_fever_refuses(game):
    for blank in blank_cards(game).blanks:
        for field in blank.fields:
            assert "bet_gold" not in {effect.name for effect in field.fields}


def test_new_action_cards_do_not_cancel_each_other():
    edition = games.load("horse-fever-board").read_edition(
        HEAD
        + "".join(
            fresh_card(blank_cards("horse-fever-board").blanks[0], number, kind=kind)
            for number, kind in enumerate(("positive", "negative"))
        )
    )
    assert [card.letter for card in edition.actions[-2:]] == [None, None]


def test_the_family_offers_only_what_it_plays_with():
    family = blank_cards("horse-fever-family")
    assert [blank.section for blank in family.blanks] == ["action", "movement"]
    assert "base" not in {field.name for field in family.blanks[0].fields}


def test_a_good_file_comes_back_in_words():
    found = checked("unicorn-fever", GUST, "en")
    assert found.ok
    assert found.name == "Kitchen table"
    (card,) = found.cards["magic"]
    assert card.name == "Q+ Kitchen Gust"
    assert card.text == "Moves 2 more at the first card."


def test_faults_come_back_with_their_lines():
    found = checked("unicorn-fever", GUST.replace("start_add = 2", "start_add = 9"), "en")
    assert not found.ok
    (fault,) = found.faults
    assert fault.line == 12
    assert fault.text.startswith("“start_add” cannot be “9”")
    assert fault.code == "not-in-range"
    assert fault.facts["key"] == "start_add"


def test_a_faulty_card_does_not_silence_the_others():
    faulty = GUST.replace("own-1", "own-2").replace("start_add = 2", "start_add = 9")
    text = GUST + faulty.partition("extends = true")[2]
    first, second = checked("unicorn-fever", text, "en").cards["magic"]
    assert first.text == "Moves 2 more at the first card."
    assert second is None


@pytest.mark.parametrize(("game", "blank"), BLANKS)
def test_a_card_is_told_alike_whether_the_file_has_faults_or_not(game, blank):
    text = HEAD + fresh_card(blank)
    told = checked(game, text, "en").cards[blank.section]
    again = checked(game, f"{text}\n[[nonsense]]\n", "en")
    assert not again.ok
    assert again.cards[blank.section] == told


def test_a_deck_that_is_none_is_a_fault_and_no_trouble():
    found = checked("unicorn-fever", "magic = 3\n" + GUST.replace("[[magic]]", "[magic2]"), "en")
    assert not found.ok
    assert found.cards["magic"] == []


def test_a_row_that_replaces_a_house_card_is_found_in_its_place():
    text = GUST.replace("own-1", "sudden-gust")
    (card,) = checked("unicorn-fever", text, "en").cards["magic"]
    assert card.name.endswith("Gust")
    assert card.text == "Moves 2 more at the first card."


def test_decks_without_blank_cards_come_along():
    rows = row("pate", {"points": 7, "source": "house"})
    found = checked("kill-the-unicorns", HEAD + rows, "en")
    assert found.ok
    assert found.extends
    assert found.rest == {"pate": [{"points": 7, "source": "house"}]}
