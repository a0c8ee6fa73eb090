"""Sound rules of thumb, about a millisecond a decision."""

from __future__ import annotations

from hornbook.bots.policies import Policy, rules_of_thumb
from hornbook.kernel import Chance, SeatHandle

__all__ = ["SteadyBot"]


class SteadyBot:
    """Plays each game by its own rules of thumb; the seed gives it a slight style of its own."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._policy: Policy | None = None

    def choose(self, seat: SeatHandle) -> int:
        """The choice for the seat's pending decision."""
        if self._policy is None:
            self._policy = rules_of_thumb(seat.game, self._chance)
        return self._policy.choose(seat)
