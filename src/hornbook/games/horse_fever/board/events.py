"""What happens only in the Board game: purchases, the start line, auctions."""

from __future__ import annotations

from enum import Enum
from typing import ClassVar

from hornbook.games.horse_fever.decks import AssistantId, HorseId, ObjectiveId
from hornbook.games.horse_fever.table import Deck, Loan
from hornbook.kernel import Event, PrivateEvent, Seat
from hornbook.racing import Lane

# 1, purchases


class ActionsBought(Event, frozen=True):
    seat: Seat
    count: int
    price: int


class DeckShuffled(Event, frozen=True):
    """A buyer shuffles before drawing."""

    seat: Seat
    deck: Deck


class CardsDrawn(Event, frozen=True):
    """A buyer pays and draws; everyone sees how many."""

    seat: Seat
    deck: Deck
    count: int
    price: int


class ObjectivesSeen(PrivateEvent, frozen=True):
    """Which objectives were drawn, for the buyer."""

    reveals: ClassVar[bool] = True
    objectives: tuple[ObjectiveId, ...]


class AssistantsSeen(PrivateEvent, frozen=True):
    """Which assistants were drawn, for the buyer."""

    reveals: ClassVar[bool] = True
    assistants: tuple[AssistantId, ...]


class HorsesSeen(PrivateEvent, frozen=True):
    """Which horses were drawn, for the buyer."""

    reveals: ClassVar[bool] = True
    horses: tuple[HorseId, ...]


class ObjectiveKept(Event, frozen=True):
    """Everyone sees that a seat has one more objective, not which."""

    seat: Seat


class ObjectiveChosen(PrivateEvent, frozen=True):
    """Which one it is, for its owner."""

    objective: ObjectiveId


class AssistantHired(Event, frozen=True):
    seat: Seat
    assistant: AssistantId


class HorseBought(Event, frozen=True):
    seat: Seat
    horse: HorseId


class StableBought(Event, frozen=True):
    seat: Seat
    lane: Lane
    price: int


class LoanTaken(Event, frozen=True):
    seat: Seat
    loan: Loan
    danari: int


class Passed(Event, frozen=True):
    """A seat buys nothing and is paid for it."""

    seat: Seat
    danari: int


class OfferDeclined(Event, frozen=True):
    seat: Seat
    buyer: Seat


class ObjectiveSold(Event, frozen=True):
    seat: Seat
    buyer: Seat
    price: int


class ObjectiveReceived(PrivateEvent, frozen=True):
    """Which objective was sold, for its buyer."""

    reveals: ClassVar[bool] = True
    objective: ObjectiveId


class ObjectiveGiven(PrivateEvent, frozen=True):
    """Which objective was sold, for its seller."""

    objective: ObjectiveId


class AssistantSold(Event, frozen=True):
    seat: Seat
    buyer: Seat
    assistant: AssistantId
    price: int


class HorseSold(Event, frozen=True):
    seat: Seat
    buyer: Seat
    horse: HorseId
    price: int


class StableSold(Event, frozen=True):
    seat: Seat
    buyer: Seat
    lane: Lane
    price: int


class AssistantsSwapped(Event, frozen=True):
    """An assistant changes places with another player's."""

    seat: Seat
    given: AssistantId
    owner: Seat
    taken: AssistantId


# 1.3, the start line


class HorseLinedUp(Event, frozen=True):
    seat: Seat
    horse: HorseId
    lane: Lane


# 4, auctions


class SaleAccepted(Event, frozen=True):
    """4.1: a seat would sell a point for so much."""

    seat: Seat
    price: int


class BidAccepted(Event, frozen=True):
    """4.2: a seat would buy a point for so much."""

    seat: Seat
    price: int


class WhyLeft(Enum):
    """Of one's own will, or because one could not have traded at that price."""

    CHOSEN = "chosen"
    NO_MONEY = "no-money"
    NO_POINT = "no-point"  # stables' points cannot be sold
    TOO_CHEAP = "too-cheap"


class AuctionLeft(Event, frozen=True):
    seat: Seat
    price: int
    why: WhyLeft


class PointSold(Event, frozen=True):
    seat: Seat
    danari: int


class PointBought(Event, frozen=True):
    seat: Seat
    danari: int


class NobodyTraded(Event, frozen=True):
    """An auction ends without a trade."""
