"""What is read when somebody asks for figures: rooms, workers, memory, disk."""

from __future__ import annotations

import os
from pathlib import Path
from time import process_time, time
from typing import TYPE_CHECKING, Final

from hornbook import __version__
from hornbook.server.metrics import Figure
from hornbook.server.table.state import Stage

if TYPE_CHECKING:
    from hornbook.server.services import Services

_STARTED: Final = time()


async def text(services: Services) -> str:
    """All figures, as Prometheus reads them."""
    health = await services.checkup.look()
    found = [*_server(services), *_bots(services), *_process()]
    found += [
        Figure("hornbook_well", float(part.status == "ok"), "part", name)
        for name, part in health.parts.items()
    ]
    return services.metrics.text(found)


def _server(services: Services) -> list[Figure]:
    checkup = services.checkup
    found = [
        Figure("hornbook_build_info", 1, "version", __version__),
        Figure("hornbook_connections", services.sessions),
        Figure("hornbook_rooms", len(services.rooms.awake)),
        Figure("hornbook_rooms_broken", len(services.rooms.broken)),
        Figure("hornbook_commits_waiting", services.store.waiting),
        Figure("hornbook_loop_lag_worst_seconds", services.pulse.worst),
        Figure("hornbook_reviews_waiting", services.reviews.waiting),
        Figure("hornbook_balances_waiting", services.balances.waiting),
    ]
    found += [
        Figure("hornbook_tables", checkup.stages.get(stage.value, 0), "stage", stage.value)
        for stage in Stage
    ]
    if checkup.free is not None:
        found.append(Figure("hornbook_disk_free_bytes", checkup.free))
    if checkup.size is not None:
        found.append(Figure("hornbook_database_bytes", checkup.size))
    return found


def _bots(services: Services) -> list[Figure]:
    found = []
    for one in services.bot_pool.workload():
        found += [
            Figure("hornbook_bots_waiting", one.waiting, "worker", one.worker),
            Figure("hornbook_bots_workers", float(one.running), "worker", one.worker),
        ]
    return found


def _process() -> list[Figure]:
    """This process and its workers; memory only where the system tells it like Linux does."""
    found = [
        Figure("process_cpu_seconds_total", process_time()),
        Figure("process_start_time_seconds", _STARTED),
    ]
    try:
        children = [
            child
            for thread in Path("/proc/self/task").iterdir()
            for child in (thread / "children").read_text(encoding="ascii").split()
        ]
        found += [
            Figure("process_resident_memory_bytes", _memory("self")),
            Figure("process_open_fds", len(os.listdir("/proc/self/fd"))),  # noqa: PTH208 - counted
            Figure("process_max_fds", os.sysconf("SC_OPEN_MAX")),
            Figure("hornbook_workers_resident_memory_bytes", sum(map(_memory, children))),
        ]
    except OSError:
        return found
    return found


def _memory(pid: str) -> int:
    """Bytes of a process; one that is gone has none."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")
