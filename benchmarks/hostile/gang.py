"""``python -m benchmarks.hostile.gang SECONDS``: all attacks at once, in a process of their own."""

from __future__ import annotations

import asyncio
import os
import sys
from time import perf_counter

import msgspec

from benchmarks.hostile.attacks import ALL
from benchmarks.hostile.street import Gang

NICENESS = 10  # they come over a network: they do not take the server's processor


async def attack(seconds: float) -> Gang:
    """Let all of them loose for so long."""
    gang = Gang()
    attackers = [asyncio.create_task(kind(gang)) for kind, many in ALL for _ in range(many)]
    end = perf_counter() + seconds
    while perf_counter() < end:
        await asyncio.sleep(0.2)
        for one in attackers:
            if one.done() and (error := one.exception()) is not None:
                raise error
    for one in attackers:
        one.cancel()
    await asyncio.gather(*attackers, return_exceptions=True)
    return gang


def main() -> None:
    """Attack, and say what was told."""
    os.nice(NICENESS)
    gang = asyncio.run(attack(float(sys.argv[1])))
    told: dict[str, dict[str, int]] = {}
    for (name, status), times in gang.told.items():
        told.setdefault(name, {})[str(status)] = times
    sys.stdout.write(msgspec.json.encode(told).decode() + "\n")


if __name__ == "__main__":
    main()
