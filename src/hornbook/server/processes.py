"""Other processes, started and buried with care."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


async def to_the_end(work: Coroutine[Any, Any, T], done: Callable[[T], None]) -> None:
    """What must not be left half done: whoever is told to stop stops after it."""
    task = asyncio.ensure_future(work)
    try:
        done(await asyncio.shield(task))
    except asyncio.CancelledError:
        done(await task)
        raise
