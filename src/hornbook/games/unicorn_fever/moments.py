"""Contracts that have a moment of their own, before and after the action turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hornbook.games.unicorn_fever import events
from hornbook.games.unicorn_fever.decks import BetKind, MagicId
from hornbook.games.unicorn_fever.magic import DrawUp
from hornbook.games.unicorn_fever.options import (
    ExchangeHand,
    ReserveAction,
    ReserveBet,
    Withdraw,
)
from hornbook.games.unicorn_fever.perks import Perks
from hornbook.games.unicorn_fever.table import ReservedAction, ReservedBet, Table
from hornbook.kernel import Choose, Option, Question, Seat, Step
from hornbook.racing import LANES, ChooseNudge, Lane, Pass

if TYPE_CHECKING:
    from hornbook.games.unicorn_fever.game import UnicornFever


class OpeningContracts(Step["UnicornFever"], frozen=True):
    """Before the first action turn: exchanging hands, reserving tokens."""

    def run(self, game: UnicornFever) -> None:
        moments: list[Question[Any]] = []
        for seat in game.clockwise_from_first():
            perks = game.table.perks[seat]
            if perks.redraw:
                moments.append(ChooseExchange(seat))
            moments += reserve_with(seat, perks)
        game.then(*moments)


class ClosingContracts(Step["UnicornFever"], frozen=True):
    """After the last action turn: withdrawing magic, nudging odds."""

    def run(self, game: UnicornFever) -> None:
        moments: list[Question[Any]] = []
        for seat in game.clockwise_from_first():
            perks = game.table.perks[seat]
            moments += [ChooseWithdrawal(seat)] * perks.withdraw
            if perks.nudge:
                moments.append(ChooseNudge(seat, perks.nudge))
        game.then(*moments)


def reserve_with(seat: Seat, perks: Perks) -> list[Question[Any]]:
    """The reserving that these perks allow, now."""
    bets: list[Question[Any]] = [ChooseReservedBet(seat)] * perks.reserve_bet
    return bets + [ChooseReservedAction(seat)] * perks.reserve_action


class ChooseExchange(Choose["UnicornFever"], frozen=True):
    """The seat may discard its hand, face up, and draw a new one."""

    def options(self, game: UnicornFever) -> tuple[Option, ...]:
        return (ExchangeHand(), Pass())

    def chosen(self, game: UnicornFever, option: Option) -> None:
        table, seat = game.table, self.seat
        if isinstance(option, ExchangeHand):
            hand = table.hands[seat]
            table.hands[seat] = ()
            table.magic_discard += hand
            game.tell(events.HandExchanged(seat, hand))
            game.then(DrawUp(seat))


class ChooseReservedBet(Choose["UnicornFever"], frozen=True):
    """The seat may put a bet token on its contract: it still needs a bet action to use it."""

    def options(self, game: UnicornFever) -> tuple[Option, ...]:
        tokens = game.table.bet_tokens
        free = [
            ReserveBet(kind, lane) for kind in BetKind for lane in LANES if tokens[kind] >> lane & 1
        ]
        return (*free, Pass())

    def chosen(self, game: UnicornFever, option: ReserveBet | Pass) -> None:
        if isinstance(option, ReserveBet):
            kind, lane = option.kind, option.lane
            game.table.bet_tokens[kind] &= ~(1 << lane)
            game.table.reserved_bets.append(ReservedBet(self.seat, kind, lane))
            game.tell(events.BetTokenReserved(self.seat, kind, lane))


class ChooseReservedAction(Choose["UnicornFever"], frozen=True):
    """The seat may put the top token of a stack on its contract: it still costs an action."""

    def options(self, game: UnicornFever) -> tuple[Option, ...]:
        tops = [tokens[0] for tokens in game.table.stacks if tokens]
        return (*[ReserveAction(token) for token in tops], Pass())

    def chosen(self, game: UnicornFever, option: ReserveAction | Pass) -> None:
        if isinstance(option, ReserveAction):
            table, token = game.table, option.token
            stack = game.cards.stack_of[token]
            table.stacks[stack] = table.stacks[stack][1:]
            table.reserved_actions.append(ReservedAction(self.seat, token))
            game.tell(events.ActionTokenReserved(self.seat, token))


class ChooseWithdrawal(Choose["UnicornFever"], frozen=True):
    """The seat may discard one of its own face-down cards, face up."""

    def options(self, game: UnicornFever) -> tuple[Option, ...]:
        own = [
            Withdraw(lane, placed.card)
            for lane in LANES
            for placed in game.table.lanes[lane]
            if placed.seat == self.seat
        ]
        return (*own, Pass())

    def chosen(self, game: UnicornFever, option: Withdraw | Pass) -> None:
        if isinstance(option, Withdraw):
            table, lane, card = game.table, option.lane, option.card
            _draw_latest(table, self.seat, lane, card)
            table.lanes[lane] = tuple([c for c in table.lanes[lane] if c.card != card])
            table.magic_discard.append(card)
            game.tell(events.MagicWithdrawn(self.seat, lane, card))


def _draw_latest(table: Table, seat: Seat, lane: Lane, card: MagicId) -> None:
    """A withdrawn card counts as the latest draw that it can be: nobody knows which it was.

    The cards that stay must not tell it, and cards of one shuffle are all alike.
    """
    laid = [placed for cards in table.lanes for placed in cards if placed.seat == seat]
    played = next(placed.tick for placed in table.lanes[lane] if placed.card == card)
    alike = [
        one
        for one in (*[placed.card for placed in laid], *table.hands[seat])
        if table.generation[one] == table.generation[card] and table.drawn[one] < played
    ]
    latest = max(alike, key=lambda one: table.drawn[one])
    table.drawn[card], table.drawn[latest] = table.drawn[latest], table.drawn[card]
