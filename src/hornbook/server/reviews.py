"""Finished games looked over, one after the other, in a process of its own."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Final

import msgspec

from hornbook.review import Review
from hornbook.server.fairness import By, FairLine
from hornbook.server.processes import begin, to_the_end

LOG = logging.getLogger("hornbook.server.reviews")
KEPT: Final = 64  # reviews
LARGEST: Final = 8 * 1024 * 1024  # bytes of one review
WAITING: Final = 24  # games that wait their turn; more are told to ask again
EACH: Final = 6  # of them for one address
LONGEST: Final = 300.0  # seconds for one game
_NOTHING_YET: Final = msgspec.json.encode(Review(0.0, [], []))


class Reviews:
    """As much of each review as is known; who asks again hears more."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, bytes] = OrderedDict()
        self._line: FairLine[tuple[str, bytes]] = FairLine(most=WAITING, each=EACH)
        self._begun: set[str] = set()  # games that wait or are being looked over
        self._task: asyncio.Task[None] | None = None

    def of(self, game: str, record: bytes, by: By) -> bytes:
        """The review of a game so far, as JSON; who asks again hears more."""
        known = self._known.get(game)
        if known is None and game not in self._begun:
            now = asyncio.get_running_loop().time()
            if self._line.join(by, (game, record), now):
                self._begun.add(game)
                if self._task is None or self._task.done():
                    self._task = asyncio.create_task(self._work())
        return known or _NOTHING_YET

    @property
    def waiting(self) -> int:
        """Games that wait to be looked over, or are being."""
        return len(self._begun)

    async def close(self) -> None:
        """Let the process go."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self) -> None:
        """One after the other; an address with many games waits for those with few."""
        loop = asyncio.get_running_loop()
        while (found := self._line.next(loop.time())) is not None:
            by, (game, record) = found
            begun = loop.time()
            try:
                async with asyncio.timeout(LONGEST):
                    await self._listen(game, record)
            except (TimeoutError, OSError, ValueError) as error:
                LOG.warning("game not looked over", extra={"game": game, "reason": repr(error)})
            finally:
                self._begun.discard(game)
            self._line.spent(by, loop.time() - begun, loop.time())

    async def _listen(self, game: str, record: bytes) -> None:
        born: list[asyncio.subprocess.Process] = []
        try:
            await to_the_end(begin("hornbook.review", limit=LARGEST), born.append)
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
