"""What a lesson is made of once its file is read: things are numbers here, as in the game."""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

import hornbook
from hornbook.kernel import Game, Seat

LEARNER: Final = Seat(0)

Value: TypeAlias = int | str | bool
Match: TypeAlias = dict[str, tuple[Value, ...]]
"""By the path to a field: what may stand there. Copies of one card are different numbers."""


class Wish(Struct, frozen=True):
    """An answer somebody would like to give: an option like that, or an amount."""

    type: str = ""
    of: Match = {}
    amount: int | None = None


class Rival(Struct, frozen=True):
    """What a rival does at a moment of the guided round: by the moment, never by a count."""

    seat: int
    question: str
    of: Match
    where: Match
    take: Wish


class Beat(Struct, frozen=True, omit_defaults=True):
    """One thing the coach says: when, where on the table, and what it suggests."""

    id: str
    question: str = ""  # while that is asked
    event: str = ""  # when that is shown
    opening: bool = False  # before anything
    of: Match = {}  # fields of the question or event
    where: Match = {}  # of the learner's view
    at: tuple[str, ...] = ()  # places on the table, one for each wish
    wish: tuple[Wish, ...] = ()  # for this question and those that carry it on
    facts: dict[str, str] = {}  # beside those of the question or event
    passing: bool = False  # nothing stops for it: a race goes on
    ends: bool = False  # the last one: the learner is asked how to go on


class Story(Struct, frozen=True):
    """What has to come of it when the learner follows."""

    finish: tuple[int, ...] = ()  # the first of the race, by lane
    learner: Match = {}  # of the learner's own part of the view
    without: str = ""  # a beat: had its wish not been followed …
    winner: int | None = None  # … that lane would have won


class Lesson(Struct, frozen=True):
    """A guided first round."""

    id: str
    game: str
    version: int
    minutes: int
    secret: str
    seats: int
    settings: dict[str, bool | int | str | list[str]]
    rivals: tuple[Rival, ...]
    beats: tuple[Beat, ...]
    story: Story
    first: str = ""  # another lesson that is better taken before

    def deal(self, secret: str = "") -> Game[Any, Any]:
        """The game before its first move, with the prepared luck or another."""
        settings = {
            name: tuple(value) if isinstance(value, list) else value
            for name, value in self.settings.items()
        }
        luck = seed(secret or self.secret, self.seats)
        return hornbook.new(self.game, seats=self.seats, seed=luck, edition=None, **settings)

    def message(self, beat: Beat, part: str = "") -> str:
        """The name of what is said at a beat."""
        return f"lesson-{self.id}-{beat.id}" + (f".{part}" if part else "")


def seed(secret: str, seats: int) -> str:
    """The seed of a game whose players have added no words of their own to the luck."""
    return hmac.new(secret.encode(), msgspec.json.encode([""] * seats), sha256).hexdigest()
