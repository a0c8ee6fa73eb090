"""What the terminal would show: a game's table, drawn as text."""

from __future__ import annotations

import io
from collections.abc import Callable

from rich.console import RenderableType

from hornbook.cli.seating import cast, phrases_for
from hornbook.cli.tables import GameTable, table_for
from hornbook.cli.window import window
from hornbook.kernel import Seat
from hornbook.text import Catalogue, Phrases
from table import AnyGame, positions


def drawn(drawing: RenderableType, width: int = 80) -> str:
    """A drawing in a window of so many columns."""
    page = io.StringIO()
    window(file=page, width=width).print(drawing)
    return page.getvalue()


def phrases_of(game: AnyGame, language: str = "en") -> Phrases:
    """The game in words; nobody is “You”."""
    players = cast(Catalogue(language), game.setup.seats)
    return phrases_for(game, Catalogue(language, game.info.name), players)


def at_table(game: AnyGame, language: str = "en") -> GameTable:
    """The game's table."""
    return table_for(game.info.name, game.cards, phrases_of(game, language))


def table_of(game: AnyGame, seat: int | None = 0, *, brief: bool = False, width: int = 80) -> str:
    """The table as a seat sees it now."""
    view = game.view(None if seat is None else Seat(seat))
    return drawn(at_table(game).draw(view, brief=brief), width)


def when(
    name: str, seats: int, asked: str, told: Callable[[AnyGame], bool] = lambda _: True
) -> AnyGame:
    """A position of a random game in which that question is asked."""
    for seed in range(40):
        for game in positions(name, seats, seed):
            if type(game.pending[0].question).__name__ == asked and told(game):
                return game
    raise LookupError(asked)
