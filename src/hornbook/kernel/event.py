"""What happened, typed, and who may know it."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, NewType, TypeAlias

from msgspec import Struct

Seat = NewType("Seat", int)
"""A place at the table, from 0."""


@cache
def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats in turn order, beginning with one of them.

    >>> clockwise(Seat(2), 4)
    (2, 3, 0, 1)
    """
    return tuple(Seat((first + place) % seats) for place in range(seats))


Audience: TypeAlias = int
EVERYONE: Audience = -1
NOBODY: Audience = -2


def kebab(name: str) -> str:
    """The message name of a class: ``BetPlaced`` is ``bet-placed``."""
    return "".join("-" + c.lower() if c.isupper() and i else c.lower() for i, c in enumerate(name))


class Event(Struct, frozen=True, tag_field="type", tag=kebab, gc=False):
    """Something that happened. Logs, animations and replays are made from events alone."""

    reveals: ClassVar[bool] = False
    """Whether something hidden or undecided became known: a draft stops before it."""

    @property
    def audience(self) -> Audience:
        """Who learns of it: everyone, one seat, or nobody yet."""
        return EVERYONE

    def heard_by(self, seat: Seat | None) -> bool:
        """Whether that seat (None: the public) learns of it."""
        audience = self.audience
        return audience == EVERYONE or (seat is not None and audience == seat)


class PrivateEvent(Event, frozen=True):
    """Known to one seat only."""

    seat: Seat

    @property
    def audience(self) -> Audience:
        return self.seat
