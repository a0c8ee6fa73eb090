"""A process that measures one card file: ``python -m hornbook.lab.balance < wish.json``.

It writes the report as it grows, a line of JSON each time, and ends when it is whole.
"""

from __future__ import annotations

import contextlib
import os
import sys
from time import monotonic
from typing import Final

import msgspec

from hornbook.lab.balance.brief import Wish, measured

NICENESS: Final = 19  # everybody who plays comes first
EVERY: Final = 2.0  # seconds between two lines


def main() -> None:
    """Read a wish, write reports."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    wish = msgspec.json.decode(sys.stdin.buffer.read(), type=Wish)
    written = monotonic()
    for measuring in measured(wish):
        if measuring.done >= 1 or monotonic() - written >= EVERY:
            sys.stdout.buffer.write(msgspec.json.encode(measuring.brief()) + b"\n")
            sys.stdout.buffer.flush()
            written = monotonic()


if __name__ == "__main__":
    # A server that was killed or interrupted wants to know nothing more.
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        main()
