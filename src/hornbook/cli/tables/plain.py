"""A table for games that have none of their own: what the view says, thing by thing."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from itertools import groupby
from types import NoneType
from typing import Any, get_args, get_origin, get_type_hints

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hornbook.kernel import Decision, Edition, Event, Option, Seat
from hornbook.text import Phrases

_UNSAID = ("seat", "waiting", "result")  # the question and the ranking say these
_NOTHING: tuple[object, ...] = (None, False, 0, "", ())


class PlainTable:
    """Shows a view as names and values, and leaves the rest to the sentences."""

    def __init__(self, cards: Edition, phrases: Phrases) -> None:
        self._cards = cards
        self._phrases = phrases

    def draw(self, view: Struct, *, brief: bool) -> RenderableType:
        """A line for each thing there is, and a row for each player."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        parts: list[RenderableType] = [grid]
        for name, value, hint in _fields(view):
            if name in _UNSAID or self._nothing(value, hint):
                continue
            if name == "players" and isinstance(value, tuple):
                parts.append(self._rows(value))
            else:
                text = Text(self._word(value, hint), no_wrap=brief, overflow="ellipsis")
                grid.add_row(Text(_spaced(name), "dim"), text)
        return Group(*parts)

    def explain(self, option: Option, view: Struct) -> str:
        """Options speak for themselves."""
        return ""

    def remark(self, decision: Decision, view: Struct) -> str:
        """Nothing special."""
        return ""

    def tally(self, seat: Seat, view: Struct) -> str:
        """The score says it all."""
        return ""

    def scene(self, event: Event) -> None:
        """Nothing moves."""

    def _rows(self, players: tuple[Struct, ...]) -> RenderableType:
        """By seat: what anybody has; a column that is empty for all is left out."""
        told = [dict(self._words(player)) for player in players]
        names = [name for name in players[0].__struct_fields__ if any(name in one for one in told)]
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        for heading in ("", *map(_spaced, names)):
            table.add_column(heading)
        for seat, one in enumerate(told):
            cells = [Text(one.get(name, "")) for name in names]
            table.add_row(Text(self._phrases.name("Seat", seat)), *cells)
        return table

    def _words(self, thing: Struct) -> Iterable[tuple[str, str]]:
        for name, value, hint in _fields(thing):
            if not self._nothing(value, hint):
                yield name, self._word(value, hint)

    def _nothing(self, value: object, hint: Any) -> bool:
        """Nought of something is nothing, but the first of something is not."""
        if value == 0 and _kind(hint) in self._phrases.names:
            return False
        return value in _NOTHING or (isinstance(value, Struct) and not self._word(value, hint))

    def _word(self, value: object, hint: Any) -> str:
        """A value as its type is called; equal neighbours are counted."""
        plain = _without_none(hint)
        if value in (None, ()):
            return "-"
        if isinstance(value, tuple | list):
            inner = (get_args(plain) or (object,))[0]
            said = [(word, len(list(same))) for word, same in groupby(self._each(value, inner))]
            return ", ".join(word if count == 1 else f"{word} ({count})" for word, count in said)
        if isinstance(value, Struct):
            return " ".join(f"{_spaced(name)} {word}" for name, word in self._words(value))
        kind = _kind(hint)
        if kind in self._phrases.names:
            # A namer takes what its type holds: mostly a number, sometimes one of an Enum.
            called: Any = self._phrases.names[kind]
            return str(called(value))
        return str(value.value if isinstance(value, Enum) else value)

    def _each(self, values: Iterable[object], hint: Any) -> list[str]:
        return [self._word(value, hint) for value in values]


def _fields(thing: Struct) -> Iterable[tuple[str, Any, Any]]:
    hints = get_type_hints(type(thing))
    return [(name, getattr(thing, name), hints[name]) for name in thing.__struct_fields__]


def _kind(hint: Any) -> str:
    return getattr(_without_none(hint), "__name__", "")


def _without_none(hint: Any) -> Any:
    """Of ``X | None`` the X."""
    parts = get_args(hint)
    if get_origin(hint) is not tuple and NoneType in parts:
        return next(part for part in parts if part is not NoneType)
    return hint


def _spaced(name: str) -> str:
    return name.replace("_", " ")
