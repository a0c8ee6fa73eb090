"""The decks: card types, the house edition, and editions typed in by others."""

from __future__ import annotations

from enum import Enum
from functools import cache, lru_cache
from pathlib import Path
from typing import Annotated, Final, NewType, TypeVar

from msgspec import Meta, Struct

from hornbook.games.kill_the_unicorns.colours import Colour
from hornbook.games.kill_the_unicorns.effects import NO_EFFECT, RuseEffect
from hornbook.kernel import Edition
from hornbook.kernel.cardfile import CardFile, Id, Name, Source
from hornbook.kernel.editions import EditionReader, digest, house_file

UnicornId = NewType("UnicornId", int)
"""A unicorn: first the deck's, then the starters."""

RuseId = NewType("RuseId", int)
"""A kind of ruse. Several characters, or one deck, may hold the same kind."""

_Few = Annotated[int, Meta(ge=0, le=9)]
_Copies = Annotated[int, Meta(ge=1, le=8)]


class Character(Enum):
    """The six hunters."""

    PRINCESS = "princess"
    KNIGHT = "knight"
    WIZARD = "wizard"
    SHAMAN = "shaman"
    BARD = "bard"
    HUNTRESS = "huntress"


class Power(Enum):
    """What a character can do once a round, each at its own moment."""

    DARE_RIVAL = "dare-rival"  # cards face down: a rival yields if the two tie
    FORETELL = "foretell"  # cards face down: pay, and name a total that is out
    SWAP_CARD = "swap-card"  # cards are shown: exchange one for a card in hand
    LIE_IN_WAIT = "lie-in-wait"  # nobody is left: catch the unicorn without its ruses
    SECOND_RUSE = "second-ruse"  # a ruse is turned: pay, and one's kept ruse acts instead
    TAKE_BACK = "take-back"  # a hunt is over: take one of the cards back


class RuseDeck(Enum):
    """Who has a ruse."""

    SHARED = "shared"  # every character
    PRINCESS = "princess"
    KNIGHT = "knight"
    WIZARD = "wizard"
    SHAMAN = "shaman"
    BARD = "bard"
    HUNTRESS = "huntress"


class Goods(Enum):
    """The four stalls of the black market."""

    FAKE_HORN = "fake-horn"
    FAIRY_DUST = "fairy-dust"
    COTTON_CANDY = "cotton-candy"
    PATE = "pate"


class Unicorn(Struct, frozen=True):
    """A unicorn to hunt, or a starter."""

    id: Id
    colour: Colour
    stars: _Few
    source: Source
    name: Name | None = None  # only for cards that have no name in the Fluent files


class CharacterCard(Struct, frozen=True):
    """A character and its power."""

    character: Character
    power: Power
    source: Source
    name: Name | None = None  # of the power


class HuntCard(Struct, frozen=True):
    """A hunt card; everyone has ``copies`` of it."""

    value: _Few
    source: Source
    copies: _Copies = 1


class Ruse(Struct, frozen=True):
    """A kind of ruse; each of its decks holds ``copies`` of it."""

    id: Id
    source: Source
    effect: RuseEffect = NO_EFFECT
    deck: RuseDeck = RuseDeck.SHARED
    copies: _Copies = 1
    name: Name | None = None


class Stall(Struct, frozen=True):
    """What one kind of goods costs, and the points it adds to a unicorn."""

    goods: Goods
    price: Annotated[int, Meta(ge=0, le=16)]
    source: Source
    points: _Few = 0


class Pate(Struct, frozen=True):
    """A pâté token."""

    points: _Few
    source: Source


class KillTheUnicornsCards(Edition, frozen=True):
    """All the cards and tokens of a game of Kill the Unicorns."""

    unicorns: tuple[Unicorn, ...]  # the deck, then the starters
    starters: int  # how many of the unicorns are starters
    characters: tuple[CharacterCard, ...]  # in the order of Character
    hunt_cards: tuple[HuntCard, ...]
    ruses: tuple[Ruse, ...]
    stalls: tuple[Stall, ...]  # in the order of Goods
    pate_tokens: tuple[Pate, ...]
    hunt: tuple[int, ...]  # the values of everyone's hunt cards, the lowest first
    ruse_decks: tuple[tuple[RuseId, ...], ...]  # by character
    pates: tuple[int, ...]  # the points of the tokens, the lowest first


ROUNDS: Final = 4
HUNTS: Final = 4
RUSES_DRAWN: Final = 2

BOX: Final = {
    "unicorns": 27,
    "starters": 6,
    "characters": 6,
    "hunt": 8,
    "ruses": 28,
    "stalls": 4,
    "pates": 6,
}
"""How many of each the box holds; hunt cards a player, ruses by kind."""

_HOUSE = Path(__file__).parent / "cards"
_MOST_SEATS = 6
_HUNT_CARDS = 8


@cache
def house_edition() -> KillTheUnicornsCards:
    """The project's own cards, one file a deck."""
    return _Reader(_house_file(), _NO_ROWS).edition("house", None)


@lru_cache(maxsize=64)
def read_edition(text: str) -> KillTheUnicornsCards:
    """An edition from a card file; refused with every fault and its line."""
    return _Reader.read(text, _house_rows())


class _Rows(Struct, frozen=True):
    """The rows of a card file, deck by deck."""

    unicorn: tuple[Unicorn, ...]
    starter: tuple[Unicorn, ...]
    character: tuple[CharacterCard, ...]
    hunt: tuple[HuntCard, ...]
    ruse: tuple[Ruse, ...]
    stall: tuple[Stall, ...]
    pate: tuple[Pate, ...]


_NO_ROWS = _Rows((), (), (), (), (), (), ())


@cache
def _house_rows() -> _Rows:
    """The house's rows, for editions that leave a deck out or extend it."""
    return _Reader(_house_file(), _NO_ROWS).rows()


def _house_file() -> CardFile:
    return house_file(sorted(_HOUSE.glob("*.toml")))


Keyed = TypeVar("Keyed", bound=Unicorn | CharacterCard | Ruse | Stall)


class _Reader(EditionReader[_Rows, KillTheUnicornsCards]):
    """Checks that six can play, and that the ruses last."""

    decks = _Rows.__struct_fields__

    def rows(self) -> _Rows:
        """Every deck, filled up from the house's."""
        house = self.house
        return _Rows(
            unicorn=self._deck("unicorn", Unicorn, house.unicorn),
            starter=self._deck("starter", Unicorn, house.starter),
            character=self._deck("character", CharacterCard, house.character, "character"),
            hunt=self._hunt(house.hunt),
            ruse=self._deck("ruse", Ruse, house.ruse),
            stall=self._deck("stall", Stall, house.stall, "goods"),
            pate=self.file.joined("pate", Pate, house.pate, extends=self.extends),
        )

    def edition(self, name: str, text: str | None) -> KillTheUnicornsCards:
        """All decks together."""
        rows = self.rows()
        self.file.refuse_faults()
        self._check_counts(rows)
        self._check_ruses(rows)
        self.file.refuse_faults()
        characters, goods = list(Character), list(Goods)
        return KillTheUnicornsCards(
            name=name,
            digest=digest(rows),
            text=text,
            unicorns=rows.unicorn + rows.starter,
            starters=len(rows.starter),
            characters=tuple(sorted(rows.character, key=lambda c: characters.index(c.character))),
            hunt_cards=rows.hunt,
            ruses=rows.ruse,
            stalls=tuple(sorted(rows.stall, key=lambda stall: goods.index(stall.goods))),
            pate_tokens=rows.pate,
            hunt=tuple(sorted(card.value for card in rows.hunt for _ in range(card.copies))),
            ruse_decks=tuple(_ruse_deck(rows.ruse, character) for character in Character),
            pates=tuple(sorted(pate.points for pate in rows.pate)),
        )

    def _hunt(self, house: tuple[HuntCard, ...]) -> tuple[HuntCard, ...]:
        """With ``extends`` a row takes the place of the card of its value."""
        if not self.extends:
            return tuple(self.file.rows("hunt", HuntCard)) or house
        return tuple(self.file.deck("hunt", HuntCard, house, extends=True, key="value"))

    def _deck(
        self, deck: str, kind: type[Keyed], house: tuple[Keyed, ...], key: str = "id"
    ) -> tuple[Keyed, ...]:
        return tuple(self.file.deck(deck, kind, house, extends=self.extends, key=key))

    def _check_counts(self, rows: _Rows) -> None:
        """A game for six needs so many of each."""
        self.at_least("unicorn", ROUNDS * HUNTS, len(rows.unicorn))
        self.at_least("starter", _MOST_SEATS, len(rows.starter))
        self.at_least("character", len(Character), len(rows.character))
        self.at_least("hunt", _HUNT_CARDS, sum(card.copies for card in rows.hunt))
        self.at_least("stall", len(Goods), len(rows.stall))
        self.at_least("pate", _MOST_SEATS, len(rows.pate))

    def _check_ruses(self, rows: _Rows) -> None:
        """A deck of ruses must last four rounds; one that is larger is not used up."""
        for character in Character:
            found = len(_ruse_deck(rows.ruse, character))
            self.at_least("ruse", ROUNDS * RUSES_DRAWN, found, f" ({character.value})")


def _ruse_deck(ruses: tuple[Ruse, ...], character: Character) -> tuple[RuseId, ...]:
    return tuple(
        RuseId(number)
        for number, ruse in enumerate(ruses)
        for _ in range(ruse.copies)
        if ruse.deck.value in ("shared", character.value)
    )
