"""Where a database is, and how to come to it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

KNOCK: Final = 10.0  # seconds until PostgreSQL must have opened
_DRIVERS: Final = {"postgresql": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}


class Address:
    """A database's address (``postgresql://…``), or a file."""

    def __init__(self, url: str) -> None:
        if "://" not in url:
            url = f"sqlite:///{Path(url).expanduser()}"
        parsed = make_url(url)
        self._url = parsed.set(drivername=_DRIVERS.get(parsed.drivername, parsed.drivername))

    @property
    def file(self) -> Path | None:
        """The file of a SQLite database, if it has one."""
        name = self._url.database
        if not self._url.drivername.startswith("sqlite") or name in (None, "", ":memory:"):
            return None
        return Path(str(name)).resolve()

    @property
    def shown(self) -> str:
        """As people may see it: without its password."""
        return str(self.file or self._url.set(query={}).render_as_string(hide_password=True))

    def engine(self) -> AsyncEngine:
        """The way there."""
        if self._url.drivername.startswith("sqlite"):
            engine = create_async_engine(self._url)
            event.listen(engine.sync_engine, "connect", _durable)
            return engine
        # A connection that was cut while nobody used it is noticed before it is used.
        return create_async_engine(self._url, pool_pre_ping=True, connect_args={"timeout": KNOCK})


def is_away(error: Exception) -> bool:
    """Whether the database is not to be had, rather than the question wrong."""
    if isinstance(error, IntegrityError | DataError | ProgrammingError):
        return False
    if isinstance(error, OSError | TimeoutError | DBAPIError):
        return True
    return type(error).__module__.startswith("asyncpg.")  # raised before SQLAlchemy is there


def _durable(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # an acknowledged choice survives the power cut
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()
