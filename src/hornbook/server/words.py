"""The words of a game for a client that puts its own sentences together."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import lru_cache
from types import NoneType
from typing import Any, Final, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from hornbook import games
from hornbook.bots.advice import reasons_of
from hornbook.kernel import Amount, Choose, Edition, Option, PrivateEvent
from hornbook.kernel.parts import parts_of
from hornbook.server.protocol import schema
from hornbook.text import Catalogue, Namer, fields_of, fluent_text, key_of
from hornbook.text.rulebook import outline

_MANY: Final = 200  # more values than any deck has


class Field(Struct, frozen=True):
    """A field of an event, option, question or reason: how its value is to be named."""

    name: str
    kind: str
    many: bool


class SaidCard(Struct, frozen=True, omit_defaults=True):
    """A card in words."""

    name: str
    text: str
    source: str
    without_foot: str = ""  # the text for a face that shows the rest as a picture


class Words(Struct, frozen=True):
    """All a client needs to name a game's things and to tell what happens."""

    language: str
    game: str
    fluent: str
    fields: dict[str, dict[str, list[Field]]]  # by group and tag
    view: dict[str, list[Field]]  # by type of what a view is made of; its own name is empty
    names: dict[str, dict[str, str]]  # by type and value
    keys: dict[str, dict[str, str]]  # of numbered kinds: what a message can choose by
    secret: list[str]  # events that one seat alone hears: not for those who share its screen
    texts: dict[str, list[SaidCard]]  # by deck, one entry a card
    cards: dict[str, Any]  # the edition itself, by deck
    printed: Struct  # the numbers on the board and the tokens
    rules: bool  # whether they can be read


@lru_cache(maxsize=64)
def words(language: str, game: str, edition: str | None = None, *, own: bool = False) -> bytes:
    """The words of a game with these cards, as JSON.

    With ``own`` without the sentences that all games share: the browser's page has brought them.
    """
    kind = games.load(game)
    cards: Edition = kind.house_edition() if edition is None else kind.read_edition(edition)
    catalogue = Catalogue(language, game)
    groups = {
        "event": schema.events_of(kind),
        "option": parts_of(kind, Option),
        "question": [*parts_of(kind, Choose), *parts_of(kind, Amount)],
        "reason": reasons_of(game),
    }
    seen = schema.seen_in(kind)
    found = Words(
        language=language,
        game=game,
        fluent=fluent_text(language, game, own=own),
        fields={group: _fields(kinds) for group, kinds in groups.items()},
        view={name: _seen(part) for name, part in seen.items()},
        names=_names(kind.names(cards, catalogue), {**groups, "view": [*seen.values()]}),
        keys=_keys(groups),
        secret=[
            str(kind.__struct_config__.tag)
            for kind in groups["event"]
            if issubclass(kind, PrivateEvent)
        ],
        texts={
            deck.deck: [
                SaidCard(card.name, card.text, card.source, card.without_foot)
                for card in deck.cards
                for _ in range(card.copies)
            ]
            for deck in kind.card_texts(cards, catalogue)
        },
        cards=msgspec.to_builtins({deck: getattr(cards, deck) for deck in schema.decks_of(kind)}),
        printed=kind.printed,
        rules=outline(game) is not None,
    )
    return msgspec.json.encode(found)


def _fields(kinds: list[type[Struct]]) -> dict[str, list[Field]]:
    return {
        str(kind.__struct_config__.tag): [
            Field(name, inner, many) for name, inner, many in fields_of(kind)
        ]
        for kind in kinds
    }


def _seen(kind: type[Struct]) -> list[Field]:
    """The fields of a part of a view; of lists in lists, what is in the inmost."""
    hints = get_type_hints(kind)
    return [
        Field(name, getattr(_inmost(hints[name]), "__name__", ""), get_origin(hints[name]) is tuple)
        for name in kind.__struct_fields__
    ]


def _inmost(hint: Any) -> Any:
    parts = [part for part in get_args(hint) if part not in (NoneType, Ellipsis)]
    return _inmost(parts[-1]) if parts else hint


def _names(
    namers: Mapping[str, Namer], groups: Mapping[str, list[type[Struct]]]
) -> dict[str, dict[str, str]]:
    """Every value of every named type, called by its name."""
    enums = {
        one.__name__: one for kinds in groups.values() for kind in kinds for one in _enums(kind)
    }
    every = {
        kind: _every(namer, [one.value for one in enums[kind]] if kind in enums else range(_MANY))
        for kind, namer in namers.items()
    }
    return {kind: found for kind, found in every.items() if found}


def _keys(groups: Mapping[str, list[type[Struct]]]) -> dict[str, dict[str, str]]:
    """Enumerations whose values are numbers, by the names their members have in messages."""
    return {
        one.__name__: {str(member.value): str(key_of(member)) for member in one}
        for kinds in groups.values()
        for kind in kinds
        for one in _enums(kind)
        if issubclass(one, int)
    }


def _every(namer: Namer, values: Any) -> dict[str, str]:
    found: dict[str, str] = {}
    for value in values:
        try:
            found[str(value)] = namer(value)
        except (IndexError, ValueError, KeyError):  # the deck ends here
            break
    return found


def _enums(kind: type[Struct]) -> list[type[Enum]]:
    """The enumerations among the types of its fields."""
    hints = get_type_hints(kind).values()
    parts = [part for hint in hints for part in (hint, *get_args(hint))]
    return [part for part in parts if isinstance(part, type) and issubclass(part, Enum)]
