"""Which beat belongs to a moment. The browser's ``core/lesson.ts`` finds the same ones."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any

import msgspec

from hornbook.kernel import Decision, Event
from hornbook.lessons.lesson import Beat, Lesson, Match, Value, Wish

_ANY = "*"
_COUNT = "#"


def opening_beat(lesson: Lesson) -> Beat | None:
    """What is said before anything is asked."""
    return next((beat for beat in lesson.beats if beat.opening), None)


def beat_of_question(lesson: Lesson, question: Any, view: Any) -> Beat | None:
    """What is said while the learner is asked that."""
    if not guided(view):
        return None
    asked = (one for one in lesson.beats if one.question == question["step"])
    return _fitting(asked, question, view)


def beat_of_event(lesson: Lesson, event: Any, view: Any, said: Collection[str] = ()) -> Beat | None:
    """What is said when that has happened, once; the view is the one before it.

    With the last word the round is over.
    """
    open_to = guided(view)
    fresh = (
        one
        for one in lesson.beats
        if one.event == event["type"] and (open_to or one.ends) and one.id not in said
    )
    return _fitting(fresh, event, view)


def guided(view: Any) -> bool:
    """Whether the round is the one that is taught."""
    return bool(view.get("round_number", view.get("race_number", 0)) == 1)


def plain(thing: Decision | Event | Any) -> Any:
    """A thing of the game as clients see it."""
    return msgspec.to_builtins(thing)


def chosen(wish: Wish, decision: Decision) -> int | None:
    """The choice that fulfils a wish; None where it cannot be had."""
    if wish.amount is not None:
        span = decision.span
        return wish.amount if span is not None and wish.amount in span else None
    for place, option in enumerate(decision.options):
        if is_like(wish, plain(option)):
            return place
    return None


def is_like(wish: Wish, option: Mapping[str, Any]) -> bool:
    """Whether an option is the one wished for."""
    return option["type"] == wish.type and matches(option, wish.of)


def matches(thing: Any, match: Match) -> bool:
    """Whether in each of these places one of the allowed values stands.

    >>> matches({"dice": [2, 3], "turn": 1}, {"dice.*": (3,), "dice.#": (2,), "turn": (1, 2)})
    True
    """
    return all(
        any(value in allowed for value in _values(thing, path.split(".")))
        for path, allowed in match.items()
    )


def _fitting(beats: Iterable[Beat], thing: Any, view: Any) -> Beat | None:
    for beat in beats:
        if matches(thing, beat.of) and matches(view, beat.where):
            return beat
    return None


def _values(thing: Any, path: list[str]) -> Iterator[Value]:
    if not path:
        yield thing
        return
    part, *rest = path
    if part == _COUNT and isinstance(thing, list | tuple):
        yield len(thing)
    elif part == _ANY and isinstance(thing, list | tuple):
        for one in thing:
            yield from _values(one, rest)
    elif isinstance(thing, list | tuple) and part.isdigit() and int(part) < len(thing):
        yield from _values(thing[int(part)], rest)
    elif isinstance(thing, dict) and part in thing:
        yield from _values(thing[part], rest)


def value_at(thing: Any, path: str) -> Value | None:
    """What stands there."""
    return next(values_at(thing, path), None)


def values_at(thing: Any, path: str) -> Iterator[Value]:
    """All that stands there: of ``herd.*.colour`` there is one for each."""
    return _values(thing, path.split("."))
