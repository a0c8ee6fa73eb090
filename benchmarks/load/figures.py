"""Waiting and counting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import perf_counter

from benchmarks.load.phone import Phone


async def until(done: Callable[[], bool], seconds: float = 10) -> None:
    """Wait until it is so, but no longer than that."""
    end = perf_counter() + seconds
    while not done() and perf_counter() < end:
        await asyncio.sleep(0.005)


def told(phones: list[Phone], begun: float) -> str:
    """How long after that the phones heard of the game."""
    return spread([phone.told - begun for phone in phones])


def spread(seconds: list[float]) -> str:
    """Percentiles, in milliseconds."""
    ranked = sorted(seconds)

    def at(share: float) -> float:
        return ranked[min(int(share * len(ranked)), len(ranked) - 1)] * 1000

    return f"p50 {at(0.5):.0f} p95 {at(0.95):.0f} p99 {at(0.99):.0f} max {at(1):.0f} ms"
