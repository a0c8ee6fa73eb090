"""What the HTTP API is asked: the bodies of its requests."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from hornbook.server.protocol.commands import Id, Level, Name, Portrait, Seconds
from hornbook.server.table.state import Clock

DECISION_SECONDS: Final = 60
CARD_FILE: Final = 400_000  # letters

CardFileText = Annotated[str, Meta(max_length=CARD_FILE)]


class _Request(
    Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,  # a field that is added later does not make it another request
):
    """A body."""


_Short = Annotated[str, Meta(max_length=20)]
_Number = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
_Chosen = _Number | Annotated[list[_Number], Meta(max_length=60)]


class SameGuest(_Request, frozen=True):
    """What stands behind the ``#`` of a link for a second screen."""

    key: Annotated[str, Meta(max_length=200)]


class SeatPlan(_Request, frozen=True):
    """A seat as the host wants it."""

    kind: Literal["open", "bot", "host", "hot-seat"] = "open"
    name: Name | None = None  # of a bot, or of a person at the host's screen
    portrait: Portrait = ""
    level: Level | None = None  # of a bot


class NewTable(_Request, frozen=True):
    """A table as it is ordered."""

    game: Annotated[str, Meta(max_length=40)]
    name: Name  # the host's
    portrait: Portrait = ""  # likewise
    settings: dict[str, bool | int | str | list[str]] = {}
    edition: CardFileText | None = None
    seats: Annotated[list[SeatPlan], Meta(max_length=32)] = []
    most: Annotated[int, Meta(ge=1, le=100_000)] | None = None
    public: bool = False
    clock: Clock = Clock.NONE
    seconds: Seconds = DECISION_SECONDS
    hints: bool = True
    lesson: Annotated[str, Meta(max_length=40)] = ""  # a guided game: it says all but who comes
    id: Id | None = None  # sent again, the same table is meant


class PlayOn(_Request, frozen=True):
    """Where to go on in a finished game, in whose place, and who does."""

    at: Annotated[int, Meta(ge=0, le=10_000_000)]  # moves that stay as they were
    seat: Annotated[int, Meta(ge=0, le=100_000)]
    name: Name
    portrait: Portrait = ""
    id: Id | None = None  # sent again, the same table is meant


class ReachWish(_Request, frozen=True):
    """Whether the devices of this network may come in."""

    network: bool


class CardText(_Request, frozen=True):
    """A card file that somebody is writing."""

    text: CardFileText
    lang: Annotated[str, Meta(max_length=12)] = ""


class Trial(_Request, frozen=True):
    """An example of the rules, and what somebody has chosen in it."""

    example: Annotated[str, Meta(max_length=20)]
    given: Annotated[dict[_Short, _Chosen], Meta(max_length=12)]
    lang: Annotated[str, Meta(max_length=12)] = ""
