"""Seats that borrow all they can: what a limit to loans has to hold against.

Each is a bot of its own for ``hornbook arena``: ``hornbook.lab.unicorn_fever.borrowers:AllIn``.
"""

from __future__ import annotations

from hornbook.bots.unicorn_fever.steady import Policy, Turn
from hornbook.games.unicorn_fever.decks import BetKind
from hornbook.games.unicorn_fever.options import Borrow, PlaceBet, TakeAction
from hornbook.games.unicorn_fever.planning import ACTIONS, ChooseAction, ChooseBet, ChooseStake
from hornbook.games.unicorn_fever.view import UnicornView
from hornbook.kernel import Decision, SeatHandle

LOAN = Borrow()


class FromTheStart(Policy):
    """Takes every loan at its first action, and plays on by rules of thumb."""

    def choose(self, seat: SeatHandle) -> int:
        if isinstance(seat.decision.question, ChooseAction) and LOAN in seat.decision.options:
            return seat.decision.choice_of(LOAN)
        return super().choose(seat)


class AllIn(Policy):
    """At its last action of the game it borrows all, and stakes all on the likeliest place."""

    last = ACTIONS

    def choose(self, seat: SeatHandle) -> int:
        view = seat.view
        if isinstance(view, UnicornView) and view.race_number == view.races:
            found = self._all_in(seat.decision, Turn(self, seat))
            if found is not None:
                return found
        return super().choose(seat)

    def _all_in(self, decision: Decision, turn: Turn) -> int | None:
        question = decision.question
        if isinstance(question, ChooseAction):
            return self._borrow_and_bet(decision, turn) if question.action >= self.last else None
        if turn.policy.token != self.staked:
            return None
        if isinstance(question, ChooseBet):
            places = [
                (turn.sight.places[option.lane], place)
                for place, option in enumerate(decision.options)
                if isinstance(option, PlaceBet) and option.kind is not BetKind.WIN
            ]
            return max(places)[1] if places else None
        if isinstance(question, ChooseStake) and decision.span is not None:
            return decision.span.high
        return None

    staked = -1  # the token that everything is bet with

    def _borrow_and_bet(self, decision: Decision, turn: Turn) -> int | None:
        """Every loan first; then the bet action with most magic that allows a place."""
        if LOAN in decision.options:
            return decision.choice_of(LOAN)
        bets = [
            (turn.cards.tokens[option.token].magic, option)
            for option in decision.options
            if isinstance(option, TakeAction) and BetKind.EARLY in turn.cards.kinds[option.token]
        ]
        if not bets:
            return None
        _, option = max(bets, key=lambda one: one[0])
        self.staked = self.token = option.token
        return decision.choice_of(option)


class AllInAtOnce(AllIn):
    """The same at its first action of the last race."""

    last = 1
