"""What the server says."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from hornbook.kernel import kebab
from hornbook.racing import Award
from hornbook.server.protocol.commands import Reaction
from hornbook.server.table.state import Clock, SeatKind, Stage
from hornbook.server.table.vote import VoteKind


class _Frame(Struct, frozen=True, tag_field="type", tag=kebab):
    """A frame to a client."""


class Face(Struct, frozen=True):
    """Who sits at a seat."""

    seat: int
    kind: SeatKind
    name: str
    guest: str
    level: str  # of a bot
    present: bool
    stand_in: bool  # a bot plays on for an absent person
    portrait: str = ""  # a symbol's name; none at an open seat
    left: bool = False  # stood up during the game or after it
    stays: bool = False  # after a game: will be there for the next one


class VoteNote(Struct, frozen=True):
    """What somebody asked for, and whose answer is missing."""

    kind: VoteKind
    by: str
    seat: int
    waiting: list[str]


class Luck(Struct, frozen=True):
    """What is known of the luck: the promise, and at the end all of it."""

    commitment: str
    words: int  # how many have added words of their own
    secret: str | None = None
    contributions: list[str] | None = None
    prepared: bool = False  # for a lesson: no promise of fair luck is made


class LessonNote(Struct, frozen=True):
    """The guided game that is played."""

    id: str
    version: int


class ChatLine(Struct, frozen=True):
    """A line of chat."""

    guest: str
    name: str
    text: str
    portrait: str = ""  # of who sits


class DecisionNote(Struct, frozen=True):
    """What a seat has to decide; choices are places in ``options``, or amounts of ``span``."""

    seat: int
    number: int
    question: Any
    options: Any
    span: Any
    seconds: float | None  # left on the clock
    goes_on: bool = False  # whether it belongs to the deed of the choice before it


class Table(_Frame, frozen=True):
    """The table apart from the game; sent whenever it changes."""

    code: str
    game: str
    settings: dict[str, bool | int | str | list[str]]
    edition: str | None  # the name of a foreign edition
    most: int
    host: str
    public: bool
    locked: bool
    clock: Clock
    seconds: int
    stage: Stage
    playing: str
    finished: str
    paused: bool
    hints: bool  # whether ``odds`` is answered
    players: int
    connected: int
    faces: list[Face] | None  # None: too many to list, ask with ``who``
    motion: VoteNote | None
    muted: list[str]
    luck: Luck
    staying: int = 0  # after a game: how many have said that they stay for another
    late: int = 0  # how many wait for a seat, which they get by themselves
    closed: str = ""  # a game that was closed unfinished, as its rules are not known any more
    put_away: bool = False  # its own cards do not fit the rules any more: the house's lie there
    lesson: LessonNote | None = None  # a guided first game
    stuck: DecisionNote | None = None  # what the host may answer for somebody who does not
    language: str = ""  # what the host's screen says: televisions do likewise


class Welcome(_Frame, frozen=True):
    """The answer to ``hello``. The table and the game follow."""

    version: int
    guest: str
    seats: list[int]
    chat: list[ChatLine]


class Seats(_Frame, frozen=True):
    """The seats that are yours; sent whenever they change."""

    seats: list[int]


class LimitNote(Struct, frozen=True):
    """What the seat may set as its limit in this auction, and what it has set."""

    low: int
    high: int
    step: int
    amount: int | None


class Events(_Frame, frozen=True, kw_only=True):
    """Exactly what happened after ``after``, as far as the seat hears it, and how it looks now."""

    game: str
    after: int
    eyes: int | None
    upto: int
    events: list[tuple[int, Any]]
    waiting: list[int]  # who must choose, while they are few
    in_public: bool  # whether that needs no secret
    seconds: float | None = None  # until the time of somebody who must choose is up
    view: Any
    decision: DecisionNote | None
    limit: LimitNote | None = None  # of the seat, while it may set one
    undo: bool  # whether the seat may take its last choice back by itself
    over: bool


class Fresh(_Frame, frozen=True, kw_only=True):
    """How it looks now, where the events before ``upto`` are too many or too old to tell."""

    game: str
    eyes: int | None
    upto: int
    # For the log: how a game that is new to you began.
    events: list[tuple[int, Any]] | UnsetType = UNSET
    waiting: list[int]
    in_public: bool
    seconds: float | None = None
    view: Any
    decision: DecisionNote | None
    limit: LimitNote | None = None
    undo: bool
    over: bool


class Crowd(_Frame, frozen=True, kw_only=True):
    """Many are here: what happened in public. Nothing of your own has changed."""

    game: str
    after: int
    upto: int
    events: list[tuple[int, Any]]
    waiting: list[int]
    in_public: bool
    seconds: float | None = None
    public: Any
    over: bool


class Done(_Frame, frozen=True):
    """The command was carried out, and what it did is stored."""

    id: str
    made: int = 0  # choices
    code: str = ""  # why not all of them


class Refused(_Frame, frozen=True):
    """Nothing was changed, and why."""

    id: str | None
    code: str
    facts: dict[str, str | int]
    rule: str = ""
    passing: bool = False  # whether it can be otherwise in a moment


class Drafted(_Frame, frozen=True):
    """What is known of a chain before it is made."""

    id: str
    sealed: bool
    events: Any
    view: Any
    decision: DecisionNote | None


class BetChance(Struct, frozen=True):
    """One kind of bet on one racer, for each coin staked."""

    kind: int
    lane: int
    chance: float
    error: float  # half the width of the 95 % interval of the chance
    money: float  # gained on average
    points: float


class Odds(_Frame, frozen=True):
    """What a seat may expect of the race: chances by lane and place, and what bets are worth."""

    id: str
    lanes: list[list[float]]
    bets: list[BetChance]


class OpinionNote(Struct, frozen=True):
    """An answer, and why one would give it: a thing of the game's words, ``reason-…``."""

    choice: int
    reason: dict[str, str | int | None]


class Advised(_Frame, frozen=True):
    """What a bot would do, first, and the best of what else there is."""

    id: str
    opinions: list[OpinionNote]


class Chances(_Frame, frozen=True):
    """By lane, before the first card of the last race and after each: the chance to win it."""

    id: str
    turns: list[list[float]]
    places: list[list[float]] = []  # and to be among the first three
    cards: list[int] = []  # turned in that race: who lags behind sees that it is another one


class Awards(_Frame, frozen=True):
    """What a night of races is remembered for; nobody has two."""

    id: str
    awards: list[Award]


class Faces(_Frame, frozen=True):
    """The answer to ``who``."""

    id: str
    faces: list[Face]


class Said(_Frame, frozen=True):
    """Somebody said something."""

    line: ChatLine


class Reacted(_Frame, frozen=True):
    """Somebody reacted."""

    guest: str
    name: str
    reaction: Reaction
    portrait: str = ""


class Pong(_Frame, frozen=True):
    """I am here."""


class Closing(_Frame, frozen=True):
    """The last frame before the server hangs up."""

    code: str
    again: bool  # whether coming back makes sense


Frame: TypeAlias = (
    Welcome
    | Table
    | Seats
    | Events
    | Fresh
    | Crowd
    | Done
    | Refused
    | Drafted
    | Odds
    | Advised
    | Chances
    | Awards
    | Faces
    | Said
    | Reacted
    | Pong
    | Closing
)

_ENCODER = msgspec.json.Encoder()


def encoded(frame: Frame) -> bytes:
    """The frame as it is sent."""
    return _ENCODER.encode(frame)


def raw(value: object) -> Raw:
    """Something encoded once, to be sent to many."""
    return Raw(_ENCODER.encode(value))
