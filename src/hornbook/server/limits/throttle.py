"""Requests wait for those who play: the later the loop is, the fewer of them come in at once."""

from __future__ import annotations

import asyncio
from typing import Final

from hornbook.server.fairness import By, FairLine
from hornbook.server.refusals import TooMuch

BEAT: Final = 0.02  # seconds between two looks at the clock, as long as there are requests
LATE: Final = 0.0012  # seconds: a beat that comes later has kept somebody's move waiting
MOST: Final = 1000.0  # requests a second, if nothing is late
FEWEST: Final = 60.0  # and whatever happens
FASTER: Final = 1.02  # after a beat in time
SLOWER: Final = 0.75  # after a late one
AT_ONCE: Final = 60.0  # requests that come in without a wait: some pages with all they show
WAITING: Final = 20_000  # requests in all
WAITING_THERE: Final = 10_000  # of them from one address: a stadium may share one
PATIENCE: Final = 20.0  # seconds


class Throttle:
    """Lets requests in one by one, first those from where the fewest came lately."""

    def __init__(self) -> None:
        self.rate = MOST
        self._line: FairLine[asyncio.Future[bool]] = FairLine(WAITING, WAITING_THERE)
        self._free = AT_ONCE
        self._came = False
        self._due = 0.0
        self._beating = False

    def __len__(self) -> int:
        """How many wait."""
        return len(self._line)

    async def enter(self, house: str) -> None:
        """Wait until it is one's turn; refused if that takes too long."""
        loop = asyncio.get_running_loop()
        by, now = By(house), loop.time()
        self._came = True
        if not self._beating:
            self._beating = True
            self._wait(loop)
        if self._free >= 1 and not self._line:
            self._pass(by, now)
            return
        turn: asyncio.Future[bool] = loop.create_future()
        if not self._line.join(by, turn, now) or not await turn:
            raise TooMuch("too-many-requests")

    def _pass(self, by: By, now: float) -> None:
        self._free -= 1
        self._line.spent(by, 1.0, now)

    def _wait(self, loop: asyncio.AbstractEventLoop) -> None:
        self._due = loop.time() + BEAT
        loop.call_at(self._due, self._beat, loop)

    def _beat(self, loop: asyncio.AbstractEventLoop) -> None:
        now = loop.time()
        late = now - self._due
        self.rate = (
            max(self.rate * SLOWER, FEWEST) if late > LATE else min(self.rate * FASTER, MOST)
        )
        self._free = min(self._free + self.rate * (BEAT + late), AT_ONCE)
        for _, turn in self._line.too_late(now - PATIENCE) if self._line else ():
            if not turn.done():
                turn.set_result(False)
        while self._free >= 1 and (found := self._line.next(now)) is not None:
            by, turn = found
            if not turn.done():  # who has hung up is not let in
                self._pass(by, now)
                turn.set_result(True)
        self._beating = self._came or bool(self._line) or self.rate < MOST
        self._came = False
        if self._beating:
            self._wait(loop)
