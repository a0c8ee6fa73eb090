"""How games look in a terminal: a folder a game, called like the game's package.

Its ``terminal.py`` has a function ``table(cards, phrases)``, which returns a GameTable. A game
without one is drawn as what it is made of: ``hornbook.cli.tables.plain``.
"""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct
from rich.console import RenderableType

from hornbook.games import folders
from hornbook.kernel import Decision, Edition, Event, Option, Seat
from hornbook.text import Phrases

__all__ = ["GameTable", "Scene", "table_for"]


class Scene(Struct, frozen=True):
    """A picture of something moving. Where nothing can move only the resting ones are drawn."""

    drawing: RenderableType
    rests: bool


class GameTable(Protocol):
    """Draws one game. Views come from the seat that looks; all text is from the catalogue."""

    def draw(self, view: Struct, *, brief: bool) -> RenderableType:
        """The table as the view's seat sees it; ``brief`` must fit a window of 24 lines."""

    def explain(self, option: Option, view: Struct) -> str:
        """What an option means beyond its name, in a sentence or two; nothing if it is plain."""

    def remark(self, decision: Decision, view: Struct) -> str:
        """What to bear in mind when answering; mostly nothing."""

    def tally(self, seat: Seat, view: Struct) -> str:
        """What stands beside a seat's score when the game is over; nothing if nothing decided."""

    def scene(self, event: Event) -> Scene | None:
        """Shown every event its seat hears, from the deal on: a picture where something moves."""


def table_for(game: str, cards: Edition, phrases: Phrases) -> GameTable:
    """The game's own table, or one that fits every game."""
    module = folders.load(folders.TABLES, game, "terminal")
    if module is None:
        from hornbook.cli.tables.plain import PlainTable

        return PlainTable(phrases)
    found: GameTable = module.table(cards, phrases)
    return found
