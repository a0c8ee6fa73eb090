"""Reading an edition: the house's own cards, or a file that somebody has written."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from typing import ClassVar, Generic, TypeVar

import msgspec

from hornbook.kernel.cardfile import About, CardFile
from hornbook.kernel.registry import Edition

H = TypeVar("H")
E = TypeVar("E", bound=Edition)


class EditionReader(ABC, Generic[H, E]):
    """Reads the decks of a card file and checks that a game can be played with them."""

    decks: ClassVar[tuple[str, ...]]
    """The sections of a card file that the game knows, besides [edition]."""

    def __init__(self, file: CardFile, house: H, *, extends: bool = False) -> None:
        self.file = file
        self.house = house  # for decks that the file leaves out, or adds to
        self.extends = extends
        file.known_decks("edition", *self.decks)

    @abstractmethod
    def edition(self, name: str, text: str | None) -> E:
        """All decks together; refused with every fault and its line."""

    @classmethod
    def read(cls, text: str, house: H) -> E:
        """An edition from a card file; refused with every fault and its line.

        A deck that the file leaves out is the house's. With ``extends = true`` a row replaces
        the house card of the same key and the rest of the deck stays.
        """
        file = CardFile(text)
        file.refuse_faults()
        about = file.table("edition", About)
        reader = cls(file, house, extends=about is not None and about.extends)
        return reader.edition(about.name if about else "", text)

    def at_least(self, deck: str, least: int, found: int, whose: str = "") -> None:
        """Note a deck that has too few cards to be played with."""
        if found < least:
            spot = (deck, 0, "")
            self.file.fault(spot, "too-few", deck=deck + whose, least=least, found=found)


def house_file(paths: Iterable[Path]) -> CardFile:
    """The house's cards, one file a deck."""
    return CardFile("\n".join(path.read_text(encoding="utf-8") for path in paths))


def digest(decks: object) -> str:
    """What tells these cards from all others."""
    return blake2b(msgspec.json.encode(decks), digest_size=16).hexdigest()
