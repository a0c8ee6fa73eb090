"""Run one long step of the set-up so that a person sees it going on.

    python tools/step.py "Installing the browser client's tools" npm install

On a terminal the line counts the seconds; elsewhere (a log) it says every while that it still
goes on. What the command prints is kept back, and shown if it fails.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path

TICK = 0.2  # seconds
STILL = 15.0  # seconds between two lines of a log


def run(title: str, command: list[str]) -> int:
    """Run the command under a title; returns its exit code."""
    begun = time.monotonic()
    with tempfile.TemporaryFile() as output:
        try:
            process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT)
        except OSError as error:
            sys.stdout.write(f"{title}: {command[0]}: {error.strerror}\n")
            return 127
        try:
            code = _watch(title, process, begun)
        except KeyboardInterrupt:
            process.terminate()
            process.wait()
            sys.stdout.write("\n")
            return 130
        if code:
            output.seek(0)
            sys.stdout.write(output.read().decode("utf-8", "replace"))
            sys.stdout.write(f"{title}: failed ({' '.join(command)}).\n")
    return code


def _watch(title: str, process: subprocess.Popen[bytes], begun: float) -> int:
    """Until it ends; on a terminal one line that counts, else a line now and then."""
    counts = sys.stdout.isatty()
    said = begun
    if not counts:
        _write(f"{title} ...\n")
    while (code := process.poll()) is None:
        now = time.monotonic()
        if counts:
            _write(f"\r{title} ... {now - begun:.0f} s ")
        elif now - said >= STILL:
            said = now
            _write(f"{title} ... still going, {now - begun:.0f} s\n")
        time.sleep(TICK)
    if counts:
        _write(f"\r{title} ... {time.monotonic() - begun:.0f} s, {'failed' if code else 'done'}\n")
    return code


def _write(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(f"usage: {Path(sys.argv[0]).name} TITLE COMMAND ...")
    sys.exit(run(sys.argv[1], sys.argv[2:]))
