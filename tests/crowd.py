"""People at a party, as plain sockets: as many as a test likes, while a browser looks on."""

from __future__ import annotations

import asyncio
import itertools
import json
import threading
import urllib.request
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final, TypeVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PARTY: Final = "horse-fever-party"
BETS: Final = ("choose-place-bet", "choose-only-bet")
WAIT: Final = 30.0

_T = TypeVar("_T")


class Guest:
    """One phone: it remembers what it is asked, and answers when it is told to."""

    def __init__(self, token: str, code: str, name: str, portrait: str = "") -> None:
        self.token, self.code, self.name, self.portrait = token, code, name, portrait
        self.seat: int | None = None
        self.decision: dict[str, Any] | None = None
        self._answered = -1  # the latest number: news of before may still be on its way
        self.view: dict[str, Any] | None = None
        self.stage = ""
        self.over = False
        self._ids = itertools.count()
        self._open: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._socket: ClientConnection
        self._ears: asyncio.Task[None]
        self.news = asyncio.Event()

    async def enter(self, address: str) -> None:
        """Say hello, and take a seat."""
        self._socket = await connect(f"{address.replace('http', 'ws')}/ws", max_size=None)
        hello = {"type": "hello", "version": 1, "token": self.token, "table": self.code}
        await self._socket.send(json.dumps({**hello, "name": self.name}))
        self._ears = asyncio.create_task(self._listen())

    async def say(self, type_: str, **fields: Any) -> dict[str, Any]:
        """Give a command, and hear the answer; one that comes too fast is given again."""
        while True:
            number = f"c{next(self._ids)}"
            self._open[number] = asyncio.get_running_loop().create_future()
            await self._socket.send(json.dumps({"type": type_, "id": number, **fields}))
            answer = await asyncio.wait_for(self._open[number], WAIT)
            if answer.get("code") != "too-fast":
                return answer
            await asyncio.sleep(0.5)

    async def choose(self, *choices: int) -> None:
        """Answer what is asked."""
        assert self.decision is not None
        asked, self.decision = self.decision, None
        self._answered = asked["number"]
        answer = await self.say(
            "choose", seat=asked["seat"], number=asked["number"], choices=list(choices)
        )
        assert answer["type"] == "done", answer

    @property
    def step(self) -> str:
        """What is asked."""
        return "" if self.decision is None else str(self.decision["question"]["step"])

    async def leave(self) -> None:
        self._ears.cancel()
        await self._socket.close()

    async def _listen(self) -> None:
        # The house may close before its guests have left.
        with suppress(ConnectionClosed):
            async for text in self._socket:
                self._hear(json.loads(text))

    def _hear(self, frame: dict[str, Any]) -> None:
        kind = frame["type"]
        if kind in ("events", "fresh"):
            asked, self.view = frame["decision"], frame["view"]
            self.decision = asked if asked and asked["number"] > self._answered else None
            self.over = frame["over"]
        elif kind == "crowd":
            own = {key: (self.view or {}).get(key) for key in ("seat", "own")}
            self.view, self.over = {**frame["public"], **own}, frame["over"]
        elif kind == "table":
            self.stage = frame["stage"]
        elif kind in ("welcome", "seats") and frame["seats"]:
            self.seat = frame["seats"][0]
        if frame.get("id") in self._open:
            self._open.pop(frame["id"]).set_result(frame)
        self.news.set()


class Crowd:
    """All who hold a phone at one party; the first may have opened it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.guests: list[Guest] = []
        self.code = ""
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def open(self, host: str = "Mina", **wishes: Any) -> str:
        """A new party; the host comes in, too. Answers its code."""
        token = self._guest()
        order = {"game": PARTY, "name": host, "seats": [{"kind": "host"}], "most": 2000, **wishes}
        self.code = str(self._post("/api/tables", order, token)["code"])
        self._run(self._enter([Guest(token, self.code, host)]))
        return self.code

    def come(self, *names: str, code: str = "") -> None:
        """These people come in and sit down."""
        self.code = code or self.code
        self._run(self._enter([Guest(self._guest(), self.code, name) for name in names]))

    def start(self) -> None:
        self.host("start")

    def host(self, type_: str, **fields: Any) -> None:
        """The host's command."""
        answer = self._run(self.guests[0].say(type_, **fields))
        assert answer["type"] == "done", answer

    def bet(self, *leave_out: int) -> None:
        """Everybody who is asked for a slip hands it in, each on a horse of their own."""
        self._run(self._bet(leave_out))

    def bet_alike(self, lane: int, stake: int) -> None:
        """All on one horse, to win and to place."""
        self._run(self._bet((), (lane, stake, lane, stake)))

    def go(self, place: int) -> None:
        """One of them is gone, without a word."""
        self._run(self.guests[place].leave())

    @property
    def over(self) -> bool:
        return self.guests[0].over

    def turn(self) -> None:
        """Whoever holds the book turns a card."""
        self._run(self._answer("turn-card"))

    def decide(self) -> None:
        """Whoever holds the book says who was ahead."""
        self._run(self._answer("choose-who-was-ahead"))

    def go_on(self, another: bool = True) -> None:
        """The host says whether there is another race."""
        self._run(self._answer("choose-another-race", 0 if another else 1))

    def race(self) -> None:
        """Cards, until the race is paid."""
        while self.step() in ("turn-card", "choose-who-was-ahead"):
            self._run(self._answer(self.step()))

    def stay(self, *places: int) -> None:
        """After the last race: these want another night."""
        for place in places:
            answer = self._run(self.guests[place].say("sit"))
            assert answer["type"] == "done", answer

    def step(self) -> str:
        """What somebody here is asked."""
        return self._run(self._asked())

    def leave(self) -> None:
        """All go home."""
        self._run(self._leave())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    @property
    def view(self) -> dict[str, Any]:
        """As the host sees it."""
        found = self.guests[0].view
        assert found is not None
        return found

    async def _enter(self, guests: list[Guest]) -> None:
        for start in range(0, len(guests), 50):
            some = guests[start : start + 50]
            await asyncio.gather(*[guest.enter(self.address) for guest in some])
            for guest in some:
                if guest is not (self.guests or guests)[0] or self.guests:
                    answer = await guest.say("sit")
                    assert answer["type"] == "done", answer
                self.guests.append(guest)

    async def _bet(self, leave_out: tuple[int, ...], slip: tuple[int, ...] = ()) -> None:
        host = self.guests[0]
        while host.view is None or host.view["phase"] not in ("betting", "race"):
            await _something_new(host)
        race = host.view["race_number"]
        for place, guest in enumerate(self.guests):
            if place in leave_out:
                continue
            while not _settled(guest, race):
                await _something_new(guest)
            if guest.step == "choose-only-bet":
                await guest.choose(place % 12)
            elif guest.step == "choose-place-bet":
                usual = ((place + 1) % 6, 100 * (1 + place % 3), place % 6, 200)
                await guest.choose(*(slip or usual))

    async def _answer(self, step: str, choice: int = 0) -> None:
        while True:
            for guest in self.guests:
                if guest.step == step:
                    await guest.choose(choice)
                    return
            await _something_new(*self.guests)

    async def _asked(self) -> str:
        while True:
            for guest in self.guests:
                if guest.step:
                    return guest.step
            if self.guests[0].over:
                return ""
            await _something_new(*self.guests)

    async def _leave(self) -> None:
        await asyncio.gather(*[guest.leave() for guest in self.guests])

    def _run(self, work: Coroutine[Any, Any, _T]) -> _T:
        return asyncio.run_coroutine_threadsafe(
            asyncio.wait_for(work, 4 * WAIT), self._loop
        ).result()

    def _guest(self) -> str:
        return str(self._post("/api/guests", {}, "")["token"])

    def _post(self, path: str, body: object, token: str) -> dict[str, Any]:
        headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
        request = urllib.request.Request(  # noqa: S310 - our own server
            f"{self.address}{path}", json.dumps(body).encode(), headers, method="POST"
        )
        with urllib.request.urlopen(request) as answer:  # noqa: S310
            found: dict[str, Any] = json.load(answer)
        return found


def _settled(guest: Guest, race: int) -> bool:
    """Whether it is asked for a slip of that race, or has nothing to write any more."""
    view = guest.view
    if view is None or view["race_number"] != race:
        return False
    holds = view["bookmaker"] == view["seat"]
    return guest.step in BETS or view["phase"] == "race" or holds or bool(view["own"]["slip"])


async def _something_new(*guests: Guest) -> None:
    """Until one of them hears something."""
    for guest in guests:
        guest.news.clear()
    waits = [asyncio.ensure_future(guest.news.wait()) for guest in guests]
    done, rest = await asyncio.wait(waits, timeout=WAIT, return_when=asyncio.FIRST_COMPLETED)
    for one in rest:
        one.cancel()
    assert done, "nothing happens any more"
