"""A deck as people read it: for lists of cards and for checking an edition against the box."""

from __future__ import annotations

from msgspec import Struct


class CardText(Struct, frozen=True):
    """One card in words."""

    name: str
    text: str
    source: str  # how sure its wording is: a `Source`, for the face to say
    copies: int = 1
    without_foot: str = ""  # its text as far as no picture says it, where one says a part


class DeckText(Struct, frozen=True):
    """A deck in words, with the number of cards the box holds."""

    deck: str  # its name in card files
    title: str
    cards: tuple[CardText, ...]
    box: int

    @property
    def count(self) -> int:
        """How many cards there are, copies counted."""
        return sum(card.copies for card in self.cards)
