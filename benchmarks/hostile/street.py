"""How attackers speak: requests and sockets from addresses of their own."""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from itertools import count
from typing import Any

import msgspec

from benchmarks.load.house import PORT
from benchmarks.load.phone import KNOCK, Phone

PATIENCE = 30.0  # seconds for an answer
_numbers = count()


def elsewhere(street: int) -> str:
    """An address of that street: of the many a network has, each is somebody else."""
    return f"127.66.{street}.{next(_numbers) % 200 + 1}"


class Gang:
    """Counts what attackers were told, by attack and status."""

    def __init__(self) -> None:
        self.told: Counter[tuple[str, int]] = Counter()

    async def ask(
        self,
        attack: str,
        address: str,
        path: str,
        *,
        body: object = None,
        token: str = "",
    ) -> tuple[int, bytes]:
        """Send a request and read the answer; 0 is a connection that was cut."""
        try:
            async with asyncio.timeout(PATIENCE):
                status, answer = await _ask(address, path, body, token)
        except (OSError, TimeoutError, ValueError, IndexError, asyncio.IncompleteReadError):
            status, answer = 0, b""
        self.told[attack, status] += 1
        return status, answer

    async def guest(self, attack: str, address: str) -> str:
        """A new name's token, or none if there are no more to have."""
        status, answer = await self.ask(attack, address, "/api/guests", body={})
        return str(msgspec.json.decode(answer)["token"]) if status == 201 else ""


async def _ask(address: str, path: str, body: object, token: str) -> tuple[int, bytes]:
    reader, writer = await asyncio.open_connection("127.0.0.1", PORT, local_addr=(address, 0))
    try:
        content = b"" if body is None else msgspec.json.encode(body)
        head = [f"{'GET' if body is None else 'POST'} {path} HTTP/1.1", "Host: 127.0.0.1"]
        head += [f"Content-Length: {len(content)}", "Connection: close"]
        head += [f"Authorization: Bearer {token}"] if token else []
        writer.write("\r\n".join([*head, "", ""]).encode() + content)
        answer = await reader.read(-1)
        return int(answer.split(b" ", 2)[1]), answer.partition(b"\r\n\r\n")[2]
    finally:
        writer.close()


class Foe(Phone):
    """A client with an address of its own, that minds no refusal."""

    def __init__(self, token: str, code: str, address: str) -> None:
        super().__init__(token, code)
        self._address = address

    async def connect(self) -> None:
        """Knock and say hello."""
        loop = asyncio.get_running_loop()
        knocking = socket.socket()
        knocking.setblocking(False)
        knocking.bind((self._address, 0))
        await loop.sock_connect(knocking, ("127.0.0.1", PORT))
        await loop.create_connection(lambda: self, sock=knocking)
        self.transport.write(KNOCK)
        async with asyncio.timeout(PATIENCE):
            await self.welcome

    def refused(self, text: str) -> None:
        """It is what they came for."""

    def connection_lost(self, exc: Exception | None) -> None:
        """Called by the loop."""
        self.lost = True
        if not self.welcome.done():
            self.welcome.set_exception(ConnectionResetError())


async def table(gang: Gang, attack: str, address: str, **order: Any) -> tuple[str, str]:
    """A new table's code and its host's token; nothing if it was refused."""
    token = await gang.guest(attack, address)
    wished = {"game": "unicorn-fever", "name": "Eve", **order}
    status, answer = await gang.ask(attack, address, "/api/tables", body=wished, token=token)
    return (str(msgspec.json.decode(answer)["code"]), token) if status == 201 else ("", "")
