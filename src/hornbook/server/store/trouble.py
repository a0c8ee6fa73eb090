"""A database that cannot be opened: why, and what to do, in one sentence."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from logging import Logger
from pathlib import Path
from time import monotonic
from typing import Final

from alembic.util import CommandError
from sqlalchemy.exc import ArgumentError, DBAPIError

from hornbook.kernel import BadSettings, Refusal
from hornbook.kernel.system import system_fault
from hornbook.server.refusals import Unavailable, Unusable
from hornbook.server.store.connect import Address, is_away
from hornbook.server.store.secrecy import keep_to_owner

KINDS: Final = ("sqlite", "postgresql")
GLANCE: Final = 0.3  # seconds to look a file through at the start; the doctor takes its time
LARGEST: Final = 1 << 28  # bytes of a file that is looked through
NO_ROOM: Final = 1 << 20  # bytes left on the disk
_DAMAGED: Final = ("not a database", "malformed", "corrupt", "file is encrypted")


def address_of(url: str) -> Address:
    """Where a database is; refused if that is no address."""
    kind, named, rest = url.partition("://")
    if named and kind == "postgres":
        url = f"postgresql://{rest}"
    elif named and kind.partition("+")[0] not in KINDS:
        raise BadSettings("bad-store", place=rest.rpartition("@")[2] or url)
    try:
        return Address(url)
    except (ArgumentError, ValueError):
        raise BadSettings("bad-store", place=rest.rpartition("@")[2] or url) from None


@asynccontextmanager
async def opening(address: Address) -> AsyncIterator[None]:
    """See to a file before it is used; whatever goes wrong here is said in one sentence."""
    try:
        if address.file is not None:
            keep_to_owner(address.file)
            await asyncio.to_thread(_glance, address.file)
        yield
    except Unavailable as away:
        raise _unusable(away.__cause__ or away, address) from away
    except (CommandError, DBAPIError, OSError, sqlite3.Error) as error:
        raise _unusable(error, address) from error
    except Exception as error:
        if not is_away(error):
            raise
        raise _unusable(error, address) from error


def said(error: BaseException) -> str:
    """An error of a database, on one line and without what the drivers put before it."""
    reason = getattr(error, "orig", None) or error
    text = getattr(reason, "strerror", None) or str(reason)
    return " ".join(text.split()).rpartition(">: ")[2] or type(reason).__name__


def why(error: BaseException) -> str:
    """The same for a refusal: what the system says is a message of ours."""
    reason = getattr(error, "orig", None) or error
    return system_fault(reason) if isinstance(reason, OSError) else said(error)


def note(log: Logger, message: str, error: Exception, **facts: str) -> None:
    """Write an error down. A database that is away is met by everybody: the reason is enough."""
    if isinstance(error, Unavailable):
        log.warning(message, extra={**facts, "reason": said(error.__cause__ or error)})
    else:
        log.error(message, exc_info=error, extra=facts)


def _unusable(error: BaseException, address: Address) -> Refusal:
    place, reason = address.shown, why(error)
    if isinstance(error, CommandError):
        return Unusable("database-newer", place=place)
    if address.file is None:
        return Unusable("database-away", place=place, reason=reason)
    if any(word in reason for word in _DAMAGED):
        return Unusable("database-damaged", place=place, reason=reason)
    if _is_full(address.file):
        return Unusable("database-no-room", place=place, reason=reason)
    return Unusable("database-closed", place=place, reason=reason)


def _is_full(file: Path) -> bool:
    """Whether SQLite lacks room to write at all, whatever it calls that."""
    try:
        return shutil.disk_usage(file.parent).free < NO_ROOM
    except OSError:
        return False


def _glance(file: Path) -> None:
    """Raise if a file is damaged, as far as that is seen at a glance."""
    if not 0 < file.stat().st_size < LARGEST:
        return
    until = monotonic() + GLANCE
    with closing(sqlite3.connect(file)) as reading:
        reading.set_progress_handler(lambda: monotonic() > until, 1000)
        try:
            (state,) = reading.execute("pragma quick_check(1)").fetchone()
        except sqlite3.OperationalError as error:
            if "interrupted" not in str(error):
                raise
        else:
            if state != "ok":
                raise sqlite3.DatabaseError(f"malformed: {state}")
