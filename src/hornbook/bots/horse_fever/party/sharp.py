"""At the Party every horse is as good as another: there is nothing to search for."""

from __future__ import annotations

from hornbook.bots.budget import Budget
from hornbook.bots.horse_fever.party import steady
from hornbook.kernel import Chance


class Policy(steady.Policy):
    """A guest like any other."""

    def __init__(self, chance: Chance, budget: Budget) -> None:
        super().__init__(chance)
