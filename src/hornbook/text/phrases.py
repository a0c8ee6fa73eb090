"""From typed things to sentences: the class names the message, its fields fill the gaps."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeAlias, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from hornbook.text.catalogue import Catalogue
from hornbook.text.people import YOU, people, person

Namer: TypeAlias = Callable[[int], str]


class Phrases:
    """Sentences about one game's options, questions and events.

    ``names`` says how to call a thing by the name of its type: a field declared as
    ``Seat`` is filled with ``names["Seat"](value)``, and with all that a sentence needs
    to know of a person (``text.people``).
    """

    def __init__(
        self, catalogue: Catalogue, names: Mapping[str, Namer], reader: int | None = None
    ) -> None:
        self.catalogue = catalogue
        self.names = names
        self.reader = reader  # the seat that is called "you"

    def say(self, kind: str, thing: Struct, part: str = "") -> str:
        """The sentence for an ``option``, ``question`` or ``event``."""
        tag = thing.__struct_config__.tag
        message = f"{kind}-{tag}" + (f".{part}" if part else "")
        return self.catalogue.say(message, self.facts(thing))

    def has(self, kind: str, thing: Struct, part: str = "") -> bool:
        """Whether there is such a sentence."""
        return self.catalogue.has(f"{kind}-{thing.__struct_config__.tag}.{part}")

    def name(self, kind: str, value: int) -> str:
        """How one thing is called: whoever reads is "you"."""
        if kind == "Seat" and value == self.reader:
            return self.catalogue.say(YOU)
        return self.names[kind](value)

    def person(self, field: str, seat: int | None) -> dict[str, str | int]:
        """What a sentence needs to know of somebody, as facts of that name."""
        return person(self.catalogue, field, seat, self.names["Seat"], self.reader)

    def people(self, field: str, seats: Sequence[int]) -> dict[str, str | int]:
        """The same of a list of persons."""
        return people(self.catalogue, field, seats, self.names["Seat"], self.reader)

    def facts(self, thing: Struct) -> dict[str, str | int]:
        """What can be said of a thing: its fields, named as its own sentence names them."""
        facts: dict[str, str | int] = {}
        for name, kind, many in fields_of(type(thing)):
            field, value = name.replace("_", "-"), getattr(thing, name)
            if kind == "Seat":
                facts |= self.people(field, value) if many else self.person(field, value)
            else:
                facts |= self._thing(field, value, kind, many)
        return facts

    def _thing(self, field: str, value: Any, kind: str, many: bool) -> dict[str, str | int]:
        """What a sentence needs to know of a thing: its name, and what to choose a form by."""
        said = {field: self._word(value, kind, many)}
        if many:
            return {**said, f"{field}-count": len(value)}
        return {**said, f"{field}-key": key_of(value)} if kind in self.names else said

    def _word(self, value: Any, kind: str, many: bool) -> str | int:
        if many:
            return self.catalogue.join(self._written(self._word(one, kind, False)) for one in value)
        if value is None:
            return "none"
        if kind in self.names:
            return self.names[kind](value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, Enum):
            return str(value.value)
        return value if isinstance(value, int) else str(value)

    def _written(self, word: str | int) -> str:
        """In a list there are no numbers any more, so they are written here."""
        return word if isinstance(word, str) else self.catalogue.figure(word)


def key_of(value: Any) -> str | int:
    """What a thing is called in every language, for a message to choose by: ``win``, ``bank``."""
    if isinstance(value, Enum):
        return value.value if isinstance(value.value, str) else kebab(value.name)
    return "none" if value is None else value if isinstance(value, int) else str(value)


def kebab(name: str) -> str:
    """The name of a member as a message writes it."""
    return name.lower().replace("_", "-")


@cache
def fields_of(cls: type[Struct]) -> list[tuple[str, str, bool]]:
    """Each field's name, the name of its type, and whether there are several."""
    found = []
    for name, hint in get_type_hints(cls).items():
        if name not in cls.__struct_fields__:
            continue
        many = get_origin(hint) is tuple
        inner = get_args(hint)[0] if many else _without_none(hint)
        found.append((name, getattr(inner, "__name__", str(inner)), many))
    return found


def _without_none(hint: Any) -> Any:
    """Of ``X | None`` the X: what may be missing is named like what is always there."""
    parts = [part for part in get_args(hint) if part is not NoneType]
    return parts[0] if get_origin(hint) in (Union, UnionType) and len(parts) == 1 else hint
