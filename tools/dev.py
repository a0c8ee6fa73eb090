"""Run the tables and the browser client side by side, each following the files as they change.

    python tools/dev.py src/hornbook -- SERVER COMMAND -- CLIENT COMMAND

The client's own server swaps changed parts in the open page. The tables are started again
whenever a Python or Fluent file below the folder has changed. Ctrl-C ends both.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

PAUSE = 0.5  # seconds between two looks at the files
SUFFIXES = (".py", ".ftl", ".toml")


def state(folder: Path) -> dict[Path, float]:
    """When each file that matters was changed last."""
    found = (path for path in folder.rglob("*") if path.suffix in SUFFIXES)
    return {path: path.stat().st_mtime for path in found if path.exists()}


def follow(folder: Path, server: list[str], client: list[str]) -> int:
    """Until the client ends or somebody has had enough."""
    known = state(folder)
    page = subprocess.Popen(client)
    tables = subprocess.Popen(server)
    try:
        while page.poll() is None:
            time.sleep(PAUSE)
            now = state(folder)
            if now != known:
                known = now
                sys.stdout.write("Something has changed: the tables start again.\n")
                sys.stdout.flush()
                _end(tables)
                tables = subprocess.Popen(server)
    except KeyboardInterrupt:
        pass
    finally:
        _end(tables)
        _end(page)
    return 0


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


if __name__ == "__main__":
    folder, _, *rest = sys.argv[1:]
    middle = rest.index("--")
    sys.exit(follow(Path(folder), rest[:middle], rest[middle + 1 :]))
