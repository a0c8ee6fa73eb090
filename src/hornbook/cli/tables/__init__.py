"""How games look in a terminal: a module a game, found by the game's name.

``hornbook.cli.tables.unicorn_fever`` draws the game ``unicorn-fever``: its function
``table(cards, phrases)`` returns a GameTable.
"""

from __future__ import annotations

from importlib import import_module
from typing import Protocol

from msgspec import Struct
from rich.console import RenderableType

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
    """The game's own table."""
    module = import_module(f"{__name__}.{game.replace('-', '_')}")
    found: GameTable = module.table(cards, phrases)
    return found
