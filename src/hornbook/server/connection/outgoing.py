"""A way out for servers that only offer ``send``: a bounded queue and a writer."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from starlette.types import Send

from hornbook.server.room.channel import EncodedFrame

BEHIND: Final = 512 * 1024  # bytes a client may be behind before it is dropped
STALLED: Final = 3  # beats in which a client reads nothing of what waits for it
NEVER_DONE: Final = 12  # beats in which something always waits


class Unread:
    """Whether the other side reads: looked at now and then, it costs nothing in between.

    >>> unread = Unread()
    >>> [unread.beat(size) for size in (9, 9, 0, 9, 9, 9, 9)]
    [False, False, False, False, False, False, True]
    """

    __slots__ = ("_beats", "_size", "_stalled")

    def __init__(self) -> None:
        self._size = 0
        self._beats = 0
        self._stalled = 0

    def beat(self, size: int) -> bool:
        """So many bytes wait to be read; True if nobody will."""
        self._beats = self._beats + 1 if size else 0
        self._stalled = self._stalled + 1 if 0 < self._size <= size else 0
        self._size = size
        return self._stalled >= STALLED or self._beats >= NEVER_DONE


class QueuedChannel:
    """Pushing never waits; who is too far behind is dropped."""

    def __init__(
        self, send: Send, hang_up: Callable[[int], None], drop: Callable[[], None]
    ) -> None:
        self._send = send
        self._drop = drop
        self._hang_up = hang_up
        self._waiting: deque[EncodedFrame] = deque()
        self._size = 0
        self._wake = asyncio.Event()
        self._closing: int | None = None
        self.writer = asyncio.create_task(self._write())

    @property
    def closing(self) -> bool:
        """Whether we hang up."""
        return self._closing is not None

    def push(self, packed: EncodedFrame) -> None:
        if self._closing is not None:
            return
        self._waiting.append(packed)
        self._size += len(packed.payload)
        self._wake.set()
        if self._size > BEHIND:
            self._closing = 1008
            self.writer.cancel()
            self._drop()

    def close(self, code: int) -> None:
        if self._closing is None:
            self._closing = code
        self._wake.set()

    async def _write(self) -> None:
        while True:
            while self._waiting:
                packed = self._waiting.popleft()
                await self._send({"type": "websocket.send", "text": packed.text})
                self._size -= len(packed.payload)
            if self._closing is not None:
                self._hang_up(self._closing)
                return
            self._wake.clear()
            await self._wake.wait()
