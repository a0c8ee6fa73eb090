"""How tables are laid out: columns under headings, lists in a line, and what fits the window."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

_WIDE = 110  # columns


class ByWidth:
    """One of two drawings, as the window allows."""

    def __init__(self, narrow: RenderableType, wide: RenderableType) -> None:
        self._narrow = narrow
        self._wide = wide

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self._wide if options.max_width >= _WIDE else self._narrow


def grid(*headings: str, right: Sequence[int] = ()) -> Table:
    """Columns under headings; those named in ``right`` end below each other."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for place, heading in enumerate(headings):
        if place in right:
            table.add_column(heading, justify="right", no_wrap=True)
        else:
            table.add_column(heading)
    return table


def listed(heading: str, names: Sequence[str]) -> Text:
    """A heading and a few names, in a line."""
    return Text(f"{heading}  ", "dim").append(Text(" · ".join(names), "none"))


def side_by_side(*drawings: RenderableType) -> Table:
    """Drawings next to each other, for windows with few lines."""
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_row(*drawings)
    return table
