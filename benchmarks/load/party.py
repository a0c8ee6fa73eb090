"""One room full of phones."""

from __future__ import annotations

import asyncio
from functools import partial
from time import perf_counter, process_time

from benchmarks.load.figures import spread, told, until
from benchmarks.load.house import House
from benchmarks.load.phone import Phone, in_waves
from hornbook.kernel import Chance


async def rough(house: House, count: int) -> None:
    """A party where one phone in twenty does not read, and another comes and goes."""
    await party(house, count, trouble=count // 20)


async def party(house: House, count: int, trouble: int = 0) -> None:
    """One room full of phones: the deal, the bets, the race, and a crash."""
    _, token = house.guests.new()
    order = {
        "game": "horse-fever-party",
        "name": "Host",
        "most": count + 1,
        "settings": {"races": 50},
        "seats": [{"kind": "host"}],
    }
    code = house.table(token, order)
    host = Phone(token, code)
    await host.connect()
    await asyncio.sleep(5)  # bots are being loaded: that is not the phones' memory
    empty = house.kilobytes()
    begun = perf_counter()
    phones = [Phone(house.guests.new()[1], code) for _ in range(count)]
    await in_waves(phones)
    print(f"{count} phones in one room; all connected in {perf_counter() - begun:.1f} s")
    await until(lambda: True, 1)
    print(f"memory: {(house.kilobytes() - empty) / count:.1f} KiB a connection")
    begun = perf_counter()
    for phone in phones:
        phone.send({"type": "sit", "id": "sit"})
    await until(lambda: all("sit" in phone.acks for phone in phones), 60)
    print(f"all seated in {perf_counter() - begun:.2f} s")
    everyone = [host, *phones]
    flapping = []
    for _ in range(trouble):
        stalled = Phone(house.guests.new()[1], code)
        await stalled.connect()
        stalled.transport.pause_reading()
        flapping.append(asyncio.create_task(_come_and_go(house, code)))
    begun = perf_counter()
    host.send({"type": "start", "id": "start"})
    await until(lambda: all(phone.told > begun for phone in everyone), 20)
    print(f"the deal, each phone its own frame: {told(everyone, begun)}")
    for number in range(3):
        await _bets(everyone, number)
        await _race(everyone, number)
    print(f"memory at the end: {(house.kilobytes() - empty) / count:.1f} KiB a connection")
    for task in flapping:
        task.cancel()
    house.kill()
    begun = perf_counter()
    house.start()
    up, ours = perf_counter(), process_time()
    again = [Phone(phone.token, code) for phone in everyone]
    await in_waves(again)
    await until(lambda: all(phone.told for phone in again), 30)
    back = max(phone.told for phone in again)
    print(f"kill -9: answers after {up - begun:.2f} s, all back {back - up:.2f} s later")
    print(f"processor time: phones {process_time() - ours:.2f} s, server {house.cpu():.2f} s")


async def _come_and_go(house: House, code: str) -> None:
    while True:
        phone = Phone(house.guests.new()[1], code)
        await phone.connect()
        await asyncio.sleep(1)
        phone.transport.close()


async def _bets(phones: list[Phone], number: int) -> None:
    """Everyone bets within 2 s."""
    chance = Chance(number)
    await asyncio.sleep(1)
    bettors = [phone for phone in phones if phone.decision is not None]
    begun = perf_counter()
    plan = sorted((2 * place / len(bettors), place) for place in range(len(bettors)))
    name = f"bet{number}"
    for when, place in plan:
        if begun + when > perf_counter() + 0.001:
            await asyncio.sleep(begun + when - perf_counter())
        phone = bettors[place]
        decision = phone.decision or {}
        chain = [chance.below(6), 100, chance.below(6), 100]
        phone.send(
            {
                "type": "choose",
                "id": name,
                "seat": decision["seat"],
                "number": decision["number"],
                "choices": chain,
            }
        )
    await until(lambda: all(name in phone.acks for phone in bettors), 20)
    late = [
        phone.acks.get(name, float("inf")) - begun - plan[place][0]
        for place, phone in enumerate(bettors)
    ]
    last = max(phone.acks[name] for phone in bettors) - begun - 2
    print(
        f"{len(bettors)} bets in 2 s: {spread(late)}; all acknowledged {last * 1000:.0f} ms after"
    )


async def _race(phones: list[Phone], number: int) -> None:
    """The bookmaker turns cards until the next bets: broadcasts to all."""
    late: list[float] = []
    lasts: list[float] = []
    for turn in range(60):
        await asyncio.sleep(0.7)
        asked = [phone for phone in phones if phone.decision is not None]
        if len(asked) != 1:
            break
        begun = perf_counter()
        decision = asked[0].decision or {}
        asked[0].send(
            {
                "type": "choose",
                "id": f"t{number}-{turn}",
                "seat": decision["seat"],
                "number": decision["number"],
                "choices": [0],
            }
        )
        await until(partial(_all_told, phones, begun), 5)
        times = [phone.told - begun for phone in phones]
        late += times
        lasts.append(max(times))
    print(f"{len(lasts)} broadcasts: {spread(late)}; last phone {spread(lasts)}")


def _all_told(phones: list[Phone], since: float) -> bool:
    return all(phone.told > since for phone in phones)
