"""What may stand on cards of the players' own, field by field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any, Final, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from hornbook.kernel.blanks import Blank, Idle
from hornbook.kernel.cardfile import CardFile, Fault, card_key, taken_apart

_GROUPS: Final = {"Perks": "perk"}  # how the sentences of a record of numbers are called


class CardField(Struct, frozen=True):
    """What one thing on a card may be."""

    name: str
    kind: str  # text, letter, number, numbers, flag, choice, or effects: a record of such fields
    required: bool
    default: Any = None
    low: int | None = None
    high: int | None = None
    step: int = 1
    count: int = 1  # of numbers: how many
    allowed: list[str] = []
    start: Any = None  # of an effect: a value that does something
    beside: str = ""  # of an effect: the other one that it says more about
    single: bool = False  # no two cards of the deck may have the same
    taken: dict[str, str] = {}  # the values that the house's cards have, with the card's key
    sentences: str = ""  # of effects: what the names of their sentences begin with
    fields: list[CardField] = []


def card_fields(blank: Blank, house: Sequence[Struct] = ()) -> list[CardField]:
    """All that may stand on a blank card; with the house's deck, what is taken already."""
    return [
        _with_taken(field, blank, house)
        for field in _fields(blank.kind, blank.without)
        if field.name not in blank.without
    ]


def left_aside(file: CardFile, idle: Idle, blanks: int = 0) -> list[Fault]:
    """A note on each deck of a file of which the game leaves cards aside."""
    notes: list[Fault] = []
    for deck, rows in file.data.items():
        found = len(rows) if isinstance(rows, list) else 0
        if deck in idle.decks:
            notes.append(Fault(file.line(deck), "idle-deck", {"deck": deck, "found": found}))
        elif deck in idle.base:
            usual = idle.base[deck]
            places = [at for at in range(found) if not rows[at].get("base", usual)]
            if places:
                line = file.line(deck, places[0])
                notes.append(Fault(line, "idle-base", {"deck": deck, "found": len(places)}))
    return notes


def _with_taken(field: CardField, blank: Blank, house: Sequence[Struct]) -> CardField:
    single = field.name in (blank.key, blank.single)
    if field.kind != "letter" and (not single or field.name == blank.key):
        return msgspec.structs.replace(field, single=single)
    held = {card_key(card, field.name): card_key(card, blank.key) for card in house}
    free = {str(field.default), "None"}
    taken = {value: key for value, key in held.items() if value not in free}
    return msgspec.structs.replace(field, single=single, taken=taken)


def _fields(
    kind: type[Struct], without: frozenset[str], *, effects: bool = False
) -> list[CardField]:
    hints = get_type_hints(kind, include_extras=True)
    return [
        _field(field, hints[field.name], without, effects)
        for field in msgspec.structs.fields(kind)
        if field.name not in without
    ]


def _field(
    field: msgspec.structs.FieldInfo, hint: Any, without: frozenset[str], effect: bool
) -> CardField:
    plain, meta = taken_apart(hint)
    extra = (meta.extra or {}) if meta is not None else {}
    known: dict[str, Any] = {"name": field.name, "required": field.required}
    if not field.required:
        known["default"] = msgspec.to_builtins(field.default)
    if isinstance(plain, type) and issubclass(plain, Struct):
        known |= {"kind": "effects", "sentences": _GROUPS.get(plain.__name__, "effect")}
        return CardField(**known, fields=_fields(plain, without, effects=True))
    if get_origin(plain) is tuple:
        inner = taken_apart(get_args(plain)[0])[1]
        return CardField(**known, kind="numbers", count=len(get_args(plain)), **_bounds(inner))
    if isinstance(plain, type) and issubclass(plain, Enum):
        allowed = [str(one.value) for one in plain]
        if effect:  # what is as usual is no effect
            allowed.remove(str(known["default"]))
        return CardField(**known, kind="choice", allowed=allowed, start=allowed[0])
    if plain is bool:
        return CardField(**known, kind="flag", start=True)
    if plain is int:
        bounds = _bounds(meta) | {"step": extra.get("step", 1)}
        if effect:
            bounds |= _acting(known["default"], bounds, beside=str(extra.get("beside", "")))
        allowed = [str(one) for one in extra.get("allowed", ())]
        return CardField(**known, kind="number", allowed=allowed, **bounds)
    return CardField(**known, kind="letter" if extra.get("form") == "letter" else "text")


def _bounds(meta: Meta | None) -> dict[str, Any]:
    low = None if meta is None or meta.ge is None else int(meta.ge)
    high = None if meta is None or meta.le is None else int(meta.le)
    return {"low": low, "high": high}


def _acting(default: int, bounds: Mapping[str, Any], beside: str) -> dict[str, Any]:
    """The values of an effect that do something, and one of them to begin with."""
    if beside:
        return {"beside": beside, "start": default}
    low, high, step = bounds["low"], bounds["high"], bounds["step"]
    if low == default:
        low += step
    return {"low": low, "start": max(low, step) if high >= step else low}
