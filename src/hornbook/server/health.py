"""Whether the server can serve, part by part; asking is cheap, and never waits for long."""

from __future__ import annotations

import asyncio
import logging
import shutil
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

from hornbook.server.protocol import VERSION
from hornbook.server.protocol.answers import Health, Part, Status
from hornbook.server.store.trouble import note

if TYPE_CHECKING:
    from hornbook.server.services import Services

LOG = logging.getLogger("hornbook.server.health")
FRESH: Final = 1.0  # seconds for which an answer is good
PATIENCE: Final = 2.0  # seconds to wait for the database
GIVE_UP: Final = 30.0  # seconds after which a question to the database is put anew
COUNT_EVERY: Final = 30.0  # seconds between two counts of the tables
SLOW: Final = 5.0  # seconds that a commit may take
LATE: Final = 0.5  # seconds of lag that people notice
STUCK: Final = 5.0  # seconds of lag after which proxies give up
LOW: Final = 1 << 30  # bytes left on the disk
FULL: Final = 1 << 26  # likewise; SQLite needs some to write at all
SILENT: Final = 30.0  # seconds without an answer of a worker
BEHIND: Final = 200  # questions that wait for a worker

_WELL: Final = Part("ok")
_WORST: Final[dict[Status, int]] = {"ok": 0, "degraded": 1, "failing": 2}


class Checkup:
    """Looks at the parts of a running server."""

    def __init__(self, services: Services) -> None:
        self._store = services.store
        self._rooms = services.rooms
        self._bot_pool = services.bot_pool
        self._pulse = services.pulse
        self._inode = _inode(services.store.path)
        self._asking: asyncio.Task[None] | None = None
        self._asked = 0.0
        self._given_up: set[asyncio.Task[None]] = set()
        self._database = _WELL
        self._counted = -COUNT_EVERY
        self._found: tuple[float, Health] | None = None
        self.free: int | None = None  # bytes on the disk of the database file
        self.size: int | None = None  # bytes of the database file
        self.stages: dict[str, int] = {}  # tables in the database

    async def look(self) -> Health:
        """How it is now, or was a moment ago."""
        if self._found is None or monotonic() - self._found[0] > FRESH:
            parts = {
                "database": await self._look_at_database(),
                "loop": self._look_at_loop(),
                "bots": self._look_at_bots(),
                "rooms": self._look_at_rooms(),
            }
            if self.free is not None:
                parts["disk"] = _disk(self.free)
            status = max((part.status for part in parts.values()), key=_WORST.__getitem__)
            found = Health(status != "failing", VERSION, status, parts)
            self._say(found)
            self._found = monotonic(), found
        return self._found[1]

    async def close(self) -> None:
        """Ask nothing more."""
        tasks = [*self._given_up, *([] if self._asking is None else [self._asking])]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=PATIENCE)

    async def _look_at_database(self) -> Part:
        """Put one question at a time: a database that hangs is not asked by everybody at once."""
        now = monotonic()
        hanging = self._asking is not None and not self._asking.done()
        if self._asking is not None and hanging and now - self._asked > GIVE_UP:
            self._given_up.add(self._asking)
            self._asking.add_done_callback(self._given_up.discard)
            self._asking.cancel()
            hanging = False
        if self._asking is None or not hanging:
            self._asking = asyncio.create_task(self._ask_database())
            self._asked = now
        left = self._asked + PATIENCE - now
        if left > 0:
            await asyncio.wait([self._asking], timeout=left)
        if not self._asking.done():
            return Part("failing", "database-silent", {"seconds": monotonic() - self._asked})
        if self._store.writing > SLOW:
            return Part("failing", "database-slow", {"seconds": self._store.writing})
        return self._database

    async def _ask_database(self) -> None:
        begun = monotonic()
        try:
            await self._store.ready()
            self._database = Part("ok", "", {"seconds": monotonic() - begun})
            if begun - self._counted >= COUNT_EVERY:
                self.stages = await self._store.stages()
                self._counted = begun
        except Exception as error:
            note(LOG, "database check failed", error)
            self._database = Part("failing", "database-away")
        path = self._store.path
        if path is not None:
            await asyncio.to_thread(self._look_at_file, path)

    def _look_at_file(self, path: Path) -> None:
        """Room on the disk; what was removed is lost as soon as the server stops."""
        try:
            self.free = shutil.disk_usage(path.parent).free
            self.size = sum(
                file.stat().st_size
                for file in (path, path.with_name(path.name + "-wal"))
                if file.exists()
            )
        except OSError:
            self.free = None
        if _inode(path) != self._inode:
            self._database = Part("failing", "database-file-gone")

    def _look_at_loop(self) -> Part:
        lag = self._pulse.worst
        facts: dict[str, float] = {"seconds": round(lag, 3)}
        if lag > STUCK:
            return Part("failing", "loop-stuck", facts)
        return Part("degraded", "loop-late", facts) if lag > LATE else Part("ok", "", facts)

    def _look_at_bots(self) -> Part:
        work = self._bot_pool.workload()
        waiting = sum(one.waiting for one in work)
        silent = max((one.silent for one in work), default=0.0)
        facts: dict[str, float] = {"waiting": waiting, "workers": sum(one.running for one in work)}
        if silent > SILENT:
            return Part("degraded", "bots-silent", facts | {"seconds": silent})
        return Part("degraded", "bots-behind", facts) if waiting > BEHIND else Part("ok", "", facts)

    def _look_at_rooms(self) -> Part:
        facts: dict[str, float] = {
            "open": len(self._rooms.awake),
            "broken": len(self._rooms.broken),
        }
        return (
            Part("degraded", "rooms-broken", facts) if self._rooms.broken else Part("ok", "", facts)
        )

    def _say(self, found: Health) -> None:
        """Note in the log when it changes."""
        before = "ok" if self._found is None else self._found[1].status
        if found.status != before:
            ill = {name: part.code for name, part in found.parts.items() if part.code}
            LOG.warning("health", extra={"status": found.status, "parts": ill})


def _disk(free: int) -> Part:
    facts: dict[str, float] = {"free": free}
    if free < FULL:
        return Part("failing", "disk-full", facts)
    return Part("degraded", "disk-low", facts) if free < LOW else Part("ok", "", facts)


def _inode(path: Path | None) -> int | None:
    try:
        return None if path is None else path.stat().st_ino
    except OSError:
        return None
