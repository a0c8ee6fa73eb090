"""``kill -9`` under play, as often as one likes: ``make kills``.

People at several tables give every command there is, each sent again until it is answered. In
the end the store is asked: what was acknowledged is there, once and as it was answered, and
what was refused left no trace.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hornbook.kernel import Chance
from hornbook.server.protocol import VERSION
from hornbook.server.store import Store
from server.cluster import cluster, free_port
from server.fleet import Server

GAMES = ("horse-fever-party", "unicorn-fever", "kill-the-unicorns")
LANGUAGES = ("en", "fr", "it", "de")
QUIET = 300.0  # seconds after which something is wrong, also on a machine that is busy
# People who do everything in any order are often refused, but never so.
WRONG = {"id-used", "malformed", "hello-once", "server-fault"}


class Person:
    """Somebody at a table: one command at a time, through every crash."""

    def __init__(self, server: Server, chance: Chance, *, host: bool) -> None:
        self.server, self.chance, self.host = server, chance, host
        self.code = self.token = self.guest = ""
        self.done: dict[str, dict[str, Any]] = {}  # acknowledged commands, with their answers
        self.said: dict[str, dict[str, Any]] = {}  # all commands
        self.refused: set[str] = set()
        self.frames = 0
        self._open: dict[str, Any] | None = None  # sent, not yet answered
        self._numbers = count()
        self._table: dict[str, Any] = {}
        self._decision: dict[str, Any] | None = None
        self._game, self._seen, self._eyes = "", 0, None
        self._seats: list[int] = []
        self._deeds = 0  # in this gathering

    async def play(self) -> None:
        """For ever."""
        while True:
            try:
                async with connect(f"ws://127.0.0.1:{self.server.port}/ws") as socket:
                    await self._talk(socket)
            except (OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError):
                await asyncio.sleep(0.01)

    async def _talk(self, socket: ClientConnection) -> None:
        standing = {"game": self._game, "seen": self._seen, "eyes": self._eyes}
        who = {"token": self.token, "table": self.code, "name": "Ada" if self.host else "Ben"}
        await _send(socket, {"type": "hello", "version": VERSION, **who, **standing})
        if self._open is not None:
            await _send(socket, self._open)
        kept = [name for name in self.done if self.said[name]["type"] != "look"][-20:]
        if kept:
            # Long answered, and asked once more: the same answer, and nothing else.
            await _send(socket, self.said[kept[self.chance.below(len(kept))]])
        while True:
            frame = msgspec.json.decode(await socket.recv())
            self.frames += 1
            if await self._hear(frame) and self._open is None:
                self._open = self._next()
                if self._open is not None:
                    self.said[self._open["id"]] = self._open
                    await _send(socket, self._open)
            elif frame["type"] == "refused" and self._open is not None:
                await _send(socket, self._open)  # that was too fast

    async def _hear(self, frame: dict[str, Any]) -> bool:
        """Whether something can be done now."""
        match frame["type"]:
            case "table":
                self._hear_table(frame)
            case "welcome" | "seats":
                self._seats = frame["seats"]
            case "fresh" | "events":
                if frame["type"] == "events":
                    assert (frame["game"], frame["after"]) == (self._game, self._seen), frame
                self._game, self._seen, self._eyes = frame["game"], frame["upto"], frame["eyes"]
                self._decision = frame["decision"]
            case "done":
                self._hear_done(frame)
            case "refused":
                return await self._hear_refused(frame)
            case "closing":
                assert frame["again"], frame
        return bool(self._table)

    def _hear_table(self, frame: dict[str, Any]) -> None:
        if frame["stage"] != self._table.get("stage"):
            self._deeds = 0
        self._table = frame
        names = [face["name"] for face in frame["faces"] if face["kind"] == "person"]
        # A second Ada is called "Ada B": nobody sat down twice.
        assert not [name for name in names if name.endswith((" B", " C"))], names

    def _hear_done(self, frame: dict[str, Any]) -> None:
        before = self.done.setdefault(frame["id"], frame)
        assert before == frame, (before, frame)
        if self._open is not None and self._open["id"] == frame["id"]:
            self._open = None

    async def _hear_refused(self, frame: dict[str, Any]) -> bool:
        # Whoever stood up before the table was locked comes in again once it is open.
        assert frame["id"] is not None or frame["passing"] or frame["code"] == "table-locked", frame
        assert frame["code"] not in WRONG, (frame, self._open)
        await asyncio.sleep(0.05)
        if frame["code"] == "too-fast" or frame["id"] is None:
            return False
        assert frame["id"] not in self.done, frame
        self.refused.add(frame["id"])
        if self._open is not None and self._open["id"] == frame["id"]:
            self._open = None
        return True

    # What is done next.

    def _next(self) -> dict[str, Any] | None:
        table = self._table
        motion = table["motion"]
        if motion is not None and self.guest in motion["waiting"]:
            return self._give("vote", motion=motion["kind"], agree=self.chance.below(3) > 0)
        if table["paused"]:
            return self._give("pause", paused=False) if self.host else None
        self._deeds += 1
        if table["stage"] == "gathering":
            return self._gather()
        if table["stage"] == "finished":
            if self.host and self._deeds > 2:
                return self._give("rematch")
            return self._give("sit") if self._deeds < 3 else None
        return self._play_on()

    def _gather(self) -> dict[str, Any] | None:
        if not self._seats:
            return self._give("sit")
        if self.host and self._deeds > 5:
            return self._give("start")
        if self._deeds > 9:
            return None
        seat = self._seats[0]
        number = next(self._numbers)
        deeds: list[tuple[str, dict[str, Any]]] = [
            ("introduce", {"seat": seat, "name": f"{'Ada' if self.host else 'Ben'}{number}"}),
            ("contribute", {"words": f"luck {number}"}),
            ("chat", {"text": f"line {number} of {self.guest}"}),
            ("react", {"reaction": "cheer"}),
            ("sit", {"name": f"Friend{self.guest[:4]}{number}"}),
            ("stand", {"seat": self._seats[-1]}),
        ]
        if self.host:
            deeds += [
                ("set-bot", {"seat": len(self._table["faces"]) - 1, "level": "random"}),
                ("arrange", {"seconds": 30 + number % 30}),
                ("lock", {"locked": number % 2 == 0 and self._table["players"] > 3}),
                ("mute", {"guest": f"nobody{number}", "muted": True}),
            ]
            if self.chance.below(len(deeds)) == 0:
                return self._translate(number)
        kind, fields = deeds[self.chance.below(len(deeds))]
        if kind == "mute" and len(self._table["muted"]) > 400:
            kind, fields = "mute", {"guest": self._table["muted"][0], "muted": False}
        return self._give(kind, **fields)

    def _play_on(self) -> dict[str, Any] | None:
        aside = self.chance.below(12)
        number = next(self._numbers)
        left = [face["seat"] for face in self._table["faces"] if face["left"]]
        mine = [seat for seat in self._seats if seat in left]
        if mine:
            return self._give("sit", seat=mine[0])
        seldom = self.chance.below(4) == 0
        if aside in (0, 4):
            return self._speak(number)
        if self._seats and aside < 4 and (aside == 1 or seldom):
            return (
                self._give("undo"),
                self._give("pause", paused=True),
                self._give("stand", seat=self._seats[-1]),
            )[aside - 1]
        if aside == 5 and self._seats:
            return self._give("limit", seat=self._seats[0], limit=None)
        if aside == 6 and self.host:
            return self._give("more-time", seconds=30) if seldom else self._translate(number)
        decision = self._decision
        if decision is None or decision["seat"] not in self._seats:
            return self._look_elsewhere()
        span = decision["span"]
        choice = span["low"] if span else self.chance.below(len(decision["options"]))
        asked = {"seat": decision["seat"], "number": decision["number"]}
        self._decision = None
        return self._give("choose", **asked, choices=[choice])

    def _speak(self, number: int) -> dict[str, Any]:
        if number % 2:
            return self._give("react", reaction="gasp")
        return self._give("chat", text=f"line {number} of {self.guest}")

    def _translate(self, number: int) -> dict[str, Any]:
        return self._give("speak", language=LANGUAGES[number % len(LANGUAGES)])

    def _look_elsewhere(self) -> dict[str, Any] | None:
        """Several sit at this screen: it is the turn of one of them."""
        others = [seat for seat in self._seats if seat != self._eyes]
        return self._give("look", seat=others[0]) if others else None

    def _give(self, kind: str, **fields: Any) -> dict[str, Any]:
        return {"type": kind, "id": f"{kind}-{next(self._numbers)}", **fields}


async def _send(socket: ClientConnection, frame: dict[str, Any]) -> None:
    await socket.send(msgspec.json.encode(frame).decode())


async def seated(server: Server, game: str, number: int) -> list[Person]:
    """Two people at a new table, with a bot."""
    people = [Person(server, Chance(f"{number}/{place}"), host=place == 0) for place in range(2)]
    for person in people:
        found = await server.post("/api/guests")
        person.guest, person.token = found["guest"], found["token"]
    order = {
        "game": game,
        "name": "Ada",
        "seats": [{"kind": "host"}, {"kind": "bot", "level": "random"}, {"kind": "open"}],
        "most": 6,
        "settings": {"races": 2} if game == GAMES[0] else {},
    }
    code = (await server.post("/api/tables", order, people[0].token))["code"]
    for person in people:
        person.code = code
    return people


class Found(msgspec.Struct):
    """How often a server was killed, and what was acknowledged and found again."""

    kills: int = 0
    kinds: Counter[str] = msgspec.field(default_factory=Counter)


async def kill_and_compare(
    store_url: str, kills: int, *, minutes: float = 60.0, telling: bool = False
) -> Found:
    """Kill so often, or for so long, and then look what became of everything."""
    found = Found()
    until = monotonic() + 60 * minutes
    server = Server(free_port(), store_url)
    server.start()
    try:
        tables = await _kill(server, found, kills, until, telling=telling)
    finally:
        server.kill()  # whatever was found, others want the database
    store = await Store.open(store_url)
    for table in tables:
        found.kinds += await compared(store, table)
    await store.close()
    return found


async def _kill(
    server: Server, found: Found, kills: int, until: float, *, telling: bool
) -> list[list[Person]]:
    """Let people play and kill the server; returns them, at their tables."""
    tables = [await seated(server, game, number) for number, game in enumerate(GAMES)]
    people = [person for table in tables for person in table]
    playing = [asyncio.create_task(person.play()) for person in people]
    chance = Chance("kills")
    for number in range(kills):
        if monotonic() > until:
            break
        await _let_them_play(server, people, playing, chance, at_once=number % 5 == 4)
        server.kill()
        server.start()
        found.kills += 1
        if telling and number % 25 == 24:
            done = sum(len(person.done) for person in people)
            sys.stdout.write(f"{number + 1} kills, {done} commands acknowledged\n")
            sys.stdout.flush()
    await _let_them_play(server, people, playing, chance, at_once=False)
    server.kill()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return tables


async def _let_them_play(
    server: Server,
    people: list[Person],
    playing: list[asyncio.Task[None]],
    chance: Chance,
    *,
    at_once: bool,
) -> None:
    if at_once:  # before anybody is back
        await asyncio.sleep(chance.below(100) / 1000)
        return
    heard = sum(person.frames for person in people)
    enough = heard + 5 + chance.below(60)
    since = monotonic()
    while (now := sum(person.frames for person in people)) < enough:
        for task in playing:
            if task.done():
                task.result()
        if now > heard:
            heard, since = now, monotonic()
        assert monotonic() < since + QUIET, "nothing happens any more"
        if not server.alive:  # a database that was too busy to let it in
            server.start()
        await asyncio.sleep(0.001)


async def compared(store: Store, table: list[Person]) -> Counter[str]:
    """Everything that was acknowledged at a table is stored once, and nothing that was refused."""
    code = table[0].code
    receipts = {(row.guest, row.id): row for row in await store.receipts(code, 0, 1_000_000)}
    for person in table:
        for name, done in person.done.items():
            if person.said[name]["type"] == "look":
                continue  # changes nothing
            row = receipts[person.guest, name]
            assert (row.made, row.note) == (done["made"], done["code"]), (row, done)
        assert not [name for name in person.refused if (person.guest, name) in receipts]
    said = {(person.guest, name): one for person in table for name, one in person.said.items()}
    await _compare_moves(store, code, receipts.keys(), said)
    lines = [msgspec.json.decode(row.line)["text"] for row in await store.chat(code)]
    assert len(lines) == len(set(lines))
    spoken = [one["text"] for key, one in said.items() if one["type"] == "chat" and key in receipts]
    assert set(lines) <= set(spoken)
    assert len(lines) == min(len(spoken), 50)
    kinds = Counter[str]()
    for person in table:
        kinds += Counter(person.said[name]["type"] for name in person.done)
    del kinds["look"]
    return kinds


async def _compare_moves(
    store: Store, code: str, receipts: Any, said: dict[tuple[str, str], dict[str, Any]]
) -> None:
    games = await store.games_of(code)
    starts = [key for key in receipts if said[key]["type"] == "start"]
    assert len(games) == len(starts), (len(games), len(starts))
    made: dict[tuple[str, str], list[str]] = {}
    for game in games:
        for row in await store.moves(game):
            if row.guest and row.command in (one for _, one in said):
                made.setdefault((row.guest, row.command), []).append(row.move)
    for key, moves in made.items():
        assert key in receipts, key
        if said[key]["type"] == "choose":
            assert moves == [str(one) for one in said[key]["choices"]], (said[key], moves)
        else:
            assert len(moves) == 1, (said[key], moves)
    chosen = {key for key in receipts if said[key]["type"] == "choose"}
    assert chosen <= set(made), chosen - set(made)


@contextmanager
def _postgres() -> Iterator[str]:
    with cluster() as found:
        yield found.url


def main() -> None:
    """Kill servers on both databases, and print how many commands survived it."""
    parser = ArgumentParser(prog="tests/kills.py")
    parser.add_argument("--sqlite", type=int, default=500, help="kills")
    parser.add_argument("--postgresql", type=int, default=200, help="kills")
    parser.add_argument("--minutes", type=float, default=60, help="at most, for each")
    asked = parser.parse_args()
    for name, kills in (("SQLite", asked.sqlite), ("PostgreSQL", asked.postgresql)):
        if not kills:
            continue
        with tempfile.TemporaryDirectory() as folder:
            place = nullcontext(str(Path(folder) / "kills.sqlite"))
            with place if name == "SQLite" else _postgres() as url:
                found = asyncio.run(
                    kill_and_compare(url, kills, minutes=asked.minutes, telling=True)
                )
        kinds = ", ".join(f"{kind} {amount}" for kind, amount in found.kinds.most_common())
        total = found.kinds.total()
        sys.stdout.write(f"{name}: {found.kills} kills, {total} acknowledged: {kinds}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
