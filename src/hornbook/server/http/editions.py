"""Own cards: what can stand on a blank one, and what a card file has come to."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from hornbook import games, text
from hornbook.kernel import Edition
from hornbook.kernel.blanks import Blank
from hornbook.kernel.cardfields import CardField, card_fields, left_aside
from hornbook.kernel.cardfile import CardFile, Fault, FaultyCards, card_key, check_names
from hornbook.server.words import SaidCard
from hornbook.text import Catalogue, DeckText


class BlankCard(Struct, frozen=True):
    """A card to be filled in: the section of the file, its fields, and what it begins with."""

    section: str
    deck: str
    key: str
    fields: list[CardField]
    fresh: dict[str, Any]


class Blanks(Struct, frozen=True):
    """Every card a game has blank ones of."""

    blanks: list[BlankCard]
    most: int | None = None  # so many may be added to the house's, copies counted


class FaultNote(Struct, frozen=True):
    """A fault with its line, as a sentence; and what a form needs to say it in its own words."""

    line: int
    text: str
    code: str = ""
    facts: dict[str, str | int] = {}


class Checked(Struct, frozen=True):
    """What a card file has come to: its cards in words, and its faults."""

    ok: bool
    name: str = ""
    extends: bool = False
    cards: dict[str, list[SaidCard | None]] = {}  # by section, as in the file; None: faulty
    rows: dict[str, list[dict[str, Any]]] = {}  # the same as they stand in the file
    rest: dict[str, list[dict[str, Any]]] = {}  # the rows of decks that have no blank cards
    faults: list[FaultNote] = []
    notes: list[FaultNote] = []  # what the game leaves aside


def blank_cards(game: str) -> Blanks:
    """All that can stand on cards of players' own."""
    kind = games.load(game)
    house = kind.house_edition()
    found = [
        BlankCard(
            blank.section,
            blank.deck,
            blank.key,
            card_fields(blank, getattr(house, blank.deck)),
            {**blank.fresh, "source": "house"},
        )
        for blank in kind.blanks.decks
    ]
    return Blanks(found, kind.blanks.most)


def checked(game: str, written: str, language: str) -> Checked:
    """Read a card file as the game would."""
    catalogue = Catalogue(language, game)
    kind = games.load(game)
    blanks = kind.blanks.decks
    file = CardFile(written)
    try:
        edition: Edition = kind.read_edition(written)
        check_names(written)
    except FaultyCards as faulty:
        # What is well written is told all the same: whoever mends a card sees the others.
        cards = {blank.section: _drafted(file, blank, game, catalogue) for blank in blanks}
        return Checked(ok=False, cards=cards, faults=_notes(faulty.faults, catalogue))
    data = file.data
    decks = {deck.deck: deck for deck in kind.card_texts(edition, catalogue)}
    sections = [blank.section for blank in blanks]
    return Checked(
        ok=True,
        name=edition.name,
        extends=data["edition"].get("extends") is True,
        cards={
            blank.section: _written(data.get(blank.section, []), blank, edition, decks[blank.deck])
            for blank in blanks
        },
        rows={section: data.get(section, []) for section in sections},
        rest={name: rows for name, rows in data.items() if name not in ("edition", *sections)},
        notes=_notes(left_aside(file, kind.blanks.idle), catalogue),
    )


def _written(
    rows: list[dict[str, Any]], blank: Blank, edition: Edition, deck: DeckText
) -> list[SaidCard | None]:
    """The file's rows of a deck, as the game words them."""
    if not rows:
        return []
    if not blank.key:  # they come last, in the order of the file
        return [_words(card) for card in deck.cards[-len(rows) :]]
    kinds = dict.fromkeys(getattr(edition, blank.deck))
    by_key = dict(zip([card_key(kind, blank.key) for kind in kinds], deck.cards, strict=False))
    return [_words(by_key[str(row[blank.key])]) for row in rows]


def _drafted(
    file: CardFile, blank: Blank, game: str, catalogue: Catalogue
) -> list[SaidCard | None]:
    """The well-formed rows of a deck in words, whatever else is wrong with the file."""
    if blank.section not in file.data:
        return []
    kind = games.load(game)
    house = kind.house_edition()
    deck = getattr(house, blank.deck)
    good = file.placed_rows(blank.section, blank.kind)
    rows = file.data.get(blank.section)
    found: list[SaidCard | None] = [None] * (len(rows) if isinstance(rows, list) else 0)
    # They are told in the places of the house's cards, as many as there are.
    places = dict(zip(dict.fromkeys(deck), good, strict=False))
    swapped = tuple([places[card][1] if card in places else card for card in deck])
    draft = msgspec.structs.replace(house, **{blank.deck: swapped})
    texts = next(one for one in kind.card_texts(draft, catalogue) if one.deck == blank.deck)
    for (place, _), card in zip(places.values(), texts.cards, strict=False):
        found[place] = _words(card)
    return found


def _words(card: text.CardText) -> SaidCard:
    return SaidCard(card.name, card.text, card.source)


def _notes(faults: list[Fault], catalogue: Catalogue) -> list[FaultNote]:
    return [FaultNote(one.line, one.said(catalogue), one.code, one.facts) for one in faults]
