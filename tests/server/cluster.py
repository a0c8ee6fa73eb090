"""A PostgreSQL of our own, thrown away afterwards."""

from __future__ import annotations

import os
import shutil
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


@contextmanager
def cluster() -> Iterator[str]:
    """The address of an empty database."""
    programs, port = _programs(), free_port()
    folder = Path(tempfile.mkdtemp(prefix="hornbook-pg-"))
    # initdb refuses to run as root
    user = []
    if os.geteuid() == 0:
        name = "postgres" if _has_user("postgres") else "nobody"
        user = ["runuser", "-u", name, "--"]
        shutil.chown(folder, name)
    data = folder / "data"

    def run(*command: str) -> None:
        subprocess.run(  # noqa: S603 - our own cluster
            [*user, *command], check=True, capture_output=True, cwd=folder
        )

    try:
        run(str(programs / "initdb"), "-D", str(data), "-A", "trust", "-U", "hornbook", "-N")
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
        run(
            str(programs / "pg_ctl"),
            "-D",
            str(data),
            "-o",
            options,
            "-l",
            str(folder / "log"),
            "-w",
            "start",
        )
        yield f"postgresql://hornbook@127.0.0.1:{port}/postgres"
    finally:
        if (data / "postmaster.pid").exists():
            run(str(programs / "pg_ctl"), "-D", str(data), "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


def _has_user(name: str) -> bool:
    import pwd

    return any(one.pw_name == name for one in pwd.getpwall())
