"""Blank cards: what a game says of cards of the players' own, deck by deck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct


class Blank(Struct, frozen=True):
    """A deck that players may add cards of their own to."""

    section: str  # in card files
    deck: str  # in the edition
    kind: type[Struct]
    fresh: Mapping[str, Any]  # what a new card begins with: it can be played as it is
    key: str = "id"  # what tells its cards apart; nothing for cards without a name
    without: frozenset[str] = frozenset()  # fields and effects that mean nothing in this game
    single: str = ""  # a field of which no two cards may have the same, but the usual one


class Idle(Struct, frozen=True):
    """What a game leaves aside of a card file that it shares with other games."""

    decks: tuple[str, ...] = ()
    base: Mapping[str, bool] = {}  # decks played with their base cards only: whether one is, unsaid


class Blanks(Struct, frozen=True):
    """All that a game says of cards of the players' own."""

    decks: tuple[Blank, ...] = ()
    idle: Idle = Idle()
    most: int | None = None  # so many may join the house's, copies counted
