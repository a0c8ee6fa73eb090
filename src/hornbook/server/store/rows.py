"""Rows as the rooms read and write them."""

from __future__ import annotations

from msgspec import Struct


class TableRow(Struct, frozen=True):
    """A table: ``sheet`` is its description as JSON."""

    code: str
    stage: str
    listed: int  # 1: in the lobby
    touched: float
    sheet: bytes


class GameRow(Struct, frozen=True):
    """A game at a table: ``setup`` as JSON, and its record once it is over."""

    id: str
    code: str
    begun: float
    ended: float | None
    setup: bytes
    record: bytes | None


class ReceiptRow(Struct, frozen=True, gc=False):
    """A command that was carried out, and how it was answered."""

    code: str
    guest: str
    id: str
    at: float
    digest: bytes  # of its content; empty: not known
    made: int
    note: str


class ChatRow(Struct, frozen=True):
    """A line that was said at a table: ``line`` is as JSON."""

    code: str
    number: int
    line: bytes


class MoveRow(Struct, frozen=True, gc=False):
    """An entry of a game's log, which only grows."""

    game: str
    number: int
    seat: int
    move: str
    guest: str
    command: str  # the id of the command it came with; the column is called ``choice``
