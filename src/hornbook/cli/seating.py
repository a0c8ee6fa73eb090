"""Who sits at the table, and how everything on it is called."""

from __future__ import annotations

from typing import Any

from hornbook import games
from hornbook.kernel import Game, Seat
from hornbook.text import Catalogue, Phrases

_CAST = 6  # first names in the Fluent files


def cast(catalogue: Catalogue, seats: int, you: Seat | None) -> list[str]:
    """The players' names, by seat."""
    return [_name(catalogue, seat, you) for seat in range(seats)]


def phrases_for(game: Game[Any, Any], catalogue: Catalogue, players: list[str]) -> Phrases:
    """Sentences about a game with these players."""
    called = dict(games.called(game.info.name, game.cards, catalogue))
    called["Seat"] = players.__getitem__
    return Phrases(catalogue, called)


def _name(catalogue: Catalogue, seat: int, you: Seat | None) -> str:
    if seat == you:
        return catalogue.say("player-you")
    if seat < _CAST:
        return catalogue.say(f"player-{seat + 1}")
    return catalogue.say("player-other", {"number": seat + 1})
