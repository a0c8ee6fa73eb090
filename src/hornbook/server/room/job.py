"""What can be put into a room's queue."""

from __future__ import annotations

from time import perf_counter
from typing import TypeAlias

from msgspec import Struct, field

from hornbook.server.protocol.commands import Command, Hello
from hornbook.server.room.client import Client
from hornbook.server.thinking import Choices


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
    heard: float = field(default_factory=perf_counter)


class Thought(Struct, frozen=True):
    """Bots have decided upon the questions of these numbers, and what followed."""

    game: str
    undone: int  # how often something had been taken back: numbers come again after that
    numbers: tuple[tuple[int, int], ...]  # by seat
    choices: Choices


class Wake(Struct, frozen=True):
    """Look at the clocks."""


Job: TypeAlias = Arrive | Leave | Ask | Thought | Wake
