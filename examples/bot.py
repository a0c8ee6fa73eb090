"""A bot that plays over the protocol, written from docs/protocol.md alone.

    python examples/bot.py http://127.0.0.1:8765 CODE [name]

It takes a seat at the table of that code and chooses at random until the game is over. It needs
nothing of Hornbook, only the ``websockets`` package.
"""

import asyncio
import json
import random
import sys
from itertools import count
from secrets import token_hex
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


class Bot:
    """One guest at one table."""

    def __init__(self, server: str, code: str, name: str) -> None:
        self.server, self.code, self.name = server, code, name
        request = Request(f"{server}/api/guests", method="POST")  # noqa: S310
        with urlopen(request) as answer:  # noqa: S310
            self.token = json.load(answer)["token"]
        self.seat: int | None = None
        self.game, self.seen = "", 0
        self.numbers = count()
        self.unanswered: dict[str, dict] = {}
        self.promise = ""
        self.over = False

    async def play(self) -> None:
        """Play until the game is over, and come back whenever the line is cut."""
        pause = 0.2
        while not self.over:
            try:
                async with connect(self.server.replace("http", "ws", 1) + "/ws") as self.socket:
                    pause = 0.2
                    await self.talk()
            except (OSError, ConnectionClosed):
                await asyncio.sleep(pause * random.uniform(0.5, 1.5))  # noqa: S311
                pause = min(pause * 2, 5)

    async def talk(self) -> None:
        """One connection."""
        hello = {"type": "hello", "version": 1, "token": self.token, "table": self.code}
        hello |= {"name": self.name, "game": self.game, "seen": self.seen, "eyes": self.seat}
        await self.socket.send(json.dumps(hello))
        for command in list(self.unanswered.values()):
            await self.socket.send(json.dumps(command))
        async for text in self.socket:
            frame = json.loads(text)
            match frame["type"]:
                case "welcome" | "seats":
                    self.seat = frame["seats"][0] if frame["seats"] else None
                    if self.seat is None:
                        await self.say("sit")
                case "table":
                    await self.add_words(frame)
                case "events" | "fresh":
                    await self.moment(frame)
                    if self.over:
                        return
                case "crowd":
                    self.seen = frame["upto"]
                case "done":
                    self.unanswered.pop(frame["id"], None)
                case "refused" if frame["code"] == "too-fast" and frame["id"] in self.unanswered:
                    await asyncio.sleep(0.5)
                    await self.socket.send(json.dumps(self.unanswered[frame["id"]]))
                case "refused":
                    self.unanswered.pop(frame["id"], None)
                    print(self.name, "was refused:", frame["code"], frame["facts"])

    async def add_words(self, table: dict) -> None:
        """Have a part in the luck: words nobody can guess, once for every promise of the house."""
        promise = table["luck"]["commitment"]
        if table["stage"] == "gathering" and self.seat is not None and promise != self.promise:
            self.promise = promise
            await self.say("contribute", words=token_hex(16))

    async def moment(self, frame: dict) -> None:
        """The game as it is now."""
        self.game, self.seen, self.over = frame["game"], frame["upto"], frame["over"]
        decision = frame["decision"]
        waiting = any(one["type"] == "choose" for one in self.unanswered.values())
        if decision is None or waiting:
            return
        if span := decision["span"]:
            choice = random.randrange(span["low"], span["high"] + 1, span["step"])  # noqa: S311
        else:
            choice = random.randrange(len(decision["options"]))  # noqa: S311
        await self.say("choose", seat=decision["seat"], number=decision["number"], choices=[choice])

    async def say(self, kind: str, **fields: object) -> None:
        """Send a command, and remember it until it is answered."""
        command = {"type": kind, "id": f"b{next(self.numbers)}", **fields}
        self.unanswered[command["id"]] = command
        await self.socket.send(json.dumps(command))


if __name__ == "__main__":
    asyncio.run(Bot(sys.argv[1].rstrip("/"), sys.argv[2], (sys.argv[3:] or ["Bot"])[0]).play())
