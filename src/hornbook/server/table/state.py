"""What is written down of a table, apart from the moves."""

from __future__ import annotations

from enum import Enum

import msgspec
from msgspec import Struct

from hornbook.server import draws
from hornbook.server.store.rows import TableRow
from hornbook.server.table.vote import Vote, VoteKind


class Stage(Enum):
    """Where a table stands."""

    GATHERING = "gathering"
    PLAYING = "playing"
    FINISHED = "finished"


class Clock(Enum):
    """How much time there is to choose."""

    NONE = "none"
    RELAXED = "relaxed"
    QUICK = "quick"
    DECISION = "decision"


class SeatKind(Enum):
    """Who is to sit there."""

    OPEN = "open"
    PERSON = "person"
    BOT = "bot"


class Limit(Struct, frozen=True, gc=False):
    """How far a seat goes along by itself, in one auction of one game."""

    amount: int
    step: str  # the kind of question it answers
    game: str
    undone: int = 0  # how often something had been taken back


class SeatCard(Struct, frozen=True, gc=False):
    """A seat's place card."""

    kind: SeatKind = SeatKind.OPEN
    name: str = ""
    guest: str = ""
    level: str = ""  # of a bot
    words: str = ""  # the player's contribution to the luck
    left: bool = False  # stood up during the game: a bot plays on
    stays: bool = False  # after the game: said to be there for the next one
    portrait: str = ""  # a symbol's name; none at an open seat
    limit: Limit | None = None  # nobody else sees it


OPEN_SEAT = SeatCard()


class TableState(Struct, dict=True):
    """A table apart from seats and game. ``secret`` never leaves before the game is over.

    Whoever changes anything here has it stored and told: ``version`` counts the changes.
    """

    code: str
    game: str
    settings: dict[str, bool | int | str | list[str]]
    edition: str | None
    most: int  # seats
    host: str
    public: bool
    created: float
    locked: bool = False
    clock: Clock = Clock.NONE
    seconds: int = 0  # for each decision, where the clock is so
    stage: Stage = Stage.GATHERING
    playing: str = ""  # the id of the game on the table
    secret: str = msgspec.field(default_factory=draws.new_secret)
    muted: list[str] = []
    paused: bool = False
    hints: bool = True  # whether players may ask for their chances
    result: str = ""  # the id of the last finished game
    closed: str = ""  # the id of a game that was closed, as nobody knows its rules any more
    put_away: bool = False  # its own cards do not fit the rules any more: the house's lie there
    vote: Vote | None = msgspec.field(default=None, name="motion")  # stored under its old name
    language: str = ""  # what the host's screen says
    lesson: str = ""  # the game on the table is that guided one
    late: list[SeatCard] = []  # came when nobody could sit down: seated as soon as that is possible

    def __post_init__(self) -> None:
        self.__dict__["version"] = 0

    def __setattr__(self, name: str, value: object) -> None:
        super().__setattr__(name, value)
        self.__dict__["version"] += 1

    @property
    def version(self) -> int:
        """How often it was changed; it is not stored."""
        return int(self.__dict__["version"])

    @property
    def listed(self) -> bool:
        """Whether anybody may find it in the lobby."""
        return self.public and not self.locked and self.stage is not Stage.FINISHED

    def went_on(self) -> None:
        """The game was moved on: whoever wanted to go back is too late."""
        if self.vote is not None and self.vote.kind is VoteKind.UNDO:
            self.vote = None


def table_row(state: TableState, now: float) -> TableRow:
    """A table as it is stored."""
    listed = int(state.listed)
    return TableRow(state.code, state.stage.value, listed, now, msgspec.json.encode(state))
