"""What a client may say. Anything else is refused before a room sees it."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from hornbook.kernel import kebab
from hornbook.server.table.state import Clock
from hornbook.server.table.vote import VoteKind

Id = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
"""A client's own name for a command; sent again, it is not carried out again."""

Code = Annotated[str, Meta(min_length=4, max_length=12, pattern=r"^[A-Za-z0-9]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Portrait = Annotated[str, Meta(max_length=32)]
"""The symbol of a face; ``GET /api/games`` lists them. Nothing: one is dealt."""

SeatNumber = Annotated[int, Meta(ge=0, le=100_000)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Choice = Annotated[int, Meta(ge=-1_000_000_000, le=1_000_000_000)]
Chain = Annotated[list[Choice], Meta(min_length=1, max_length=32)]
Seconds = Annotated[int, Meta(ge=5, le=3600)]  # for each decision
Words = Annotated[str, Meta(max_length=200)]
Language = Annotated[str, Meta(max_length=8, pattern=r"^[a-z]*$")]
"""What a folder of texts is called."""

Level = Annotated[str, Meta(min_length=1, max_length=16, pattern=r"^[a-z]+(:[0-9]{1,4}(ms)?)?$")]


class _Frame(
    Struct,
    frozen=True,
    forbid_unknown_fields=True,
    tag_field="type",
    tag=kebab,
    omit_defaults=True,  # a field that is added later does not make it another frame
):
    """A frame from a client."""


class _Command(_Frame, frozen=True):
    """A frame that is answered with ``done`` or ``refused``."""

    id: Id


class Hello(_Frame, frozen=True):
    """The first frame: who I am, which table, and what I have seen of it."""

    version: int
    token: Annotated[str, Meta(max_length=200)]
    table: Code
    name: Name = "?"
    portrait: Portrait = ""
    tv: bool = False  # public things only, whoever I am
    language: Language = ""  # what my screen says; a television says what the host's does
    game: Annotated[str, Meta(max_length=24)] = ""  # the game ``seen`` counts in
    seen: Number = 0
    eyes: SeatNumber | None = None


class Ping(_Frame, frozen=True):
    """Are you there?"""


class Sit(_Command, frozen=True):
    """Take a seat: that one, or any. ``name`` for a second person at the same screen."""

    seat: SeatNumber | None = None
    name: Name | None = None
    portrait: Portrait = ""


class Stand(_Command, frozen=True):
    """Leave a seat. During a game a bot plays on until its owner sits down again."""

    seat: SeatNumber


class Introduce(_Command, frozen=True):
    """Another name or face for somebody at a seat of mine."""

    seat: SeatNumber
    name: Name | None = None
    portrait: Portrait = ""


class SetBot(_Command, frozen=True):
    """Host: a bot of that level takes the seat; without a level the seat is opened."""

    seat: SeatNumber
    level: Level | None = None


class Arrange(_Command, frozen=True):
    """Host, before the deal: other settings, another clock or door, more stools or fewer."""

    settings: dict[Annotated[str, Meta(max_length=40)], bool | int | str | list[str]] = {}
    most: Annotated[int, Meta(ge=1, le=100_000)] | None = None
    clock: Clock | None = None
    seconds: Seconds | None = None
    public: bool | None = None
    hints: bool | None = None


class Start(_Command, frozen=True):
    """Host: deal to everyone who sits."""


class Rematch(_Command, frozen=True):
    """Host: after a game, gather the same people again."""


class Lock(_Command, frozen=True):
    """Host: nobody new may come in, or anyone may again."""

    locked: bool


class Speak(_Command, frozen=True):
    """Host: my screen says everything in another language now, and so may televisions."""

    language: Language


class MoreTime(_Command, frozen=True):
    """Host: whoever is asked now has so many seconds more. Who is asked: 30, once a question."""

    seconds: Annotated[int, Meta(ge=1, le=300)] = 30


class Contribute(_Command, frozen=True):
    """Words of my own for the luck of the next game."""

    words: Words


class Choose(_Command, frozen=True):
    """A chain of choices: the first answers the decision of that number."""

    seat: SeatNumber
    number: Number
    choices: Chain


class Limit(_Command, frozen=True):
    """Go along by itself up to a limit, while this auction lasts; without one, no longer."""

    seat: SeatNumber
    limit: Choice | None = None


class Draft(_Command, frozen=True):
    """Try a chain of choices without making them."""

    seat: SeatNumber
    choices: Annotated[list[Choice], Meta(max_length=32)]


class Undo(_Command, frozen=True):
    """Take back a seat's last choice; where the others must agree, they are asked.

    Without a seat it is the last choice of all who share the screen.
    """

    seat: SeatNumber | None = None


class Pause(_Command, frozen=True):
    """Ask for a break, or end it."""

    paused: bool


class Vote(_Command, frozen=True):
    """Yes or no to what somebody asked for."""

    motion: VoteKind
    agree: bool


class Look(_Command, frozen=True):
    """See through the eyes of one of my seats, or of the public."""

    seat: SeatNumber | None = None


class Who(_Command, frozen=True):
    """The names at these seats."""

    seats: Annotated[list[SeatNumber], Meta(max_length=64)]


class Odds(_Command, frozen=True):
    """What may be expected of the race, with what that seat of mine knows, or the public."""

    seat: SeatNumber | None = None


class Advise(_Command, frozen=True):
    """What a bot would do in that seat's place, after these choices, and why."""

    seat: SeatNumber
    choices: Annotated[list[Choice], Meta(max_length=32)] = []


class Chances(_Command, frozen=True):
    """How the chances went in the race being run or just over, for all to see."""


class Awards(_Command, frozen=True):
    """What the Party that is over is remembered for."""


class Chat(_Command, frozen=True):
    """A line to everyone."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Reaction(Enum):
    """Quick reactions."""

    CHEER = "cheer"
    LAUGH = "laugh"
    GASP = "gasp"
    CLAP = "clap"
    GROAN = "groan"
    THANKS = "thanks"
    HURRY = "hurry"


class React(_Command, frozen=True):
    """A quick reaction."""

    reaction: Reaction


class Mute(_Command, frozen=True):
    """Host: nobody hears that guest any more, or they do again."""

    guest: Annotated[str, Meta(min_length=1, max_length=24)]
    muted: bool


Command: TypeAlias = (
    Sit
    | Stand
    | Introduce
    | SetBot
    | Arrange
    | Start
    | Rematch
    | Lock
    | Speak
    | MoreTime
    | Contribute
    | Choose
    | Limit
    | Draft
    | Undo
    | Pause
    | Vote
    | Look
    | Who
    | Odds
    | Advise
    | Chances
    | Awards
    | Chat
    | React
    | Mute
)
Frame: TypeAlias = Hello | Ping | Command
