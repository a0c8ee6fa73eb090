"""Advice is worked out one after the other, beside the loop, in a fair order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Hashable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from hornbook.server.fairness import By, FairLine
from hornbook.server.protocol import frames
from hornbook.server.refusals import NotAllowed, TooMuch
from hornbook.server.room.client import Client

LOG = logging.getLogger("hornbook.server.advice")
KEPT: Final = 256  # answers: who asks twice is told the same
MOST: Final = 300  # questions that wait
EACH: Final = 4  # of them one guest's

Advice = frames.Odds | frames.Advised | frames.Chances | frames.Awards


class _Question(Struct, frozen=True):
    moment: Hashable  # all that the answer depends on
    work: Callable[[], Advice]


class Adviser:
    """Whoever asks what another asks already waits with them, and costs nothing."""

    def __init__(self) -> None:
        self._known: dict[Hashable, Advice] = {}
        self._line: FairLine[_Question] = FairLine(most=MOST, each=EACH)
        self._asking: dict[Hashable, list[tuple[Client, str]]] = {}
        self._task: asyncio.Task[None] | None = None

    def ask(
        self, client: Client, command: str, moment: Hashable, work: Callable[[], Advice]
    ) -> None:
        """Tell the client as soon as it is known; ``moment`` is all that the answer depends on."""
        waiting = self._asking.get(moment)
        if waiting is not None:
            waiting.append((client, command))
            return
        now = asyncio.get_running_loop().time()
        if not self._line.join(By(client.guest), _Question(moment, work), now):
            client.send(frames.Refused(command, TooMuch("too-busy").code, {}))
            return
        self._asking[moment] = [(client, command)]
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        while (found := self._line.next(loop.time())) is not None:
            by, question = found
            begun = loop.time()
            answer = await self._answer(question)
            self._line.spent(by, loop.time() - begun, loop.time())
            for client, command in self._asking.pop(question.moment):
                if answer is None:
                    client.send(frames.Refused(command, NotAllowed("no-advice").code, {}))
                else:
                    client.send(replace(answer, id=command))

    async def _answer(self, question: _Question) -> Advice | None:
        moment = question.moment
        if moment not in self._known:
            try:
                self._known[moment] = await asyncio.to_thread(question.work)
            except Exception:
                LOG.exception("no advice")
                return None
            if len(self._known) > KEPT:
                del self._known[next(iter(self._known))]
        return self._known[moment]
