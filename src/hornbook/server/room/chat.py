"""Chat and reactions, within limits."""

from __future__ import annotations

from collections import deque
from typing import Final

from hornbook.server.limits import Bucket
from hornbook.server.protocol.frames import ChatLine
from hornbook.server.refusals import TooMuch

KEPT: Final = 50  # lines


class Talk:
    """The last lines, and how much each guest may still say."""

    def __init__(self) -> None:
        self.lines: deque[ChatLine] = deque(maxlen=KEPT)
        self._words: dict[str, Bucket] = {}
        self._reactions: dict[str, Bucket] = {}

    def say(self, line: ChatLine, now: float) -> None:
        """Keep a line; refused if the guest says too much."""
        _spend(self._words, line.guest, now, Bucket(5, 0.5))
        self.lines.append(line)

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
