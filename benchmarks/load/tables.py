"""Many tables with bots."""

from __future__ import annotations

import asyncio
from time import perf_counter

from benchmarks.load.figures import spread, until
from benchmarks.load.house import House
from benchmarks.load.phone import Phone, choose, in_waves
from hornbook.kernel import Chance

SECONDS = 20


async def tables(house: House, count: int) -> None:
    """Many tables of four, three steady bots each, one choice a second each."""
    seats = [{"kind": "host"}] + [{"kind": "bot", "level": "steady"}] * 3
    order = {"game": "unicorn-fever", "name": "Ada", "seats": seats}
    phones = []
    for _ in range(count):
        _, token = house.guests.new()
        phones.append(Phone(token, await asyncio.to_thread(house.table, token, order)))
    await in_waves(phones)
    for phone in phones:
        phone.send({"type": "start", "id": "start"})
        await asyncio.sleep(0.005)
    await until(lambda: all("start" in phone.acks for phone in phones))
    begun, cpu = perf_counter(), house.cpu()
    late: list[float] = []
    chance, skipped = Chance(1), 0
    beats = [chance.below(1000) / 1000 for _ in range(count)]  # each table has its own
    plan = sorted(
        (second + beats[place], place) for second in range(SECONDS) for place in range(count)
    )
    sent: list[tuple[float, Phone, str]] = []
    for number, (when, place) in enumerate(plan):
        due = begun + when
        if due > perf_counter():
            await asyncio.sleep(due - perf_counter())
        phone = phones[place]
        if phone.decision is None:
            skipped += 1
            continue
        choose(phone, f"c{number}", chance)
        sent.append((due, phone, f"c{number}"))
    await until(lambda: all(name in phone.acks for _, phone, name in sent), 5)
    late = [phone.acks.get(name, float("inf")) - due for due, phone, name in sent]
    print(f"{count} tables of four with steady bots, {SECONDS} s, a choice a second each")
    print(f"acknowledged {len(sent)}, nothing to choose {skipped}; {spread(late)}")
    busy = (house.cpu() - cpu) / (perf_counter() - begun)
    print(f"server: {busy:.0%} of a core, {house.kilobytes() / 1024:.0f} MiB")
