"""Tables coming and going for a long time: does the memory stay where it is?"""

from __future__ import annotations

import asyncio
import contextlib
from time import perf_counter

from benchmarks.load.house import House
from benchmarks.load.phone import Phone, choose
from hornbook import games
from hornbook.kernel import Chance

NEW_EVERY = 1.0  # seconds between two new tables
STAY = 40  # seconds at a table
PACE = 0.25  # seconds between two choices
SAMPLE = 15.0  # seconds


async def soak(house: House, minutes: int) -> None:
    """Open tables of all games, play a while, leave; print the memory and its slope."""
    begun, chance = perf_counter(), Chance("soak")
    server: list[tuple[float, int]] = []
    bots: list[tuple[float, int]] = []
    sitting: set[asyncio.Task[None]] = set()
    played, sampled = 0, 0.0
    while (now := perf_counter() - begun) < minutes * 60:
        sitting.add(asyncio.create_task(_visit(house, chance, played)))
        sitting = {one for one in sitting if not one.done()}
        played += 1
        if now - sampled > SAMPLE:
            sampled = now
            server.append((now / 60, house.kilobytes()))
            bots.append((now / 60, house.bots_kilobytes()))
            rooms = await asyncio.to_thread(house.rooms)
            print(
                f"{now / 60:6.1f} min  server {server[-1][1] / 1024:6.1f} MiB with {rooms} rooms,"
                f"  bots {bots[-1][1] / 1024:6.1f} MiB,  {played} tables so far",
                flush=True,
            )
        await asyncio.sleep(NEW_EVERY)
    for task in sitting:
        task.cancel()
    print(f"{played} tables in {minutes} min; KiB a minute in the second half:", end=" ")
    print(f"server {_slope(server):+.0f}, bots {_slope(bots):+.0f}")


async def _visit(house: House, chance: Chance, number: int) -> None:
    """One guest at one table against bots, who leaves in the middle or plays again."""
    name = games.names()[number % len(games.names())]
    seats = [{"kind": "host"}] + [{"kind": "bot", "level": ("random", "steady")[number % 2]}] * 2
    _, token = house.guests.new()
    order = {"game": name, "name": "Ada", "seats": seats}
    code = await asyncio.to_thread(house.table, token, order)
    phone = Phone(token, code)
    await phone.connect()
    phone.send({"type": "start", "id": "start"})
    end = perf_counter() + STAY
    with contextlib.suppress(asyncio.CancelledError):
        for choice in range(10_000):
            await asyncio.sleep(PACE)
            if phone.lost or perf_counter() > end:
                break
            if phone.decision is not None and not phone.busy:
                choose(phone, f"c{choice}", chance)
            elif phone.over:
                phone.over = False
                phone.send({"type": "rematch", "id": f"r{choice}"})
                phone.send({"type": "start", "id": f"s{choice}"})
    phone.transport.close()


def _slope(samples: list[tuple[float, int]]) -> float:
    """Kilobytes a minute, by least squares, once everything has been seen once."""
    later = samples[len(samples) // 2 :]
    count = len(later)
    if count < 2:
        return 0.0
    middle = sum(minute for minute, _ in later) / count
    mean = sum(size for _, size in later) / count
    spread = sum((minute - middle) ** 2 for minute, _ in later)
    return sum((minute - middle) * (size - mean) for minute, size in later) / spread
