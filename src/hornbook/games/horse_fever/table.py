"""Everything that lies on the table."""

from __future__ import annotations

from copy import copy
from enum import IntEnum
from typing import Final

from msgspec import Struct

from hornbook.games.horse_fever.decks import (
    ActionId,
    AssistantId,
    CharacterId,
    HorseId,
    ObjectiveId,
)
from hornbook.games.horse_fever.perks import Perks
from hornbook.games.horse_fever.piles import Pile
from hornbook.kernel import Seat
from hornbook.racing import Lane, MovementId, Race, Row

SMALLEST_BET: Final = 100
BET_A_POINT: Final = 100  # at least so much for each victory point
LOAN_CARDS: Final = 6
OBJECTIVE, ASSISTANT, HORSE, STABLE = 1, 2, 4, 8
"""A bit for each kind of card that can be bought once in a phase: one a deck, and stables."""


class BetKind(IntEnum):
    """The two sides of a bet token."""

    WIN = 0
    PLACE = 1


class Loan(IntEnum):
    """The two sides of a loan card."""

    BANK = 0
    MOB = 1


class Deck(IntEnum):
    """The decks one draws four cards from to keep one."""

    OBJECTIVE = 0
    ASSISTANT = 1
    HORSE = 2


class Bet(Struct, frozen=True, gc=False):
    """A bet token before its player, with the stake under it."""

    seat: Seat
    kind: BetKind
    lane: Lane
    stake: int


class Placed(Struct, frozen=True, gc=False):
    """An action card behind a horse."""

    card: ActionId
    seat: Seat


class Table(Struct):
    """The state of a game. Lists without a comment are by seat."""

    # Players
    danari: list[int]
    points: list[int]  # victory point tokens; stables count apart
    characters: list[CharacterId | None]  # None while they are being chosen
    hands: list[tuple[ActionId, ...]]
    objectives: list[tuple[ObjectiveId, ...]]
    fulfilled: list[tuple[ObjectiveId, ...]]  # shown at the end
    assistants: list[tuple[AssistantId, ...]]
    horses: list[tuple[HorseId, ...]]
    loans: list[tuple[Loan, ...]]
    perks: list[Perks]
    bought: list[int]  # a bit for each kind of card bought in this phase
    left: tuple[Seat, ...]  # who is out of the game, in the order of leaving
    bank: int  # all money that left the bank comes back to it: starts at 0, mostly negative

    # Board
    rounds: int
    round_number: int
    first: Seat
    rows: list[Row]  # by lane
    owners: list[Seat | None]  # by lane: who owns the stable
    tokens: list[int]  # by lane: bet tokens not taken
    bets: list[Bet]
    stalls: list[HorseId | None]  # by lane: the horse card lined up

    # Cards
    objective_pile: Pile[ObjectiveId]
    assistant_pile: Pile[AssistantId]
    horse_pile: Pile[HorseId]
    action_deck: list[ActionId]
    lanes: list[tuple[Placed, ...]]  # by lane: the action cards played
    active: list[tuple[Placed, ...]]  # by lane: what is left after cancelling and discarding
    revealed: bool = False
    raised: ActionId | None = None  # the card whose lane is being chosen, out of its owner's hand
    movement_deck: list[MovementId] = []
    movement_turned: list[MovementId] = []
    race: Race | None = None

    def copy(self) -> Table:
        """An independent table that looks the same: what is not a list cannot change."""
        twin = copy(self)
        twin.danari = self.danari[:]
        twin.points = self.points[:]
        twin.characters = self.characters[:]
        twin.hands = self.hands[:]
        twin.objectives = self.objectives[:]
        twin.fulfilled = self.fulfilled[:]
        twin.assistants = self.assistants[:]
        twin.horses = self.horses[:]
        twin.loans = self.loans[:]
        twin.perks = self.perks[:]
        twin.bought = self.bought[:]
        twin.rows = self.rows[:]
        twin.owners = self.owners[:]
        twin.tokens = self.tokens[:]
        twin.bets = self.bets[:]
        twin.stalls = self.stalls[:]
        twin.objective_pile = self.objective_pile.copy()
        twin.assistant_pile = self.assistant_pile.copy()
        twin.horse_pile = self.horse_pile.copy()
        twin.action_deck = self.action_deck[:]
        twin.lanes = self.lanes[:]
        twin.active = self.active[:]
        twin.movement_deck = self.movement_deck[:]
        twin.movement_turned = self.movement_turned[:]
        twin.race = self.race.copy() if self.race else None
        return twin

    def earn(self, seat: Seat, danari: int) -> None:
        """Money from the bank."""
        self.danari[seat] += danari
        self.bank -= danari

    def pay(self, seat: Seat, danari: int) -> None:
        """Money to the bank; the seat must have it."""
        self.danari[seat] -= danari
        self.bank += danari

    def stables(self, seat: Seat) -> int:
        """How many stables a seat owns."""
        return self.owners.count(seat)

    def score(self, seat: Seat) -> int:
        """A seat's victory points: its tokens, and one for each stable."""
        return self.points[seat] + self.owners.count(seat)

    def minimum_bet(self, seat: Seat) -> int:
        """2.1: 100 Danari for each victory point, and never nothing."""
        return minimum_bet(self.points[seat] + self.owners.count(seat))


def minimum_bet(score: int) -> int:
    """2.1: what a bet must be at least, by victory points."""
    return BET_A_POINT * score or SMALLEST_BET
