"""The server, in a process of its own."""

from __future__ import annotations

import contextlib
import os
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from time import perf_counter, sleep
from typing import Any

import msgspec

from hornbook.server.guests import Guests


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


PORT = int(os.environ.get("HORNBOOK_BENCH_PORT", "0")) or _free_port()
SERVER = (
    "from hornbook.server import run; import sys; run(port=int(sys.argv[1]), store=sys.argv[2])"
)


class House:
    """The server, in a process of its own."""

    def __init__(self, store: Path) -> None:
        self.store = store
        self.tables = 0
        self.start()
        with sqlite3.connect(store) as database:
            query = "select value from house where name = 'guests'"
            (secret,) = database.execute(query).fetchone()
        self.guests = Guests(secret)

    def start(self) -> float:
        """Start it; seconds until it answers."""
        begun = perf_counter()
        command = [sys.executable, "-c", SERVER, str(PORT), str(self.store)]
        self.process = subprocess.Popen(command)  # noqa: S603 - our own server
        while True:
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"http://127.0.0.1:{PORT}/healthz")
                return perf_counter() - begun
            sleep(0.02)

    def kill(self) -> None:
        """As the operating system does."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """Stop it."""
        self.kill()

    def kilobytes(self) -> int:
        """The server's memory, wherever the system keeps it."""
        return _kilobytes(self.process.pid)

    def bots_kilobytes(self) -> int:
        """The memory of the processes in which bots think."""
        pid = self.process.pid
        found = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8")
        return sum(_kilobytes(int(child)) for child in found.split())

    def rooms(self) -> int:
        """How many rooms are open."""
        with urllib.request.urlopen(f"http://127.0.0.1:{PORT}/metrics") as answer:
            return int(float(answer.read().decode().split("\nhornbook_rooms ")[1].split()[0]))

    def cpu(self) -> float:
        """Seconds of processor time used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").split()
        return (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")

    def table(self, token: str, order: dict[str, Any]) -> str:
        """A new table's code; each host has an address of their own, as people do."""
        self.tables += 1
        here = f"127.1.{self.tables // 250}.{self.tables % 250 + 1}"
        asking = HTTPConnection("127.0.0.1", PORT, source_address=(here, 0))
        headers = {"authorization": f"Bearer {token}"}
        asking.request("POST", "/api/tables", msgspec.json.encode(order), headers)
        with closing(asking):
            answer = msgspec.json.decode(asking.getresponse().read())
        return str(answer["code"])


def _kilobytes(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    return sum(int(status.split(name)[1].split()[0]) for name in ("VmRSS:", "VmSwap:"))
