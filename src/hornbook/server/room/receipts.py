"""What was acknowledged: a command that comes again is answered again, and not carried out."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from hornbook.server.protocol import frames
from hornbook.server.protocol.commands import Command
from hornbook.server.refusals import Malformed
from hornbook.server.store import ReceiptRow

REMEMBERED: Final = 3600.0  # seconds, at least
MOST: Final = 20_000  # receipts of one table in memory: those before are looked up

Key: TypeAlias = tuple[str, str]  # the guest and the command's id

_ENCODER = msgspec.json.Encoder()


class _Given(Struct, frozen=True, gc=False):
    """What is kept in memory of a receipt: thousands of phones give some each."""

    at: float
    digest: bytes
    made: int
    note: str


class Receipts:
    """The commands of the last hour that a table has carried out, and their answers."""

    def __init__(self, code: str, kept: Iterable[ReceiptRow] = (), most: int = MOST) -> None:
        self._code = code
        self._most = most
        self._kept: dict[bytes, _Given] = {}  # in the order they were given
        self._fresh: list[ReceiptRow] = []  # not yet stored
        self._dropped = float("-inf")  # when the last one was given that is on the disk only
        for row in kept:
            self._put(row)

    def answer(self, guest: str, command: Command) -> frames.Done | None:
        """The answer this command had when it came before; refused if it was another one."""
        given = self._kept.get(_short((guest, command.id)))
        if given is None:
            return None
        if given.digest and given.digest != digest(command):
            raise Malformed("id-used", id=command.id)
        return frames.Done(command.id, given.made, given.note)

    def give(self, guest: str, command: Command, done: frames.Done, now: float) -> None:
        """Remember a command that was carried out."""
        made = digest(command)
        row = ReceiptRow(self._code, guest, command.id, now, made, done.made, done.code)
        self._fresh.append(row)
        self._put(row)

    def drained(self) -> list[ReceiptRow]:
        """The receipts to be stored."""
        fresh, self._fresh = self._fresh, []
        return fresh

    def unsure(self, keys: Iterable[Key], now: float) -> list[Key]:
        """Which of these may stand on the disk although they are not in memory."""
        if now - self._dropped > REMEMBERED:
            return []
        return [key for key in keys if _short(key) not in self._kept]

    def found(self, rows: Iterable[ReceiptRow]) -> None:
        """What was looked up."""
        for row in rows:
            self._keep(row)

    def _put(self, row: ReceiptRow) -> None:
        kept = self._kept
        self._keep(row)
        while kept[first := next(iter(kept))].at < row.at - REMEMBERED:
            del kept[first]
        while len(kept) > self._most:
            dropped = kept.pop(next(iter(kept)))
            self._dropped = max(self._dropped, dropped.at)

    def _keep(self, row: ReceiptRow) -> None:
        given = _Given(row.at, row.digest, row.made, row.note)
        self._kept[_short((row.guest, row.id))] = given


def _short(key: Key) -> bytes:
    """A key in few bytes, which no two have in common."""
    return blake2b(" ".join(key).encode(), digest_size=15).digest()


def digest(content: object) -> bytes:
    """Tells two commands apart, or two orders."""
    return blake2b(_ENCODER.encode(content), digest_size=8).digest()
