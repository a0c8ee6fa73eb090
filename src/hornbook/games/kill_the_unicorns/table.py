"""Everything that lies on the table."""

from __future__ import annotations

from copy import copy
from typing import TypeVar

from msgspec import Struct

from hornbook.games.kill_the_unicorns.colours import Colour
from hornbook.games.kill_the_unicorns.decks import Character, Goods, Power, RuseId, UnicornId
from hornbook.kernel import Seat


class Placed(Struct, frozen=True, gc=False):
    """A face-down ruse, and who placed it.

    2.1: even its owner may not look again, but remembers.
    """

    ruse: RuseId
    seat: Seat


class Dare(Struct, frozen=True, gc=False):
    """A gauntlet thrown in this hunt: if the two tie, the rival yields."""

    seat: Seat
    rival: Seat


class Foretold(Struct, frozen=True, gc=False):
    """A total named in this hunt, never one's own: who shows it is out. ``price`` was paid."""

    seat: Seat
    total: int
    price: int  # the lowest card that was in hand


class Ware(Struct, frozen=True, gc=False, cache_hash=True):
    """A token of the black market."""

    goods: Goods
    colour: Colour
    points: int
    price: int


class Caught(Struct, frozen=True, gc=False):
    """A unicorn in somebody's herd, with all that clings to it."""

    unicorn: UnicornId
    colour: Colour
    ruse: RuseId | None = None
    ruse_seat: Seat | None = None  # whose ruse it was
    ruse_points: int = 0
    tokens: tuple[Ware, ...] = ()
    token_points: int = 0


class Table(Struct):
    """The state of a game. Lists without a comment are by seat."""

    # Players
    characters: list[Character | None]
    powers: list[Power | None]
    power_ready: list[bool]
    hands: list[tuple[int, ...]]  # hunt cards, the lowest first
    spent: list[tuple[int, ...]]  # hunt cards used this round, face up
    ruse_decks: list[tuple[RuseId, ...]]  # the next one last
    ruse_hands: list[tuple[RuseId, ...]]  # to place one of; a kept one until the market opens
    ruse_discards: list[tuple[RuseId, ...]]
    herds: list[tuple[Caught, ...]]
    pates: list[tuple[Ware, ...]]

    # Board
    first: Seat
    deck: list[UnicornId]  # the next one last
    market: list[Ware]
    row: list[UnicornId | None]  # by place, from left to right; None: hunted
    ruses: list[tuple[Placed, ...]]  # by place
    gone: list[UnicornId]  # fled, or made into pâté
    lost: list[Ware]  # tokens that went with a unicorn made into pâté
    round_number: int = 0

    # The hunt
    place: int = -1  # of the unicorn being hunted; -1: none yet, 4: all have been
    holder: Seat = Seat(0)  # who was the first player when the hunt began
    asked: int = 0  # how many cards this hunt takes; 0: not decided yet
    laid: list[tuple[int, ...]] = []
    passed: list[bool] = []
    revealed: bool = False
    dares: tuple[Dare, ...] = ()
    foretold: tuple[Foretold, ...] = ()
    winner: Seat | None = None
    turned: Placed | None = None  # the ruse that acts

    def copy(self) -> Table:
        """An independent table that looks the same: what is not a list cannot change."""
        twin = copy(self)
        twin.characters = self.characters[:]
        twin.powers = self.powers[:]
        twin.power_ready = self.power_ready[:]
        twin.hands = self.hands[:]
        twin.spent = self.spent[:]
        twin.ruse_decks = self.ruse_decks[:]
        twin.ruse_hands = self.ruse_hands[:]
        twin.ruse_discards = self.ruse_discards[:]
        twin.herds = self.herds[:]
        twin.pates = self.pates[:]
        twin.deck = self.deck[:]
        twin.market = self.market[:]
        twin.row = self.row[:]
        twin.ruses = self.ruses[:]
        twin.gone = self.gone[:]
        twin.lost = self.lost[:]
        twin.laid = self.laid[:]
        twin.passed = self.passed[:]
        return twin

    @property
    def hunted(self) -> UnicornId:
        """The unicorn being hunted."""
        unicorn = self.row[self.place]
        if unicorn is None:
            raise RuntimeError("no unicorn is being hunted")
        return unicorn


Card = TypeVar("Card", bound=int)


def without(cards: tuple[Card, ...], one: Card) -> tuple[Card, ...]:
    """The cards less one of that kind."""
    place = cards.index(one)
    return cards[:place] + cards[place + 1 :]


def spend(table: Table, seat: Seat, value: int) -> None:
    """A hunt card in hand is used: it lies face up until the round is over."""
    table.hands[seat] = without(table.hands[seat], value)
    table.spent[seat] += (value,)
