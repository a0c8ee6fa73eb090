"""Other processes, started and buried with care."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

T = TypeVar("T")
_LINE: Final = 64 * 1024  # bytes


async def begin(module: str, *arguments: str, limit: int = _LINE) -> Process:
    """Run a module in a process that we talk with, and that does not outlive this one."""
    words = ("-m", "hornbook.server.child", str(os.getpid()), module, *arguments)
    return await asyncio.create_subprocess_exec(
        sys.executable, *words, stdin=PIPE, stdout=PIPE, limit=limit
    )


async def to_the_end(work: Coroutine[Any, Any, T], done: Callable[[T], None]) -> None:
    """What must not be left half done: whoever is told to stop stops after it."""
    task = asyncio.ensure_future(work)
    try:
        done(await asyncio.shield(task))
    except asyncio.CancelledError:
        done(await task)
        raise
