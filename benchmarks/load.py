"""The table server under load: ``python -m benchmarks.load tables|party|rough [count]``.

Open loop: what is to be sent when is fixed beforehand, and latencies count from then, however
late the sender was. Server and phones run on the same machine, in two processes.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sqlite3
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from time import perf_counter, process_time, sleep
from typing import Any

import msgspec

from hornbook.kernel import Chance
from hornbook.server.door.guests import Guests

PORT = 8799
SECONDS = 20
WAVE = 1000  # phones that knock together
KNOCK = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)
SERVER = (
    "from hornbook.server import run; import sys; run(port=int(sys.argv[1]), store=sys.argv[2])"
)


def main() -> None:
    """Run one scenario and print its figures."""
    scenario, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 0
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder) / "load.sqlite")
        try:
            run = {"tables": tables, "party": party, "rough": rough}[scenario]
            asyncio.run(run(house, count or (300 if scenario == "tables" else 1000)))
        finally:
            house.stop()


class House:
    """The server, in a process of its own."""

    def __init__(self, store: Path) -> None:
        self.store = store
        self.start()
        with sqlite3.connect(store) as database:
            query = "select value from house where name = 'guests'"
            (secret,) = database.execute(query).fetchone()
        self.guests = Guests(secret)

    def start(self) -> float:
        """Start it; seconds until it answers."""
        begun = perf_counter()
        command = [sys.executable, "-c", SERVER, str(PORT), str(self.store)]
        self.process = subprocess.Popen(command)  # noqa: S603 - our own server
        while True:
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"http://127.0.0.1:{PORT}/healthz")
                return perf_counter() - begun
            sleep(0.02)

    def kill(self) -> None:
        """As the operating system does."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """Stop it."""
        self.kill()

    def kilobytes(self) -> int:
        """Memory in use, wherever the system keeps it."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        return sum(int(status.split(name)[1].split()[0]) for name in ("VmRSS:", "VmSwap:"))

    def cpu(self) -> float:
        """Seconds of processor time used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").split()
        return (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")

    def table(self, token: str, order: dict[str, Any]) -> str:
        """A new table's code."""
        request = urllib.request.Request(
            f"http://127.0.0.1:{PORT}/api/tables",
            msgspec.json.encode(order),
            {"authorization": f"Bearer {token}"},
        )
        answer = msgspec.json.decode(urllib.request.urlopen(request).read())  # noqa: S310
        return str(answer["code"])


class Phone(asyncio.Protocol):
    """One client, as lean as can be: it remembers when frames came and what it is asked."""

    def __init__(self, token: str, code: str) -> None:
        self.token, self.code = token, code
        self.decision: dict[str, Any] | None = None
        self.acks: dict[str, float] = {}
        self.told = 0.0
        self.frames = 0
        self.lost = False
        self.welcome: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport
        self._rest = b""
        self._open = False

    async def connect(self) -> None:
        """Knock and say hello."""
        loop = asyncio.get_running_loop()
        knocking = socket.socket()
        knocking.setblocking(False)
        await loop.sock_connect(knocking, ("127.0.0.1", PORT))
        await loop.create_connection(lambda: self, sock=knocking)
        self.transport.write(KNOCK)
        await self.welcome

    def send(self, frame: dict[str, Any]) -> None:
        """Send a frame."""
        payload = msgspec.json.encode(frame)
        size = len(payload)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)  # a mask that changes nothing

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Called by the loop."""
        assert isinstance(transport, asyncio.Transport)  # noqa: S101 - it is TCP
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        """Called by the loop."""
        self.lost = True

    def data_received(self, data: bytes) -> None:
        """Called by the loop."""
        now = perf_counter()
        data = self._rest + data if self._rest else data
        if not self._open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found or b" 101 " not in head:
                self._rest = head
                return
            self._open = True
            self.send({"type": "hello", "version": 1, "token": self.token, "table": self.code})
        start = 0
        while len(data) - start >= 10:
            size, body = data[start + 1], start + 2
            if size == 126:
                size, body = int.from_bytes(data[body : body + 2], "big"), body + 2
            elif size == 127:
                size, body = int.from_bytes(data[body : body + 8], "big"), body + 8
            if len(data) < body + size:
                break
            if data[start] == 0x81:
                self._heard(data, body, body + size, now)
            start = body + size
        self._rest = data[start:]

    def _heard(self, data: bytes, start: int, end: int, now: float) -> None:
        self.frames += 1
        kind = data[start + 9 : start + 13]  # after {"type":"
        if kind == b"crow":
            self.told = now
        elif kind in (b"even", b"fres"):
            self.told = now
            self.decision = msgspec.json.decode(data[start:end], type=_Moment).decision
        elif kind == b"done":
            self.acks[msgspec.json.decode(data[start:end], type=_Done).id] = now
        elif kind == b"welc" and not self.welcome.done():
            self.welcome.set_result(None)
        elif kind in (b"refu", b"clos"):
            print(data[start:end].decode()[:200])


class _Moment(msgspec.Struct):
    decision: dict[str, Any] | None


class _Done(msgspec.Struct):
    id: str


async def tables(house: House, count: int) -> None:
    """Many tables of four, three steady bots each, one choice a second each."""
    seats = [{"kind": "host"}] + [{"kind": "bot", "level": "steady"}] * 3
    order = {"game": "unicorn-fever", "name": "Ada", "seats": seats}
    phones = []
    for _ in range(count):
        _, token = house.guests.new()
        phones.append(Phone(token, await asyncio.to_thread(house.table, token, order)))
    await _in_waves(phones)
    for phone in phones:
        phone.send({"type": "start", "id": "start"})
        await asyncio.sleep(0.005)
    await _until(lambda: all("start" in phone.acks for phone in phones))
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
        _choose(phone, f"c{number}", chance)
        sent.append((due, phone, f"c{number}"))
    await _until(lambda: all(name in phone.acks for _, phone, name in sent), 5)
    late = [phone.acks.get(name, float("inf")) - due for due, phone, name in sent]
    print(f"{count} tables of four with steady bots, {SECONDS} s, a choice a second each")
    print(f"acknowledged {len(sent)}, nothing to choose {skipped}; {_spread(late)}")
    busy = (house.cpu() - cpu) / (perf_counter() - begun)
    print(f"server: {busy:.0%} of a core, {house.kilobytes() / 1024:.0f} MiB")


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
    await _in_waves(phones)
    print(f"{count} phones in one room; all connected in {perf_counter() - begun:.1f} s")
    await _until(lambda: True, 1)
    print(f"memory: {(house.kilobytes() - empty) / count:.1f} KiB a connection")
    begun = perf_counter()
    for phone in phones:
        phone.send({"type": "sit", "id": "sit"})
    await _until(lambda: all("sit" in phone.acks for phone in phones), 60)
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
    await _until(lambda: all(phone.told > begun for phone in everyone), 20)
    print(f"the deal, each phone its own frame: {_told(everyone, begun)}")
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
    await _in_waves(again)
    await _until(lambda: all(phone.told for phone in again), 30)
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
    await _until(lambda: all(name in phone.acks for phone in bettors), 20)
    late = [
        phone.acks.get(name, float("inf")) - begun - plan[place][0]
        for place, phone in enumerate(bettors)
    ]
    last = max(phone.acks[name] for phone in bettors) - begun - 2
    print(
        f"{len(bettors)} bets in 2 s: {_spread(late)}; all acknowledged {last * 1000:.0f} ms after"
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
        before = begun
        await _until(lambda since=before: all(one.told > since for one in phones), 5)
        times = [phone.told - begun for phone in phones]
        late += times
        lasts.append(max(times))
    print(f"{len(lasts)} broadcasts: {_spread(late)}; last phone {_spread(lasts)}")


def _choose(phone: Phone, name: str, chance: Chance) -> None:
    decision = phone.decision or {}
    span = decision["span"]
    choice = span["low"] if span else chance.below(len(decision["options"]))
    phone.decision = None
    phone.send(
        {
            "type": "choose",
            "id": name,
            "seat": decision["seat"],
            "number": decision["number"],
            "choices": [choice],
        }
    )


async def _in_waves(phones: list[Phone]) -> None:
    """As many at a time as knock together, until all are in."""
    waiting = iter(phones)

    async def knock() -> None:
        for phone in waiting:
            await phone.connect()

    await asyncio.gather(*[knock() for _ in range(WAVE)])


async def _until(done: Any, seconds: float = 10) -> None:
    end = perf_counter() + seconds
    while not done() and perf_counter() < end:
        await asyncio.sleep(0.005)


def _told(phones: list[Phone], begun: float) -> str:
    return _spread([phone.told - begun for phone in phones])


def _spread(seconds: list[float]) -> str:
    ranked = sorted(seconds)

    def at(share: float) -> float:
        return ranked[min(int(share * len(ranked)), len(ranked) - 1)] * 1000

    return f"p50 {at(0.5):.0f} p95 {at(0.95):.0f} p99 {at(0.99):.0f} max {at(1):.0f} ms"


if __name__ == "__main__":
    main()
