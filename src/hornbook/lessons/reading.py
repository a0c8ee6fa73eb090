"""Lesson files: TOML read into a lesson, with the line of every fault."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct

from hornbook.kernel import BadSettings
from hornbook.kernel.cardfile import CardFile, Id
from hornbook.lessons.lesson import Beat, Lesson, Rival, Story, Value
from hornbook.lessons.naming import Naming
from hornbook.lessons.things import numbers

FOLDER: Final = Path(__file__).parent


class _Head(Struct, frozen=True):
    """The section [lesson]."""

    game: str
    version: int
    rules: int
    minutes: int
    secret: str
    seats: int
    first: str = ""


class _Rival(Struct, frozen=True):
    """A row of [[rival]]."""

    seat: int
    question: Id
    of: dict[str, Value] = {}
    where: dict[str, Value] = {}
    take: dict[str, Value] = {}
    amount: int | None = None


class _Beat(Struct, frozen=True):
    """A row of [[beat]]."""

    id: Id
    question: str = ""
    event: str = ""
    opening: bool = False
    of: dict[str, Value] = {}
    where: dict[str, Value] = {}
    at: str = ""
    wish: list[dict[str, Value]] = []
    facts: dict[str, str] = {}
    passing: bool = False
    ends: bool = False


class _Story(Struct, frozen=True):
    """The section [story]."""

    finish: list[str] = []
    learner: dict[str, Value] = {}
    without: str = ""
    winner: str = ""


def lessons() -> list[str]:
    """The lessons there are, each called like its game."""
    return sorted(path.stem for path in FOLDER.glob("*.toml") if not path.stem.startswith("coach"))


def has_lesson(game: str) -> bool:
    """Whether there is a lesson for the game."""
    return game in lessons()


@cache
def lesson(name: str) -> Lesson:
    """The lesson of that name; refused if there is none."""
    if not has_lesson(name):
        raise BadSettings("no-such-lesson", lesson=name[:40], allowed=", ".join(lessons()))
    return read_lesson(name, (FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def read_lesson(name: str, text: str) -> Lesson:
    """A lesson from its file; refused with the line of each fault."""
    return _Reader(name, text).lesson()


class _Reader(Naming):
    """A lesson file being read."""

    def __init__(self, name: str, text: str) -> None:
        self._name = name
        file = CardFile(text)
        file.refuse_faults()
        file.known_decks("lesson", "settings", "rival", "beat", "story")
        self._head = head = file.table("lesson", _Head) or _Head("", 0, 0, 0, "", 0)
        file.refuse_faults()
        super().__init__(file, head.game, "lesson")
        known = self._game.info.rules
        if head.rules != known:
            spot = ("lesson", 0, "rules")
            self._file.fault(spot, "other-rules", rules=head.rules, known=known)

    def lesson(self) -> Lesson:
        """All of it."""
        head, file = self._head, self._file
        rivals = [self._rival(*one) for one in file.placed_rows("rival", _Rival)]
        beats = [self._beat(*one) for one in file.placed_rows("beat", _Beat)]
        story = self._story(file.table("story", _Story) or _Story())
        ids = [beat.id for beat in beats]
        for place, one in enumerate(ids):
            if one in ids[:place]:
                file.fault(("beat", place, "id"), "twice", id=one)
        file.refuse_faults()
        settings = file.data.get("settings", {})
        self._game.info.settle(head.seats, settings)
        return Lesson(
            id=self._name,
            game=head.game,
            version=head.version,
            minutes=head.minutes,
            secret=head.secret,
            seats=head.seats,
            settings=settings,
            rivals=tuple(rivals),
            beats=tuple(beats),
            story=story,
            first=head.first,
        )

    def _rival(self, place: int, row: _Rival) -> Rival:
        asked = self._kind("rival", place, "question", row.question)
        wish = {"amount": row.amount} if row.amount is not None else row.take
        return Rival(
            seat=row.seat,
            question=row.question,
            of=self._fields(("rival", place, "of"), asked, row.of),
            where=self._view(("rival", place, "where"), row.where),
            take=self._wish(("rival", place, "take"), wish),
        )

    def _beat(self, place: int, row: _Beat) -> Beat:
        kind = "event" if row.event else "question"
        tag = row.event or row.question
        thing = None if row.opening else self._kind("beat", place, kind, tag)
        return Beat(
            id=row.id,
            question=row.question,
            event=row.event,
            opening=row.opening,
            of=self._fields(("beat", place, "of"), thing, row.of),
            where=self._view(("beat", place, "where"), row.where),
            at=tuple(self._place(("beat", place, "at"), one) for one in row.at.split()),
            wish=tuple(self._wish(("beat", place, "wish"), one) for one in row.wish),
            facts={
                name: self._fact(("beat", place, "facts"), one) for name, one in row.facts.items()
            },
            passing=row.passing,
            ends=row.ends,
        )

    def _story(self, row: _Story) -> Story:
        lanes = [self._lane(one, "finish") for one in row.finish]
        return Story(
            finish=tuple(lanes),
            learner={path: (value,) for path, value in row.learner.items()},
            without=row.without,
            winner=self._lane(row.winner, "winner") if row.winner else None,
        )

    def _lane(self, written: str, key: str) -> int:
        found = numbers(self._game, "Lane", written)
        if not found:
            self._fault(("story", 0, key), key, written, "Lane")
        return int(found[0]) if found else 0
