"""Requests wait for those who play, and nobody's many stand before another's only one."""

import asyncio
import selectors
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import wraps
from math import ceil
from typing import Any

import pytest

from hornbook.server.limits import throttle
from hornbook.server.limits.throttle import AT_ONCE, FEWEST, MOST, Throttle
from hornbook.server.refusals import TooMuch

REQUEST = 0.0009  # seconds that a request keeps the loop
TICK = 0.001  # seconds: as exactly as a loop can wait


class PretendedTime(selectors.DefaultSelector):
    """Nobody waits: the clock goes on to the next thing that is due, and when work is done."""

    now = 0.0

    def work(self, seconds: float) -> None:
        """Keep the loop so long."""
        self.now += seconds

    def select(self, timeout: float | None = None) -> Any:
        """Called by the loop when it has nothing to do."""
        found = super().select(0)
        if not found and timeout:
            self.now += ceil(timeout / TICK) * TICK
        return found


def in_pretended_time(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """Run a test by a clock that only it moves: its times are the same on any machine."""

    @wraps(test)
    def run(**named: Any) -> None:
        def whole() -> None:
            clock = PretendedTime()
            loop = asyncio.SelectorEventLoop(clock)
            loop.time = lambda: clock.now  # type: ignore[method-assign]
            try:
                loop.run_until_complete(test(clock, **named))
            finally:
                loop.close()

        with ThreadPoolExecutor(1) as thread:  # a browser may have a loop here
            thread.submit(whole).result()

    del run.__wrapped__  # type: ignore[attr-defined]  # pytest would look for a fixture
    return run


async def _moves(clock: PretendedTime, late: list[float]) -> None:
    """Somebody plays: something is due every 7 ms, and comes so much later."""
    while True:
        due = clock.now + 0.007
        await asyncio.sleep(due - clock.now)
        late.append(clock.now - due)
        clock.work(0.0002)


@in_pretended_time
async def test_some_pages_come_in_without_a_wait(clock):
    gate = Throttle(lambda: clock.now)
    for _ in range(int(AT_ONCE)):
        await gate.enter("ada")
    assert (len(gate), clock.now) == (0, 0.0)


@in_pretended_time
async def test_a_party_behind_one_address_is_in_within_seconds_and_no_move_waits_for_it(clock):
    """Five hundred phones load eight things each, all at the same moment."""
    gate, late = Throttle(lambda: clock.now), []
    playing = asyncio.create_task(_moves(clock, late))

    async def phone():
        for _ in range(8):
            clock.work(throttle.READING)
            await gate.enter("the party's")
            clock.work(REQUEST)

    await asyncio.sleep(1)
    late.clear()
    await asyncio.gather(*[phone() for _ in range(500)])
    playing.cancel()
    assert clock.now < 1 + 12
    late.sort()
    assert late[len(late) * 99 // 100] < 2 * TICK + 2 * (REQUEST + throttle.READING)


@in_pretended_time
async def test_the_later_the_loop_the_fewer_come_in(clock):
    gate, came = Throttle(lambda: clock.now), 0

    async def ask():
        nonlocal came
        await gate.enter("ada")
        came += 1

    async def work():
        while True:  # something else, which lets nobody in between
            clock.work(0.01)
            await asyncio.sleep(0)

    asking = [asyncio.create_task(ask()) for _ in range(500)]
    working = asyncio.create_task(work())
    while clock.now < 3:
        await asyncio.sleep(0)
    assert gate.share == FEWEST < MOST
    assert AT_ONCE < came < 300
    working.cancel()
    await asyncio.gather(*asking)
    await asyncio.sleep(5)
    assert gate.share == MOST  # and they come as fast as before, when it is in time again


@in_pretended_time
async def test_one_who_has_asked_little_goes_before_one_who_asks_much(clock):
    gate = Throttle(lambda: clock.now)
    came: list[str] = []

    async def ask(house: str) -> None:
        await gate.enter(house)
        came.append(house)

    greedy = [asyncio.create_task(ask("greedy")) for _ in range(300)]
    await asyncio.sleep(0)
    await asyncio.gather(ask("ada"))
    assert came.index("ada") < AT_ONCE + 3
    await asyncio.gather(*greedy)
    assert len(came) == 301


@in_pretended_time
async def test_who_has_hung_up_takes_nobodys_turn(clock):
    gate = Throttle(lambda: clock.now)
    first = [asyncio.create_task(gate.enter("greedy")) for _ in range(100)]
    await asyncio.sleep(0)
    assert len(gate) >= 100 - AT_ONCE - 1
    for one in first:
        one.cancel()
    await asyncio.gather(gate.enter("ada"))
    await asyncio.sleep(5 * TICK)  # in which one or two would have come in
    assert len(gate) == 0


@in_pretended_time
async def test_nobody_waits_for_ever(clock):
    gate = Throttle(lambda: clock.now)
    waiting = [asyncio.create_task(gate.enter("greedy")) for _ in range(9000)]
    await asyncio.sleep(0)

    async def work():
        while True:
            clock.work(0.01)
            await asyncio.sleep(0)

    working = asyncio.create_task(work())
    told = await asyncio.gather(*waiting, return_exceptions=True)
    working.cancel()
    refused = [one for one in told if isinstance(one, TooMuch)]
    assert 0 < len(refused) < 9000
    assert clock.now < throttle.PATIENCE + 3


@in_pretended_time
async def test_a_line_has_an_end(clock):
    gate = Throttle(lambda: clock.now)
    waiting = [
        asyncio.create_task(gate.enter("greedy")) for _ in range(throttle.WAITING_THERE + 100)
    ]
    await asyncio.sleep(0)
    with pytest.raises(TooMuch):
        await gate.enter("greedy")
    await gate.enter("ada")  # there is room for others
    for one in waiting:
        one.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
