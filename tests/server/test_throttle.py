"""Requests wait for those who play, and nobody's many stand before another's only one."""

import asyncio
import time

import pytest

from hornbook.server.limits import throttle
from hornbook.server.limits.throttle import AT_ONCE, FEWEST, MOST, Throttle
from hornbook.server.refusals import TooMuch


async def _hold_up(seconds: float) -> None:
    """Keep the loop busy, as too many requests would."""
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        time.sleep(0.01)
        await asyncio.sleep(0)


@pytest.mark.anyio
async def test_some_pages_come_in_without_a_wait() -> None:
    gate = Throttle()
    for _ in range(int(AT_ONCE)):
        await gate.enter("ada")
    assert len(gate) == 0


@pytest.mark.anyio
async def test_the_later_the_loop_the_fewer_come_in() -> None:
    gate = Throttle()
    await gate.enter("ada")
    await _hold_up(1.5)
    assert gate.rate == FEWEST < MOST


@pytest.mark.anyio
async def test_one_who_has_asked_little_goes_before_one_who_asks_much() -> None:
    gate = Throttle()
    came: list[str] = []

    async def ask(house: str) -> None:
        await gate.enter(house)
        came.append(house)

    greedy = [asyncio.create_task(ask("greedy")) for _ in range(300)]
    await asyncio.sleep(0)
    await asyncio.gather(ask("ada"))
    assert came.index("ada") < 150
    await asyncio.gather(*greedy)
    assert len(came) == 301


@pytest.mark.anyio
async def test_who_has_hung_up_takes_nobodys_turn() -> None:
    gate = Throttle()
    first = [asyncio.create_task(gate.enter("greedy")) for _ in range(100)]
    await asyncio.sleep(0)
    assert len(gate) == 100 - AT_ONCE
    for one in first:
        one.cancel()
    await asyncio.gather(gate.enter("ada"))
    assert len(gate) == 0


@pytest.mark.anyio
async def test_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(throttle, "PATIENCE", 0.0)
    monkeypatch.setattr(throttle, "MOST", 0.0)
    gate = Throttle()
    gate._free = 0
    with pytest.raises(TooMuch):
        await gate.enter("ada")
