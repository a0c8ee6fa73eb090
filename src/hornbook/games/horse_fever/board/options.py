"""What a seat can choose from only in the Board game: purchases, the start line, auctions."""

from __future__ import annotations

from hornbook.games.horse_fever.decks import AssistantId, HorseId, ObjectiveId
from hornbook.games.horse_fever.table import Loan
from hornbook.kernel import Option, Seat
from hornbook.racing import Lane

# 1, purchases


class BuyActions(Option, frozen=True):
    """Two action cards from the bank."""

    price: int


class BuyObjective(Option, frozen=True):
    """Draw four objectives and keep one."""

    price: int


class BuyAssistant(Option, frozen=True):
    """Draw four assistants and keep one."""

    price: int


class BuyHorse(Option, frozen=True):
    """Draw four horses and keep one."""

    price: int


class BuyStable(Option, frozen=True):
    """A stable nobody owns, at the price of its odds."""

    lane: Lane
    price: int


class TakeLoan(Option, frozen=True):
    """Money now, more of it back at the end."""

    loan: Loan
    danari: int
    due: int


class AskForObjective(Option, frozen=True):
    """Offer a player double for an objective: the seller says which."""

    owner: Seat
    price: int


class AskForAssistant(Option, frozen=True):
    """Offer a player double for an assistant."""

    owner: Seat
    assistant: AssistantId
    price: int


class AskForHorse(Option, frozen=True):
    """Offer a player double for a horse."""

    owner: Seat
    horse: HorseId
    price: int


class AskForStable(Option, frozen=True):
    """Offer a player double for a stable."""

    owner: Seat
    lane: Lane
    price: int


class PassForMoney(Option, frozen=True):
    """Buy nothing, and be paid for it."""

    danari: int


class Sell(Option, frozen=True):
    """Let the buyer have it."""


class SellObjective(Option, frozen=True):
    """Let the buyer have this objective."""

    objective: ObjectiveId


class Decline(Option, frozen=True):
    """Keep it."""


class ShuffleFirst(Option, frozen=True):
    """Shuffle the deck before drawing."""


class DrawAsItLies(Option, frozen=True):
    """Leave the deck as it is."""


class KeepObjective(Option, frozen=True):
    """This one of the objectives drawn."""

    objective: ObjectiveId


class KeepAssistant(Option, frozen=True):
    """This one of the assistants drawn."""

    assistant: AssistantId


class KeepHorse(Option, frozen=True):
    """This one of the horses drawn."""

    horse: HorseId


class SwapFor(Option, frozen=True):
    """Exchange the new assistant for this one."""

    owner: Seat
    assistant: AssistantId


class LineUp(Option, frozen=True):
    """Lay this horse card on this stall."""

    horse: HorseId
    lane: Lane


# 4, auctions


class Accept(Option, frozen=True):
    """Trade a point at this price."""

    price: int


class LeaveAuction(Option, frozen=True):
    """Not at this price, and not in this auction."""
