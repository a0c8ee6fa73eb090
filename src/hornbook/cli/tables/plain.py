"""A table for every game that has none of its own: what its view is made of, named and listed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hornbook.cli.tables import Scene
from hornbook.cli.tables.layout import grid
from hornbook.kernel import Decision, Event, Option, Seat
from hornbook.kernel.outline import plain
from hornbook.text import Phrases, fields_of

_ROOM: Final = 14  # lines of a brief table
_MANY: Final = 6  # fields: things with more stand side by side, not one below the other
_BY_SEAT: Final = "players"  # a list of that name has an entry for each seat


class PlainTable:
    """Names a view's fields one below the other; things alike become a table of their own."""

    def __init__(self, phrases: Phrases) -> None:
        self._phrases = phrases
        self._catalogue = phrases.catalogue

    def draw(self, view: Struct, *, brief: bool) -> RenderableType:
        """Every field that holds something; if brief, a line each, and no more than fit."""
        lines = Table.grid(padding=(0, 2))
        below: list[RenderableType] = []
        lines.add_column(style="dim", no_wrap=True)
        lines.add_column(no_wrap=brief, overflow="ellipsis" if brief else "fold")
        for name, kind, _ in fields_of(type(view)):
            value = getattr(view, name)
            if value is None or value == ():
                continue
            if _are_alike(value) and not brief:
                below += [Text(self._heading(name), "dim"), self._table(name, value)]
            elif not brief or lines.row_count < _ROOM:
                lines.add_row(self._heading(name), Text(self._said(value, kind)))
        return Group(lines, *below)

    def explain(self, option: Option, view: Struct) -> str:
        """What the game's texts say of the option besides its name."""
        has_note = self._phrases.has("option", option, "note")
        return self._phrases.say("option", option, "note") if has_note else ""

    def remark(self, decision: Decision, view: Struct) -> str:
        """The question says it all."""
        return ""

    def tally(self, seat: Seat, view: Struct) -> str:
        """The score says it all."""
        return ""

    def scene(self, event: Event) -> Scene | None:
        """Nothing moves that this table knows of."""
        return None

    def _heading(self, field: str) -> str:
        """The field in the words of the game's texts, or else in its programmer's."""
        message = f"field-{field.replace('_', '-')}"
        known = self._catalogue.has(message)
        return self._catalogue.say(message) if known else field.replace("_", " ")

    def _table(self, name: str, things: Sequence[Struct]) -> Table:
        fields = fields_of(type(things[0]))
        cells = [
            [self._said(getattr(one, field), kind) for field, kind, _ in fields] for one in things
        ]
        headings = [self._heading(field) for field, _, _ in fields]
        if name == _BY_SEAT:
            called = [self._phrases.name("Seat", seat) for seat in range(len(things))]
            cells = [[one, *row] for one, row in zip(called, cells, strict=True)]
            headings = ["", *headings]
        if len(headings) > _MANY:
            cells, headings = [list(row) for row in zip(headings, *cells, strict=True)], []
        table = grid(*(headings or [""] * len(cells[0])))
        table.show_header = bool(headings)
        for row in cells:
            table.add_row(*(Text(cell) for cell in row))
        return table

    def _said(self, value: Any, kind: str) -> str:
        """A value by its name, where its type has names."""
        if value is None:
            return self._catalogue.say("list-empty")
        if isinstance(value, Struct):
            return " · ".join(
                f"{self._heading(name)} {self._said(getattr(value, name), inner)}"
                for name, inner, _ in fields_of(type(value))
            )
        if isinstance(value, list | tuple | frozenset):
            said = [self._said(one, kind) for one in value]
            return " · ".join(said) or self._catalogue.say("list-empty")
        if kind in self._phrases.names:
            return self._phrases.name(kind, value)
        return value if isinstance(value, str) else plain(value)


def _are_alike(value: object) -> bool:
    """Whether it is a list of things with the same fields."""
    return isinstance(value, tuple) and len(value) > 0 and isinstance(value[0], Struct)
