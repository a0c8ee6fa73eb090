"""Search on redeals, within a budget of playouts or milliseconds."""

from __future__ import annotations

from hornbook.bots.budget import Budget
from hornbook.bots.policies import Policy, search
from hornbook.kernel import Chance, SeatHandle

__all__ = ["SharpBot"]


class SharpBot:
    """Tries its options on worlds that could be the true one, and takes the best."""

    def __init__(self, chance: Chance, budget: Budget) -> None:
        self._chance = chance
        self._budget = budget
        self._policy: Policy | None = None

    def choose(self, seat: SeatHandle) -> int:
        """The choice for the seat's pending decision."""
        if self._policy is None:
            self._policy = search(seat.game, self._chance, self._budget)
        return self._policy.choose(seat)
