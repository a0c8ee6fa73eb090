"""One card file for all modes of Horse Fever: what a mode leaves aside, it says."""

import pytest

from card_files import HEAD, fresh_card, row
from hornbook import games
from hornbook.kernel.cardfile import FaultyCards
from hornbook.server.http.editions import blank_cards, checked
from hornbook.text import Catalogue

WHOLE = HEAD + "".join(fresh_card(blank) for blank in blank_cards("horse-fever-board").blanks)
IDLE_ACTION = row("action", {"id": "x", "kind": "special", "base": False, "source": "house"})


def notes(game, text):
    found = checked(game, text, "en")
    assert found.ok
    return [(note.code, note.facts["deck"], note.facts["found"]) for note in found.notes]


def test_the_board_leaves_nothing_aside():
    assert notes("horse-fever-board", WHOLE) == []


def test_the_family_says_what_it_leaves_aside():
    assert notes("horse-fever-family", WHOLE + IDLE_ACTION) == [
        ("idle-base", "action", 1),
        ("idle-deck", "assistant", 1),
        ("idle-deck", "objective", 1),
        ("idle-deck", "horse", 1),
        ("idle-deck", "character", 1),
    ]


def test_the_party_says_what_it_leaves_aside():
    assert [deck for _, deck, _ in notes("horse-fever-party", WHOLE)] == [
        "action",
        "assistant",
        "objective",
        "horse",
        "character",
        "movement",
    ]


def test_a_note_names_its_line_and_is_a_sentence():
    (note, *_) = checked("horse-fever-family", HEAD + fresh_card(_blank("horse")), "en").notes
    assert note.line == 5
    assert note.text == "this game has no “horse” cards; the one in the file is left aside."


@pytest.mark.parametrize("game", ["horse-fever-family", "horse-fever-party"])
def test_what_is_left_aside_has_to_be_in_order_too(game):
    with pytest.raises(FaultyCards):
        games.load(game).read_edition(HEAD + fresh_card(_blank("horse"), income="much"))


def test_the_party_has_seven_blank_cards_too():
    speeds = row("movement", {"speeds": [2] * 6, "base": True, "source": "house"})
    assert games.load("horse-fever-party").read_edition(HEAD + speeds * 7)
    with pytest.raises(FaultyCards) as caught:
        games.load("horse-fever-party").read_edition(HEAD + speeds * 8)
    assert [(one.line, one.code) for one in caught.value.faults] == [(40, "too-many-blanks")]


def test_the_familys_cards_are_shown_without_what_it_never_uses():
    edition = games.load("horse-fever-family").house_edition()
    decks = games.load("horse-fever-family").card_texts(
        edition, Catalogue("en", "horse-fever-family")
    )
    assert [deck.deck for deck in decks] == ["movement", "actions", "characters"]


def _blank(section):
    return next(one for one in blank_cards("horse-fever-board").blanks if one.section == section)
