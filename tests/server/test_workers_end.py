"""A server that is killed leaves no process behind."""

import asyncio
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


def is_running(process: int) -> bool:
    """Whether it still does something: one that waits to be buried does not."""
    try:
        status = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except FileNotFoundError:
        return False
    return status.rpartition(")")[2].split()[0] not in "ZX"


def test_workers_end_with_their_server_even_while_they_load(tmp_path):
    server = Server(free_port(), str(tmp_path / "house.sqlite"))
    server.start()
    try:
        asyncio.run(server.post("/api/guests"))
        until = time.monotonic() + PATIENCE
        while not (workers := workers_of(server.number)) and time.monotonic() < until:
            time.sleep(0.02)
        assert workers
    finally:
        server.kill()
    until = time.monotonic() + PATIENCE
    while any(is_running(one) for one in workers) and time.monotonic() < until:
        time.sleep(0.02)
    assert [one for one in workers if is_running(one)] == []
