"""Chat and reactions, within limits."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

import msgspec

from hornbook.server.limits import Bucket
from hornbook.server.protocol.frames import ChatLine
from hornbook.server.refusals import TooMuch
from hornbook.server.store import CHAT_KEPT, ChatRow


class Talk:
    """The last lines, and how much each guest may still say."""

    def __init__(self, kept: Sequence[ChatRow] = ()) -> None:
        said = [msgspec.json.decode(row.line, type=ChatLine) for row in kept]
        self.lines = deque(said, maxlen=CHAT_KEPT)
        self._number = kept[-1].number if kept else 0  # of the last line
        self._fresh: list[ChatLine] = []  # not yet stored, and not yet heard by anybody
        self._words: dict[str, Bucket] = {}
        self._reactions: dict[str, Bucket] = {}

    def say(self, line: ChatLine, now: float) -> None:
        """Keep a line; refused if the guest says too much."""
        _spend(self._words, line.guest, now, Bucket(5, 0.5))
        self._fresh.append(line)

    def drained(self, code: str) -> list[ChatRow]:
        """The lines to be stored."""
        first = self._number + 1
        self._number += len(self._fresh)
        return [
            ChatRow(code, number, msgspec.json.encode(line))
            for number, line in enumerate(self._fresh, first)
        ]

    def stored(self) -> list[ChatLine]:
        """The lines that everybody may hear now."""
        fresh, self._fresh = self._fresh, []
        self.lines.extend(fresh)
        return fresh

    def react(self, guest: str, now: float) -> None:
        """Refused if the guest reacts too much."""
        _spend(self._reactions, guest, now, Bucket(8, 2))

    def forget(self, guest: str) -> None:
        """The guest is gone."""
        for buckets in (self._words, self._reactions):
            if len(buckets) > 1000:
                buckets.pop(guest, None)


def _spend(buckets: dict[str, Bucket], guest: str, now: float, fresh: Bucket) -> None:
    if not buckets.setdefault(guest, fresh).spend(now):
        raise TooMuch("too-much-talk")
