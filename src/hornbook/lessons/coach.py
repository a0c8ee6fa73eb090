"""What the coach says at a moment, in words."""

from __future__ import annotations

from typing import Any

from hornbook.kernel import Decision, Event
from hornbook.lessons.lesson import LEARNER, Beat, Lesson
from hornbook.lessons.moments import (
    beat_of_event,
    beat_of_question,
    opening_beat,
    plain,
    value_at,
)
from hornbook.text import Phrases


class Coach:
    """Sits beside a learner. Each event is spoken of once, each question whenever it is open."""

    def __init__(self, lesson: Lesson, phrases: Phrases) -> None:
        self._lesson = lesson
        self._phrases = phrases
        self._said: set[str] = set()

    def opening(self, view: Any) -> str:
        """Before anything is asked."""
        beat = opening_beat(self._lesson)
        return "" if beat is None else self._say(beat, {}, plain(view))

    def asked(self, decision: Decision, view: Any) -> str:
        """While that is asked; nothing where there is nothing to say."""
        seen = plain(view)
        beat = beat_of_question(self._lesson, plain(decision.question), seen)
        if beat is None:
            return ""
        facts = self._phrases.facts(decision.question)
        amount = beat.wish[0].amount if beat.wish else None
        return self._say(beat, facts if amount is None else {**facts, "amount": amount}, seen)

    def heard(self, event: Event, before: Any) -> str:
        """When that has happened; the view is the one before it."""
        if not event.heard_by(LEARNER):
            return ""
        seen = plain(before)
        beat = beat_of_event(self._lesson, plain(event), seen, self._said)
        if beat is None:
            return ""
        self._said.add(beat.id)
        return self._say(beat, self._phrases.facts(event), seen)

    def taken_back(self) -> None:
        """What comes again is spoken of again."""
        self._said.clear()

    def _say(self, beat: Beat, facts: dict[str, Any], view: Any) -> str:
        more = {name: self._fact(one, view) for name, one in beat.facts.items()}
        return self._phrases.catalogue.say(self._lesson.message(beat), facts | more)

    def _fact(self, written: str, view: Any) -> str | int:
        kind, _, path = written.partition("@")
        if path:
            return self._phrases.name(kind, int(value_at(view, path) or 0))
        kind, _, number = written.partition(":")
        if number:
            return self._phrases.name(kind, int(number))
        return int(value_at(view, written) or 0)
