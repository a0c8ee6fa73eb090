"""Everything that lies on the table."""

from __future__ import annotations

from copy import copy
from enum import Enum, IntEnum
from typing import Final, TypeAlias

from msgspec import Struct

from hornbook.kernel import Seat, Waiting
from hornbook.racing import LANES, Lane, MovementId, Race

UNIT: Final = 100  # Danari: the smallest bet, and all bets are multiples of it
HOST: Final = Seat(0)


class Phase(Enum):
    """What the party is doing."""

    BETTING = "betting"
    RACE = "race"
    BREAK = "break"
    OVER = "over"


class BetKind(IntEnum):
    """The two bets of a slip, in the order they are written."""

    PLACE = 0
    WIN = 1


class Bet(Struct, frozen=True, gc=False):
    """One bet on a slip. A stake of 0 is not written yet."""

    kind: BetKind
    lane: Lane
    stake: int


Slip: TypeAlias = tuple[Bet, ...]
NO_BETS: Final[Slip] = ()
NO_STAKES: Final = (0,) * len(LANES)


class RaceSheet(Struct, frozen=True):
    """What a bookmaker wrote of a race: who bet what, how it was run, who had what after it."""

    bookmaker: Seat
    slips: tuple[Slip, ...]  # by seat, as is the money
    money: tuple[int, ...]
    cards: tuple[MovementId, ...]  # in the order they were turned
    order: tuple[Lane, ...]


class Table(Struct):
    """The state of a party. Lists without a comment are by seat."""

    # Players
    money: list[int]  # stakes leave it when the race is paid: until then the slip says how much
    slips: list[Slip]
    gains: list[int]  # what the last race brought, less the stakes
    bank: int  # all money that left the bank comes back to it: starts at 0, mostly negative

    # Race
    races: int
    race_number: int
    phase: Phase
    bookmaker: Seat
    bettors: int  # how many bet on this race
    waiting: Waiting  # those of them who have not handed in their slip
    out: dict[Seat, bool] = {}  # those who let this race go by
    place_stakes: tuple[int, ...] = NO_STAKES  # by lane, known when the bets are closed
    win_stakes: tuple[int, ...] = NO_STAKES
    place_bets: tuple[int, ...] = NO_STAKES  # how many they are
    win_bets: tuple[int, ...] = NO_STAKES
    movement_deck: list[MovementId] = []
    movement_turned: list[MovementId] = []
    race: Race | None = None
    race_cards: tuple[MovementId, ...] = ()  # all turned in it, whatever was shuffled since
    form: tuple[tuple[Lane, ...], ...] = ()  # by race: the order of arrival
    sheets: tuple[RaceSheet, ...] = ()  # by race, once it is paid

    # Rich list: kept, because thousands of seats look at it
    rich: tuple[Seat, ...] = ()  # the richest, first
    climbs: tuple[int, ...] = ()  # by how many places the last race moved each of them up
    ladder: list[int] = []  # everybody's money, the poorest first

    def copy(self) -> Table:
        """An independent table that looks the same: what is not a list cannot change."""
        twin = copy(self)
        twin.money = self.money[:]
        twin.slips = self.slips[:]
        twin.gains = self.gains[:]
        twin.waiting = self.waiting.copy()
        twin.out = self.out.copy()
        twin.movement_deck = self.movement_deck[:]
        twin.movement_turned = self.movement_turned[:]
        twin.race = self.race.copy() if self.race else None
        twin.ladder = self.ladder[:]
        return twin

    def earn(self, seat: Seat, danari: int) -> None:
        """Money from the bank, or to it."""
        self.money[seat] += danari
        self.bank -= danari

    def left(self, seat: Seat) -> int:
        """What a seat has not staked yet."""
        money = self.money[seat]
        for bet in self.slips[seat]:
            money -= bet.stake
        return money
