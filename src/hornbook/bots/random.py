"""Any legal choice, each as likely as the others."""

from __future__ import annotations

from hornbook.kernel import Chance, SeatHandle


class RandomBot:
    """Chooses blindly, but only among what is allowed."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def choose(self, seat: SeatHandle) -> int:
        """One of the legal choices."""
        decision = seat.decision
        return decision.choice(self._chance.below(decision.count))
