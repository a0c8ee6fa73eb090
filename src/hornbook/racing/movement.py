"""The movement deck, shared by both Fever games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, NewType

from msgspec import Meta, Struct

from hornbook.kernel import Edition
from hornbook.kernel.cardfile import CardFile, Source
from hornbook.racing.lanes import SLOWEST, Row

MovementId = NewType("MovementId", int)

_Speed = Annotated[int, Meta(ge=0, le=4)]


class MovementCard(Struct, frozen=True):
    """How far racers run, by their row of the odds table."""

    speeds: tuple[_Speed, _Speed, _Speed, _Speed, _Speed, _Speed]
    source: Source
    base: bool = False  # one of the fifteen that make all rows equally fast


class RacingEdition(Edition, frozen=True):
    """A set of cards with a movement deck."""

    movement: tuple[MovementCard, ...]


def standing_row(deck: Sequence[MovementCard]) -> Row | None:
    """A row that no card of the deck moves: its racers would never come home."""
    for row in range(SLOWEST + 1):
        if not any(card.speeds[row] for card in deck):
            return Row(row)
    return None


@cache
def house_movement() -> tuple[MovementCard, ...]:
    """The 23 cards of the box."""
    path = Path(__file__).parent / "cards" / "movement.toml"
    cards = CardFile(path.read_text(encoding="utf-8"))
    deck = tuple(cards.rows("movement", MovementCard))
    cards.refuse_faults()
    return deck
