"""Work that takes a while, one piece after the other, in a process of its own that yields."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Final

from msgspec import Struct

from hornbook.server.fairness import By, FairLine
from hornbook.server.processes import begin, to_the_end

LOG = logging.getLogger("hornbook.server.studies")
LARGEST: Final = 8 * 1024 * 1024  # bytes of one answer


class Bounds(Struct, frozen=True):
    """How much of it there may be."""

    waiting: int  # pieces that wait their turn
    each: int  # of them for one guest or address
    longest: float  # seconds for one piece
    kept: int  # answers


class Studies:
    """As much of each answer as is known; who asks again hears more."""

    def __init__(self, module: str, bounds: Bounds) -> None:
        self._module = module
        self._bounds = bounds
        self._known: OrderedDict[str, bytes] = OrderedDict()
        self._line: FairLine[tuple[str, bytes]] = FairLine(most=bounds.waiting, each=bounds.each)
        self._begun: set[str] = set()  # pieces that wait or are being worked on
        self._task: asyncio.Task[None] | None = None

    def known(self, key: str) -> bytes | None:
        """What has come of it so far, if somebody asked for it."""
        return self._known.get(key)

    def under_way(self, key: str) -> bool:
        """Whether it waits or is being worked on."""
        return key in self._begun

    def join(self, key: str, material: bytes, by: By) -> bool:
        """Let it wait its turn; False if there is no place, or none for that guest."""
        if not self._line.join(by, (key, material), asyncio.get_running_loop().time()):
            return False
        self._begun.add(key)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        return True

    @property
    def waiting(self) -> int:
        """Pieces that wait, or are being worked on."""
        return len(self._begun)

    async def close(self) -> None:
        """Let the process go."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self) -> None:
        """One after the other; whoever wants many waits for those who want few."""
        loop = asyncio.get_running_loop()
        while (found := self._line.next(loop.time())) is not None:
            by, (key, material) = found
            begun = loop.time()
            try:
                async with asyncio.timeout(self._bounds.longest):
                    await self._listen(key, material)
            except (TimeoutError, OSError, ValueError) as error:
                what = {"study": self._module, "piece": key, "reason": repr(error)}
                LOG.warning("not brought to its end", extra=what)
            finally:
                self._begun.discard(key)
            self._ended(key)
            self._line.spent(by, loop.time() - begun, loop.time())

    async def _listen(self, key: str, material: bytes) -> None:
        born: list[asyncio.subprocess.Process] = []
        try:
            await to_the_end(begin(self._module, limit=LARGEST), born.append)
            (process,) = born
            assert process.stdin is not None  # noqa: S101 - both are pipes
            assert process.stdout is not None  # noqa: S101
            process.stdin.write(material)
            process.stdin.close()
            while line := await process.stdout.readline():
                self._keep(key, line)
        finally:
            for process in born:
                if process.returncode is None:
                    process.kill()
                await to_the_end(process.wait(), lambda _: None)

    def _keep(self, key: str, answer: bytes) -> None:
        self._known[key] = answer
        if len(self._known) > self._bounds.kept:
            self._known.popitem(last=False)

    def _ended(self, key: str) -> None:
        """Nothing more will come of it, whether it is whole or not."""
