"""A PostgreSQL of our own, thrown away afterwards."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def _programs() -> Path:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    named = shutil.which("initdb")
    if not found and named is None:
        pytest.fail("PostgreSQL is missing (on Debian: apt-get install postgresql)")
    return found[-1].parent if found else Path(str(named)).parent


class Cluster:
    """A server of our own, which can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._programs, self._port = _programs(), free_port()
        self._user: list[str] = []
        # initdb refuses to run as root
        if os.geteuid() == 0:
            name = "postgres" if _has_user("postgres") else "nobody"
            self._user = ["runuser", "-u", name, "--"]
            shutil.chown(folder, name)
        self._data = folder / "data"
        self.url = f"postgresql://hornbook@127.0.0.1:{self._port}/postgres"
        self._run("initdb", "-A", "trust", "-U", "hornbook", "-N")

    def start(self) -> None:
        folder = self._folder
        options = (
            f"-p {self._port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
        )
        self._run("pg_ctl", "-o", options, "-l", str(folder / "log"), "-w", "start")

    def stop(self) -> None:
        if (self._data / "postmaster.pid").exists():
            self._run("pg_ctl", "-m", "immediate", "stop")

    def freeze(self) -> None:
        """Let it hang: it takes connections, and says nothing."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        pid = (self._data / "postmaster.pid").read_text(encoding="ascii").split()[0]
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
        for one in (pid, *children):
            os.kill(int(one), number)

    def _run(self, program: str, *options: str) -> None:
        command = [*self._user, str(self._programs / program), "-D", str(self._data), *options]
        subprocess.run(  # noqa: S603 - our own cluster
            command, check=True, capture_output=True, cwd=self._folder
        )


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A cluster with an empty database."""
    folder = Path(tempfile.mkdtemp(prefix="hornbook-pg-"))
    found = Cluster(folder)
    try:
        found.start()
        yield found
    finally:
        found.stop()
        shutil.rmtree(folder, ignore_errors=True)


def _has_user(name: str) -> bool:
    import pwd

    return any(one.pw_name == name for one in pwd.getpwall())
