"""Sound rules of thumb, about a millisecond a decision."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol

from hornbook.bots.random import RandomBot
from hornbook.kernel import Chance, SeatHandle

__all__ = ["SteadyBot"]

_POLICIES = {
    "unicorn-fever": "hornbook.bots.steady.unicorn_fever",
}


class Policy(Protocol):
    """One game's rules of thumb."""

    def choose(self, seat: SeatHandle) -> int:
        """The choice for the seat's pending decision."""


class SteadyBot:
    """Plays each game by its own rules of thumb; the seed gives it a slight style of its own."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._policy: Policy | None = None

    def choose(self, seat: SeatHandle) -> int:
        """The choice for the seat's pending decision."""
        if self._policy is None:
            self._policy = self._policy_for(seat.game)
        return self._policy.choose(seat)

    def _policy_for(self, game: str) -> Policy:
        if game not in _POLICIES:
            return RandomBot(self._chance)
        policy: Policy = import_module(_POLICIES[game]).Policy(self._chance)
        return policy
