"""A WebSocket with nothing around it (RFC 6455): bytes in, frames to a session, frames out.

A stadium of phones comes back at once after a restart, so a connection costs one object here
and no task.
"""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

from hornbook.server.connection.outgoing import BEHIND, Unread
from hornbook.server.connection.session import LARGEST
from hornbook.server.protocol import frames
from hornbook.server.room.channel import EncodedFrame

BEAT: Final = 10.0  # seconds between two looks at who is still there
PING_AFTER: Final = 2  # silent beats
GONE_AFTER: Final = 5  # silent beats
FIDGETS: Final = 300  # pings and pieces of messages between two beats
LINGER: Final = 2.0  # seconds the other side has to answer our goodbye

_PING: Final = b"\x89\x00"
_CLOSING: Final = EncodedFrame.of(frames.Closing("restarting", again=True))
_MORE, _TEXT, _BINARY, _CLOSE, _PINGED, _PONGED = 0, 1, 2, 8, 9, 10


class Listener(Protocol):
    """Who hears what comes in."""

    def heard(self, text: bytes) -> None:
        """A whole message."""

    def gone(self) -> None:
        """The connection is no more."""


class WebSocket(asyncio.Protocol):
    """One connection after its handshake. It is also the line a room pushes into."""

    __slots__ = (
        "_closing",
        "_fidgets",
        "_parts",
        "_pushed",
        "_rest",
        "_silent",
        "_sockets",
        "_unread",
        "listener",
        "loop",
        "transport",
    )

    def __init__(self, transport: asyncio.Transport, sockets: set[WebSocket]) -> None:
        self.transport = transport
        self.loop = asyncio.get_running_loop()
        self.listener: Listener
        self._sockets = sockets
        self._rest = b""  # of a frame that has not wholly come
        self._parts: bytes | None = None  # of a message in pieces
        self._pushed: list[bytes] | None = None  # most of the time nothing is
        self._silent = 0
        self._unread: Unread | None = None  # while something waits to be read
        self._fidgets = 0  # what was sent that is no message
        self._closing = False
        sockets.add(self)

    # Out.

    def push(self, packed: EncodedFrame) -> None:
        """Send a frame; what a room says in one go is written in one go."""
        if self._pushed is None:
            self._pushed = [packed.frame]
            self.loop.call_soon(self._write)
        else:
            self._pushed.append(packed.frame)

    def close(self, code: int) -> None:
        """Hang up after what was pushed."""
        if self._closing:
            return
        self._write()
        self._closing = True
        if not self.transport.is_closing():
            self.transport.write(b"\x88\x02" + code.to_bytes(2, "big"))
            self.loop.call_later(LINGER, self.transport.abort)

    def shutdown(self) -> None:
        """The server stops."""
        self.push(_CLOSING)
        self.close(1012)

    def beat(self) -> None:
        """Look whether anybody is there, and reads."""
        self._silent += 1
        self._fidgets = 0
        if self._stalled() or self._silent >= GONE_AFTER:
            self.transport.abort()
        elif self._silent >= PING_AFTER and not self._closing:
            self.transport.write(_PING)

    def _stalled(self) -> bool:
        """Whether what waits will never be read."""
        size = self.transport.get_write_buffer_size()
        if not size:
            self._unread = None
            return False
        if self._unread is None:
            self._unread = Unread()
        return self._unread.beat(size)

    def _write(self) -> None:
        pushed, self._pushed = self._pushed, None
        transport = self.transport
        if not pushed or self._closing or transport.is_closing():
            return
        self._send(pushed[0] if len(pushed) == 1 else b"".join(pushed))

    def _send(self, data: bytes) -> None:
        """Whatever it is that is not read: too much of it is the end."""
        self.transport.write(data)
        if self.transport.get_write_buffer_size() > BEHIND:
            self.transport.abort()

    # In.

    def data_received(self, data: bytes) -> None:
        """Take frames off what has come."""
        self._silent = 0
        buffer = self._rest + data if self._rest else data
        start = 0
        while not self._over() and (found := _frame_at(buffer, start)) is not None:
            kind, payload, start = found
            if kind < 0:
                self._fail(-kind)
                return
            self._take(kind, payload)
        self._rest = b"" if self._over() else buffer[start:]

    def _over(self) -> bool:
        """Whether nothing that is still said matters."""
        return self._closing and self.transport.is_closing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Called by the loop."""
        self._closing = True
        self._sockets.discard(self)
        self.listener.gone()
        del self.listener  # each knows the other

    def _take(self, kind: int, payload: bytes) -> None:
        whole, kind = bool(kind & 0x80), kind & 0x0F
        if self._closing:
            if kind == _CLOSE:
                self.transport.close()
        elif kind in (_TEXT, _BINARY) and whole and self._parts is None:
            self.listener.heard(payload)
        elif self._fidgety():
            self._fail(1008)
        elif kind in (_TEXT, _BINARY, _MORE):
            self._take_part(kind, payload, whole=whole)
        elif kind == _PINGED:
            self._send(bytes((0x8A, len(payload))) + payload)
        elif kind == _CLOSE:
            self.transport.write(bytes((0x88, len(payload))) + payload)
            self._closing = True
            self.transport.close()
            self.loop.call_later(LINGER, self.transport.abort)
        elif kind != _PONGED:
            self._fail(1002)

    def _fidgety(self) -> bool:
        self._fidgets += 1
        return self._fidgets > FIDGETS

    def _take_part(self, kind: int, payload: bytes, *, whole: bool) -> None:
        if (kind == _MORE) == (self._parts is None):
            self._fail(1002)
            return
        parts = (self._parts or b"") + payload
        if len(parts) > LARGEST:
            self._fail(1009)
        elif whole:
            self._parts = None
            self.listener.heard(parts)
        else:
            self._parts = parts

    def _fail(self, code: int) -> None:
        self._rest = b""
        self.close(code)


def _frame_at(buffer: bytes, start: int) -> tuple[int, bytes, int] | None:
    """A frame's first byte, payload and end; instead of the byte, minus a code to close with.

    >>> _frame_at(bytes((0x81, 0x82, 1, 2, 3, 4, 0x68 ^ 1, 0x69 ^ 2)), 0)
    (129, b'hi', 8)
    """
    left = len(buffer) - start
    if left < 2:
        return None
    first, size = buffer[start], buffer[start + 1]
    if first & 0x70 or size < 0x80:
        return -1002, b"", start  # an extension nobody agreed upon, or no mask
    size &= 0x7F
    head = 6
    if first & 0x08 and (size > 125 or not first & 0x80):
        return -1002, b"", start
    if size == 126:
        head = 8
        size = int.from_bytes(buffer[start + 2 : start + 4], "big") if left >= 4 else 0
    elif size == 127:
        head = 14
        size = int.from_bytes(buffer[start + 2 : start + 10], "big") if left >= 10 else 0
    if size > LARGEST:
        return -1009, b"", start
    end = start + head + size
    if left < head or len(buffer) < end:
        return None
    mask = buffer[start + head - 4 : start + head] * (size // 4 + 1)
    masked = int.from_bytes(buffer[start + head : end], "little")
    plain = masked ^ int.from_bytes(mask[:size], "little")
    return first, plain.to_bytes(size, "little"), end
