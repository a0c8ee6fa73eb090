"""One owner for everything at a table: check, apply, commit, and only then tell."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Final

import msgspec

from hornbook.kernel import Decision, Refusal, Seat
from hornbook.server.protocol import VERSION, frames
from hornbook.server.refusals import NotAllowed, TooMuch, Unavailable
from hornbook.server.room import bot_turns, commands, ending, latecomers, table_frame, time_keeping
from hornbook.server.room.audience import Audience
from hornbook.server.room.chat import Talk
from hornbook.server.room.client import Client
from hornbook.server.room.commands import agreeing
from hornbook.server.room.job import Arrive, Ask, Job, Leave, Thought
from hornbook.server.room.receipts import Receipts
from hornbook.server.room.telling import Telling
from hornbook.server.store import Changes, GameRow
from hornbook.server.store.trouble import note
from hornbook.server.table.play import Play
from hornbook.server.table.seating import Seating
from hornbook.server.table.state import TableState, table_row
from hornbook.server.table.timing import Timing

if TYPE_CHECKING:
    from hornbook.server.services import Services

LOG = logging.getLogger("hornbook.server.room")
QUEUE: Final = 16_384  # commands that may wait; more are refused at once
BATCH: Final = 256  # commands that are committed together
SHORTEST: Final = 0.01  # seconds between two looks at the clocks
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
        self.timing = Timing(state.clock, state.seconds)
        self.talk = talk or Talk()
        self.receipts = receipts or Receipts(state.code)
        self.thinking: set[bot_turns.Asked] = set()  # what bots think about
        self.forced: set[Seat] = set()  # their time is up: a bot makes this one choice
        self.games = Changes()  # game rows to be stored with the next commit
        self.begun = services.now()  # of the game on the table
        self.opened_from = ""  # the address of whoever opened the table, where it is known
        self.stuck: Decision | None = None  # what the host may answer for somebody
        self.gone = 0  # guests for whom bots play
        self.clocks_at = ("", 0)  # the moment of the game at which the clocks were set
        self.together = False  # whether all are being asked at once
        self.round = 0  # how often that was so
        self.more_bots = False  # bots had no time to finish
        self.empty_since: float | None = services.now()
        self.turns = 0
        self.closed = False
        self.audience = Audience(services.now, self._version)
        self._busy = False
        self._touched = services.now()
        self._stored = state.version
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
        leaving = self.audience.dismiss()
        while not self._inbox.empty():
            job = self._inbox.get_nowait()
            if isinstance(job, Arrive):
                leaving.append(job.client)
        for client in leaving:
            _send_away(client, code)
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
        for job in jobs:
            self._handle(job, now)
        time_keeping.look_at_clocks(self, now)
        bot_turns.play_on(self, now)
        latecomers.seat_them(self, now)
        time_keeping.start_clocks(self, now)
        ending.note_the_end(self, now)
        changes = self._changes(now)
        if changes:
            await self.services.store.commit(changes)
        self.audience.answer(self.talk.stored())
        answered = perf_counter()
        for job in jobs:
            if isinstance(job, Ask):
                self.services.metrics.took("acknowledgement", answered - job.heard)
        play = self.play
        telling = None if play is None else Telling(play, self.timing, self.seating, now)
        await self.audience.tell(telling, partial(table_frame.table, self), self._version)
        if self.audience.clients:
            self.services.metrics.took("broadcast", perf_counter() - answered)

    @property
    def _version(self) -> tuple[object, ...]:
        """Another one whenever the table looks different, apart from who is connected."""
        return self.state.version, self.seating.version, self.gone, self.stuck

    def first_eyes(self, client: Client) -> Seat | None:
        """Whose cards a screen shows at first: nobody's, where several people share it."""
        mine = self.seating.of(client.guest)
        return mine[0] if len(mine) == 1 and not client.tv else None

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
        except Exception as error:
            # Memory may now differ from the store: forget it, and read it again when asked.
            note(LOG, "room failed", error, table=self.state.code)
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
        times = self.audience.due()
        if self.audience.clients:
            times += time_keeping.deadlines(self, now)
        return max(min(times) - now, SHORTEST) if times else None

    def _handle(self, job: Job, now: float) -> None:
        try:
            match job:
                case Ask(client, command):
                    if client in self.audience.clients:
                        self.services.metrics.add("commands")
                        answer = commands.carry_out(self, client, command, now)
                        if answer is not None:
                            self.audience.reply(client, answer)
                        self.audience.acted(client)
                case Arrive():
                    self._arrive(job)
                case Leave(client):
                    self._leave(client, now)
                case Thought():
                    bot_turns.decided(self, job)
        except Refusal as refusal:
            self.services.metrics.add("refusals", code=refusal.code)
            if isinstance(job, Ask):
                self.audience.reply(job.client, refused(job.command.id, refusal))
            elif isinstance(job, Arrive):
                job.client.send(refused(None, refusal))
                job.client.channel.close(1008)

    def _arrive(self, job: Arrive) -> None:
        client, hello = job.client, job.hello
        mine = self.seating.of(client.guest)
        known = mine or client.guest == self.state.host or latecomers.waits(self, client.guest)
        if self.state.locked and not known:
            raise NotAllowed("table-locked")
        client.eyes = self.first_eyes(client)
        if hello.eyes in mine and not client.tv:
            client.eyes = Seat(hello.eyes)
        hosts = client.guest == self.state.host and not client.tv
        if hosts and hello.language not in ("", self.state.language):
            self.state.language = hello.language
        play = self.play
        known = play is not None and play.is_exact and hello.game == play.id
        if play is not None and known and hello.seen <= play.upto:
            # An undo or a change of eyes is an event like any other: the tail is exact.
            client.game, client.told = hello.game, hello.seen
            if hello.eyes != client.eyes:
                client.game = ""
        self.audience.came(client)
        self.timing.came(client.guest)
        self.empty_since = None
        seats = [] if client.tv else [int(seat) for seat in mine]
        lines = list(self.talk.lines)
        self.audience.reply(client, frames.Welcome(VERSION, client.guest, seats, lines))

    def _leave(self, client: Client, now: float) -> None:
        audience, guest = self.audience, client.guest
        if client not in audience.clients:
            return
        audience.went(client)
        if not audience.present(guest):
            if self.seating.of(guest) or latecomers.waits(self, guest):
                self.timing.went(guest, now)  # nobody waits for a spectator
            self.talk.forget(guest)
            agreeing.stop_asking(self, guest, now)
        if not audience.clients:
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
        changed = self.state.version != self._stored
        if changed or (changes and now - self._touched > TOUCH):
            changes.tables[code] = table_row(self.state, now)
            self._stored = self.state.version
            self._touched = now
        return changes

    def store_game(self, row: GameRow) -> None:
        """Have a game's row stored with the next commit."""
        self.games.games[row.id] = row


def _send_away(client: Client, code: str) -> None:
    client.send(frames.Closing(code, again=True))
    client.channel.close(1012)


def refused(command: str | None, refusal: Refusal) -> frames.Refused:
    """A refusal as a frame."""
    passing = isinstance(refusal, TooMuch | Unavailable)
    return frames.Refused(command, refusal.code, refusal.facts, refusal.rule, passing)
