"""Two ways out: straight into the socket, or through a queue and a writer."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from starlette.types import Send

from hornbook.server.door.socket_protocol import TableSocket
from hornbook.server.room.line import Packed

BEHIND: Final = 512 * 1024  # bytes a client may be behind before it is dropped


class DirectLine:
    """Whole frames go straight into the transport's buffer, whose size is watched."""

    def __init__(self, socket: TableSocket, hang_up: Callable[[int], None]) -> None:
        self._socket = socket
        self._hang_up = hang_up
        self._loop = asyncio.get_running_loop()
        self._pushed: list[bytes] = []

    def push(self, packed: Packed) -> None:
        self._pushed.append(packed.frame)
        if len(self._pushed) == 1:
            # What a room says in one go is written in one go.
            self._loop.call_soon(self._write)

    def _write(self) -> None:
        pushed, self._pushed = self._pushed, []
        socket = self._socket
        transport = socket.transport
        if socket.close_sent or transport.is_closing():
            return
        transport.write(pushed[0] if len(pushed) == 1 else b"".join(pushed))
        if transport.get_write_buffer_size() > BEHIND:
            transport.abort()

    def close(self, code: int) -> None:
        self._hang_up(code)


class QueuedLine:
    """A bounded queue and a writer, for servers that only offer ``send``."""

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
