"""A process that looks one game over: ``python -m hornbook.review < record.json``.

It writes the review as it grows, a line of JSON each time, and ends when it is whole.
"""

from __future__ import annotations

import contextlib
import os
import sys
from time import monotonic
from typing import Final

import msgspec

from hornbook.kernel import Record
from hornbook.review.looking import looked_over

NICENESS: Final = 15  # games that are still played come first
EVERY: Final = 1.0  # seconds between two lines


def main() -> None:
    """Read a record, write reviews."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    record = Record.from_json(sys.stdin.buffer.read())
    written = 0.0
    for review in looked_over(record):
        if review.done >= 1 or monotonic() - written >= EVERY:
            sys.stdout.buffer.write(msgspec.json.encode(review) + b"\n")
            sys.stdout.buffer.flush()
            written = monotonic()


if __name__ == "__main__":
    # A server that was killed or interrupted wants to know nothing more.
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        main()
