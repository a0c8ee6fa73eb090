"""Lesson files: TOML read into a lesson, with the line of every fault."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from hornbook import games
from hornbook.kernel import Amount, BadSettings, Choose, Event, Game, Option
from hornbook.kernel.cardfile import CardFile, Id
from hornbook.kernel.parts import parts_of
from hornbook.lessons.lesson import LEARNER, Beat, Lesson, Match, Rival, Story, Value, Wish
from hornbook.lessons.things import hint_of, numbers, value_of

FOLDER: Final = Path(__file__).parent
_NAMED: Final = re.compile(r"([A-Z][A-Za-z]+):([a-z0-9-]+)")
_ME: Final = "me"


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


class _Reader:
    """A lesson file being read."""

    def __init__(self, name: str, text: str) -> None:
        self._name = name
        self._file = CardFile(text)
        self._file.refuse_faults()
        self._file.known_decks("lesson", "settings", "rival", "beat", "story")
        self._head = head = self._file.table("lesson", _Head) or _Head("", 0, 0, 0, "", 0)
        self._file.refuse_faults()
        if head.game not in games.names():
            self._fault(("lesson", 0, "game"), "game", head.game, "game")
            self._file.refuse_faults()
        self._game: type[Game[Any, Any]] = games.load(head.game)
        known = self._game.info.rules
        if head.rules != known:
            spot = ("lesson", 0, "rules")
            self._file.fault(spot, "other-rules", rules=head.rules, known=known)
        self._kinds = {
            "question": _by_tag(self._game, Choose, Amount),
            "event": _by_tag(self._game, Event),
            "option": _by_tag(self._game, Option),
        }

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

    def _kind(self, deck: str, place: int, key: str, tag: str) -> type[Struct] | None:
        """What the game asks or tells under that name."""
        found = self._kinds[key].get(tag)
        if found is None:
            self._file.fault((deck, place, key), "cannot-happen", key=key, value=tag)
        return found

    def _wish(self, spot: tuple[str, int, str], row: Mapping[str, Value]) -> Wish:
        if "amount" in row:
            return Wish(amount=int(row["amount"]))
        tag = str(row.get("type", ""))
        option = self._kinds["option"].get(tag)
        if option is None:
            self._file.fault(spot, "cannot-happen", key=spot[2], value=tag)
        fields = {name: value for name, value in row.items() if name != "type"}
        return Wish(type=tag, of=self._fields(spot, option, fields))

    def _fields(
        self, spot: tuple[str, int, str], kind: type[Struct] | None, row: Mapping[str, Value]
    ) -> Match:
        """The fields of a thing of the game, by what may stand in them."""
        found: Match = {}
        for path, written in row.items():
            hint = None if kind is None else hint_of(kind, path)
            if kind is not None and hint is None:
                allowed = ", ".join(kind.__struct_fields__)
                self._file.fault(spot, "unknown-key", key=path, allowed=allowed)
                continue
            counted = path.endswith(".#")
            found[path] = (written,) if counted else value_of(self._game, hint, written)
            if not found[path]:
                self._fault(spot, path, str(written), getattr(hint, "__name__", path))
        return found

    def _view(self, spot: tuple[str, int, str], row: Mapping[str, Value]) -> Match:
        """Places of the learner's view: ``actions.Lane:green.*.card = "ActionId:serum"``."""
        return {self._path(spot, path): self._named(spot, one) for path, one in row.items()}

    def _named(self, spot: tuple[str, int, str], written: Value) -> tuple[Value, ...]:
        name = _NAMED.fullmatch(written) if isinstance(written, str) else None
        if name is None:
            return (written,)
        found = numbers(self._game, name[1], name[2])
        if not found:
            self._fault(spot, spot[2], name[2], name[1])
        return found

    def _path(self, spot: tuple[str, int, str], path: str) -> str:
        parts = [str(int(LEARNER)) if one == _ME else one for one in path.split(".")]
        return ".".join(str((self._named(spot, one) or ("",))[0]) for one in parts)

    def _place(self, spot: tuple[str, int, str], written: str) -> str:
        """A place on the table: ``tray``, or ``lane=Lane:black``, where copies are all meant.

        After a comma stands what is shown on a screen that has no room for the first.
        """
        if "," in written:
            return ",".join(self._place(spot, one) for one in written.split(","))
        name, _, thing = written.partition("=")
        if not thing:
            return name
        return f"{name}={'|'.join(str(one) for one in self._named(spot, thing))}"

    def _fact(self, spot: tuple[str, int, str], written: str) -> str:
        """``Lane:black`` is the thing's name, ``Row@rows.0`` that of what stands there in the view.

        Anything else is a place of the view, and what is there a number.
        """
        kind, _, path = written.partition("@")
        if path:
            return f"{kind}@{self._path(spot, path)}"
        name = _NAMED.fullmatch(written)
        if name is None:
            return self._path(spot, written)
        return f"{name[1]}:{(self._named(spot, written) or ('',))[0]}"

    def _fault(self, spot: tuple[str, int, str], key: str, value: str, kind: str) -> None:
        self._file.fault(spot, "no-such-thing", key=key, value=value[:40], kind=kind)


def _by_tag(game: type[Game[Any, Any]], *bases: type[Struct]) -> dict[str, type[Struct]]:
    return {str(one.__struct_config__.tag): one for base in bases for one in parts_of(game, base)}
