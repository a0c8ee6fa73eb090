"""Print every figure of the browser's client: ``python -m benchmarks.page [loading taps …]``.

All of it takes less than ten minutes on a quiet machine of two cores.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Browser

from benchmarks.page import frames, idle, lighthouse, loading, memory, taps
from benchmarks.page.house import House, open_house
from benchmarks.page.phone import chromium
from benchmarks.page.report import BEFORE, heading, note, row

PARTS: Final[dict[str, Callable[[Browser, House], None]]] = {
    "loading": loading.measure,
    "taps": taps.measure,
    "frames": frames.measure,
    "idle": idle.measure,
    "memory": memory.measure,
}
MARKS: Final = "lighthouse"


def main() -> None:
    """Measure what is named, or everything."""
    wanted = sys.argv[1:] or [*PARTS, MARKS]
    load = os.getloadavg()[0]
    note(
        f"{os.cpu_count()} cores, load {load:.1f} before it began; wall times need a quiet machine."
    )
    begun = time.monotonic()
    with open_house() as house, chromium() as browser:
        for name, part in PARTS.items():
            if name in wanted:
                part(browser, house)
        if MARKS in wanted:
            lighthouse.measure(house)
    heading("Before", "2026-11-17")
    for name, figure in BEFORE.items():
        row(name, figure)
    note(f"{time.monotonic() - begun:.0f} s; load {os.getloadavg()[0]:.1f} in the end.")


if __name__ == "__main__":
    main()
