"""Rules of thumb, about a millisecond a decision: followed soundly, or as a beginner does."""

from __future__ import annotations

from typing import ClassVar

from hornbook.bots.policies import Policy, rules_of_thumb
from hornbook.kernel import Chance, SeatHandle

__all__ = ["EasyBot", "SteadyBot"]


class SteadyBot:
    """Plays each game by its own rules of thumb; the seed gives it a slight style of its own."""

    level: ClassVar = "steady"

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._policy: Policy | None = None

    def choose(self, seat: SeatHandle) -> int:
        """The choice for the seat's pending decision."""
        if self._policy is None:
            self._policy = rules_of_thumb(seat.game, self._chance, self.level)
        return self._policy.choose(seat)


class EasyBot(SteadyBot):
    """A beginner's companion: sees what is good, but not quite how good, and stakes little."""

    level: ClassVar = "easy"
