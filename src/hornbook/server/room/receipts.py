"""What was acknowledged: a command that comes again is answered again, and not carried out."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import Final, TypeAlias

import msgspec

from hornbook.server.protocol import frames
from hornbook.server.protocol.commands import Command
from hornbook.server.refusals import Malformed
from hornbook.server.store import ReceiptRow

REMEMBERED: Final = 3600.0  # seconds, at least
MOST: Final = 20_000  # receipts of one table in memory: those before are looked up

Key: TypeAlias = tuple[str, str]  # the guest and the command's id

_ENCODER = msgspec.json.Encoder()


class Receipts:
    """The commands of the last hour that a table has carried out, and their answers."""

    def __init__(self, code: str, kept: Iterable[ReceiptRow] = (), most: int = MOST) -> None:
        self._code = code
        self._most = most
        self._kept: dict[Key, ReceiptRow] = {}  # in the order they were given
        self._fresh: list[ReceiptRow] = []  # not yet stored
        self._dropped = float("-inf")  # when the last one was given that is on the disk only
        for row in kept:
            self._put(row)

    def answer(self, guest: str, command: Command) -> frames.Done | None:
        """The answer this command had when it came before; refused if it was another one."""
        row = self._kept.get((guest, command.id))
        if row is None:
            return None
        if row.digest and row.digest != digest(command):
            raise Malformed("id-used", id=command.id)
        return frames.Done(row.id, row.made, row.note)

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
        return [key for key in keys if key not in self._kept]

    def found(self, rows: Iterable[ReceiptRow]) -> None:
        """What was looked up."""
        self._kept |= {(row.guest, row.id): row for row in rows}

    def _put(self, row: ReceiptRow) -> None:
        kept = self._kept
        kept[row.guest, row.id] = row
        while (first := next(iter(kept.values()))).at < row.at - REMEMBERED:
            del kept[first.guest, first.id]
        while len(kept) > self._most:
            first = kept.pop(next(iter(kept)))
            self._dropped = max(self._dropped, first.at)


def digest(content: object) -> bytes:
    """Tells two commands apart, or two orders."""
    return blake2b(_ENCODER.encode(content), digest_size=8).digest()
