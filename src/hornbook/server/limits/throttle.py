"""Requests wait for those who play: they share a part of the loop's time, one after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import thread_time
from typing import Final

from hornbook.server.fairness import By, FairLine
from hornbook.server.refusals import TooMuch

BEAT: Final = 0.02  # seconds between two looks at the clock, as long as there are requests
LATE: Final = 0.0025  # seconds, one of them the clock's own: later, and a move was kept waiting
MOST: Final = 0.5  # of the loop's time is for requests, if nothing is late
FEWEST: Final = 0.04  # and so much whatever happens
FASTER: Final = 1.02  # after a beat in time
SLOWER: Final = 0.75  # after a late one
AT_ONCE: Final = 60.0  # requests that come in without a wait: some pages with all they show
USUAL: Final = 0.001  # seconds for a request
READING: Final = 0.0003  # seconds before it comes to us
SLACK: Final = 0.002  # seconds that a wait may have been too long, and the next ones shorter
WAITING: Final = 20_000  # requests in all
WAITING_THERE: Final = 10_000  # of them from one address: a stadium may share one
PATIENCE: Final = 20.0  # seconds
LOOKED: Final = 50  # beats between two looks whose patience is at an end


class Throttle:
    """Lets requests in one by one, first those from where the fewest came lately.

    After each the loop is left to others for a while: as long as the request took, or longer if
    the loop is late. So a move waits for one request at a time, not for all that came at once.
    """

    def __init__(self, worked: Callable[[], float] = thread_time) -> None:
        self.share = MOST
        self._worked = worked  # not by the clock: other programs may have the processor, too
        self._line: FairLine[asyncio.Future[bool]] = FairLine(WAITING, WAITING_THERE)
        self._free = AT_ONCE
        self._came = False
        self._due = 0.0
        self._beats = 0
        self._beating = False
        self._letting_in = False
        self._begun = 0.0
        self._owed = 0.0  # seconds that others have the loop before the next one comes in
        self._paused = 0.0

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
        if self._free >= 1 and not self._letting_in:
            self._free -= 1
            self._line.spent(by, 1.0, now)
            return
        turn: asyncio.Future[bool] = loop.create_future()
        if not self._line.join(by, turn, now):
            raise TooMuch("too-many-requests")
        if not self._letting_in:
            self._letting_in = True
            self._paused = now
            self._let_in(loop)
        if not await turn:
            raise TooMuch("too-many-requests")

    def _let_in(self, loop: asyncio.AbstractEventLoop) -> None:
        """The next one; how long it keeps the loop is seen by who stands before and behind it."""
        now = loop.time()
        self._owed = max(self._owed - (now - self._paused), -SLACK)
        while (found := self._line.next(now)) is not None:
            by, turn = found
            if not turn.done():  # who has hung up is not let in
                self._line.spent(by, 1.0, now)
                loop.call_soon(self._note_begin)
                turn.set_result(True)
                loop.call_soon(self._note_end, loop)
                return
        self._letting_in = False

    def _note_begin(self) -> None:
        self._begun = self._worked()

    def _note_end(self, loop: asyncio.AbstractEventLoop) -> None:
        self._paused = loop.time()
        took = self._worked() - self._begun + READING
        self._owed += took / self.share - took
        if self._owed > 0:
            loop.call_later(self._owed, self._let_in, loop)
        else:
            loop.call_soon(self._let_in, loop)

    def _wait(self, loop: asyncio.AbstractEventLoop) -> None:
        self._due = loop.time() + BEAT
        loop.call_at(self._due, self._beat, loop)

    def _beat(self, loop: asyncio.AbstractEventLoop) -> None:
        now = loop.time()
        late = now - self._due
        self.share = (
            max(self.share * SLOWER, FEWEST) if late > LATE else min(self.share * FASTER, MOST)
        )
        self._beats += 1
        if not self._letting_in:
            self._free = min(self._free + self.share * (BEAT + late) / USUAL, AT_ONCE)
        elif self._beats % LOOKED == 0:
            self._give_up(now - PATIENCE)
        self._beating = self._came or self._letting_in or self.share < MOST
        self._came = False
        if self._beating:
            self._wait(loop)

    def _give_up(self, before: float) -> None:
        for _, turn in self._line.too_late(before):
            if not turn.done():
                turn.set_result(False)
