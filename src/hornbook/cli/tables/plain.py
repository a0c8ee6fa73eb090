"""A table for games that have none of their own: what the view says, line by line."""

from __future__ import annotations

from msgspec import Struct, to_builtins
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hornbook.kernel import Decision, Edition, Event, Option, Seat
from hornbook.text import Phrases


class PlainTable:
    """Shows a view as names and values, and leaves the rest to the sentences."""

    def __init__(self, cards: Edition, phrases: Phrases) -> None:
        self._cards = cards
        self._phrases = phrases

    def draw(self, view: Struct, *, brief: bool) -> RenderableType:
        """One line for each thing that is not empty."""
        grid = Table.grid(padding=(0, 2))
        for name, value in to_builtins(view).items():
            if value not in (None, [], {}, ""):
                line = Text(str(value), no_wrap=brief, overflow="ellipsis")
                grid.add_row(Text(name.replace("_", " "), "dim"), line)
        return grid

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
