"""Everybody in a room: who is told what, and when."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from hornbook.kernel import Seat
from hornbook.server.protocol import frames
from hornbook.server.room.channel import EncodedFrame
from hornbook.server.room.client import Client
from hornbook.server.room.telling import CROWD, Telling

PEOPLE: Final = 5.0  # seconds between two notes to a crowd that people came or went
NO_MOMENT: Final = ("", 0, 0)

TableMaker = Callable[[], frames.Table]


class Audience:
    """The clients of a room. What they are told waits here until it is stored."""

    def __init__(self, now: Callable[[], float], table: object) -> None:
        self._now = now
        self.clients: dict[Client, None] = {}  # in the order they came
        self._here: dict[str, tuple[Client, ...]] = {}  # by guest
        self._acted: set[Client] = set()
        self._newcomers: list[Client] = []
        self._later: list[tuple[Client, frames.Frame]] = []
        self._replies: list[tuple[Client, frames.Frame]] = []
        self._said: list[frames.Frame] = []  # to everyone
        self._table = table  # the version that was told last
        self._table_told = 0.0
        self._people_changed = False  # somebody came or went since then
        self._crowd_told = 0.0
        self._crowd_due = 0.0  # when a crowd that is behind is told
        self._crowd_behind = False
        self._crowd_chooses = False
        self._only_table = False  # what is new concerns the table, not the game
        self._crowd_moment = NO_MOMENT

    # Who is here.

    @property
    def guests(self) -> int:
        """How many different people are connected."""
        return len(self._here)

    def present(self, guest: str) -> bool:
        """Whether a guest is connected."""
        return guest in self._here

    def of(self, guest: str) -> tuple[Client, ...]:
        """A guest's connections."""
        return self._here.get(guest, ())

    def came(self, client: Client) -> None:
        """Somebody comes in."""
        self.clients[client] = None
        self._here[client.guest] = (*self.of(client.guest), client)
        self._people_changed = True
        self._acted.add(client)
        self._newcomers.append(client)

    def went(self, client: Client) -> None:
        """A connection is gone."""
        del self.clients[client]
        self._acted.discard(client)
        others = tuple(one for one in self._here.pop(client.guest) if one is not client)
        if others:
            self._here[client.guest] = others
        self._people_changed = True

    def dismiss(self) -> list[Client]:
        """Everybody, who are here no longer."""
        leaving = list(self.clients)
        self.clients.clear()
        return leaving

    # What they are to hear once it is stored.

    def acted(self, client: Client) -> None:
        """Somebody did something: in a crowd they see at once what came of it."""
        self._acted.add(client)

    def reply(self, client: Client, frame: frames.Frame) -> None:
        """Answer a client."""
        self._replies.append((client, frame))

    def tell_later(self, client: Client, frame: frames.Frame) -> None:
        """Tell a client something that comes before all answers."""
        self._later.append((client, frame))

    def say_later(self, frame: frames.Frame) -> None:
        """Tell everyone something that is not kept."""
        self._said.append(frame)

    def show_clocks(self) -> None:
        """Everybody has to hear how much time is left, also if nothing else is new."""
        self._crowd_moment = NO_MOMENT
        for client in self.clients:
            client.log = -1

    # It is stored.

    def answer(self, chat: Iterable[frames.ChatLine]) -> None:
        """Send the answers, and what was said to everyone."""
        for client, frame in [*self._later, *self._replies]:
            client.send(frame)
        self._later.clear()
        self._replies.clear()
        said, self._said = self._said, []
        for frame in [*[frames.Said(line) for line in chat], *said]:
            self._say(frame)

    async def tell(self, telling: Telling | None, table: TableMaker, version: object) -> None:
        """Tell everyone what is new to them: the game, and the table if it has another version."""
        self._greet(table)
        acted, self._acted = self._acted, set()
        if len(self.clients) > CROWD:
            await self._tell_crowd(telling, acted, table, version)
            return
        if self._people_changed or version != self._table:
            self._tell_table(table, version)
        if telling is not None:
            for client in self.clients:
                if client.moment != telling.moment:
                    telling.catch_up(client)
            self._crowd_moment = telling.moment
        self._crowd_behind = False

    def due(self) -> list[float]:
        """When somebody is to be told what they have not heard yet."""
        times = [self._crowd_due] if self._crowd_behind else []
        return [*times, self._table_told + PEOPLE] if self._people_changed else times

    def _greet(self, table: TableMaker) -> None:
        """Newcomers to a crowd see the table at once, the others when it is their turn."""
        newcomers, self._newcomers = self._newcomers, []
        if newcomers and len(self.clients) > CROWD:
            packed = EncodedFrame.of(table())
            for client in newcomers:
                client.channel.push(packed)

    async def _tell_crowd(
        self, telling: Telling | None, acted: set[Client], table: TableMaker, version: object
    ) -> None:
        """Who acted and who must act now at once, everybody else every now and then."""
        moment = self._crowd_moment
        if telling is not None:
            moment = telling.moment
            if moment != self._crowd_moment:
                acted |= self._looking_through(telling.asked_guests)
            for client in acted:
                telling.catch_up_quickly(client)
        people = self._people_changed and self._now() >= self._table_told + PEOPLE
        changed = people or version != self._table
        if not changed and moment == self._crowd_moment:
            return
        self._only_table = moment == self._crowd_moment
        chooses = telling is not None and telling.crowd_chooses
        if chooses == self._crowd_chooses:
            # News of the table does not keep the crowd from news of the game.
            told = self._table_told if self._only_table else self._crowd_told
            self._crowd_due = told + self._crowd_pause
            self._crowd_behind = self._now() < self._crowd_due
            if self._crowd_behind:
                return
        self._crowd_chooses = chooses
        self._crowd_behind = False
        if telling is not None:
            await telling.tell_crowd(list(self.clients))
        if changed:
            self._tell_table(table, version)
        self._crowd_moment = moment
        if not self._only_table:
            self._crowd_told = self._now()

    @property
    def _crowd_pause(self) -> float:
        """Seconds between two frames to a crowd: more while there is nothing to see but it."""
        if self._crowd_chooses or self._only_table:
            return 0.25 + len(self.clients) / 2500
        return 0.05 + len(self.clients) / 12_500

    def _looking_through(self, seats: Iterable[tuple[Seat, str]]) -> set[Client]:
        """The clients whose eyes are those seats', of these guests."""
        return {one for seat, guest in seats for one in self.of(guest) if one.eyes == seat}

    def _tell_table(self, table: TableMaker, version: object) -> None:
        self._table = version
        self._people_changed = False
        self._table_told = self._now()
        self._say(table())

    def _say(self, frame: frames.Frame) -> None:
        packed = EncodedFrame.of(frame)
        for client in self.clients:
            client.channel.push(packed)
