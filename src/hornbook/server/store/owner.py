"""One server a database: a second one would acknowledge what the first does not know of."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from time import monotonic
from typing import Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from hornbook.server.refusals import NotAllowed

PATIENCE: Final = 3.0  # seconds in which PostgreSQL notices that a killed server is gone
_LOOK_AGAIN: Final = 0.05  # seconds
_KEY: Final = 0x486F726E626F6F6B  # "Hornbook": what other programs lock has other keys
_OURS: Final[set[Path]] = set()  # the system's lock does not tell one process from itself


class FileClaim:
    """A lock beside a database file. It goes with the process, however that ends."""

    def __init__(self, database: Path) -> None:
        self._path = database.with_name(f"{database.name}.lock")
        if self._path in _OURS:
            raise NotAllowed("database-in-use", place=str(database))
        self._file = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            _lock(self._file)
        except OSError:
            os.close(self._file)
            raise NotAllowed("database-in-use", place=str(database)) from None
        _OURS.add(self._path)

    def release(self) -> None:
        """Let another server have it. The file stays: whoever deletes it splits the lock."""
        os.close(self._file)
        _OURS.discard(self._path)


async def claim_session(connection: AsyncConnection, place: str) -> None:
    """Have a PostgreSQL session own the database, until the session ends."""
    until = monotonic() + PATIENCE
    while True:
        found = await connection.execute(text("select pg_try_advisory_lock(:key)"), {"key": _KEY})
        owned = bool(found.scalar_one())
        await connection.commit()
        if owned:
            return
        if monotonic() > until:
            raise NotAllowed("database-in-use", place=place)
        await asyncio.sleep(_LOOK_AGAIN)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        # Of this process alone: a child that outlives it does not keep the lock.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
