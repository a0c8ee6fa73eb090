"""A server that is killed leaves no process behind."""

import asyncio
import os
import signal
import time
from pathlib import Path

from server.cluster import free_port
from server.fleet import Server

PATIENCE = 20


def workers_of(process: int) -> set[int]:
    """The processes that a process has started, whichever of its threads did."""
    found = [
        one.read_text(encoding="ascii") for one in Path(f"/proc/{process}/task").glob("*/children")
    ]
    return {int(one) for one in " ".join(found).split()}


def state(process: int) -> list[str]:
    """What /proc says of a process after its name; nothing once it is gone."""
    try:
        status = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except FileNotFoundError:
        return []
    return status.rpartition(")")[2].split()


def is_running(process: int) -> bool:
    """Whether it is there: one that waits to be buried is not."""
    return bool(found := state(process)) and found[0] not in "ZX"


def has_begun(process: int) -> bool:
    """Whether it does its own work: it has stepped back behind people then."""
    found = state(process)
    return bool(found) and int(found[16]) > os.nice(0)


def test_workers_end_with_their_server_whatever_they_do(tmp_path):
    server = Server(free_port(), str(tmp_path / "house.sqlite"))
    server.start()
    try:
        asyncio.run(server.post("/api/guests"))
        until = time.monotonic() + PATIENCE
        workers: list[int] = []
        while not workers and time.monotonic() < until:
            workers = [one for one in workers_of(server.number) if has_begun(one)]
        assert workers
        for one in workers:
            os.kill(one, signal.SIGSTOP)  # busy: it hears nothing
    finally:
        server.kill()
    until = time.monotonic() + PATIENCE
    while any(is_running(one) for one in workers) and time.monotonic() < until:
        time.sleep(0.02)
    left = [one for one in workers if is_running(one)]
    for one in left:
        os.kill(one, signal.SIGKILL)
    assert left == []
