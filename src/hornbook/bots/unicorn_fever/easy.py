"""A beginner at Unicorn Fever."""

from __future__ import annotations

from typing import Final

from hornbook.bots.easing import about_the_best, timid_stake
from hornbook.bots.unicorn_fever import steady
from hornbook.kernel import Span

NOTICE: Final = 1.0  # glory that a choice must lose to look worse


class Policy(steady.Policy):
    """The rules of thumb, followed loosely."""

    def pick(self, values: list[float]) -> int:
        """Something that looks about as good as the best."""
        return about_the_best(values, NOTICE, self._chance)

    def stake(self, best: int, span: Span) -> int:
        """Less than would be best."""
        return timid_stake(best, span, self._chance)
