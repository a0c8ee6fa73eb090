"""At the Party every horse is as good as another: there is nothing to search for."""

from __future__ import annotations

from hornbook.bots.budget import Budget
from hornbook.bots.steady import party
from hornbook.kernel import Chance


class Policy(party.Policy):
    """A guest like any other."""

    def __init__(self, chance: Chance, budget: Budget) -> None:
        super().__init__(chance)
