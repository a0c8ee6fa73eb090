"""A hand that plays a seat over the line while browsers look on as the same guest."""

import json
import time
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from types import TracebackType
from typing import Any, Self

import httpx2 as httpx
from websockets.sync.client import connect

from browsing import House
from hornbook.kernel import Chance

WAIT = 60.0  # seconds for bots to think while browsers share the machine
Decision = dict[str, Any]
Wish = Callable[[Decision], int | None]
"""Which option to take, if any of them is wished for."""


class Player:
    """A guest at a table, over a second line; it chooses by chance, always the same for a seed."""

    def __init__(
        self, house: House, guest: dict[str, Any], code: str, seed: int = 1, name: str = "Mina"
    ) -> None:
        self._house = house
        self._name = name
        self._chance = Chance(seed)
        self._numbers = count()
        self._open = ExitStack()
        self.guest = guest
        self.code = code
        self.decision: Decision | None = None
        self.over = False
        self.with_words = 0
        self.events: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.habit: Wish = lambda _: None

    @property
    def guest_text(self) -> str:
        """The guest, as a browser keeps it."""
        return json.dumps(self.guest)

    def __enter__(self) -> Self:
        address = self._house.address.replace("http", "ws", 1)
        # Nobody reads while browsers are looked at: frames wait, and nothing is pinged.
        self._line = self._open.enter_context(
            connect(f"{address}/ws", ping_interval=None, max_queue=None)
        )
        self._send("hello", version=1, token=self.guest["token"], table=self.code, name=self._name)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._open.close()

    def sit(self) -> None:
        """Take any free seat."""
        self._send("sit", id="sit")

    def deal(self, luck: str = "") -> None:
        """Begin, and wait for the first question; another luck is another game."""
        if luck:
            self._send("contribute", id="luck", words=luck)
        self.start()
        self.listen()

    def start(self) -> None:
        """Begin."""
        self._send("start", id="deal")

    def mix(self) -> None:
        """Wait until somebody has added words to the luck."""
        while not self.with_words:
            self._hear(WAIT)

    def listen(self) -> None:
        """Until something is asked, or the game is over."""
        while self.decision is None and not self.over:
            self._hear(WAIT)

    def is_asked(self) -> bool:
        """Whether something is asked by now: for several who play in turn."""
        try:
            while self.decision is None and not self.over:
                self._hear(0.05)
        except TimeoutError:
            return False
        return self.decision is not None

    def _hear(self, timeout: float) -> None:
        frame = json.loads(self._line.recv(timeout=timeout))
        if frame["type"] == "refused" and frame["code"] == "too-fast":
            time.sleep(0.6)
            self._line.send(self._last)
            return
        # Where many are asked at once, news may have crossed the answer.
        if frame["type"] == "refused" and frame["code"] not in ("stale-choice", "not-your-turn"):
            raise ValueError(frame)
        if frame["type"] == "table":
            self.with_words = frame["luck"]["words"]
        if frame["type"] not in ("events", "fresh"):
            return
        self.events += [event for _, event in frame.get("events", [])]
        self.view, self.decision, self.over = frame["view"], frame["decision"], frame["over"]

    def choose(self, wish: Wish | None = None) -> None:
        """Answer what is asked: as wished, by habit, or by chance; then wait for the next."""
        self.answer(wish)
        self.listen()

    def answer(self, wish: Wish | None = None) -> None:
        """Answer what is asked."""
        asked = self.decision
        assert asked is not None
        choice = wish(asked) if wish else None
        if choice is None:
            choice = self.habit(asked)
        if choice is None and (span := asked["span"]):
            # Small stakes: the purse lasts for a whole game.
            steps = (span["high"] - span["low"]) // span["step"]
            choice = span["low"] + span["step"] * self._chance.below(min(steps, 4) + 1)
        if choice is None:
            choice = self._chance.below(len(asked["options"]))
        self.decision = None
        number = next(self._numbers)
        place = {"seat": asked["seat"], "number": asked["number"]}
        self._send("choose", id=f"hand{number}", choices=[choice], **place)

    def play(self, until: Callable[[Decision], bool], wish: Wish | None = None) -> bool:
        """Play on to such a question; false if the game was over before."""
        while self.decision is not None and not until(self.decision):
            self.choose(wish)
        return not self.over

    def finished(self) -> str:
        """The id of the game that is over."""
        answer = httpx.get(f"{self._house.address}/api/tables/{self.code}").raise_for_status()
        game: str = answer.json()["table"]["finished"]
        return game

    def _send(self, kind: str, **fields: Any) -> None:
        self._last = json.dumps({"type": kind, **fields})
        self._line.send(self._last)


class Hand(Player):
    """A player with a table of its own."""

    def __init__(
        self, house: House, game: str, bots: int, seed: int = 1, bot: str = "steady", **order: Any
    ) -> None:
        guest = httpx.post(f"{house.address}/api/guests").raise_for_status().json()
        seats = [{"kind": "host"}, *({"kind": "bot", "level": bot} for _ in range(bots))]
        table = {"game": game, "name": "Mina", "seats": seats, **order}
        headers = {"Authorization": f"Bearer {guest['token']}"}
        answer = httpx.post(f"{house.address}/api/tables", json=table, headers=headers)
        super().__init__(house, guest, answer.raise_for_status().json()["code"], seed)
