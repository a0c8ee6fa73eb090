"""The movement cards of the Party: the base deck, marked with a #."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from msgspec import Struct

from hornbook.games.horse_fever.decks import (
    ActionCard,
    Assistant,
    Character,
    HorseCard,
    Objective,
)
from hornbook.games.horse_fever.edition import BLANKS, DECKS
from hornbook.kernel.editions import EditionReader, digest
from hornbook.racing import LANES, MovementCard, RacingEdition, house_movement

_LEFT_ASIDE: Final[dict[str, type[Struct]]] = {
    "action": ActionCard,
    "assistant": Assistant,
    "objective": Objective,
    "horse": HorseCard,
    "character": Character,
}


class PartyCards(RacingEdition, frozen=True):
    """All the cards of a Party."""


@cache
def house_edition() -> PartyCards:
    """The fifteen base cards of the box."""
    return _edition("house", None, house_movement())


@lru_cache(maxsize=64)
def read_edition(text: str) -> PartyCards:
    """Movement cards from a card file; refused with every fault and its line.

    The file may be one for the Board game: its other decks have to be in order, and are left
    aside. With ``extends = true`` its base cards join the house's, up to seven of them.
    """
    return _Reader.read(text, house_movement())


class _Reader(EditionReader[tuple[MovementCard, ...], PartyCards]):
    """Checks that every horse moves on some card, so that every race ends."""

    decks = DECKS

    def edition(self, name: str, text: str | None) -> PartyCards:
        """The movement cards; the other decks have to be in order, too."""
        file, extends = self.file, self.extends
        movement = file.joined("movement", MovementCard, self.house, extends=extends)
        for deck, kind in _LEFT_ASIDE.items():
            file.rows(deck, kind)
        file.refuse_faults()
        if extends and len(movement) - len(self.house) > BLANKS:
            file.fault(("movement", BLANKS, ""), "too-many-blanks", most=BLANKS)
        edition = _edition(name, text, movement)
        self._check(edition.movement)
        file.refuse_faults()
        return edition

    def _check(self, movement: tuple[MovementCard, ...]) -> None:
        self.at_least("movement", 1, len(movement))
        for lane in LANES:
            if movement and not any(card.speeds[lane] for card in movement):
                self.file.fault(("movement", 0, "speeds"), "lane-stands-still", lane=lane + 1)


def _edition(name: str, text: str | None, movement: tuple[MovementCard, ...]) -> PartyCards:
    base = tuple([card for card in movement if card.base])
    return PartyCards(name, digest(base), text, base)
