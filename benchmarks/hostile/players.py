"""Tables full of people who play on, whatever happens outside."""

from __future__ import annotations

import asyncio
import sqlite3
import urllib.request
from contextlib import closing
from time import perf_counter

from msgspec import Struct

from benchmarks.load.figures import until
from benchmarks.load.house import PORT, House
from benchmarks.load.phone import Phone, choose, in_waves
from hornbook.kernel import Chance

SEARCHING = 6  # every so many tables have a searching bot


class Spell(Struct):
    """How it went for a while."""

    late: list[float] = []  # from when a choice was due to its acknowledgement, in seconds
    health: list[float] = []  # how long /healthz took
    memory: list[tuple[float, int]] = []  # by minute, in kilobytes
    sent: int = 0
    lost: int = 0  # never acknowledged
    waited: int = 0  # choices that could not be made: bots or others were not ready

    def at(self, share: float) -> float:
        """The time within which that share was acknowledged, in milliseconds."""
        ranked = sorted(self.late)
        return ranked[min(int(share * len(ranked)), len(ranked) - 1)] * 1000 if ranked else 0.0


class Players:
    """One person at each table, with three bots, who chooses once a second."""

    def __init__(self, house: House, count: int) -> None:
        self._house = house
        self._count = count
        self._chance = Chance(1)
        self._number = 0
        self.phones: list[Phone] = []

    async def sit_down(self) -> None:
        """Open the tables and begin."""
        for place in range(self._count):
            level = "sharp" if place % SEARCHING == 0 else "steady"
            seats = [{"kind": "host"}, {"kind": "bot", "level": level}]
            seats += [{"kind": "bot", "level": "steady"}] * 2
            order = {"game": "unicorn-fever", "name": "Ada", "seats": seats}
            _, token = self._house.guests.new()
            code = await asyncio.to_thread(self._house.table, token, order)
            self.phones.append(Phone(token, code))
        await in_waves(self.phones)
        for phone in self.phones:
            phone.send({"type": "start", "id": "start"})
            await asyncio.sleep(0.01)
        await until(lambda: all("start" in phone.acks for phone in self.phones), 30)
        # Bots are being loaded: that is nobody's attack.
        await until(lambda: all(phone.decision is not None for phone in self.phones), 60)

    async def play(self, seconds: float) -> Spell:
        """Choose, at times that are fixed beforehand."""
        spell = Spell()
        begun = perf_counter()
        watching = asyncio.create_task(self._watch(spell, begun))
        beats = [self._chance.below(1000) / 1000 for _ in self.phones]
        plan = sorted(
            (second + beat, place)
            for second in range(int(seconds))
            for place, beat in enumerate(beats)
        )
        sent: list[tuple[float, Phone, str]] = []
        for when, place in plan:
            due = begun + when
            if due > perf_counter():
                await asyncio.sleep(due - perf_counter())
            self._number += 1
            phone, name = self.phones[place], f"c{self._number}"
            if phone.over:
                phone.over = False
                phone.send({"type": "rematch", "id": f"r{self._number}"})
                phone.send({"type": "start", "id": f"s{self._number}"})
            elif phone.decision is None or phone.busy:
                spell.waited += 1
            else:
                choose(phone, name, self._chance)
                sent.append((due, phone, name))
        await until(lambda: all(name in phone.acks for _, phone, name in sent), 10)
        watching.cancel()
        spell.sent = len(sent)
        spell.lost = sum(name not in phone.acks for _, phone, name in sent)
        spell.late = [phone.acks[name] - due for due, phone, name in sent if name in phone.acks]
        return spell

    async def _watch(self, spell: Spell, begun: float) -> None:
        """Ask how the server is, and how large it has become."""
        while True:
            asked = perf_counter()
            await asyncio.to_thread(_healthy)
            spell.health.append(perf_counter() - asked)
            kilobytes = self._house.kilobytes() + self._house.bots_kilobytes()
            spell.memory.append(((perf_counter() - begun) / 60, kilobytes))
            await asyncio.sleep(2)

    def forgotten(self) -> int:
        """Acknowledged choices that the database does not have: there must be none."""
        with closing(sqlite3.connect(self._house.store)) as database:
            stored = {str(one) for (one,) in database.execute("select distinct choice from moves")}
        acknowledged = {name for phone in self.phones for name in phone.acks if name[0] == "c"}
        return len(acknowledged - stored)


def _healthy() -> None:
    urllib.request.urlopen(f"http://127.0.0.1:{PORT}/healthz", timeout=30).read()


def faults() -> int:
    """Requests that met a fault of the server."""
    with urllib.request.urlopen(f"http://127.0.0.1:{PORT}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    found = [line for line in lines if line.startswith("hornbook_faults_total")]
    found += [line for line in lines if line.startswith("hornbook_room_failures_total")]
    return int(sum(float(line.split()[-1]) for line in found))
