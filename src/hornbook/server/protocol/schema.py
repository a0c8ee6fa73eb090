"""The published JSON schema, from which a client's types are generated."""

from __future__ import annotations

from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from hornbook import games
from hornbook.kernel import Amount, Choose, Event, Game, Option
from hornbook.kernel.parts import parts_of
from hornbook.server.protocol import VERSION, commands, frames
from hornbook.server.table.play import ChoicesTakenBack

_REF = "#/$defs/{name}"


@cache
def protocol() -> dict[str, Any]:
    """Both sides' frames."""
    (said, heard), parts = msgspec.json.schema_components(
        (commands.Frame, frames.Frame), ref_template=_REF
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Hornbook protocol",
        "version": VERSION,
        "client": said,
        "server": heard,
        "$defs": parts,
    }


@cache
def of_game(name: str) -> dict[str, Any]:
    """What a game's frames and words hold: views, events, questions, options, cards, numbers."""
    kind = games.load(name)
    view = get_type_hints(kind.view)["return"]
    said = [view, msgspec.defstruct("Cards", decks_of(kind).items()), type(kind.printed)]
    groups = {
        "events": events_of(kind),
        "options": parts_of(kind, Option),
        "questions": [*parts_of(kind, Choose), *parts_of(kind, Amount)],
    }
    every = [*said, *[one for group in groups.values() for one in group]]
    (viewed, cards, printed, *_), parts = msgspec.json.schema_components(every, ref_template=_REF)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": name,
        "version": games.info(name).rules,
        "view": viewed,
        "cards": cards,
        "printed": printed,
        **{group: sorted(one.__name__ for one in kinds) for group, kinds in groups.items()},
        "$defs": {name: _sent_whole(part) for name, part in parts.items()},
    }


def _sent_whole(part: dict[str, Any]) -> dict[str, Any]:
    """A part of a game is only ever sent, and always with all its fields."""
    return {**part, "required": list(part["properties"])} if "properties" in part else part


def decks_of(game: type[Game[Any, Any]]) -> dict[str, Any]:
    """The decks and lists of the game's editions: their rows' types by name."""
    fields = get_type_hints(type(game.house_edition()), include_extras=True)
    return {name: kind for name, kind in fields.items() if get_origin(kind) in (tuple, frozenset)}


def seen_in(game: type[Game[Any, Any]]) -> dict[str, type[Struct]]:
    """What the game's views are made of, by name; the view itself has none."""
    whole: type[Struct] = get_type_hints(game.view)["return"]
    found = {"": whole}
    waiting = [whole]
    while waiting:
        for hint in get_type_hints(waiting.pop()).values():
            for part in _parts(hint):
                if part is not whole and part.__name__ not in found:
                    found[part.__name__] = part
                    waiting.append(part)
    return found


def _parts(hint: Any) -> list[type[Struct]]:
    """The structs in a type: those of a list, or those that may be missing."""
    if isinstance(hint, type) and issubclass(hint, Struct):
        return [hint]
    return [part for inner in get_args(hint) for part in _parts(inner)]


def events_of(game: type[Game[Any, Any]]) -> list[type[Struct]]:
    """What can happen in that game, and what the table itself can do to it."""
    return [*parts_of(game, Event), ChoicesTakenBack]
