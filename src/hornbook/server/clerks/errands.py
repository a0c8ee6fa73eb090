"""What a clerk is asked for, and what it answers: plain data, as it goes through a pipe."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from hornbook.kernel import BadEdition, BadRecord, BadSettings, Refusal
from hornbook.server.refusals import NotAllowed

SIZE: Final = 4  # bytes before each message, which say how long it is
_KINDS: Final = {kind.__name__: kind for kind in (BadEdition, BadRecord, BadSettings, NotAllowed)}


class _Errand(Struct, frozen=True, tag=True, array_like=True):
    """Something to do."""


class CheckCards(_Errand, frozen=True, tag=True, array_like=True):
    """Say what a card file has come to: its cards in words, and its faults."""

    game: str
    text: str
    language: str


class TryDeal(_Errand, frozen=True, tag=True, array_like=True):
    """Find out whether a game can be dealt like that, with these cards."""

    game: str
    seats: int
    settings: dict[str, bool | int | str | list[str]]
    edition: str


class NameCards(_Errand, frozen=True, tag=True, array_like=True):
    """The words of a game with cards of somebody's own."""

    language: str
    game: str
    edition: str
    own: bool = False


class ShowAgain(_Errand, frozen=True, tag=True, array_like=True):
    """Some moves of a finished game."""

    id: str
    record: bytes
    first: int
    count: int
    eyes: int | None


Errand = CheckCards | TryDeal | NameCards | ShowAgain


class Request(Struct, frozen=True, array_like=True):
    """An errand with its number."""

    number: int
    errand: Errand


class Refused(Struct, frozen=True, array_like=True):
    """A refusal, as it goes through a pipe."""

    kind: str
    code: str
    rule: str
    facts: dict[str, str | int]

    @classmethod
    def of(cls, refusal: Refusal) -> Refused:
        """The refusal without its class."""
        kinds = [one.__name__ for one in type(refusal).__mro__ if one.__name__ in _KINDS]
        return cls(kinds[0] if kinds else "", refusal.code, refusal.rule, refusal.facts)

    def again(self) -> Refusal:
        """The refusal itself."""
        return _KINDS.get(self.kind, Refusal)(self.code, rule=self.rule, **self.facts)


class Answer(Struct, frozen=True, array_like=True):
    """What has come of the errand of that number: JSON, or a refusal, or neither: a fault."""

    number: int
    body: bytes = b""
    refused: Refused | None = None
    fault: str = ""


def packed(message: Request | Answer) -> bytes:
    """A message as it goes through the pipe."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(SIZE, "big") + body
