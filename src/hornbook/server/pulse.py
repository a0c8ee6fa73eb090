"""How late the loop is: whatever works in it too long makes everybody wait."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from hornbook.server.metrics import Histogram

EVERY: Final = 0.25  # seconds
REMEMBERED: Final = 40  # beats: ten seconds


class Pulse:
    """Beats by the loop's clock, and notes how late each beat comes."""

    def __init__(self, times: Histogram) -> None:
        self._times = times
        self._last: deque[float] = deque(maxlen=REMEMBERED)
        self._due = 0.0
        self._next: asyncio.TimerHandle | None = None

    @property
    def worst(self) -> float:
        """The worst lag of the last seconds."""
        return max(self._last, default=0.0)

    def start(self) -> None:
        """Begin to beat."""
        self._wait()

    def stop(self) -> None:
        """Beat no more."""
        if self._next is not None:
            self._next.cancel()
            self._next = None

    def _wait(self) -> None:
        loop = asyncio.get_running_loop()
        self._due = loop.time() + EVERY
        self._next = loop.call_at(self._due, self._beat)

    def _beat(self) -> None:
        late = max(asyncio.get_running_loop().time() - self._due, 0.0)
        self._times.observe(late)
        self._last.append(late)
        self._wait()
