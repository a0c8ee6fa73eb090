"""Everything that lies on the table."""

from __future__ import annotations

from copy import copy
from typing import Final

from msgspec import Struct

from hornbook.games.unicorn_fever.clans import Clan
from hornbook.games.unicorn_fever.decks import BetKind, ContractId, MagicId, TokenId
from hornbook.games.unicorn_fever.perks import Perks
from hornbook.kernel import Seat
from hornbook.racing import Lane, MovementId, Race, Row

LOAN: Final = 20
REPAYMENT: Final = 25
LOANS_BY_CHOICE: Final = 3  # what the box's twenty hold for six; forced loans know no limit
FRIENDLY_LOANS: Final = 2  # of each player, that contracts make cheaper


class Bet(Struct, frozen=True, gc=False):
    """A bet token before its player, with the stake and any extra glory on it."""

    seat: Seat
    kind: BetKind
    lane: Lane
    stake: int
    glory: int


class Placed(Struct, frozen=True, gc=False):
    """A magic card on a lane. ``seen`` has a bit for every seat that knows its face."""

    card: MagicId
    seat: Seat
    tick: int  # when it was played, counted in choices
    seen: int


class ReservedBet(Struct, frozen=True, gc=False):
    """A bet token on somebody's contract."""

    seat: Seat
    kind: BetKind
    lane: Lane


class ReservedAction(Struct, frozen=True, gc=False):
    """An action token on somebody's contract."""

    seat: Seat
    token: TokenId


class Table(Struct):
    """The state of a game. Lists without a comment are by seat."""

    # Players
    gold: list[int]
    glory: list[int]
    loans: list[int]
    hands: list[tuple[MagicId, ...]]
    contracts: list[tuple[ContractId, ...]]
    perks: list[Perks]
    owned: list[Lane]
    taken: list[tuple[TokenId, ...]]
    bank: int  # all gold that left the bank comes back to it: starts at 0, mostly negative

    # Board
    races: int
    race_number: int
    clans: tuple[Clan, ...]
    first: Seat
    rows: list[Row]  # by lane
    fevered: tuple[Lane, ...]
    stacks: list[tuple[TokenId, ...]]  # by stack, the top token first
    bet_tokens: list[int]  # by kind: a bit for every lane whose token is free
    bets: list[Bet]
    reserved_bets: list[ReservedBet]
    reserved_actions: list[ReservedAction]
    bell: Seat | None = None  # who will be the first player when the race begins

    # Cards
    magic_deck: list[MagicId] = []
    magic_discard: list[MagicId] = []
    generation: list[int] = []  # by magic card: which shuffle last put it into the deck
    drawn: list[int] = []  # by magic card: when it was last drawn
    lanes: list[tuple[Placed, ...]] = []  # by lane: the magic played
    revealed: bool = False
    active: list[tuple[Placed, ...]] = []  # by lane: what is left after cancelling and cleansing
    contract_deck: list[ContractId] = []
    display: list[ContractId] = []
    contract_discard: list[ContractId] = []
    movement_deck: list[MovementId] = []
    movement_turned: list[MovementId] = []
    race: Race | None = None

    def copy(self) -> Table:
        """An independent table that looks the same: what is not a list cannot change."""
        twin = copy(self)
        twin.gold = self.gold[:]
        twin.glory = self.glory[:]
        twin.loans = self.loans[:]
        twin.hands = self.hands[:]
        twin.contracts = self.contracts[:]
        twin.perks = self.perks[:]
        twin.owned = self.owned[:]
        twin.taken = self.taken[:]
        twin.rows = self.rows[:]
        twin.stacks = self.stacks[:]
        twin.bet_tokens = self.bet_tokens[:]
        twin.bets = self.bets[:]
        twin.reserved_bets = self.reserved_bets[:]
        twin.reserved_actions = self.reserved_actions[:]
        twin.magic_deck = self.magic_deck[:]
        twin.magic_discard = self.magic_discard[:]
        twin.generation = self.generation[:]
        twin.drawn = self.drawn[:]
        twin.lanes = self.lanes[:]
        twin.active = self.active[:]
        twin.contract_deck = self.contract_deck[:]
        twin.display = self.display[:]
        twin.contract_discard = self.contract_discard[:]
        twin.movement_deck = self.movement_deck[:]
        twin.movement_turned = self.movement_turned[:]
        twin.race = self.race.copy() if self.race else None
        return twin

    def earn(self, seat: Seat, gold: int) -> None:
        """Gold from the bank."""
        self.gold[seat] += gold
        self.bank -= gold

    def pay(self, seat: Seat, gold: int) -> None:
        """Gold to the bank; the seat must have it."""
        self.gold[seat] -= gold
        self.bank += gold
