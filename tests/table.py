"""What every test may use: random play and positions on the way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import hornbook
from hornbook import games
from hornbook.kernel import Chance, Game

AnyGame = Game[Any, Any]


def seat_counts(name: str) -> list[int]:
    """Every number of seats a game allows, up to six."""
    info = games.info(name)
    return list(range(info.fewest, min(info.most, 6) + 1))


VARIANTS = (
    "horse-fever-board characters=chosen",
    "horse-fever-family characters=chosen",
    "kill-the-unicorns characters=dealt",
)
"""Settings that ask other questions: a game's name, then what is not as usual."""

EVERY_GAME = [(name, seats) for name in games.names() for seats in seat_counts(name)]
EVERY_GAME += [(name, 3) for name in VARIANTS]


def begun(name: str, seats: int, seed: str | int) -> AnyGame:
    """A new game, by its name or a variant's."""
    game, *changes = name.split()
    settings = dict(change.split("=") for change in changes)
    return hornbook.new(game, seats=seats, seed=seed, **settings)


def random_choice(game: AnyGame, chance: Chance) -> tuple[Any, int]:
    """Some seat that must choose, and one of its legal choices."""
    decision = game.pending[chance.below(len(game.pending))]
    return decision.seat, decision.choice(chance.below(decision.count))


def positions(name: str, seats: int, seed: str | int) -> Iterator[AnyGame]:
    """The same game again and again, at each of its decisions, played at random."""
    game = begun(name, seats, seed)
    chance = Chance(f"{seed}/choices")
    while not game.over:
        yield game
        game.apply(*random_choice(game, chance))


def finished(name: str, seats: int, seed: str | int) -> AnyGame:
    """A game played to its end at random."""
    game = begun(name, seats, seed)
    chance = Chance(f"{seed}/choices")
    while not game.over:
        game.apply(*random_choice(game, chance))
    return game
