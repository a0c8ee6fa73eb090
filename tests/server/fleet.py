"""A real server in a process of its own, which can be killed and started again quickly."""

from __future__ import annotations

import asyncio
import multiprocessing
import urllib.request
from typing import Any

import msgspec

_FORKS = multiprocessing.get_context("forkserver")
# Whatever a server needs is loaded once: a start then takes a moment, not a second.
_FORKS.set_forkserver_preload(
    [
        "hornbook.server.app",
        "uvicorn",
        "aiosqlite",
        "asyncpg",
        "server.fleet",
        "uvicorn.protocols.http.h11_impl",
        "uvicorn.lifespan.on",
        "hornbook.server.connection.detection",
        "hornbook.games.horse_fever.party.game",
        "hornbook.games.unicorn_fever.game",
        "hornbook.games.kill_the_unicorns.game",
    ]
)


def serve(port: int, store: str) -> None:
    from hornbook.server import run

    run(port=port, store=store)


class Server:
    """A server at a port."""

    def __init__(self, port: int, store: str) -> None:
        self.port = port
        self.store = store
        self._process: Any = None

    def start(self) -> None:
        self._process = _FORKS.Process(target=serve, args=(self.port, self.store), daemon=True)
        self._process.start()

    @property
    def number(self) -> int:
        """Its process."""
        return int(self._process.pid)

    @property
    def alive(self) -> bool:
        """Whether it runs."""
        return bool(self._process.is_alive())

    def kill(self) -> None:
        """As the operating system does: at once, wherever it is."""
        self._process.kill()
        self._process.join()

    async def post(self, path: str, body: object = None, token: str = "") -> Any:
        """Ask until the server answers."""
        headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
        data = msgspec.json.encode(body)
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", data, headers, method="POST"
        )
        while True:
            try:
                answer = await asyncio.to_thread(urllib.request.urlopen, request)
                return msgspec.json.decode(answer.read())
            except OSError:
                await asyncio.sleep(0.02)
