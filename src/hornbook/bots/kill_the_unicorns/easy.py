"""A beginner at Kill the Unicorns."""

from __future__ import annotations

from typing import Final

from hornbook.bots.easing import about_the_best
from hornbook.bots.kill_the_unicorns import steady

NOTICE: Final = 2.5  # points that a choice must lose to look worse


class Rules(steady.Rules):
    """The rules of thumb, followed loosely."""

    def pick(self, values: list[float]) -> int:
        """Something that looks about as good as the best."""
        return about_the_best(values, NOTICE, self.chance)


class Policy(steady.Policy):
    """One seat's way of following them."""

    def new_rules(self) -> Rules:
        """What a beginner goes by."""
        return Rules(self._chance)
