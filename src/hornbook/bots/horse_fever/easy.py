"""A beginner at Horse Fever."""

from __future__ import annotations

from typing import Final

from hornbook.bots.easing import about_the_best, timid_stake
from hornbook.bots.horse_fever import steady
from hornbook.kernel import SeatHandle, Span

# Victory points that a choice must lose to look worse: a shop has more to go wrong in.
NOTICE: Final = 0.85
IN_THE_SHOP: Final = 0.9


class Policy(steady.Policy):
    """The rules of thumb, followed loosely."""

    notice = NOTICE

    def choose(self, seat: SeatHandle) -> int:
        """The choice for the seat's pending decision."""
        self.notice = IN_THE_SHOP if seat.game == "horse-fever-board" else NOTICE
        return super().choose(seat)

    def pick(self, values: list[float]) -> int:
        """Something that looks about as good as the best."""
        return about_the_best(values, self.notice, self._chance)

    def stake(self, best: int, span: Span) -> int:
        """Less than would be best."""
        return timid_stake(best, span, self._chance)
