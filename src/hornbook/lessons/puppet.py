"""A rival with a part to play: it takes what the lesson wishes, and is ``steady`` otherwise."""

from __future__ import annotations

from hornbook import bots
from hornbook.kernel import Chance, SeatHandle
from hornbook.lessons.lesson import Lesson
from hornbook.lessons.moments import chosen, guided, matches, plain

LEVEL = "steady"


class Puppet:
    """Remembers nothing: made anew in the middle of a game it chooses the same."""

    def __init__(self, lesson: Lesson, luck: str) -> None:
        self._lesson = lesson
        self._luck = luck

    def choose(self, seat: SeatHandle) -> int:
        """The choice for the seat's pending decision. It sees its own view alone."""
        wished = self._wished(seat)
        if wished is not None:
            return wished
        luck = Chance(f"{self._luck}/{seat.decision.number}")
        return bots.make(LEVEL, luck, seat.game).choose(seat)

    def _wished(self, seat: SeatHandle) -> int | None:
        view = plain(seat.view)
        if not guided(view):
            return None
        decision = seat.decision
        question = plain(decision.question)
        for part in self._lesson.rivals:
            if part.seat != seat.seat or part.question != question["step"]:
                continue
            if matches(question, part.of) and matches(view, part.where):
                choice = chosen(part.take, decision)
                if choice is not None:
                    return choice
        return None
