"""An nginx of our own before a house, thrown away afterwards; its lines are those of the docs."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2 as httpx
import pytest

from browsing import PATIENCE
from server.cluster import free_port

HOSTING = Path(__file__).parents[1] / "docs" / "hosting.md"
PLACE = "/hornbook"
_FRAME = """
{user}
daemon off;
error_log {folder}/error.log;
pid {folder}/pid;
events {{ worker_connections 512; }}
http {{
    access_log {folder}/access.log;
    {temporary}
    {lines}
}}
"""
_TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


@contextmanager
def nginx(port: int, folder: Path) -> Iterator[str]:
    """The address of the house at ``port`` behind a proxy, below a path."""
    program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if program is None:
        pytest.fail("Missing: nginx (on Debian: apt-get install nginx).")
    front = free_port()
    text = _FRAME.format(
        user="user root;" if os.geteuid() == 0 else "",
        folder=folder,
        temporary=" ".join(f"{one}_temp_path {folder}/{one};" for one in _TEMPORARY),
        lines=documented(port, front),
    )
    (folder / "nginx.conf").write_text(text, encoding="utf-8")
    command = [program, "-p", str(folder), "-c", str(folder / "nginx.conf")]
    with subprocess.Popen(command, stderr=subprocess.PIPE) as running:  # noqa: S603 - our own
        try:
            address = f"http://127.0.0.1:{front}{PLACE}"
            _until_answered(f"{address}/healthz", running)
            yield address
        finally:
            running.terminate()
            running.wait(10)


def documented(port: int, front: int) -> str:
    """What the docs tell operators to write, with our ports and without the certificate."""
    shown = re.findall(r"```nginx\n(.*?)```", HOSTING.read_text(encoding="utf-8"), re.DOTALL)
    (lines,) = [one for one in shown if "upstream hornbook" in one]
    lines = re.sub(r"^ *ssl_.*\n", "", lines, flags=re.MULTILINE)
    for theirs, ours in (
        ("127.0.0.1:8765", f"127.0.0.1:{port}"),
        ("listen 443 ssl;", f"listen 127.0.0.1:{front};"),
    ):
        assert theirs in lines
        lines = lines.replace(theirs, ours)
    return lines


def _until_answered(address: str, running: subprocess.Popen[bytes]) -> None:
    begun = time.monotonic()
    while True:
        try:
            httpx.get(address).raise_for_status()
        except httpx.HTTPError:
            if running.poll() is not None or time.monotonic() - begun > PATIENCE:
                raise
            time.sleep(0.05)
        else:
            return
