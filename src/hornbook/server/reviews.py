"""Finished games looked over, one after the other, in a process of its own."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import OrderedDict
from typing import Final

import msgspec

from hornbook.review import Review
from hornbook.server.processes import to_the_end

LOG = logging.getLogger("hornbook.server.reviews")
KEPT: Final = 64  # reviews
LARGEST: Final = 8 * 1024 * 1024  # bytes of one review
WAITING: Final = 8  # games that wait their turn; more are told to ask again
_NOTHING_YET: Final = msgspec.json.encode(Review(0.0, [], []))


class Reviews:
    """As much of each review as is known; who asks again hears more."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, bytes] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._one = asyncio.Lock()

    def of(self, game: str, record: bytes) -> bytes:
        """The review of a game so far, as JSON."""
        known = self._known.get(game)
        if known is None and game not in self._tasks and len(self._tasks) < WAITING:
            self._tasks[game] = asyncio.create_task(self._look_over(game, record))
        return known or _NOTHING_YET

    @property
    def waiting(self) -> int:
        """Games that wait to be looked over, or are being."""
        return len(self._tasks)

    async def close(self) -> None:
        """Let the process go."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _look_over(self, game: str, record: bytes) -> None:
        try:
            async with self._one:
                await self._listen(game, record)
        finally:
            del self._tasks[game]

    async def _listen(self, game: str, record: bytes) -> None:
        born: list[asyncio.subprocess.Process] = []
        try:
            starting = asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "hornbook.review",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LARGEST,
            )
            await to_the_end(starting, born.append)
            (process,) = born
            assert process.stdin is not None  # noqa: S101 - both are pipes
            assert process.stdout is not None  # noqa: S101
            process.stdin.write(record)
            process.stdin.close()
            while line := await process.stdout.readline():
                self._keep(game, line)
        finally:
            for process in born:
                if process.returncode is None:
                    process.kill()
                await to_the_end(process.wait(), lambda _: None)

    def _keep(self, game: str, review: bytes) -> None:
        self._known[game] = review
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
