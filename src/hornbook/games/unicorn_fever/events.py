"""Everything that can happen in Unicorn Fever."""

from __future__ import annotations

from typing import ClassVar

from hornbook.games.unicorn_fever.clans import Clan
from hornbook.games.unicorn_fever.decks import BetKind, ContractId, MagicId, TokenId
from hornbook.kernel import Event, PrivateEvent, Seat
from hornbook.racing import Lane, Place
from hornbook.racing import events as racing
from hornbook.racing.events import (
    DeadHeat,
    MovementTurned,
    OddsMoved,
    OddsNudged,
    OddsShifted,
    SprintsRolled,
)

__all__ = [  # what happens in every Fever race, beside all that is told here
    "DeadHeat",
    "MovementTurned",
    "OddsMoved",
    "OddsNudged",
    "OddsShifted",
    "SprintsRolled",
]


# Setup


class ClansChosen(Event, frozen=True):
    clans: tuple[Clan, ...]


class OddsDealt(racing.OddsDealt, frozen=True):
    """The odds tokens on the table, x2 first."""


class FirstPlayerDrawn(Event, frozen=True):
    seat: Seat


class OwnerTileGiven(Event, frozen=True):
    seat: Seat
    lane: Lane


class FeverSpread(Event, frozen=True):
    """The slowest unicorns are unleashed, all others are calm."""

    lanes: tuple[Lane, ...]


class ContractsShown(Event, frozen=True):
    reveals: ClassVar[bool] = True
    contracts: tuple[ContractId, ...]


class RoundBegan(Event, frozen=True):
    race: int
    races: int


class BetTokensRemoved(Event, frozen=True):
    """Two players: the dice take a win token and an early place token away."""

    reveals: ClassVar[bool] = True
    win: Lane
    early: Lane


# Planning


class ActionTaken(Event, frozen=True):
    seat: Seat
    token: TokenId


class GoldTaken(Event, frozen=True):
    seat: Seat
    gold: int


class LoanTaken(Event, frozen=True):
    seat: Seat
    gold: int
    forced: bool
    back: int  # what it costs at the end, as things are


class BetPlaced(Event, frozen=True):
    seat: Seat
    kind: BetKind
    lane: Lane
    stake: int
    glory: int


class ContractSigned(Event, frozen=True):
    seat: Seat
    contract: ContractId
    price: int


class MagicPlayed(Event, frozen=True):
    """Face down: everyone sees who and where, not what."""

    seat: Seat
    lane: Lane


class MagicPlaced(PrivateEvent, frozen=True):
    """What it was, for its owner."""

    card: MagicId
    lane: Lane


class MagicDrawn(Event, frozen=True):
    seat: Seat
    count: int


class MagicTaken(PrivateEvent, frozen=True):
    """Which cards were drawn, for their owner."""

    reveals: ClassVar[bool] = True
    cards: tuple[MagicId, ...]


class MagicReshuffled(Event, frozen=True):
    """The discarded magic cards are the new deck."""

    count: int


class LanePeeked(Event, frozen=True):
    seat: Seat
    lane: Lane


class MagicSeen(PrivateEvent, frozen=True):
    """Which face-down cards a seat was shown."""

    reveals: ClassVar[bool] = True
    lane: Lane
    cards: tuple[MagicId, ...]


class HandExchanged(Event, frozen=True):
    """A hand is discarded face up."""

    seat: Seat
    cards: tuple[MagicId, ...]


class MagicWithdrawn(Event, frozen=True):
    """A seat discards one of its face-down cards, face up."""

    seat: Seat
    lane: Lane
    card: MagicId


class BetTokenReserved(Event, frozen=True):
    seat: Seat
    kind: BetKind
    lane: Lane


class ActionTokenReserved(Event, frozen=True):
    seat: Seat
    token: TokenId


# Race


class FirstPlayerChanged(Event, frozen=True):
    seat: Seat


class MagicRevealed(Event, frozen=True):
    """A lane's cards are turned; ``seats`` says who played which."""

    reveals: ClassVar[bool] = True
    lane: Lane
    cards: tuple[MagicId, ...]
    seats: tuple[Seat, ...]


class MagicCancelled(Event, frozen=True):
    """A positive and a negative card with the same letter undo each other."""

    lane: Lane
    positive: MagicId
    negative: MagicId


class MagicCleansed(Event, frozen=True):
    lane: Lane
    cards: tuple[MagicId, ...]


class UnicornFinished(racing.RacerFinished, frozen=True):
    """A unicorn is home."""


# Results


class OwnerPaid(Event, frozen=True):
    seat: Seat
    lane: Lane
    place: Place
    gold: int


class BetWon(Event, frozen=True):
    seat: Seat
    kind: BetKind
    lane: Lane
    stake: int
    gold: int
    glory: int


class BetLost(Event, frozen=True):
    seat: Seat
    kind: BetKind
    lane: Lane
    stake: int
    refund: int


class ContractPaid(Event, frozen=True):
    """A contract brings its holder something; ``perk`` is the kind of advantage."""

    seat: Seat
    perk: str
    gold: int
    glory: int


class TaxPaid(Event, frozen=True):
    seat: Seat
    gold: int


# End of the game


class LoansRepaid(Event, frozen=True):
    seat: Seat
    loans: int
    gold: int
    unpaid: int


class GoldConverted(Event, frozen=True):
    seat: Seat
    gold: int
    glory: int


class ContractGloryCounted(Event, frozen=True):
    seat: Seat
    glory: int


class GameEnded(Event, frozen=True):
    winners: tuple[Seat, ...]
