"""A server for the browser to visit, and somebody who sits at its tables and plays on."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

from hornbook.kernel import Chance

PATIENCE: Final = 60.0  # seconds for the server to start, and for bots to think
TOO_MUCH: Final = 429
LAST: Final = "that-was-the-last"  # a Party goes on for as long as is asked for
Answer = dict[str, Any]


class House:
    """A server in a process of its own."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.address = f"http://127.0.0.1:{port}"

    def ask(self, path: str, token: str = "", body: Answer | None = None) -> Answer:
        """What the server answers."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        content = None if body is None else json.dumps(body).encode()
        begun = time.monotonic()
        while True:
            try:
                with urlopen(Request(self.address + path, content, headers)) as answer:  # noqa: S310
                    found: Answer = json.load(answer)
                    return found
            except HTTPError as refusal:
                if refusal.code != TOO_MUCH or time.monotonic() - begun > PATIENCE:
                    raise
                time.sleep(1)


@contextmanager
def open_house() -> Iterator[House]:
    """Start one, wait until it answers, and stop it in the end."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    with TemporaryDirectory() as folder:
        store = f"sqlite:///{Path(folder) / 'house.sqlite'}"
        command = [sys.executable, "-m", "hornbook", "serve", "--port", str(port), "--store", store]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: S603
        house = House(port)
        try:
            begun = time.monotonic()
            while True:
                try:
                    house.ask("/healthz")
                    break
                except URLError:
                    if time.monotonic() - begun > PATIENCE:
                        raise
                    time.sleep(0.1)
            yield house
        finally:
            server.kill()
            server.wait()


class Seat:
    """Somebody at a table of their own with bots; a browser can look on as the same guest."""

    def __init__(
        self, house: House, game: str, bots: int = 3, level: str = "random", **settings: int
    ) -> None:
        self._house = house
        self._chance = Chance(7)
        self._number = 0
        self.guest = house.ask("/api/guests", body={})
        seats = [{"kind": "host"}, *({"kind": "bot", "level": level} for _ in range(bots))]
        order = {"game": game, "name": "Mina", "seats": seats, "settings": settings}
        self.code: str = house.ask("/api/tables", self.guest["token"], order)["code"]
        self.decision: Answer | None = None
        self.over = False
        self.told: Counter[str] = Counter()  # how often what has happened
        self._line: ClientConnection = connect(
            house.address.replace("http", "ws", 1) + "/ws", ping_interval=None, max_queue=None
        )
        hello = {"version": 1, "token": self.guest["token"], "table": self.code, "name": "Mina"}
        self._send("hello", **hello)

    @property
    def remembered(self) -> str:
        """The guest, as a browser keeps it."""
        return json.dumps({"guest": self.guest["guest"], "token": self.guest["token"]})

    def deal(self) -> None:
        """Begin, and wait for the first question."""
        self._send("start", id="deal")
        self.listen()

    def listen(self) -> None:
        """Until something is asked, or the game is over."""
        while self.decision is None and not self.over:
            frame = json.loads(self._line.recv(timeout=PATIENCE))
            if frame["type"] == "refused" and frame["code"] == "too-fast":
                time.sleep(0.6)
                self._line.send(self._last)
            elif frame["type"] in ("events", "fresh"):
                self.decision, self.over = frame["decision"], frame["over"]
                self.told.update(event["type"] for _, event in frame["events"] or ())

    def choose(self) -> None:
        """Answer by chance, with small stakes, and wait for the next question."""
        asked = self.decision
        if asked is None:
            return
        span = asked["span"]
        if span:
            steps = min((span["high"] - span["low"]) // span["step"], 4)
            choice = span["low"] + span["step"] * self._chance.below(steps + 1)
        else:
            going_on = [at for at, one in enumerate(asked["options"]) if one["type"] != LAST]
            choice = self._chance.choose(going_on)
        self.decision = None
        self._number += 1
        place = {"seat": asked["seat"], "number": asked["number"], "choices": [choice]}
        self._send("choose", id=f"seat{self._number}", **place)
        self.listen()

    def play(self, until: Callable[[Answer], bool] = lambda _: False) -> None:
        """Play on to such a question, or to the end."""
        while self.decision is not None and not until(self.decision):
            self.choose()

    def finished(self) -> str:
        """The id of the game that is over."""
        game: str = self._house.ask(f"/api/tables/{self.code}")["table"]["finished"]
        return game

    def leave(self) -> None:
        """Hang up; the seat stays."""
        self._line.close()

    def _send(self, kind: str, **fields: Any) -> None:
        self._last = json.dumps({"type": kind, **fields})
        self._line.send(self._last)
