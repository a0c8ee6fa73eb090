"""Who sits at the table, and how everything on it is called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hornbook.kernel import Game, Seat
from hornbook.text import Catalogue, Phrases, stand_in


def cast(catalogue: Catalogue, seats: int, known: Sequence[str] = ()) -> list[str]:
    """The players' names, by seat: those that are known, and others that are not among them."""
    names = list(known[:seats])
    for seat in range(seats):
        new = stand_in(catalogue, seat)
        if len(names) < seats and new not in known:
            names.append(new)
    more = seats
    while len(names) < seats:
        names.append(stand_in(catalogue, more))
        more += 1
    return names


def phrases_for(
    game: Game[Any, Any], catalogue: Catalogue, players: list[str], you: Seat | None = None
) -> Phrases:
    """Sentences about a game with these players; one of them may be the reader."""
    called = dict(game.names(game.cards, catalogue))
    called["Seat"] = players.__getitem__
    return Phrases(catalogue, called, you)
