"""The movement cards of the Party: the base deck, marked with a #."""

from __future__ import annotations

from functools import cache, lru_cache
from hashlib import blake2b
from typing import Final

import msgspec
from msgspec import Struct

from hornbook.games.horse_fever.decks import (
    ActionCard,
    Assistant,
    Character,
    HorseCard,
    Objective,
)
from hornbook.games.horse_fever.edition import BLANKS, DECKS
from hornbook.kernel import Edition
from hornbook.kernel.cardfile import About, CardFile
from hornbook.racing import LANES, MovementCard, house_movement

_LEFT_ASIDE: Final[dict[str, type[Struct]]] = {
    "action": ActionCard,
    "assistant": Assistant,
    "objective": Objective,
    "horse": HorseCard,
    "character": Character,
}


class PartyCards(Edition, frozen=True):
    """All the cards of a Party."""

    movement: tuple[MovementCard, ...]


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
    file = CardFile(text)
    file.refuse_faults()
    file.known_decks("edition", *DECKS)
    about = file.table("edition", About)
    extends = about is not None and about.extends
    movement = file.joined("movement", MovementCard, house_movement(), extends=extends)
    for deck, kind in _LEFT_ASIDE.items():
        file.rows(deck, kind)
    file.refuse_faults()
    if extends and len(movement) - len(house_movement()) > BLANKS:
        file.fault(("movement", BLANKS, ""), "too-many-blanks", most=BLANKS)
    edition = _edition(about.name if about else "", text, movement)
    _check(file, edition.movement)
    file.refuse_faults()
    return edition


def _edition(name: str, text: str | None, movement: tuple[MovementCard, ...]) -> PartyCards:
    base = tuple([card for card in movement if card.base])
    digest = blake2b(msgspec.json.encode(base), digest_size=16).hexdigest()
    return PartyCards(name, digest, text, base)


def _check(file: CardFile, movement: tuple[MovementCard, ...]) -> None:
    """Every horse moves on some card, so that every race ends."""
    if not movement:
        file.fault(("movement", 0, ""), "too-few", deck="movement", least=1, found=0)
    for lane in LANES:
        if movement and not any(card.speeds[lane] for card in movement):
            file.fault(("movement", 0, "speeds"), "lane-stands-still", lane=lane + 1)
