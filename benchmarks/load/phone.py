"""One client, as lean as can be."""

from __future__ import annotations

import asyncio
import socket
from time import perf_counter
from typing import Any

import msgspec

from benchmarks.load.house import PORT
from hornbook.kernel import Chance

WAVE = 1000  # phones that knock together
KNOCK = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)


class Phone(asyncio.Protocol):
    """One client, as lean as can be: it remembers when frames came and what it is asked."""

    def __init__(self, token: str, code: str) -> None:
        self.token, self.code = token, code
        self.decision: dict[str, Any] | None = None
        self.acks: dict[str, float] = {}
        self.told = 0.0
        self.frames = 0
        self.lost = False
        self.over = False
        self.asked = ""  # its last choice
        self.welcome: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport
        self._rest = b""
        self._open = False

    @property
    def busy(self) -> bool:
        """Whether it waits for an acknowledgement."""
        return bool(self.asked) and self.asked not in self.acks

    async def connect(self) -> None:
        """Knock and say hello."""
        loop = asyncio.get_running_loop()
        knocking = socket.socket()
        knocking.setblocking(False)
        await loop.sock_connect(knocking, ("127.0.0.1", PORT))
        await loop.create_connection(lambda: self, sock=knocking)
        self.transport.write(KNOCK)
        await self.welcome

    def send(self, frame: dict[str, Any]) -> None:
        """Send a frame."""
        payload = msgspec.json.encode(frame)
        size = len(payload)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)  # a mask that changes nothing

    def refused(self, text: str) -> None:
        """What it wanted cannot be."""
        print(text)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Called by the loop."""
        assert isinstance(transport, asyncio.Transport)  # noqa: S101 - it is TCP
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        """Called by the loop."""
        self.lost = True

    def data_received(self, data: bytes) -> None:
        """Called by the loop."""
        now = perf_counter()
        data = self._rest + data if self._rest else data
        if not self._open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found or b" 101 " not in head:
                self._rest = head
                return
            self._open = True
            self.send({"type": "hello", "version": 1, "token": self.token, "table": self.code})
        start = 0
        while len(data) - start >= 10:
            size, body = data[start + 1], start + 2
            if size == 126:
                size, body = int.from_bytes(data[body : body + 2], "big"), body + 2
            elif size == 127:
                size, body = int.from_bytes(data[body : body + 8], "big"), body + 8
            if len(data) < body + size:
                break
            if data[start] == 0x81:
                self._heard(data, body, body + size, now)
            start = body + size
        self._rest = data[start:]

    def _heard(self, data: bytes, start: int, end: int, now: float) -> None:
        self.frames += 1
        kind = data[start + 9 : start + 13]  # after {"type":"
        if kind == b"crow":
            self.told = now
        elif kind in (b"even", b"fres"):
            self.told = now
            moment = msgspec.json.decode(data[start:end], type=_Moment)
            self.decision, self.over = moment.decision, moment.over
        elif kind == b"done":
            self.acks[msgspec.json.decode(data[start:end], type=_Done).id] = now
        elif kind == b"welc" and not self.welcome.done():
            self.welcome.set_result(None)
        elif kind in (b"refu", b"clos"):
            self.asked = ""
            self.refused(data[start:end].decode()[:200])


class _Moment(msgspec.Struct):
    decision: dict[str, Any] | None
    over: bool


class _Done(msgspec.Struct):
    id: str


async def in_waves(phones: list[Phone]) -> None:
    """As many at a time as knock together, until all are in."""
    waiting = iter(phones)

    async def knock() -> None:
        for phone in waiting:
            await phone.connect()

    await asyncio.gather(*[knock() for _ in range(WAVE)])


def choose(phone: Phone, name: str, chance: Chance) -> None:
    """Any choice for the decision last heard of."""
    decision = phone.decision or {}
    span = decision["span"]
    choice = span["low"] if span else chance.below(len(decision["options"]))
    phone.decision, phone.asked = None, name
    phone.send(
        {
            "type": "choose",
            "id": name,
            "seat": decision["seat"],
            "number": decision["number"],
            "choices": [choice],
        }
    )
