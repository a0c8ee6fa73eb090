"""What can be put into a room's queue."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from hornbook.kernel import Seat
from hornbook.server.protocol.commands import Command, Hello
from hornbook.server.room.client import Client


class Arrive(Struct, frozen=True):
    """A client comes in."""

    client: Client
    hello: Hello


class Leave(Struct, frozen=True):
    """A client's connection is gone."""

    client: Client


class Ask(Struct, frozen=True):
    """A client's command."""

    client: Client
    command: Command


class Thought(Struct, frozen=True):
    """A searching bot has decided upon the question of that number."""

    game: str
    seat: Seat
    number: int
    choice: int


class Wake(Struct, frozen=True):
    """Look at the clocks."""


Job: TypeAlias = Arrive | Leave | Ask | Thought | Wake
