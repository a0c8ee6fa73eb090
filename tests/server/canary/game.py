"""Cards with telling names: some in hands, some in the deck, some laid face down."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct

from hornbook.kernel import (
    Audience,
    Chance,
    Choose,
    Edition,
    Event,
    Game,
    Option,
    Result,
    Seat,
    Step,
)
from server.canary.info import INFO

ROUNDS = 4


class Dealt(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    card: str

    @property
    def audience(self) -> Audience:
        return self.seat


class LaidDown(Event, frozen=True):
    seat: Seat


class Lay(Option, frozen=True):
    card: str


class Table(Struct):
    hands: list[list[str]]
    deck: list[str]
    laid: list[tuple[int, str]]

    def copy(self) -> Table:
        return Table([hand[:] for hand in self.hands], self.deck[:], self.laid[:])


class LayCard(Choose["Canary"], frozen=True):
    def options(self, game: Canary) -> tuple[Option, ...]:
        return tuple([Lay(card) for card in game.table.hands[self.seat]])

    def chosen(self, game: Canary, option: Lay) -> None:
        table = game.table
        table.hands[self.seat].remove(option.card)
        table.laid.append((self.seat, option.card))
        game.tell(LaidDown(self.seat))
        table.hands[self.seat].append(table.deck.pop())
        game.tell(Dealt(self.seat, table.hands[self.seat][-1]))


class End(Step["Canary"], frozen=True):
    def run(self, game: Canary) -> None:
        game.result = Result((tuple(game.seats),), tuple([0] * len(game.seats)))


class CanaryView(Struct, frozen=True):
    seat: Seat | None
    hand: tuple[str, ...]
    counts: tuple[int, ...]
    laid: tuple[int, ...]


class Canary(Game[Table, Edition]):
    info = INFO

    @classmethod
    def house_edition(cls) -> Edition:
        return Edition("canaries", "0", None)

    @classmethod
    def read_edition(cls, text: str) -> Edition:
        return cls.house_edition()

    def deal(self) -> Table:
        deck = [f"CANARY{number}X" for number in range(10 * self.setup.seats)]
        self.chance.shuffle(deck)
        hands = [[deck.pop() for _ in range(3)] for _ in range(self.setup.seats)]
        for seat, hand in enumerate(hands):
            for card in hand:
                self.tell(Dealt(Seat(seat), card))
        turns = [LayCard(seat) for _ in range(ROUNDS) for seat in self.seats]
        self.then(*turns, End())
        return Table(hands, deck, [])

    def view(self, seat: Seat | None) -> CanaryView:
        table = self.table
        return CanaryView(
            seat=seat,
            hand=() if seat is None else tuple(table.hands[seat]),
            counts=tuple([len(hand) for hand in table.hands]),
            laid=tuple([by for by, _ in table.laid]),
        )

    def deal_again(self, seat: Seat | None, chance: Chance) -> None:
        table = self.table
        others = [one for one in range(len(table.hands)) if one != seat]
        pool = [*table.deck, *[card for one in others for card in table.hands[one]]]
        chance.shuffle(pool)
        for one in others:
            table.hands[one] = [pool.pop() for _ in table.hands[one]]
        table.deck = pool


GAME: Any = Canary
