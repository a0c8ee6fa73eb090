"""Every attack there is: each goes on until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from itertools import cycle

import msgspec

from benchmarks.hostile.street import Foe, Gang, elsewhere, table
from benchmarks.load.house import PORT
from benchmarks.load.phone import choose
from hornbook.kernel import Chance

PAUSE = 0.05  # seconds between two requests of an attacker

HEAD = '[edition]\nname = "Mine"\nextends = true\n'
CARD = (
    '\n[[magic]]\nid = "own-{}"\nname = "Card"\nletter = "Q"\nsign = "positive"\nsource = "house"\n'
    "effect = {{ start_add = 2 }}\n"
)
CARD_FILES = (
    ".".join("a" * 10_000) + " = 1",
    ".".join("a" * 100_000) + " = 1",
    "x = " + "[" * 100_000,
    "x = " + "{a=" * 60_000,
    "x = " + "9" * 100_000,
    "x = 0x" + "f" * 100_000,
    "[[magic]]\n" * 20_000,
    "".join(f"a{n} = 1\n" for n in range(20_000)),
    "\n".join(f"a.b{n}.c.d = 1" for n in range(10_000)),
    HEAD + "".join(CARD.format(n) for n in range(200)),
    HEAD + "".join(CARD.format(n) + "wrong = 1\n" for n in range(900)),
)

Attack = Callable[[Gang], Coroutine[None, None, None]]


async def card_files(gang: Gang) -> None:
    """Card files that take a reader's time, or break it."""
    address = elsewhere(1)
    token = await gang.guest("card files", address)
    for number, text in enumerate(cycle(CARD_FILES)):
        if number % 20 == 0:
            token = await gang.guest("card files", address) or token
        order = {"game": "unicorn-fever", "name": "Eve", "edition": text}
        await gang.ask("card files", address, "/api/tables", body=order, token=token)
        path = "/api/games/unicorn-fever/edition"
        await gang.ask("card files", address, path, body={"text": text}, token=token)
        await asyncio.sleep(PAUSE)


async def half_headers(gang: Gang) -> None:
    """Requests that are never finished."""
    address = elsewhere(2)
    held: list[asyncio.StreamWriter] = []
    while True:
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", PORT, local_addr=(address, 0))
            writer.write(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
            held.append(writer)
            gang.told["half headers", 0] += 1
        for writer in held[:-400]:
            writer.close()
        del held[:-400]
        await asyncio.sleep(PAUSE)


async def pong_flood(gang: Gang) -> None:
    """Pings without end, and nobody reads the answers."""
    address = elsewhere(3)
    payload = msgspec.json.encode({"type": "ping"})
    ping = bytes((0x81, 0x80 | len(payload))) + b"\0\0\0\0" + payload
    while True:
        code, token = await table(gang, "pong flood", address)
        if code:
            foe = Foe(token, code, address)
            with contextlib.suppress(OSError, TimeoutError):
                await foe.connect()
                foe.transport.pause_reading()
                for _ in range(400):
                    if foe.lost or foe.transport.is_closing():
                        break
                    foe.transport.write(ping * 20 + b"\x89\x80\0\0\0\0" * 20)
                    gang.told["pong flood", 0] += 40
                    await asyncio.sleep(PAUSE)
                foe.transport.abort()
        await asyncio.sleep(1)


async def searching_bots(gang: Gang) -> None:
    """A table whose bots would think for ever."""
    address = elsewhere(4)
    bots = [{"kind": "bot", "level": "sharp:9999ms"}] * 5
    chance = Chance(4)
    while True:
        code, token = await table(gang, "searching bots", address, seats=[{"kind": "host"}, *bots])
        if code:
            foe = Foe(token, code, address)
            with contextlib.suppress(OSError, TimeoutError):
                await foe.connect()
                foe.send({"type": "start", "id": "start"})
                for number in range(100_000):
                    await asyncio.sleep(PAUSE)
                    if foe.lost or foe.over:
                        break
                    if foe.decision is not None and not foe.busy:
                        choose(foe, f"c{number}", chance)
                        gang.told["searching bots", 0] += 1
                foe.transport.abort()
        await asyncio.sleep(1)


async def replays(gang: Gang) -> None:
    """Finished games, shown and looked over again and again."""
    address = elsewhere(5)
    game = ""
    while not game:
        game = await _finished_game(gang, address)
        await asyncio.sleep(1)
    chance = Chance(5)

    async def ask() -> None:
        while True:
            first, eyes = chance.below(200), chance.below(4)
            path = f"/api/archive/{game}/replay?first={first}&count=100&eyes={eyes}"
            await gang.ask("replays", address, path)
            await gang.ask("replays", address, f"/api/archive/{game}/review")
            await asyncio.sleep(PAUSE)

    await asyncio.gather(*[ask() for _ in range(6)])


async def _finished_game(gang: Gang, address: str) -> str:
    """A game that random bots have played out."""
    bots = [{"kind": "bot", "level": "random"}] * 4
    code, token = await table(gang, "replays", address, seats=bots)
    if not code:
        return ""
    foe = Foe(token, code, address)
    with contextlib.suppress(OSError, TimeoutError):
        await foe.connect()
        foe.send({"type": "start", "id": "start"})
        for _ in range(200):
            await asyncio.sleep(0.1)
            _, answer = await gang.ask("replays", address, f"/api/tables/{code}")
            found = msgspec.json.decode(answer)["table"].get("finished") if answer else ""
            if found:
                foe.transport.abort()
                return str(found)
    return ""


async def table_flood(gang: Gang) -> None:
    """Public tables, as many as there are names to be had, each with somebody at it."""
    address = elsewhere(6)
    while True:
        code, token = await table(gang, "table flood", address, public=True)
        if code:
            foe = Foe(token, code, address)
            with contextlib.suppress(OSError, TimeoutError):
                await foe.connect()
            asyncio.get_running_loop().call_later(20, _hang_up, foe)
        await gang.ask("table flood", address, "/api/tables")
        await asyncio.sleep(PAUSE)


def _hang_up(foe: Foe) -> None:
    with contextlib.suppress(AttributeError):
        foe.transport.abort()


async def guest_flood(gang: Gang) -> None:
    """Names, as many as there are."""
    address = elsewhere(7)
    while True:
        await asyncio.gather(*[gang.guest("guest flood", address) for _ in range(10)])
        await asyncio.sleep(PAUSE)


async def wrong_codes(gang: Gang) -> None:
    """Codes that are none, asked for and knocked at."""
    address = elsewhere(8)
    chance = Chance(8)
    while True:
        code = "".join("BCDFGHJKLMNPQRSTVWXZ"[chance.below(20)] for _ in range(5))
        await gang.ask("wrong codes", address, f"/api/tables/{code}")
        token = await gang.guest("wrong codes", address)
        foe = Foe(token, code, address)
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(5):
                await foe.connect()
        _hang_up(foe)
        await asyncio.sleep(PAUSE)


ALL: tuple[tuple[Attack, int], ...] = (
    (card_files, 2),
    (half_headers, 2),
    (pong_flood, 2),
    (searching_bots, 6),
    (replays, 1),
    (table_flood, 2),
    (guest_flood, 1),
    (wrong_codes, 1),
)
