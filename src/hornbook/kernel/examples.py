"""Examples in the rules that can be tried: what may be changed, and what the engine makes of it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Annotated, Any

from msgspec import Meta, Struct

from hornbook.text import Catalogue, Namer

Given = Mapping[str, int | list[int]]
"""By the name of a control: the value, or the values, that somebody has chosen."""

Numbers = Annotated[list[Annotated[int, Meta(ge=0, le=999)]], Meta(max_length=60)]


class ControlKind(Enum):
    """How a value is chosen."""

    CHOICE = "choice"  # one of a few
    AMOUNT = "amount"  # so much of something
    ORDER = "order"  # all of them, one before the other
    MANY = "many"  # any of them
    TURNS = "turns"  # one more, by chance: a number below each of the values'


class Value(Struct, frozen=True, omit_defaults=True):
    """One thing that can be chosen."""

    value: int
    said: str
    lane: int | None = None  # the racer it is
    card: int | None = None  # the card it is
    colour: str = ""


class Control(Struct, frozen=True, omit_defaults=True):
    """Something that can be changed."""

    name: str
    label: str
    kind: ControlKind
    first: int | list[int]  # what it is before anybody touches it
    values: tuple[Value, ...] = ()
    low: int = 0
    high: int = 0
    step: int = 1
    unit: str = ""  # what an amount is an amount of
    deck: str = ""  # whose cards the values are


class Figure(Struct, frozen=True):
    """A number that the example comes to."""

    unit: str
    value: int
    said: str


class Line(Struct, frozen=True, omit_defaults=True):
    """A thing of the example, as it stands now."""

    said: str
    value: str = ""
    lane: int | None = None
    spot: int | None = None  # how far it has come
    state: str = ""  # up, down, gone, home, best
    colour: str = ""


class Shown(Struct, frozen=True, omit_defaults=True):
    """What the engine makes of it."""

    said: tuple[str, ...]
    figures: tuple[Figure, ...] = ()
    lines: tuple[Line, ...] = ()


class Form(Struct, frozen=True):
    """An example before anybody has touched it."""

    controls: tuple[Control, ...]
    shown: Shown


class Told(Struct, frozen=True):
    """How an example calls things: its messages, and the game's own names."""

    prefix: str
    catalogue: Catalogue
    names: Mapping[str, Namer]

    def say(self, message: str, facts: Mapping[str, str | int] | None = None) -> str:
        """A message of the examples."""
        return self.catalogue.say(f"rules-{self.prefix}-example-{message}", facts)

    def name(self, kind: str, value: Any) -> str:
        """What a thing is called."""
        return self.names[kind](value)

    def join(self, words: Iterable[str]) -> str:
        """A list in a sentence."""
        return self.catalogue.join(words)


class Example(Struct, frozen=True, forbid_unknown_fields=True, tag_field="example"):
    """What somebody has chosen."""

    @classmethod
    @abstractmethod
    def controls(cls, told: Told) -> tuple[Control, ...]:
        """What can be chosen."""

    @abstractmethod
    def shown(self, told: Told) -> Shown:
        """What comes of it."""


def form_of(kind: type[Example], told: Told) -> Form:
    """The example as it stands in the rules."""
    controls = kind.controls(told)
    first: dict[str, Any] = {one.name: one.first for one in controls}
    return Form(controls, kind(**first).shown(told))
