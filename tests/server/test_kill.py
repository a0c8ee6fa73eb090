"""``kill -9`` at any moment loses nothing that was acknowledged.

``HORNBOOK_KILLS=1000`` kills more often than the usual test run does.
"""

import asyncio
import os
from itertools import count

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hornbook.kernel import Chance
from hornbook.server.protocol import VERSION
from hornbook.server.store import Store
from server.cluster import free_port
from server.fleet import Server

KILLS = int(os.environ.get("HORNBOOK_KILLS", "150"))
TABLES = 3


class Player:
    """Plays one table against bots, resends what was not acknowledged, remembers the rest."""

    def __init__(self, server, chance) -> None:
        self.server, self.chance = server, chance
        self.acknowledged: dict[str, dict[str, list[int]]] = {}
        self.open: dict | None = None  # sent, not yet acknowledged
        self.numbers = count()
        self.seen, self.game = 0, ""
        self.frames = 0

    async def begin(self):
        self.token = (await self.server.post("/api/guests"))["token"]
        seats = [
            {"kind": "host"},
            {"kind": "bot", "level": "random"},
            {"kind": "bot", "level": "random"},
        ]
        order = {
            "game": "horse-fever-party",
            "name": "Ada",
            "seats": seats,
            "settings": {"races": 50},
        }
        self.code = (await self.server.post("/api/tables", order, self.token))["code"]

    async def play(self):
        """Play for ever, through every crash."""
        while True:
            try:
                async with connect(f"ws://127.0.0.1:{self.server.port}/ws") as socket:
                    await self.talk(socket)
            except (OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError):
                await asyncio.sleep(0.01)

    async def talk(self, socket):
        hello = {
            "type": "hello",
            "version": VERSION,
            "token": self.token,
            "table": self.code,
            "game": self.game,
            "seen": self.seen,
            "eyes": 0,
        }
        await self.send(socket, hello)
        if self.open is not None:
            await self.send(socket, self.open)
        while True:
            frame = msgspec.json.decode(await socket.recv())
            self.frames += 1
            await getattr(self, f"on_{frame['type']}", self.ignore)(socket, frame)

    async def ignore(self, socket, frame):
        pass

    async def on_table(self, socket, frame):
        if frame["stage"] != "playing":
            kind = "start" if frame["stage"] == "gathering" else "rematch"
            await self.send(socket, {"type": kind, "id": f"s{next(self.numbers)}"})

    async def on_fresh(self, socket, frame):
        self.game, self.seen = frame["game"], frame["upto"]
        await self.answer(socket, frame["decision"])

    async def on_events(self, socket, frame):
        assert (frame["game"], frame["after"]) == (self.game, self.seen)
        await self.on_fresh(socket, frame)

    async def on_done(self, socket, frame):
        if self.open is not None and frame["id"] == self.open["id"]:
            assert frame["made"] == 1
            made = self.acknowledged.setdefault(self.game, {})
            made[frame["id"]] = self.open["choices"]
            self.open = None

    async def on_refused(self, socket, frame):
        # A bot never plays for somebody who is there: only haste can be refused.
        assert frame["code"] in ("too-fast", "not-now"), frame
        await asyncio.sleep(0.05)
        if self.open is not None and frame["id"] == self.open["id"]:
            await self.send(socket, self.open)

    async def answer(self, socket, decision):
        if decision is None or self.open is not None:
            return
        span = decision["span"]
        choice = span["low"] if span else self.chance.below(len(decision["options"]))
        self.open = {
            "type": "choose",
            "id": f"c{next(self.numbers)}",
            "seat": 0,
            "number": decision["number"],
            "choices": [choice],
        }
        await self.send(socket, self.open)

    async def send(self, socket, frame):
        await socket.send(msgspec.json.encode(frame).decode())


async def kill_and_compare(store_url):
    server = Server(free_port(), store_url)
    server.start()
    players = [Player(server, Chance(number)) for number in range(TABLES)]
    for player in players:
        await player.begin()
    playing = [asyncio.create_task(player.play()) for player in players]
    chance = Chance("kills")
    for number in range(KILLS):
        if number % 5 == 4:  # now and then before anybody is back
            await asyncio.sleep(chance.below(100) / 1000)
        else:
            enough = sum(player.frames for player in players) + 2 + chance.below(25)
            while sum(player.frames for player in players) < enough:
                assert not any(task.done() for task in playing), [
                    t.exception() for t in playing if t.done()
                ]
                await asyncio.sleep(0.001)
        server.kill()
        server.start()
    server.kill()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    store = await Store.open(store_url)
    total = 0
    for player in players:
        for game, made in player.acknowledged.items():
            rows = [row for row in await store.moves(game) if row.guest]
            stored = [row.choice for row in rows]
            assert len(stored) == len(set(stored))
            by_id = {row.choice: [int(row.move)] for row in rows}
            assert {name: by_id.get(name) for name in made} == made
            total += len(made)
    await store.close()
    assert total > KILLS


def test_a_killed_server_has_lost_nothing_it_acknowledged(any_store):
    asyncio.run(asyncio.wait_for(kill_and_compare(any_store), 60 + 6 * KILLS))
