"""A process that does errands one after the other, and is stopped when one takes too long."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec
from msgspec import Struct

from hornbook.server.clerks.errands import SIZE, Answer, Errand, Request, packed
from hornbook.server.fairness import By, FairLine
from hornbook.server.processes import begin, to_the_end
from hornbook.server.refusals import TooMuch, Unavailable

LOG = logging.getLogger("hornbook.server.clerks")
LOADING: Final = 20.0  # seconds until a new process must have answered
WAITING: Final = 15.0  # seconds in the line, then one is told to come back
_ANSWER = msgspec.msgpack.Decoder(Answer)


class _Wish(Struct, frozen=True):
    errand: Errand
    done: asyncio.Future[bytes]


class Clerk:
    """One process, started when it is first needed. Whoever waits is served in a fair order."""

    def __init__(self, within: float, *, most: int = 200, each: int = 20) -> None:
        self._within = within  # seconds for an errand
        self._line: FairLine[_Wish] = FairLine(most=most, each=each)
        self._task: asyncio.Task[None] | None = None
        self._process: asyncio.subprocess.Process | None = None
        self._loaded = False
        self._number = 0

    @property
    def waiting(self) -> int:
        """How many errands wait."""
        return len(self._line)

    async def does(self, errand: Errand, by: By) -> bytes:
        """The answer, as JSON; refused if there is too much to do, or this takes too long."""
        loop = asyncio.get_running_loop()
        wish = _Wish(errand, loop.create_future())
        if not self._line.join(by, wish, loop.time()):
            raise TooMuch("too-busy")
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        return await wish.done

    async def close(self) -> None:
        """Let the process go."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._stop()
        for _, wish in self._line.leave(lambda _: True):
            wish.done.cancel()

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        while (found := self._line.next(loop.time())) is not None:
            by, wish = found
            begun = loop.time()
            if not wish.done.done():  # else whoever asked has hung up
                await self._do(wish)
            self._line.spent(by, loop.time() - begun, loop.time())
            for _, late in self._line.too_late(loop.time() - WAITING):
                _refuse(late, TooMuch("too-busy"))

    async def _do(self, wish: _Wish) -> None:
        try:
            async with asyncio.timeout(self._within if self._loaded else LOADING):
                answer = await self._answer(wish.errand)
        except TimeoutError:
            LOG.warning("errand took too long", extra={"errand": type(wish.errand).__name__})
            _refuse(wish, TooMuch("too-hard"))
            await self._stop()
        except (OSError, asyncio.IncompleteReadError) as error:
            LOG.warning("clerk is gone", extra={"reason": repr(error)})
            _refuse(wish, Unavailable("clerk-away"))
            await self._stop()
        except asyncio.CancelledError:
            wish.done.cancel()
            raise
        else:
            self._loaded = True
            _settle(wish, answer)

    async def _answer(self, errand: Errand) -> Answer:
        if self._process is None:
            await self._start()
        process = self._process
        assert process is not None  # noqa: S101 - just started
        assert process.stdin is not None  # noqa: S101 - both are pipes
        assert process.stdout is not None  # noqa: S101
        self._number += 1
        process.stdin.write(packed(Request(self._number, errand)))
        size = await process.stdout.readexactly(SIZE)
        return _ANSWER.decode(await process.stdout.readexactly(int.from_bytes(size, "big")))

    async def _start(self) -> None:
        # Half started, nobody could stop it.
        await to_the_end(begin("hornbook.server.clerks"), self._started)

    def _started(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def _stop(self) -> None:
        process, self._process, self._loaded = self._process, None, False
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        await to_the_end(process.wait(), lambda _: None)


def _settle(wish: _Wish, answer: Answer) -> None:
    if answer.refused is not None:
        _refuse(wish, answer.refused.again())
    elif answer.fault:
        LOG.error("errand failed", extra={"reason": answer.fault})
        _refuse(wish, Unavailable("clerk-away"))
    elif not wish.done.done():
        wish.done.set_result(answer.body)


def _refuse(wish: _Wish, refusal: Exception) -> None:
    if not wish.done.done():
        wish.done.set_exception(refusal)
