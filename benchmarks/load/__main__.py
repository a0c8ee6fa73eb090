"""``python -m benchmarks.load tables|party|rough|soak|all [--count N] [--minutes N]``.

Open loop: what is to be sent when is fixed beforehand, and latencies count from then, however
late the sender was. Server and phones run on the same machine, in two processes.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from argparse import ArgumentParser
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from pathlib import Path

from benchmarks.load.house import House
from benchmarks.load.party import party, rough
from benchmarks.load.soak import soak
from benchmarks.load.tables import tables

Scenario = Callable[[House, int], Coroutine[None, None, None]]
ALL: tuple[tuple[Scenario, int], ...] = (
    (tables, 300),
    (party, 1000),
    (rough, 1000),
    (party, 5000),
    (rough, 5000),
)


def main() -> None:
    """Run scenarios and print their figures."""
    parser = ArgumentParser(prog="python -m benchmarks.load")
    parser.add_argument("scenario", choices=["tables", "party", "rough", "soak", "all"])
    parser.add_argument("--count", type=int, help="tables or phones")
    parser.add_argument("--minutes", type=int, default=60, help="of the soak")
    asked = parser.parse_args()
    if asked.scenario == "soak":
        _run(soak, asked.minutes)
        return
    for scenario, usual in ALL:
        if asked.scenario in ("all", scenario.__name__):
            _run(scenario, asked.count or usual)
            if asked.scenario != "all":
                return


def _run(scenario: Scenario, size: int) -> None:
    load = " ".join(f"{one:.1f}" for one in os.getloadavg())
    now = datetime.now(UTC).strftime("%Y-%m-%d %H:%M")
    print(f"== {scenario.__name__} {size} ({now}, load before: {load})", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder) / "load.sqlite")
        try:
            asyncio.run(scenario(house, size))
        finally:
            house.stop()


if __name__ == "__main__":
    main()
