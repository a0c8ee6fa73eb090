"""A whole server in the test's own loop, with a real port and strangers who do as they like."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
import uvicorn

from hornbook.server.app import application
from hornbook.server.connection.proxies import Proxies
from hornbook.server.limits.callers import Callers
from hornbook.server.protocol import VERSION
from hornbook.server.run import configured
from hornbook.server.services import Services

PROOF = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)


class Cuttable:
    """A line that knows whether it was cut."""

    def __init__(self) -> None:
        self.cut = False

    def abort(self) -> None:
        self.cut = True


class Street:
    """Where a server stands."""

    def __init__(self, server: uvicorn.Server, port: int, services: Services) -> None:
        self.server, self.port, self.services = server, port, services
        self._strangers: list[Stranger] = []

    @property
    def open(self) -> list[Any]:
        """The connections the server knows of."""
        return list(self.server.server_state.connections)

    @property
    def host(self) -> bytes:
        return f"Host: 127.0.0.1:{self.port}\r\n".encode()

    def get(self, path: str, more: bytes = b"") -> bytes:
        """A request as it is sent."""
        return b"GET " + path.encode() + b" HTTP/1.1\r\n" + self.host + more + b"\r\n"

    def knock(self, path: str = "/ws", more: bytes = b"") -> bytes:
        """The wish to become a socket."""
        return b"GET " + path.encode() + b" HTTP/1.1\r\n" + self.host + more + PROOF

    def hello(self, code: str, guest: str = "") -> bytes:
        """A masked frame that opens a session."""
        token = guest or self.services.guests.new()[1]
        hello = {"type": "hello", "version": VERSION, "token": token, "table": code}
        return frame(msgspec.json.encode(hello))

    async def stranger(self, said: bytes = b"", **how: Any) -> Stranger:
        """Somebody connects, and says something."""
        line = socket.socket()
        for name, size in how.items():
            line.setsockopt(socket.SOL_SOCKET, getattr(socket, name), size)
        line.setblocking(False)
        await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", self.port))
        reader, writer = await asyncio.open_connection(sock=line, limit=2**16)
        writer.write(said)
        self._strangers.append(Stranger(reader, writer))
        return self._strangers[-1]

    async def empty(self) -> None:
        """Everybody goes home."""
        for one in self._strangers:
            one.writer.transport.abort()
        for one in self._strangers:
            with suppress(OSError):
                await one.writer.wait_closed()


class Stranger:
    """The other end of a connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    def say(self, said: bytes) -> None:
        self.writer.write(said)

    async def answer(self) -> tuple[int, dict[str, str], bytes]:
        """One HTTP answer: its status, headers and body."""
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        first, *lines = head.split("\r\n")[:-2]
        headers = {name.lower(): value for name, value in (one.split(": ", 1) for one in lines)}
        size = int(headers.get("content-length", 0))
        return int(first.split()[1]), headers, await self.reader.readexactly(size)

    async def frame(self) -> tuple[int, bytes]:
        """One frame of a socket: its first byte and what it holds."""
        first, size = await self.reader.readexactly(2)
        if size == 126:
            size = int.from_bytes(await self.reader.readexactly(2), "big")
        elif size == 127:
            size = int.from_bytes(await self.reader.readexactly(8), "big")
        return first, await self.reader.readexactly(size)

    async def end(self, within: float = 5) -> bytes:
        """All that comes until the server hangs up; fails if it does not."""
        came = b""
        with suppress(ConnectionError):
            async with asyncio.timeout(within):
                while piece := await self.reader.read(65536):
                    came += piece
        return came

    def leave(self) -> None:
        self.writer.close()


@asynccontextmanager
async def street(
    path: object, *, callers: Callers | None = None, proxies: tuple[str, ...] = (), **how: Any
) -> AsyncIterator[Street]:
    """Open a server there."""
    listening = socket.socket()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)
    listening.bind(("127.0.0.1", 0))
    app = application(str(path), callers=callers, proxies=Proxies(proxies), **how)
    server = uvicorn.Server(configured(app, "127.0.0.1", 0))
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.001)
        if serving.done():
            await serving
    there = Street(server, listening.getsockname()[1], app.state.services)
    try:
        yield there
    finally:
        await there.empty()
        server.should_exit = True
        await serving


def frame(payload: bytes, first: int = 0x81) -> bytes:
    """A masked frame."""
    mask = b"\x01\x02\x03\x04"
    masked = bytes([byte ^ mask[place % 4] for place, byte in enumerate(payload)])
    size = len(payload)
    head = (
        bytes((first, 0x80 | size)) if size < 126 else bytes((first, 0xFE, size >> 8, size & 255))
    )
    return head + mask + masked


async def until(true: Any, within: float = 10) -> None:
    """Wait for something to come true."""
    async with asyncio.timeout(within):
        while not true():
            await asyncio.sleep(0.002)
