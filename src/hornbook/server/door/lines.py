"""A way out for servers that only offer ``send``: a bounded queue and a writer."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from starlette.types import Send

from hornbook.server.room.line import Packed

BEHIND: Final = 512 * 1024  # bytes a client may be behind before it is dropped


class QueuedLine:
    """Pushing never waits; who is too far behind is dropped."""

    def __init__(
        self, send: Send, hang_up: Callable[[int], None], drop: Callable[[], None]
    ) -> None:
        self._send = send
        self._drop = drop
        self._hang_up = hang_up
        self._waiting: deque[Packed] = deque()
        self._size = 0
        self._wake = asyncio.Event()
        self._closing: int | None = None
        self.writer = asyncio.create_task(self._write())

    @property
    def closing(self) -> bool:
        """Whether we hang up."""
        return self._closing is not None

    def push(self, packed: Packed) -> None:
        if self._closing is not None:
            return
        self._waiting.append(packed)
        self._size += len(packed.text)
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
                self._size -= len(packed.text)
            if self._closing is not None:
                self._hang_up(self._closing)
                return
            self._wake.clear()
            await self._wake.wait()
