"""Everything a seat can be asked to choose from."""

from __future__ import annotations

from hornbook.games.unicorn_fever.decks import BetKind, ContractId, MagicId, TokenId
from hornbook.kernel import Option
from hornbook.racing import Lane, NudgeOdds, OnLane, Pass

__all__ = ["NudgeOdds", "OnLane", "Pass"]  # of both Fever games, beside all that is below


class TakeAction(Option, frozen=True):
    """Take the top token of a stack, a token of one's own reserve, or a printed effect."""

    token: TokenId


class Borrow(Option, frozen=True):
    """Take a loan from the elves."""


class PlaceBet(Option, frozen=True):
    """Bet with this token."""

    kind: BetKind
    lane: Lane


class PlayCard(Option, frozen=True):
    """Play this magic card."""

    card: MagicId


class SignContract(Option, frozen=True):
    """Sign this contract."""

    contract: ContractId


class ReserveBet(Option, frozen=True):
    """Put this bet token on the contract."""

    kind: BetKind
    lane: Lane


class ReserveAction(Option, frozen=True):
    """Put this action token on the contract."""

    token: TokenId


class ExchangeHand(Option, frozen=True):
    """Discard the whole hand and draw a new one."""


class Withdraw(Option, frozen=True):
    """Take this face-down card of one's own off its lane."""

    lane: Lane
    card: MagicId
