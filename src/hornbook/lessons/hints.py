"""What a coach says once in somebody's first real games: a rule, when it first matters.

A hint is a row of ``coach-<game>.toml``. It is due at a question (or an event) like that, in a
position like that; the browser's ``core/hints.ts`` finds the same ones. It never advises.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import Any, Final

from msgspec import Struct

from hornbook.kernel import Decision, Event, Seat
from hornbook.kernel.cardfile import CardFile, Id
from hornbook.lessons.lesson import Match, Value, Wish
from hornbook.lessons.moments import is_like, matches, plain, values_at
from hornbook.lessons.naming import ME, Naming, Written
from hornbook.lessons.reading import FOLDER

Bound = int | str
"""A number, or a place of the moment; ``players.me.danari/2`` is half of what stands there."""
_IT: Final = "it"  # the question or the event, in a path of the moment


class Hint(Struct, frozen=True, omit_defaults=True):
    """A rule that is told once, at the thing itself."""

    id: str
    question: str = ""  # while that is asked; neither this nor an event: at any question
    event: str = ""  # after that was shown
    of: Match = {}  # fields of the question or event
    where: Match = {}  # of the moment: the view, and ``it``
    offered: Wish | None = None  # among the options; whoever takes it unaided needs no word of it
    least: dict[str, Bound] = {}  # at least that much
    less: dict[str, Bound] = {}  # less than that
    at: str = ""  # a place on the table
    facts: dict[str, str] = {}  # numbers of the view, beside those of the question or event

    @property
    def message(self) -> str:
        """The name of what is said."""
        return f"hint-{self.id}"


class _Head(Struct, frozen=True):
    """The section [coach]."""

    game: str


class _Row(Struct, frozen=True):
    """A row of [[hint]]."""

    id: Id
    question: str = ""
    event: str = ""
    of: dict[str, Written] = {}
    where: dict[str, Value] = {}
    offered: dict[str, Written] = {}
    least: dict[str, Bound] = {}
    less: dict[str, Bound] = {}
    at: str = ""
    facts: dict[str, str] = {}


def coached() -> list[str]:
    """The games there are hints for."""
    return sorted(path.stem.removeprefix("coach-") for path in FOLDER.glob("coach-*.toml"))


@cache
def hints(game: str) -> tuple[Hint, ...]:
    """All there is to say of a game; nothing where nobody has written any."""
    path = FOLDER / f"coach-{game}.toml"
    return _Reader(path.read_text(encoding="utf-8")).hints() if path.exists() else ()


def hint_at_question(
    known: Sequence[Hint], decision: Decision, view: Any, seat: Seat, told: Collection[str] = ()
) -> Hint | None:
    """What is due while a seat is asked that."""
    question = plain(decision.question)
    options = [plain(option) for option in decision.options]
    for hint in known:
        if hint.event or hint.id in told or hint.question not in ("", question["step"]):
            continue
        if hint.offered and not any(is_like(hint.offered, option) for option in options):
            continue
        if _fits(hint, question, plain(view), seat):
            return hint
    return None


def hint_after_event(
    known: Sequence[Hint], event: Event, view: Any, seat: Seat, told: Collection[str] = ()
) -> Hint | None:
    """What is due once a seat has seen that happen; the view is the one before it."""
    happened = plain(event)
    for hint in known:
        if hint.event != happened["type"] or hint.id in told:
            continue
        if _fits(hint, happened, plain(view), seat):
            return hint
    return None


def facts_of(hint: Hint, view: Any, seat: Seat) -> dict[str, int]:
    """The numbers it names, beside what the question or event tells itself."""
    seen = plain(view)
    return {name: _most(seen, path, seat) for name, path in hint.facts.items()}


def _fits(hint: Hint, thing: Any, view: Any, seat: Seat) -> bool:
    moment = {**view, _IT: thing}
    return (
        matches(thing, _meant(hint.of, moment, seat))
        and matches(moment, _meant(hint.where, moment, seat))
        and all(
            _most(moment, path, seat) >= _bound(moment, one, seat)
            for path, one in hint.least.items()
        )
        and all(
            _most(moment, path, seat) < _bound(moment, one, seat) for path, one in hint.less.items()
        )
    )


def _meant(match: Match, moment: Any, seat: Seat) -> Match:
    """``me`` is the seat, and ``@players.me.owned`` what stands there."""

    def value(written: Value) -> tuple[Value, ...]:
        if written == ME:
            return (int(seat),)
        if isinstance(written, str) and written.startswith("@"):
            return tuple(values_at(moment, _path(written[1:], seat)))
        return (written,)

    return {
        _path(path, seat): tuple(one for written in allowed for one in value(written))
        for path, allowed in match.items()
    }


def _path(path: str, seat: Seat) -> str:
    return ".".join(str(int(seat)) if part == ME else part for part in path.split("."))


def _most(moment: Any, path: str, seat: Seat) -> int:
    """The largest number that stands there; of nothing, less than any."""
    return max((int(one) for one in values_at(moment, _path(path, seat))), default=-1)


def _bound(moment: Any, bound: Bound, seat: Seat) -> int:
    if isinstance(bound, int):
        return bound
    path, _, part = bound.partition("/")
    return _most(moment, path, seat) // int(part or 1)


class _Reader(Naming):
    """A file of hints being read."""

    _me = ME

    def __init__(self, text: str) -> None:
        file = CardFile(text)
        file.refuse_faults()
        file.known_decks("coach", "hint")
        head = file.table("coach", _Head) or _Head("")
        file.refuse_faults()
        super().__init__(file, head.game, "coach")

    def hints(self) -> tuple[Hint, ...]:
        """All of them, in the order in which they are due."""
        found = tuple(self._hint(*one) for one in self._file.placed_rows("hint", _Row))
        self._file.refuse_faults()
        return found

    def _hint(self, place: int, row: _Row) -> Hint:
        kind = "event" if row.event else "question"
        tag = row.event or row.question
        thing = self._kind("hint", place, kind, tag) if tag else None
        return Hint(
            id=row.id,
            question=row.question,
            event=row.event,
            of=self._fields(("hint", place, "of"), thing, row.of),
            where=self._view(("hint", place, "where"), row.where),
            offered=self._wish(("hint", place, "offered"), row.offered) if row.offered else None,
            least=row.least,
            less=row.less,
            at=self._place(("hint", place, "at"), row.at) if row.at else "",
            facts=row.facts,
        )
