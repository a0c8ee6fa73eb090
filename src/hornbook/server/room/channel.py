"""The way out to one client. Pushing never waits: who does not read is dropped."""

from __future__ import annotations

from functools import cached_property
from typing import Protocol

from hornbook.server.protocol import frames


class EncodedFrame:
    """A frame's bytes, and those of the wire around them, made once for all who get it."""

    def __init__(self, payload: bytes) -> None:
        self.payload = payload

    @classmethod
    def of(cls, frame: frames.Frame) -> EncodedFrame:
        """A frame as it is sent."""
        return cls(frames.encoded(frame))

    @property
    def text(self) -> str:
        """The same for those who send text."""
        return self.payload.decode()

    @cached_property
    def frame(self) -> bytes:
        """A whole unmasked WebSocket text frame (RFC 6455, 5.2)."""
        payload = self.payload
        size = len(payload)
        if size < 126:
            return b"\x81" + size.to_bytes(1, "big") + payload
        if size < 1 << 16:
            return b"\x81\x7e" + size.to_bytes(2, "big") + payload
        return b"\x81\x7f" + size.to_bytes(8, "big") + payload


class Channel(Protocol):
    """A client's way out."""

    def push(self, packed: EncodedFrame) -> None:
        """Send it, now or as soon as the client reads; a client too far behind is dropped."""

    def close(self, code: int) -> None:
        """Hang up after what was pushed."""
