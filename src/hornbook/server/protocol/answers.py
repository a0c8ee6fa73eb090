"""What the HTTP API answers."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from hornbook.kernel import GameInfo, Result
from hornbook.kernel.examples import Form
from hornbook.lessons import Beat, Hint
from hornbook.server.protocol.frames import Table
from hornbook.server.table.play import Moment
from hornbook.server.table.state import Clock, Stage
from hornbook.text import Chapter


class NewGuest(Struct, frozen=True):
    """An identity: keep the token."""

    guest: str
    token: str
    version: int


class Registered(GameInfo, frozen=True, kw_only=True):
    """A game, and the bots that know it."""

    bots: list[str]
    lesson: int = 0  # minutes of its guided first game; 0: there is none


class Games(Struct, frozen=True):
    """The games there are."""

    games: list[Registered]
    portraits: list[str]  # the faces a person can choose from


class Rules(Struct, frozen=True):
    """A game's rules in our own words, and what can be tried in them."""

    game: str
    language: str
    chapters: tuple[Chapter, ...]
    examples: dict[str, Form]  # by name


class Invitation(Struct, frozen=True):
    """How to come to a table."""

    code: str
    link: str
    qr: str
    socket: str


class TableAnswer(Struct, frozen=True):
    """The invitation and the table."""

    code: str
    link: str
    qr: str
    socket: str
    table: Table
    waiting: list[int]  # who must choose, while they are few
    host: str = ""  # the host's name
    yours: list[int] = []  # the seats of whoever asks
    later: bool = False  # whether whoever asks waits for a seat


class SecondScreen(Struct, frozen=True):
    """A way for another device to be the same guest, for a few minutes."""

    link: str
    qr: str  # a picture, as SVG


class Reached(Struct, frozen=True):
    """Whether other devices can come in, and by which address."""

    address: str  # empty: only the computer that the server runs on
    switchable: bool  # whoever asks sits at that computer, and may change it


class Listed(Struct, frozen=True):
    """A table in the lobby."""

    code: str
    game: str
    stage: Stage
    most: int
    clock: Clock
    players: int | None  # None: nobody has been there for a while
    connected: int
    host: str


class Lobby(Struct, frozen=True):
    """Public tables."""

    tables: list[Listed]


class Finished(Struct, frozen=True):
    """A finished game, and the proof of its luck."""

    game: str
    seats: list[str]
    result: Result | None
    begun: float
    ended: float | None
    commitment: str
    secret: str
    contributions: list[str]
    record: str
    replay: str
    portraits: list[str] = []  # by seat; none of games before there were any
    levels: list[str] = []  # of bots, by seat; likewise
    before: Moment | None = None  # taken up at that moment of another game
    prepared: bool = False  # dealt for a lesson


class LessonAnswer(Struct, frozen=True):
    """A guided game: what the coach says when, and its words."""

    id: str
    game: str
    version: int
    minutes: int
    beats: tuple[Beat, ...]
    language: str
    fluent: str


class HintsAnswer(Struct, frozen=True):
    """What a coach says once in first real games, when, and its words."""

    game: str
    hints: tuple[Hint, ...]
    language: str
    fluent: str


class Replay(Struct, frozen=True):
    """Some steps of a finished game."""

    steps: list[Any]
    total: int


class MeasuredThing(Struct, frozen=True):
    """What one card, seat or character was worth, in points of a hundred games."""

    name: str
    own: bool  # it stands in the file
    effect: float | None  # None: it was not given to anybody yet
    low: float
    high: float
    games: int
    taken: float | None  # how often, when it was on offer
    verdict: Literal["strong", "weak", "unwanted", "few", "fits"]
    said: str  # the verdict in words


class MeasuredFamily(Struct, frozen=True):
    """Things of one kind, those of the file first."""

    title: str
    things: list[MeasuredThing]


class Measured(Struct, frozen=True):
    """Cards of somebody's own, measured in games between bots as far as that has come."""

    done: float = 0.0
    whole: bool = True  # False: it was broken off
    about: str = ""
    families: list[MeasuredFamily] = []
    page: str = ""  # the whole report as a page, once it is done


Status: TypeAlias = Literal["ok", "degraded", "failing"]


class Part(Struct, frozen=True):
    """How a part of the server is. ``code`` names a message, ``facts`` fill its gaps."""

    status: Status
    code: str = ""
    facts: dict[str, float] = {}


class Health(Struct, frozen=True):
    """Whether the server can serve: with a part that fails it cannot."""

    ok: bool
    version: int
    status: Status
    parts: dict[str, Part]


class RefusedRequest(Struct, frozen=True):
    """Why not. ``code`` names a message, ``facts`` fill its gaps."""

    code: str
    facts: dict[str, str | int]
    rule: str
