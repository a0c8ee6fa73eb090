"""The decks: card types, the house edition, and editions typed in by others."""

from __future__ import annotations

from enum import Enum, IntEnum
from functools import cache, lru_cache
from pathlib import Path
from typing import Annotated, NewType

from msgspec import Meta, Struct

from hornbook.games.unicorn_fever.clans import Clan
from hornbook.games.unicorn_fever.perks import Perks
from hornbook.kernel.cardfile import Id, Letter, Name, Source
from hornbook.kernel.editions import EditionReader, digest, house_file
from hornbook.racing import (
    LEAST_SPEED,
    NO_EFFECTS,
    LaneEffects,
    MovementCard,
    RacingEdition,
    house_movement,
    multiplier,
    slow_rows,
)

MagicId = NewType("MagicId", int)
"""One magic card. Copies of the same card have different numbers and the same face."""

ContractId = NewType("ContractId", int)
TokenId = NewType("TokenId", int)

_Gold = Annotated[int, Meta(ge=0, le=50)]
_Few = Annotated[int, Meta(ge=0, le=9)]


class Sign(Enum):
    """Whether a magic card helps or harms."""

    POSITIVE = "positive"
    NEGATIVE = "negative"


class MagicCard(Struct, frozen=True):
    """A kind of magic card; the deck holds ``copies`` of it."""

    id: Id
    letter: Letter
    sign: Sign
    source: Source
    effect: LaneEffects = NO_EFFECTS
    cleanse: bool = False  # throws away the lane's cards of the opposite sign
    copies: Annotated[int, Meta(ge=1, le=9)] = 2
    name: Name | None = None  # only for cards that have no name in the Fluent files


class Contract(Struct, frozen=True):
    """A contract with one of the clans."""

    id: Id
    clan: Clan
    source: Source
    perks: Perks
    glory: Annotated[int, Meta(ge=0, le=5)] = 0  # at the end of the game
    name: Name | None = None


class Colour(Enum):
    """The unicorns' colours, in the order of their lanes."""

    GREEN = "green"
    ORANGE = "orange"
    YELLOW = "yellow"
    BLUE = "blue"
    PURPLE = "purple"
    RED = "red"


class Unicorn(Struct, frozen=True):
    """A racer, and what it can do when fever has it."""

    colour: Colour
    fever: LaneEffects
    source: Source
    name: Name | None = None


class Stack(Enum):
    """The five stacks of action tokens."""

    CONTRACT = "contract"
    GOLD = "gold"
    BET = "bet"
    WIN_BET = "win-bet"
    MAGIC = "magic"


class BetKind(IntEnum):
    """The three kinds of bet token."""

    WIN = 0
    EARLY = 1
    LATE = 2


class BetsAllowed(Enum):
    """Which bets an action token allows."""

    NONE = "none"
    ANY = "any"
    WIN = "win"


_KINDS = {BetsAllowed.ANY: tuple(BetKind), BetsAllowed.WIN: (BetKind.WIN,), BetsAllowed.NONE: ()}


class ActionToken(Struct, frozen=True):
    """An action token, or the effect printed under its stack."""

    stack: Stack
    source: Source
    letter: Letter | None = None
    contract: bool = False
    price: _Gold = 0
    gold: _Gold = 0
    first_player: bool = False
    bet: BetsAllowed = BetsAllowed.NONE
    bet_glory: _Few = 0
    magic: _Few = 0
    printed: bool = False


class UnicornCards(RacingEdition, frozen=True):
    """All the cards and tokens of a game of Unicorn Fever."""

    magic: tuple[MagicCard, ...]  # one entry a card: copies stand side by side
    contracts: tuple[Contract, ...]
    unicorns: tuple[Unicorn, ...]  # by lane
    tokens: tuple[ActionToken, ...]  # by stack, the top one first
    faces: tuple[MagicId, ...]  # by magic card: the first card with the same face
    letters: tuple[tuple[int, str], ...]  # by magic card: its sign and its letter
    stacks: tuple[tuple[TokenId, ...], ...]  # by stack: its tokens, the top one first
    stack_of: tuple[int, ...]  # by token: the place of its stack
    kinds: tuple[tuple[BetKind, ...], ...]  # by token: the bets it allows
    printed: tuple[TokenId | None, ...]  # by stack: the effect printed on the board


BOX = {"movement": 23, "magic": 44, "contracts": 40, "unicorns": 6, "tokens": 13}
"""How many of each the box holds; the two printed effects count as tokens."""

_HOUSE = Path(__file__).parent / "cards"
_FEWEST_MAGIC = 25  # five hands of five
_FEWEST_CLANS = 2


@cache
def house_edition() -> UnicornCards:
    """The project's own cards, one file a deck."""
    files = ("magic", "contracts", "unicorns", "tokens")
    file = house_file(_HOUSE / f"{name}.toml" for name in files)
    return _Reader(file, None).edition("house", None)


@lru_cache(maxsize=64)
def read_edition(text: str) -> UnicornCards:
    """An edition from a card file; refused with every fault and its line."""
    return _Reader.read(text, house_edition())


class _Reader(EditionReader[UnicornCards | None, UnicornCards]):
    """Checks that every race ends and nobody is ever stuck."""

    decks = ("movement", "magic", "contract", "unicorn", "token")

    def edition(self, name: str, text: str | None) -> UnicornCards:
        """All decks together."""
        house = self.house
        read, extends = self.file.deck, self.extends
        movement = self.file.joined(
            "movement",
            MovementCard,
            house.movement if house else house_movement(),
            extends=extends or house is None,
        )
        tokens = self._tokens(house.tokens if house else ())
        kinds = read("magic", MagicCard, house.magic if house else (), extends=extends)
        contracts = read("contract", Contract, house.contracts if house else (), extends=extends)
        racers = house.unicorns if house else ()
        unicorns = read("unicorn", Unicorn, racers, extends=extends, key="colour")
        self.file.refuse_faults()
        magic = tuple(kind for kind in kinds for _ in range(kind.copies))
        self._check_movement(movement)
        self.at_least("magic", _FEWEST_MAGIC, len(magic))
        self._check_contracts(contracts)
        self.at_least("unicorn", len(Colour), len(unicorns))
        self._check_tokens(tokens)
        self.file.refuse_faults()
        order = list(Colour)
        unicorns.sort(key=lambda unicorn: order.index(unicorn.colour))
        decks = (movement, magic, tuple(contracts), tuple(unicorns), tokens)
        stacks = list(Stack)
        return UnicornCards(
            name,
            digest(decks),
            text,
            *decks,
            faces=tuple(MagicId(magic.index(card)) for card in magic),
            letters=tuple((1 if card.sign is Sign.POSITIVE else -1, card.letter) for card in magic),
            stacks=tuple(_stacked(tokens, stack) for stack in stacks),
            stack_of=tuple(stacks.index(token.stack) for token in tokens),
            kinds=tuple(_KINDS[token.bet] for token in tokens),
            printed=tuple(_printed(tokens, stack) for stack in stacks),
        )

    def _tokens(self, house: tuple[ActionToken, ...]) -> tuple[ActionToken, ...]:
        """With ``extends`` a row takes the place of the token of its stack and letter."""
        if not self.extends:
            return tuple(self.file.rows("token", ActionToken)) or house
        key = ("stack", "letter", "printed")
        return tuple(self.file.deck("token", ActionToken, house, extends=True, key=key))

    def _check_movement(self, movement: tuple[MovementCard, ...]) -> None:
        """Every row runs on some card, or a race might never end."""
        for row in slow_rows(movement):
            odds = f"x{multiplier(row)}"
            self.file.fault(("movement", 0, ""), "row-too-slow", row=odds, least=LEAST_SPEED)

    def _check_contracts(self, contracts: list[Contract]) -> None:
        clans = {contract.clan for contract in contracts}
        if len(clans) < _FEWEST_CLANS:
            self.file.fault(("contract", 0, ""), "too-few-clans", least=_FEWEST_CLANS)

    def _check_tokens(self, tokens: tuple[ActionToken, ...]) -> None:
        """Every stack has a token, and gold can always be had, so that nobody is ever stuck."""
        for stack in Stack:
            if not any(token.stack is stack and not token.printed for token in tokens):
                self.file.fault(("token", 0, ""), "empty-stack", stack=stack.value)
        printed = [token for token in tokens if token.printed]
        if not any(token.stack is Stack.GOLD and not token.contract for token in printed):
            self.file.fault(("token", 0, ""), "no-printed-gold")
        for place, token in enumerate(tokens):
            if token.contract and token.bet is not BetsAllowed.NONE:
                self.file.fault(("token", place, "bet"), "bet-and-contract")


def _stacked(tokens: tuple[ActionToken, ...], stack: Stack) -> tuple[TokenId, ...]:
    return tuple(
        TokenId(place)
        for place, token in enumerate(tokens)
        if token.stack is stack and not token.printed
    )


def _printed(tokens: tuple[ActionToken, ...], stack: Stack) -> TokenId | None:
    for place, token in enumerate(tokens):
        if token.printed and token.stack is stack:
            return TokenId(place)
    return None
