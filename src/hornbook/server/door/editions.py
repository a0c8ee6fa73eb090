"""Own cards: what can stand on a blank one, and what a card file has come to."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Any, Final, get_type_hints

import msgspec
from msgspec import Meta, Struct

from hornbook import games
from hornbook.kernel import Edition
from hornbook.kernel.cardfile import Blank, CardFile, FaultyCards, card_key, taken_apart
from hornbook.server.words import CardWords
from hornbook.text import Catalogue, DeckText

_GROUPS: Final = {"Perks": "perk"}  # how the sentences of a record of numbers are called


class CardField(Struct, frozen=True):
    """What one thing on a card may be."""

    name: str
    kind: str  # text, letter, number, flag, choice, or effects: a record of such fields
    required: bool
    default: Any = None
    low: int | None = None
    high: int | None = None
    allowed: list[str] = []
    sentences: str = ""  # of effects: what the names of their sentences begin with
    fields: list[CardField] = []


class BlankCard(Struct, frozen=True):
    """A card to be filled in: the section of the file, and its fields."""

    section: str
    deck: str
    key: str
    fields: list[CardField]


class Blanks(Struct, frozen=True):
    """Every card a game has blank ones of."""

    blanks: list[BlankCard]


class CardText(Struct, frozen=True, forbid_unknown_fields=True):
    """A card file that somebody is writing."""

    text: Annotated[str, Meta(max_length=400_000)]
    lang: Annotated[str, Meta(max_length=12)] = "en"


class FaultNote(Struct, frozen=True):
    """A fault with its line, as a sentence."""

    line: int
    text: str


class Checked(Struct, frozen=True):
    """What a card file has come to: its cards in words, or its faults."""

    ok: bool
    name: str = ""
    cards: dict[str, list[CardWords]] = {}  # by section, in the order of the file
    rows: dict[str, list[dict[str, Any]]] = {}  # the same as they stand in the file
    whole: bool = True  # nothing else stands in the file, and it joins the house's cards
    faults: list[FaultNote] = []


def blank_cards(game: str) -> list[BlankCard]:
    """All that can stand on cards of players' own."""
    return [
        BlankCard(blank.section, blank.deck, blank.key, _fields(blank.kind))
        for blank in games.blanks(game)
    ]


def checked(game: str, text: str, language: str) -> Checked:
    """Read a card file as the game would."""
    catalogue = Catalogue(language, game)
    blanks = games.blanks(game)
    try:
        edition: Edition = games.load(game).read_edition(text)
    except FaultyCards as faulty:
        notes = [FaultNote(one.line, _after_line(one.said(catalogue))) for one in faulty.faults]
        return Checked(ok=False, faults=notes)
    decks = {deck.deck: deck for deck in games.card_texts(game, edition, catalogue)}
    data = CardFile(text).data
    cards = {
        blank.section: _written(data.get(blank.section, []), blank, edition, decks[blank.deck])
        for blank in blanks
    }
    rows = {blank.section: data.get(blank.section, []) for blank in blanks}
    whole = set(data) <= {"edition", *rows} and data["edition"].get("extends") is True
    return Checked(ok=True, name=edition.name, cards=cards, rows=rows, whole=whole)


def _written(
    rows: list[dict[str, Any]], blank: Blank, edition: Edition, deck: DeckText
) -> list[CardWords]:
    """The file's rows of a deck, as the game words them."""
    kinds = dict.fromkeys(getattr(edition, blank.deck))
    by_key = dict(zip([card_key(kind, blank.key) for kind in kinds], deck.cards, strict=False))
    found = [by_key[str(row[blank.key])] for row in rows]
    return [CardWords(card.name, card.text, card.source) for card in found]


def _after_line(sentence: str) -> str:
    """The page shows a fault where it stands: the line before the colon is left off."""
    return sentence.partition(": ")[2] or sentence


def _fields(kind: type[Struct]) -> list[CardField]:
    hints = get_type_hints(kind, include_extras=True)
    return [_field(field, hints[field.name]) for field in msgspec.structs.fields(kind)]


def _field(field: msgspec.structs.FieldInfo, hint: Any) -> CardField:
    plain, meta = taken_apart(hint)
    known: dict[str, Any] = {"name": field.name, "required": field.required}
    if not field.required:
        known["default"] = msgspec.to_builtins(field.default)
    if isinstance(plain, type) and issubclass(plain, Struct):
        sentences = _GROUPS.get(plain.__name__, "effect")
        return CardField(**known, kind="effects", sentences=sentences, fields=_fields(plain))
    if isinstance(plain, type) and issubclass(plain, Enum):
        return CardField(**known, kind="choice", allowed=[str(one.value) for one in plain])
    if plain is bool:
        return CardField(**known, kind="flag")
    if plain is int and meta is not None:
        low = None if meta.ge is None else int(meta.ge)
        high = None if meta.le is None else int(meta.le)
        return CardField(**known, kind="number", low=low, high=high)
    form = (meta.extra or {}).get("form") if meta is not None else None
    return CardField(**known, kind="letter" if form == "letter" else "text")
