"""A card file to start from: one card of each kind, and what else could stand on it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from hornbook import games
from hornbook.kernel.blanks import Blank
from hornbook.kernel.cardfields import CardField, card_fields
from hornbook.text import Catalogue

_WIDE = 34  # where what a line means begins


def template(game: str, catalogue: Catalogue) -> str:
    """The file, in order as it is."""
    say = catalogue.say
    facts = {"game": say(f"game-{game}"), "name": game}
    lines = [
        *_remarks(say("template-head", facts)),
        "",
        "[edition]",
        f"name = {_toml(say('blank-edition'))}",
        _told("extends = true", say("template-extends")),
    ]
    for number, blank in enumerate(games.load(game).blanks.decks, 1):
        lines += ["", "", *_section(blank, number, catalogue)]
    return "\n".join([*lines, ""])


def _section(blank: Blank, number: int, catalogue: Catalogue) -> Iterator[str]:
    """A new card of a deck, then the rest of its fields and all its effects as remarks."""
    kind = catalogue.say(f"blank-{blank.section}")
    yield f"# {kind}"
    yield ""
    yield f"[[{blank.section}]]"
    fields = {field.name: field for field in card_fields(blank)}
    card: dict[str, Any] = {
        "name": catalogue.say("blank-new", {"number": number}),
        **blank.fresh,
        "source": "own",
        "id": f"own-{number}",
    }
    for name, value in card.items():
        if name in fields:
            yield _told(f"{name} = {_toml(value)}", _meaning(fields[name], catalogue))
        elif name in blank.fresh:
            yield f"{name} = {_toml(value)}"
    rest = [field for name, field in fields.items() if name not in card]
    if any(field.kind != "effects" for field in rest):
        yield f"# {catalogue.say('template-more')}"
    for field in rest:
        if field.kind != "effects":
            yield _told(f"# {field.name} = {_usual(field)}", _meaning(field, catalogue))
    for field in fields.values():
        if field.kind == "effects":
            yield f"# {catalogue.say('template-effects', {'field': field.name})}"
            yield from (_effect(field, effect, catalogue) for effect in field.fields)


def _effect(group: CardField, effect: CardField, catalogue: Catalogue) -> str:
    line = f"#   {effect.name} = {_toml(effect.start)}"
    if effect.beside:
        return _told(line, catalogue.say("template-beside", {"effect": effect.beside}))
    facts: dict[str, str | int] = {"value": effect.start, "counts-as": 0}
    if isinstance(effect.start, int):
        facts |= {"value": int(effect.start), "size": abs(effect.start), "sign": "more"}
    said = catalogue.say(f"{group.sentences}-{effect.name.replace('_', '-')}", facts)
    allowed = _allowed(effect, catalogue)
    return _told(line, catalogue.told([said, allowed] if allowed else [said]))


def _meaning(field: CardField, catalogue: Catalogue) -> str:
    label = catalogue.say(f"blank-field-{field.name}")
    allowed = _allowed(field, catalogue)
    return f"{label} {allowed}" if allowed else label


def _allowed(field: CardField, catalogue: Catalogue) -> str:
    if field.allowed:
        return f"({', '.join(field.allowed)})"
    if field.kind in ("number", "numbers") and field.low != field.high:
        facts: dict[str, str | int] = {"low": field.low or 0, "high": field.high or 0}
        return f"({catalogue.say('template-range', facts)})"
    return ""


def _usual(field: CardField) -> str:
    if field.default is not None:
        return _toml(field.default)
    return _toml("Z" if field.kind == "letter" else "")


def _told(line: str, meaning: str) -> str:
    return f"{line:<{_WIDE}}  # {meaning}"


def _remarks(text: str) -> list[str]:
    return [f"# {line}".rstrip() for line in text.splitlines()]


def _toml(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {_toml(one)}" for key, one in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False)
