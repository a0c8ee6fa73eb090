"""What cards do, in words: a sentence for each number a card carries."""

from __future__ import annotations

from functools import cache

from msgspec import Struct
from msgspec.structs import fields

from hornbook.racing.effects import LaneEffects
from hornbook.text import Catalogue


def effect_sentences(effect: LaneEffects, catalogue: Catalogue) -> list[str]:
    """What acts on a lane."""
    return [
        catalogue.say(
            f"effect-{_kebab(name)}",
            {"value": value, "size": abs(value), "sign": "more" if value > 0 else "less"},
        )
        for name, value in _numbers(effect)
    ]


def perk_sentences(perks: Struct, catalogue: Catalogue) -> list[str]:
    """What a card brings its holder: any record of numbers."""
    return [
        catalogue.say(f"perk-{_kebab(name)}", {"value": value}) for name, value in _numbers(perks)
    ]


def together(said: list[str], catalogue: Catalogue) -> str:
    """A card's text: its sentences one after the other."""
    return catalogue.told(said or [catalogue.say("effect-none")])


def _numbers(record: Struct) -> list[tuple[str, int]]:
    """The numbers a record really carries: those that are not the usual ones."""
    found = [(name, getattr(record, name), usual) for name, usual in _usual(type(record))]
    return [(name, value) for name, value, usual in found if value != usual]


@cache
def _usual(kind: type[Struct]) -> list[tuple[str, object]]:
    """The usual values, by field: looking them up takes longer than saying them."""
    return [(field.name, field.default) for field in fields(kind)]


def _kebab(name: str) -> str:
    return name.replace("_", "-")
