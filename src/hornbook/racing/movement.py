"""The movement deck, shared by both Fever games."""

from __future__ import annotations

from collections.abc import Sequence, Sized
from functools import cache
from pathlib import Path
from typing import Annotated, Final, NewType, Protocol

from msgspec import Meta, Struct

from hornbook.kernel import Chance, Edition
from hornbook.kernel.cardfile import CardFile, Source
from hornbook.racing.lanes import SLOWEST, Row

MovementId = NewType("MovementId", int)

LEAST_SPEED: Final = 2  # spaces on at least one card, for every row

_Speed = Annotated[int, Meta(ge=0, le=4)]


class MovementCard(Struct, frozen=True):
    """How far racers run, by their row of the odds table."""

    speeds: tuple[_Speed, _Speed, _Speed, _Speed, _Speed, _Speed]
    source: Source
    base: bool = False  # one of the fifteen that make all rows equally fast


class RacingEdition(Edition, frozen=True):
    """A set of cards with a movement deck."""

    movement: tuple[MovementCard, ...]


def slow_rows(deck: Sequence[MovementCard]) -> list[Row]:
    """The rows that no card of the deck moves far enough: their racers might never come home."""
    rows = [Row(row) for row in range(SLOWEST + 1)]
    return [row for row in rows if max([card.speeds[row] for card in deck]) < LEAST_SPEED]


class MovementPiles(Protocol):
    """The movement cards on a table."""

    movement_deck: list[MovementId]  # the next one is the last
    movement_turned: list[MovementId]


def shuffle_movement(table: MovementPiles, cards: Sized, chance: Chance) -> None:
    """All movement cards, anew."""
    table.movement_turned = []
    table.movement_deck = list(_whole_deck(len(cards)))
    chance.shuffle(table.movement_deck)


@cache
def _whole_deck(cards: int) -> tuple[MovementId, ...]:
    return tuple(MovementId(card) for card in range(cards))


@cache
def house_movement() -> tuple[MovementCard, ...]:
    """The 23 cards of the box."""
    path = Path(__file__).parent / "cards" / "movement.toml"
    cards = CardFile(path.read_text(encoding="utf-8"))
    deck = tuple(cards.rows("movement", MovementCard))
    cards.refuse_faults()
    return deck
