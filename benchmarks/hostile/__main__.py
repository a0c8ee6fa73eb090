"""``python -m benchmarks.hostile [--minutes N] [--tables N] [--short]``.

People play at tables, first in quiet, then while every attack goes on at once. Each choice is
due at a time that is fixed beforehand, and is acknowledged so much later. Fails if the attack
makes the slowest hundredth wait more than twice as long, loses a choice, or finds a fault.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
from argparse import ArgumentParser, Namespace
from pathlib import Path

import msgspec

from benchmarks.hostile.players import Players, Spell, faults
from benchmarks.load.house import PORT, House

QUIET = 60.0  # seconds before the attack
SETTLE = 5.0  # seconds in which everybody finds their pace
NEAR = 20.0  # milliseconds: below that nobody can tell twice from once
GROWTH = 1.3  # times as large at the end as after a third of the attack


def main() -> int:
    """Play, attack, and say what came of it."""
    parser = ArgumentParser(prog="python -m benchmarks.hostile")
    parser.add_argument("--minutes", type=float, default=5, help="of the attack")
    parser.add_argument("--tables", type=int, default=60, help="at which people play")
    parser.add_argument("--short", action="store_true", help="some seconds, few tables, no times")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder) / "hostile.sqlite")
        try:
            return asyncio.run(_run(house, asked))
        finally:
            house.stop()


async def _run(house: House, asked: Namespace) -> int:
    seconds = 8.0 if asked.short else asked.minutes * 60
    players = Players(house, 6 if asked.short else asked.tables)
    await players.sit_down()
    if not asked.short:
        await players.play(SETTLE)
    quiet = await players.play(4.0 if asked.short else QUIET)
    _say("quiet", quiet)
    gang = subprocess.Popen(  # noqa: S603 - our own attackers
        [sys.executable, "-m", "benchmarks.hostile.gang", str(seconds)],
        stdout=subprocess.PIPE,
        env={**os.environ, "HORNBOOK_BENCH_PORT": str(PORT)},
    )
    attacked = await players.play(seconds)
    _say("attacked", attacked)
    told, _ = gang.communicate()
    served = _tell_attacks(msgspec.json.decode(told, type=dict[str, dict[str, int]]))
    found = await asyncio.to_thread(faults)
    house.kill()
    wrong = {
        "choices without an answer": quiet.lost + attacked.lost,
        "acknowledged choices that are not stored": players.forgotten(),
        "faults of the server": found + served,
    }
    for name, times in wrong.items():
        print(f"{name}: {times}")
    if not asked.short:
        wrong |= _measured(quiet, attacked)
    return int(any(wrong.values()))


def _say(name: str, spell: Spell) -> None:
    print(
        f"{name}: {spell.sent} choices, p50 {spell.at(0.5):.0f} p95 {spell.at(0.95):.0f} "
        f"p99 {spell.at(0.99):.0f} max {spell.at(1):.0f} ms; "
        f"nothing to choose {spell.waited}; /healthz at most {max(spell.health) * 1000:.0f} ms",
        flush=True,
    )


def _tell_attacks(told: dict[str, dict[str, int]]) -> int:
    """What attackers were told; how often that was a fault of the server."""
    for attack, answers in sorted(told.items()):
        counts = ", ".join(f"{status}: {times}" for status, times in sorted(answers.items()))
        print(f"  {attack}: {counts}")
    return sum(
        times
        for answers in told.values()
        for status, times in answers.items()
        if status in ("500", "502", "504")
    )


def _measured(quiet: Spell, attacked: Spell) -> dict[str, int]:
    ratio = attacked.at(0.99) / max(quiet.at(0.99), 0.001)
    third = attacked.memory[len(attacked.memory) // 3][1]
    last = attacked.memory[-1][1]
    print(f"p99 of the attack: {ratio:.1f} times the quiet one")
    print(
        f"memory with workers: {third / 1024:.0f} MiB after a third, {last / 1024:.0f} at the end"
    )
    slow = ratio > 2 and attacked.at(0.99) > NEAR
    return {"p99": int(slow), "memory": int(last > GROWTH * third)}


if __name__ == "__main__":
    sys.exit(main())
