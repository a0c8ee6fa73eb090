"""How a game ended."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hornbook.cli.tables import GameTable
from hornbook.kernel import Game
from hornbook.text import Phrases


def ranking(game: Game[Any, Any], table: GameTable, phrases: Phrases) -> RenderableType:
    """Places, names and scores; players who share a place stand together."""
    say, view, result = phrases.catalogue.say, game.view(None), game.result
    grid = Table.grid(padding=(0, 2))
    scores = result.scores if result else ()
    place = 1
    for seats in result.ranking if result else ():
        for seat in seats:
            score = say(f"game-{game.info.name}.score", {"score": scores[seat]})
            style = "bold" if place == 1 else ""
            grid.add_row(
                f"{place:>3}.",
                Text(phrases.name("Seat", seat), style),
                Text(score, style),
                Text(table.tally(seat, view), "dim"),
            )
        place += len(seats)
    return grid
