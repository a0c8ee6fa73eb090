"""A server without a network: rooms, ears that hear frames, and a clock that can be turned."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import wraps
from itertools import count
from typing import Any

import msgspec

from hornbook.kernel import Chance
from hornbook.server.app import close_services, open_services
from hornbook.server.protocol import VERSION, commands, frames
from hornbook.server.protocol.requests import NewTable, SeatPlan
from hornbook.server.room.channel import EncodedFrame
from hornbook.server.room.client import Client
from hornbook.server.room.job import Arrive, Ask, Leave, Wake
from hornbook.server.room.room import Room
from hornbook.server.services import Services

ADVICE = (frames.Advised, frames.Odds, frames.Chances, frames.Awards)
FRAME = msgspec.json.Decoder(frames.Frame)


def in_a_loop(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """Run an asynchronous test, in a thread of its own: a browser may have a loop here."""

    @wraps(test)
    def run(*args: Any, **named: Any) -> None:
        def whole() -> None:
            asyncio.run(asyncio.wait_for(test(*args, **named), 60))

        with ThreadPoolExecutor(1) as thread:
            thread.submit(whole).result()

    return run


class Time:
    """A clock that moves when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Parlour:
    """A house for tests; ``async with`` opens it."""

    def __init__(self, url: str) -> None:
        self.url = str(url)
        self.time = Time()
        self.services: Services

    async def __aenter__(self) -> Parlour:
        self.services = await open_services(self.url, now=self.time)
        return self

    async def __aexit__(self, *_: object) -> None:
        await close_services(self.services)

    async def restart(self) -> None:
        """As after a crash: nothing but the store is left."""
        await close_services(self.services)
        self.services = await open_services(self.url, now=self.time)

    async def table(self, game: str, host: str = "ada", **wishes: Any) -> Room:
        """A new table with open seats, unless seats are wished for."""
        if "seats" in wishes:
            wishes["seats"] = [SeatPlan(**seat) for seat in wishes["seats"]]
        order = NewTable(game=game, name=host.title(), **wishes)
        room = await self.services.rooms.create(order, host)
        room.state.secret = f"no secret, but the same luck every time for {game}"
        return room

    async def enter(self, code: str, guest: str, **hello: Any) -> Person:
        """Somebody comes into a room."""
        person = Person(
            self, await self.services.rooms.room(code), guest, tv=hello.get("tv", False)
        )
        greeting = commands.Hello(version=VERSION, token="", table=code, **hello)
        await person.room.put(Arrive(person.client, greeting))
        await person.settled()
        return person


class Person:
    """A guest's connection: says commands, hears frames."""

    numbers = count()

    def __init__(self, parlour: Parlour, room: Room, guest: str, *, tv: bool = False) -> None:
        self.parlour = parlour
        self.room = room
        self.heard: list[Any] = []
        self.texts: list[str] = []
        self.closed: int | None = None
        self.client = Client(guest, guest.title(), self, tv=tv)

    # A line, as rooms see it.

    def push(self, packed: EncodedFrame) -> None:
        self.texts.append(packed.text)
        self.heard.append(FRAME.decode(packed.text))

    def close(self, code: int) -> None:
        self.closed = code

    # What a person does.

    async def say(self, kind: type, **fields: Any) -> Any:
        """Send a command and return the answer to it."""
        fields.setdefault("id", f"c{next(Person.numbers)}")
        command = kind(**fields)
        before = len(self.heard)
        await self.room.put(Ask(self.client, command))
        await self.settled()
        answers = (frames.Done, frames.Refused, frames.Drafted, frames.Faces, *ADVICE)
        found = (one for one in self.heard[before:] if isinstance(one, answers))
        return next((one for one in found if one.id == command.id), None)

    async def ask(self, kind: type, **fields: Any) -> Any:
        """Send a command whose answer is worked out beside the loop, and wait for it."""
        wanted = fields.setdefault("id", f"c{next(Person.numbers)}")
        answer = await self.say(kind, **fields)
        while answer is None:
            await asyncio.sleep(0.01)
            answers = (one for one in self.heard if isinstance(one, (frames.Refused, *ADVICE)))
            answer = next((one for one in answers if one.id == wanted), None)
        return answer

    async def leave(self) -> None:
        await self.room.put(Leave(self.client))
        await self.settled()

    async def settled(self) -> None:
        await settled(self.room)

    def last(self, kind: type) -> Any:
        """The last frame of that kind."""
        return next(one for one in reversed(self.heard) if isinstance(one, kind))

    @property
    def moment(self) -> Any:
        """The last frame about the game."""
        return self.last((frames.Events, frames.Fresh))  # type: ignore[arg-type]

    async def choose(self, chance: Chance, **fields: Any) -> Any:
        """Any legal choice for the decision last heard of."""
        decision = self.moment.decision
        choice = pick(decision, chance)
        fields = {"seat": decision.seat, "number": decision.number, "choices": [choice], **fields}
        return await self.say(commands.Choose, **fields)


def pick(decision: Any, chance: Chance) -> int:
    """A legal choice, as any client of the protocol would find it."""
    if decision.span is not None:
        span = decision.span
        steps = (span["high"] - span["low"]) // span["step"] + 1
        return int(span["low"] + chance.below(steps) * span["step"])
    return chance.below(len(decision.options))


async def settled(room: Room) -> None:
    """Wait until the room has done all it has to do now."""
    await room.put(Wake())
    while True:
        before = room.turns
        for _ in range(20):
            await asyncio.sleep(0)
        if room.turns == before and room.idle:
            return
        await asyncio.sleep(0.001)


async def started(parlour: Parlour, game: str, people: int = 2, **wishes: Any) -> list[Person]:
    """A running game of people: the first is the host."""
    names = ["ada", "ben", "cleo", "dan", "eve", "fay"][:people]
    room = await parlour.table(game, **wishes)
    guests = [await parlour.enter(room.state.code, name) for name in names]
    for guest in guests:
        assert isinstance(await guest.say(commands.Sit), frames.Done)
    answer = await guests[0].say(commands.Start)
    assert isinstance(answer, frames.Done), answer
    return guests


def whose_turn(people: list[Person]) -> Person:
    """Somebody who must choose."""
    return next(one for one in people if one.moment.decision is not None)


async def play_out(people: list[Person], chance: Chance, most: int = 10_000) -> int:
    """Let everybody choose at random until the game is over; how many choices it took."""
    for made in range(most):
        if people[0].moment.over:
            return made
        person = whose_turn(people)
        answer = await person.choose(chance)
        assert isinstance(answer, frames.Done), answer
    return most
