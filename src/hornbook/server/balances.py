"""Cards of somebody's own measured in games between bots, in a process of its own."""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec
from msgspec import Struct

from hornbook.server.fairness import By
from hornbook.server.protocol.answers import Measured
from hornbook.server.refusals import TooMuch
from hornbook.server.studies import Bounds, Studies

# The process ends by itself after a minute of work; a busy machine may give it that late.
BOUNDS: Final = Bounds(waiting=12, each=2, longest=300.0, kept=32)
_NOTHING_YET: Final = msgspec.json.encode(Measured())


class Wish(Struct, frozen=True):
    """Whose cards are to be measured, and in which language it is told."""

    game: str
    edition: str
    language: str

    @property
    def key(self) -> str:
        """The same for the same wish, whoever has it."""
        return hashlib.sha256(msgspec.msgpack.encode(self)).hexdigest()


class Balances(Studies):
    """As much of each report as is known. What was broken off is given as far as it came."""

    def __init__(self) -> None:
        super().__init__("hornbook.lab.balance", BOUNDS)

    def has(self, wish: Wish) -> bool:
        """Whether somebody asked for the same lately."""
        return self.known(wish.key) is not None or self.under_way(wish.key)

    def of(self, wish: Wish, by: By) -> bytes:
        """The report so far, as JSON; refused if there is too much to do."""
        if not self.has(wish) and not self.join(wish.key, msgspec.json.encode(wish), by):
            raise TooMuch("too-busy")
        return self.known(wish.key) or _NOTHING_YET

    def _ended(self, key: str) -> None:
        report = msgspec.json.decode(self.known(key) or _NOTHING_YET, type=Measured)
        if report.done < 1:
            broken = msgspec.structs.replace(report, done=1.0, whole=False)
            self._keep(key, msgspec.json.encode(broken))
