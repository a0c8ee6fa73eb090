"""One owner for everything at a table: check, apply, commit, and only then tell."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from time import perf_counter
from typing import TYPE_CHECKING, Final

import msgspec

from hornbook.kernel import Decision, Refusal, Seat
from hornbook.server.protocol import VERSION, frames
from hornbook.server.refusals import NotAllowed, TooMuch, Unavailable
from hornbook.server.room import bot_turns, commands, ending, latecomers, table_frame, time_keeping
from hornbook.server.room.channel import EncodedFrame
from hornbook.server.room.chat import Talk
from hornbook.server.room.client import Client
from hornbook.server.room.commands import agreeing
from hornbook.server.room.job import Arrive, Ask, Job, Leave, Thought
from hornbook.server.room.receipts import Receipts
from hornbook.server.room.telling import CROWD, Telling
from hornbook.server.store import Changes, GameRow
from hornbook.server.table.play import Play
from hornbook.server.table.seating import Seating
from hornbook.server.table.state import TableState, table_row
from hornbook.server.table.timing import Timing
from hornbook.server.table.vote import Vote

if TYPE_CHECKING:
    from hornbook.server.services import Services

LOG = logging.getLogger("hornbook.server.room")
QUEUE: Final = 16_384  # commands that may wait; more are refused at once
BATCH: Final = 256  # commands that are committed together
SHORTEST: Final = 0.01  # seconds between two looks at the clocks
PEOPLE: Final = 5.0  # seconds between two notes to a crowd that people came or went
TOUCH: Final = 3600.0  # seconds between notes that a table is still used


class Room:
    """A table, its game and everybody there. Only its own task changes anything here."""

    def __init__(
        self,
        services: Services,
        state: TableState,
        seating: Seating,
        play: Play | None,
        *,
        receipts: Receipts | None = None,
        talk: Talk | None = None,
    ) -> None:
        self.services = services
        self.state = state
        self.seating = seating
        self.play = play
        self.clients: dict[Client, None] = {}  # in the order they came
        self.here: dict[str, list[Client]] = {}  # connections by guest
        self.timing = Timing(state.clock, state.seconds)
        self.talk = talk or Talk()
        self.receipts = receipts or Receipts(state.code)
        self.thinking: set[bot_turns.Asked] = set()  # what bots think about
        self.forced: set[Seat] = set()  # their time is up: a bot makes this one choice
        self.games = Changes()  # game rows to be stored with the next commit
        self.begun = services.now()  # of the game on the table
        self.opened_from = ""  # the address of whoever opened the table, where it is known
        self.stuck: Decision | None = None  # what the host may answer for somebody
        self.clocks_changed = False  # everybody has to hear how much time is left
        self.gone = 0  # guests for whom bots play
        self.together = False  # whether all are being asked at once
        self.round = 0  # how often that was so
        self.table_changed = False
        self.people_changed = False  # somebody came or went, and nothing else of the table
        self.state_changed = False
        self.more_bots = False  # bots had no time to finish
        self.acted: set[Client] = set()
        self.empty_since: float | None = services.now()
        self.turns = 0
        self.closed = False
        self._busy = False
        self._newcomers: list[Client] = []
        self._later: list[tuple[Client, frames.Frame]] = []
        self._said: list[frames.Frame] = []  # to everyone, once the rest is stored
        self._touched = services.now()
        self._crowd_told = 0.0
        self._table_told = 0.0
        self._crowd_due = 0.0  # when a crowd that is behind is told
        self._crowd_behind = False
        self._crowd_chooses = False
        self._only_table = False  # what is new concerns the table, not the game
        self._crowd_moment = ("", 0, 0)
        self._inbox: asyncio.Queue[Job] = asyncio.Queue(QUEUE)
        self._task: asyncio.Task[None] | None = None
        for guest in [*seating.guests(), *[card.guest for card in state.late]]:
            self.timing.went(guest, services.now())
        if state.paused:
            self.timing.stop(services.now())

    def open(self) -> None:
        """Begin to serve."""
        self._task = asyncio.create_task(self._serve(), name=f"room {self.state.code}")

    async def close(self, code: str) -> None:
        """Send everybody away and stop."""
        self.closed = True
        leaving = list(self.clients)
        while not self._inbox.empty():
            job = self._inbox.get_nowait()
            if isinstance(job, Arrive):
                leaving.append(job.client)
        for client in leaving:
            _send_away(client, code)
        self.clients.clear()
        # A task that was stopped remembers where, and so the room: the room must not remember it.
        task, self._task = self._task, None
        if task is not None and task is not asyncio.current_task():
            task.cancel()
            await asyncio.wait([task])
        if self.play is not None:
            self.play.game.pending = ()  # a crowd knows its game

    async def put(self, job: Job) -> None:
        """Queue a job; waits while the room is busy."""
        await self._inbox.put(job)

    def offer(self, job: Job) -> bool:
        """Queue a job; False if too many wait."""
        if self._inbox.full():
            return False
        self._inbox.put_nowait(job)
        return True

    def put_soon(self, job: Job) -> None:
        """Queue a job that nobody waits for."""
        if self.closed and isinstance(job, Arrive):
            _send_away(job.client, "try-again")  # the next knock finds the room that is served
            return
        try:
            self._inbox.put_nowait(job)
        except asyncio.QueueFull:
            asyncio.get_running_loop().call_later(0.05, self.put_soon, job)

    @property
    def idle(self) -> bool:
        """Whether nothing is left to do until somebody says something."""
        if self.closed:
            return True
        return self._inbox.empty() and not self._busy and not self.more_bots

    async def turn(self, jobs: list[Job]) -> None:
        """Handle jobs: apply them all, commit once, then answer and tell."""
        now = self.services.now()
        await self._look_up(jobs, now)
        replies: list[tuple[Client, frames.Frame]] = []
        for job in jobs:
            self._handle(job, replies, now)
        time_keeping.look_at_clocks(self, now)
        bot_turns.play_on(self, now)
        latecomers.seat_them(self, now)
        time_keeping.start_clocks(self, now)
        ending.note_the_end(self, now)
        changes = self._changes(now)
        if changes:
            await self.services.store.commit(changes)
        for client, frame in [*self._later, *replies]:
            client.send(frame)
        self._later.clear()
        said, self._said = self._said, []
        for frame in [*[frames.Said(line) for line in self.talk.stored()], *said]:
            self.say(frame)
        answered = perf_counter()
        for job in jobs:
            if isinstance(job, Ask):
                self.services.metrics.took("acknowledgement", answered - job.heard)
        self._greet()
        await self._tell(now)
        if self.clients:
            self.services.metrics.took("broadcast", perf_counter() - answered)

    @property
    def vote(self) -> Vote | None:
        """What somebody asked for and the others have not answered yet."""
        return self.state.vote

    @vote.setter
    def vote(self, vote: Vote | None) -> None:
        self.state.vote = vote
        self.state_changed = True

    def first_eyes(self, client: Client) -> Seat | None:
        """Whose cards a screen shows at first: nobody's, where several people share it."""
        mine = self.seating.of(client.guest)
        return mine[0] if len(mine) == 1 and not client.tv else None

    def present(self, guest: str) -> bool:
        """Whether a guest is connected."""
        return guest in self.here

    def tell_later(self, client: Client, frame: frames.Frame) -> None:
        """Send a frame once what it says is stored."""
        self._later.append((client, frame))

    def say_later(self, frame: frames.Frame) -> None:
        """Something said to everyone once it is stored that it was said."""
        self._said.append(frame)

    # The owner's task.

    async def _serve(self) -> None:
        try:
            while True:
                jobs = await self._next_jobs()
                self._busy = True
                await self.turn(jobs)
                self._busy = False
                self.turns += 1
        except asyncio.CancelledError:
            raise
        except Exception:
            # Memory may now differ from the store: forget it, and read it again when asked.
            LOG.exception("room failed", extra={"table": self.state.code})
            self.services.metrics.add("room_failures")
            self.services.rooms.forget(self)
            await self.close("try-again")

    async def _next_jobs(self) -> list[Job]:
        jobs: list[Job] = []
        if self._inbox.empty():
            try:
                async with asyncio.timeout(self._seconds_to_wait()):
                    jobs.append(await self._inbox.get())
            except TimeoutError:
                return jobs
        while len(jobs) < BATCH and not self._inbox.empty():
            jobs.append(self._inbox.get_nowait())
        return jobs

    def _seconds_to_wait(self) -> float | None:
        if self.more_bots:
            return 0
        now = self.services.now()
        times = [self._crowd_due] if self._crowd_behind else []
        if self.people_changed:
            times.append(self._table_told + PEOPLE)
        if self.clients:
            times += time_keeping.deadlines(self, now)
        return max(min(times) - now, SHORTEST) if times else None

    def _handle(self, job: Job, replies: list[tuple[Client, frames.Frame]], now: float) -> None:
        try:
            match job:
                case Ask(client, command):
                    if client in self.clients:
                        self.services.metrics.add("commands")
                        answer = commands.carry_out(self, client, command, now)
                        if answer is not None:
                            replies.append((client, answer))
                        self.acted.add(client)
                case Arrive():
                    self._arrive(job, replies)
                case Leave(client):
                    self._leave(client, now)
                case Thought():
                    bot_turns.decided(self, job)
        except Refusal as refusal:
            self.services.metrics.add("refusals", code=refusal.code)
            if isinstance(job, Ask):
                replies.append((job.client, refused(job.command.id, refusal)))
            elif isinstance(job, Arrive):
                job.client.send(refused(None, refusal))
                job.client.channel.close(1008)

    def _arrive(self, job: Arrive, replies: list[tuple[Client, frames.Frame]]) -> None:
        client, hello = job.client, job.hello
        mine = self.seating.of(client.guest)
        known = mine or client.guest == self.state.host or latecomers.waits(self, client.guest)
        if self.state.locked and not known:
            raise NotAllowed("table-locked")
        client.eyes = self.first_eyes(client)
        if hello.eyes in mine and not client.tv:
            client.eyes = Seat(hello.eyes)
        play = self.play
        known = play is not None and play.is_exact and hello.game == play.id
        if play is not None and known and hello.seen <= play.upto:
            # An undo or a change of eyes is an event like any other: the tail is exact.
            client.game, client.told = hello.game, hello.seen
            if hello.eyes != client.eyes:
                client.game = ""
        self.clients[client] = None
        self.here.setdefault(client.guest, []).append(client)
        self.timing.came(client.guest)
        self.empty_since = None
        self.people_changed = True
        self.acted.add(client)
        seats = [] if client.tv else [int(seat) for seat in mine]
        lines = list(self.talk.lines)
        replies.append((client, frames.Welcome(VERSION, client.guest, seats, lines)))
        self._newcomers.append(client)

    def _leave(self, client: Client, now: float) -> None:
        if client not in self.clients:
            return
        del self.clients[client]
        self.acted.discard(client)
        self.here[client.guest].remove(client)
        if not self.here[client.guest]:
            del self.here[client.guest]
            if self.seating.of(client.guest) or latecomers.waits(self, client.guest):
                self.timing.went(client.guest, now)  # nobody waits for a spectator
            self.talk.forget(client.guest)
            agreeing.stop_asking(self, client.guest, now)
        self.people_changed = True
        if not self.clients:
            self.empty_since = now

    # What is stored.

    async def _look_up(self, jobs: list[Job], now: float) -> None:
        """Whether these commands came before, where memory alone cannot tell."""
        keys = ((job.client.guest, job.command.id) for job in jobs if isinstance(job, Ask))
        if unsure := self.receipts.unsure(keys, now):
            code = self.state.code
            self.receipts.found(await self.services.store.receipts_of(code, unsure))

    def _changes(self, now: float) -> Changes:
        changes, self.games = self.games, Changes()
        code = self.state.code
        if self.play is not None:
            changes.moves = self.play.drained()
        changes.receipts = self.receipts.drained()
        changes.chat = self.talk.drained(code)
        if self.seating.shrunk:
            changes.seats_gone.append((code, len(self.seating)))
            self.seating.shrunk = False
        for seat in self.seating.changed:
            changes.seats[code, seat] = msgspec.json.encode(self.seating.cards[seat])
        self.seating.changed.clear()
        if self.state_changed or (changes and now - self._touched > TOUCH):
            changes.tables[code] = table_row(self.state, now)
            self.state_changed = False
            self._touched = now
        return changes

    def store_game(self, row: GameRow) -> None:
        """Have a game's row stored with the next commit."""
        self.games.games[row.id] = row

    # What is told.

    @property
    def _crowd_pause(self) -> float:
        """Seconds between two frames to a crowd: more while there is nothing to see but it."""
        if self._crowd_chooses or self._only_table:
            return 0.25 + len(self.clients) / 2500
        return 0.05 + len(self.clients) / 12_500

    async def _tell(self, now: float) -> None:
        acted, self.acted = self.acted, set()
        telling = None if self.play is None else Telling(self.play, self.timing, self.seating, now)
        if self.clocks_changed:
            self.clocks_changed = False
            self._crowd_moment = ("", 0, 0)
            for client in self.clients:
                client.log = -1
        if len(self.clients) > CROWD:
            await self._tell_crowd(telling, acted)
            return
        self.table_changed |= self.people_changed
        self._tell_table()
        if telling is not None:
            for client in self.clients:
                if client.moment != telling.moment:
                    telling.catch_up(client)
            self._crowd_moment = telling.moment
        self._crowd_behind = False

    async def _tell_crowd(self, telling: Telling | None, acted: set[Client]) -> None:
        """Who acted and who must act now at once, everybody else every now and then."""
        moment = self._crowd_moment
        if telling is not None:
            moment = telling.moment
            if moment != self._crowd_moment:
                acted |= self._looking_through(telling.asked)
            for client in acted:
                telling.catch_up_quickly(client)
        if self.people_changed and self.services.now() >= self._table_told + PEOPLE:
            self.table_changed = True
        if not self.table_changed and moment == self._crowd_moment:
            return
        self._only_table = moment == self._crowd_moment
        chooses = telling is not None and telling.crowd_chooses
        if chooses == self._crowd_chooses:
            # News of the table does not keep the crowd from news of the game.
            told = self._table_told if self._only_table else self._crowd_told
            self._crowd_due = told + self._crowd_pause
            self._crowd_behind = self.services.now() < self._crowd_due
            if self._crowd_behind:
                return
        self._crowd_chooses = chooses
        self._crowd_behind = False
        if telling is not None:
            await telling.tell_crowd(list(self.clients))
        self._tell_table()
        self._crowd_moment = moment
        if not self._only_table:
            self._crowd_told = self.services.now()

    def _looking_through(self, seats: Iterable[Seat]) -> set[Client]:
        """The clients whose eyes are those seats'."""
        guests = [(seat, self.seating.cards[seat].guest) for seat in seats]
        return {
            one for seat, guest in guests for one in self.here.get(guest, ()) if one.eyes == seat
        }

    def _greet(self) -> None:
        """Newcomers to a crowd see the table at once, the others when it is their turn."""
        newcomers, self._newcomers = self._newcomers, []
        if newcomers and len(self.clients) > CROWD:
            packed = EncodedFrame(frames.text(table_frame.table(self)))
            for client in newcomers:
                client.channel.push(packed)

    def _tell_table(self) -> None:
        if self.table_changed:
            self.table_changed = self.people_changed = False
            self._table_told = self.services.now()
            self.say(table_frame.table(self))

    def say(self, frame: frames.Frame) -> None:
        """Something said to everyone at once, and not kept."""
        packed = EncodedFrame(frames.text(frame))
        for client in self.clients:
            client.channel.push(packed)


def _send_away(client: Client, code: str) -> None:
    client.send(frames.Closing(code, again=True))
    client.channel.close(1012)


def refused(command: str | None, refusal: Refusal) -> frames.Refused:
    """A refusal as a frame."""
    passing = isinstance(refusal, TooMuch | Unavailable)
    return frames.Refused(command, refusal.code, refusal.facts, refusal.rule, passing)
