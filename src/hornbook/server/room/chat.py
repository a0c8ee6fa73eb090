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
        # Names are free: those who only look on share what they may say.
        self._lookers_words = Bucket(10, 0.5)
        self._lookers_reactions = Bucket(16, 2)

    def say(self, line: ChatLine, now: float, *, plays: bool = True) -> None:
        """Keep a line; refused if the guest, or all who only look on, say too much."""
        _spend(self._words, line.guest, now, Bucket(5, 0.5))
        if not plays and not self._lookers_words.spend(now):
            raise TooMuch("too-much-talk")
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

    def react(self, guest: str, now: float, *, plays: bool = True) -> None:
        """Refused if the guest, or all who only look on, react too much."""
        _spend(self._reactions, guest, now, Bucket(8, 2))
        if not plays and not self._lookers_reactions.spend(now):
            raise TooMuch("too-much-talk")

    def forget(self, guest: str) -> None:
        """The guest is gone."""
        for buckets in (self._words, self._reactions):
            if len(buckets) > 1000:
                buckets.pop(guest, None)


def _spend(buckets: dict[str, Bucket], guest: str, now: float, fresh: Bucket) -> None:
    if not buckets.setdefault(guest, fresh).spend(now):
        raise TooMuch("too-much-talk")
