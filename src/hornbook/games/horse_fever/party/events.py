"""Everything that can happen at a party.

With thousands at the table an event to everyone is small: counts, totals and the richest;
what concerns one seat is told to that seat.
"""

from __future__ import annotations

from typing import ClassVar

from hornbook.games.horse_fever.party.table import BetKind
from hornbook.kernel import Event, PrivateEvent, Seat
from hornbook.racing import Lane
from hornbook.racing import events as racing

# Setup


class BookmakerDrawn(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat


class PlayerJoined(Event, frozen=True):
    seat: Seat
    money: int


# Betting


class FreshStakesGiven(Event, frozen=True):
    """How many were broke and start anew."""

    count: int


class FreshStakeReceived(PrivateEvent, frozen=True):
    money: int


class BettingOpened(Event, frozen=True):
    race: int
    races: int
    bookmaker: Seat
    bettors: int
    watching: int  # broke


class BetWritten(PrivateEvent, frozen=True):
    """A bet on the seat's own slip."""

    kind: BetKind
    lane: Lane
    stake: int


class SlipHandedIn(Event, frozen=True):
    """A seat has made its bets; which, nobody knows yet."""

    seat: Seat


class SlipTakenBack(Event, frozen=True):
    """A seat that had made its bets thinks again."""

    seat: Seat


class RaceSatOut(Event, frozen=True):
    """A seat has handed in no slip in time: it bets on this race no more."""

    seat: Seat


class BetsAfterAll(Event, frozen=True):
    """A seat that let the race go by is back before the bets are closed."""

    seat: Seat


class SlipTornUp(PrivateEvent, frozen=True):
    """The seat's own slip is blank again."""


# Race


class BettingClosed(Event, frozen=True):
    """What lies on each horse, by lane."""

    reveals: ClassVar[bool] = True
    place_stakes: tuple[int, ...]
    win_stakes: tuple[int, ...]
    total: int


class MovementTurned(racing.MovementTurned, frozen=True):
    """A movement card is turned; every horse on the track moves so many spaces."""


class DeadHeat(Event, frozen=True):
    """Nothing separates these horses; the bookmaker will say who was ahead."""

    bookmaker: Seat
    lanes: tuple[Lane, ...]


class HorseFinished(racing.RacerFinished, frozen=True):
    """A horse is home."""


# Payment


class BetsPaid(PrivateEvent, frozen=True):
    """What the seat's bets brought, stakes included."""

    place: int
    win: int
    gain: int  # less the stakes
    money: int


class RacePaid(Event, frozen=True):
    """How many of the bettors won something, and what the bank took in and paid out."""

    bettors: int
    winners: int
    staked: int
    paid: int


class RichListRead(Event, frozen=True):
    """The richest, first."""

    seats: tuple[Seat, ...]
    money: tuple[int, ...]


class BookPassed(Event, frozen=True):
    """Who gained most holds the book next."""

    reveals: ClassVar[bool] = True
    seat: Seat
    gain: int


class BookKept(Event, frozen=True):
    """Nobody has bet: the book stays where it is."""

    seat: Seat


# End


class NobodyCanBet(Event, frozen=True):
    """Only the bookmaker has money left."""


class PartyStopped(Event, frozen=True):
    """The host has had enough."""

    seat: Seat


class PartyEnded(Event, frozen=True):
    """The winners (of a great many the first few), and how many share the victory."""

    seats: tuple[Seat, ...]
    winners: int
    money: int
