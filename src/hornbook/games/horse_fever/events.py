"""Everything that can happen in Horse Fever."""

from __future__ import annotations

from typing import ClassVar

from hornbook.games.horse_fever.contests import Contest
from hornbook.games.horse_fever.decks import (
    ActionId,
    CharacterId,
    HorseId,
    ObjectiveId,
)
from hornbook.games.horse_fever.table import BetKind, Loan
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


# Preparation


class OddsDealt(racing.OddsDealt, frozen=True):
    """The stables on the blackboard, 1:2 first."""


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


# 1, action cards


class ActionsDealt(Event, frozen=True):
    """The Family game deals action cards."""

    seat: Seat
    count: int


class ActionsTaken(PrivateEvent, frozen=True):
    """Which action cards they are, for their owner."""

    reveals: ClassVar[bool] = True
    cards: tuple[ActionId, ...]


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


class ActionPlaced(PrivateEvent, frozen=True):
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


class HorseFinished(racing.RacerFinished, frozen=True):
    """A horse is home."""


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
