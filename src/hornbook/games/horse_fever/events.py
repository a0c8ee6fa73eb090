"""Everything that can happen in Horse Fever."""

from __future__ import annotations

from typing import ClassVar

from hornbook.games.horse_fever.contests import Contest
from hornbook.games.horse_fever.decks import (
    ActionId,
    AssistantId,
    CharacterId,
    HorseId,
    ObjectiveId,
)
from hornbook.games.horse_fever.table import BetKind, Deck, Loan
from hornbook.kernel import Audience, Event, Seat
from hornbook.racing import Lane, Place
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


class _Private(Event, frozen=True):
    """Known to one seat only."""

    seat: Seat

    @property
    def audience(self) -> Audience:
        return self.seat


# Preparation


class OddsDealt(Event, frozen=True):
    """The stables on the blackboard, 1:2 first."""

    lanes: tuple[Lane, ...]


class CharacterDealt(Event, frozen=True):
    seat: Seat
    character: CharacterId
    danari: int


class StableGiven(Event, frozen=True):
    """A character owns a stable from the start."""

    seat: Seat
    lane: Lane


class PointGiven(Event, frozen=True):
    """The Family game starts with a point each."""

    seat: Seat


class FirstPlayerDrawn(Event, frozen=True):
    seat: Seat


class RoundBegan(Event, frozen=True):
    number: int
    rounds: int


# 1, purchases


class ActionsBought(Event, frozen=True):
    seat: Seat
    count: int
    price: int


class ActionsDealt(Event, frozen=True):
    """The Family game deals action cards."""

    seat: Seat
    count: int


class ActionsTaken(_Private, frozen=True):
    """Which action cards they are, for their owner."""

    reveals: ClassVar[bool] = True
    cards: tuple[ActionId, ...]


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


class ObjectivesSeen(_Private, frozen=True):
    """Which objectives were drawn, for the buyer."""

    reveals: ClassVar[bool] = True
    objectives: tuple[ObjectiveId, ...]


class AssistantsSeen(_Private, frozen=True):
    """Which assistants were drawn, for the buyer."""

    reveals: ClassVar[bool] = True
    assistants: tuple[AssistantId, ...]


class HorsesSeen(_Private, frozen=True):
    """Which horses were drawn, for the buyer."""

    reveals: ClassVar[bool] = True
    horses: tuple[HorseId, ...]


class ObjectiveKept(Event, frozen=True):
    """Everyone sees that a seat has one more objective, not which."""

    seat: Seat


class ObjectiveChosen(_Private, frozen=True):
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


class ObjectiveReceived(_Private, frozen=True):
    """Which objective was sold, for its buyer."""

    reveals: ClassVar[bool] = True
    objective: ObjectiveId


class ObjectiveGiven(_Private, frozen=True):
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


class HorseLinedUp(Event, frozen=True):
    seat: Seat
    horse: HorseId
    lane: Lane


# 2, bets


class BetPlaced(Event, frozen=True):
    seat: Seat
    kind: BetKind
    lane: Lane
    stake: int


class BetMissed(Event, frozen=True):
    """2.1: a seat cannot cover its minimum bet."""

    seat: Seat
    minimum: int


class BetPassed(Event, frozen=True):
    """2.3: no second bet, or no further one."""

    seat: Seat


class ActionPlayed(Event, frozen=True):
    """Face down: everyone sees who and where, not what."""

    seat: Seat
    lane: Lane


class ActionPlaced(_Private, frozen=True):
    """What it was, for its owner."""

    card: ActionId
    lane: Lane


# 3, race


class ActionsRevealed(Event, frozen=True):
    """A lane's action cards are turned; ``seats`` says who played which."""

    reveals: ClassVar[bool] = True
    lane: Lane
    cards: tuple[ActionId, ...]
    seats: tuple[Seat, ...]


class ActionsCancelled(Event, frozen=True):
    """A positive and a negative card with the same letter undo each other."""

    lane: Lane
    positive: ActionId
    negative: ActionId


class ActionsDiscarded(Event, frozen=True):
    """Special cards throw others away."""

    lane: Lane
    cards: tuple[ActionId, ...]


class HorseFinished(Event, frozen=True):
    lane: Lane
    place: Place


class BetWon(Event, frozen=True):
    seat: Seat
    kind: BetKind
    lane: Lane
    stake: int
    danari: int
    points: int


class BetLost(Event, frozen=True):
    seat: Seat
    kind: BetKind
    lane: Lane
    stake: int


class StablePaid(Event, frozen=True):
    seat: Seat
    lane: Lane
    place: Place
    danari: int


class IncomePaid(Event, frozen=True):
    """An assistant brings money after a race."""

    seat: Seat
    danari: int


class HorsePaid(Event, frozen=True):
    """A horse card that ran brings money."""

    seat: Seat
    horse: HorseId
    danari: int


class PointsHonoured(Event, frozen=True):
    """An assistant pays for victory points won."""

    seat: Seat
    points: int
    danari: int


class FinePaid(Event, frozen=True):
    """A card fines those who bet on a horse."""

    seat: Seat
    lane: Lane
    danari: int


class NeighbourPaid(Event, frozen=True):
    """An assistant collects from a neighbour."""

    seat: Seat
    neighbour: Seat
    danari: int


class PaymentFailed(Event, frozen=True):
    """A seat cannot pay all it must; the rest lapses."""

    seat: Seat
    missing: int


class PointsLost(Event, frozen=True):
    seat: Seat
    points: int


class PlayerOut(Event, frozen=True):
    """A seat is out of the game; its stables are for sale again."""

    seat: Seat
    lanes: tuple[Lane, ...]


# 4, auctions


class SaleAccepted(Event, frozen=True):
    """4.1: a seat would sell a point for so much."""

    seat: Seat
    price: int


class BidAccepted(Event, frozen=True):
    """4.2: a seat would buy a point for so much."""

    seat: Seat
    price: int


class AuctionLeft(Event, frozen=True):
    seat: Seat
    price: int


class PointSold(Event, frozen=True):
    seat: Seat
    danari: int


class PointBought(Event, frozen=True):
    seat: Seat
    danari: int


class NobodyTraded(Event, frozen=True):
    """An auction ends without a trade."""


class FirstPlayerMoved(Event, frozen=True):
    """The first player card goes to the left."""

    seat: Seat


# 5, the end


class LoanRepaid(Event, frozen=True):
    seat: Seat
    loan: Loan
    danari: int


class LoanUnpaid(Event, frozen=True):
    """5.1: a loan that cannot be paid back costs the game."""

    seat: Seat
    loan: Loan
    due: int


class ObjectiveFulfilled(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    objective: ObjectiveId
    points: int


class PointsCounted(Event, frozen=True):
    reveals: ClassVar[bool] = True  # objectives are in it
    seat: Seat
    points: int


class ContestDrawn(Event, frozen=True):
    """The die says how a draw is settled."""

    reveals: ClassVar[bool] = True
    contest: Contest
    seats: tuple[Seat, ...]


class ContestJudged(Event, frozen=True):
    """The first player says who won the contest."""

    seat: Seat
    judge: Seat


class LotDrawn(Event, frozen=True):
    """The first player is in the contest, so chance says who won it."""

    reveals: ClassVar[bool] = True
    seat: Seat


class GameEnded(Event, frozen=True):
    reveals: ClassVar[bool] = True
    winners: tuple[Seat, ...]
