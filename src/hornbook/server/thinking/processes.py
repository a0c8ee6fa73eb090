"""Where bots think: in processes of their own, shared fairly, or, for tests, here and now."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Final

import msgspec
from msgspec import Struct

from hornbook.server.fairness import By, FairLine
from hornbook.server.metrics import Histogram, Metrics
from hornbook.server.processes import begin, to_the_end
from hornbook.server.table.play import Play
from hornbook.server.thinking.levels import INSTANT, THINKING, is_searching, stand_in
from hornbook.server.thinking.pool import Choices, GameBots, Players, Workload, choose_on, timed
from hornbook.server.thinking.worker import SIZE, Answer, Question, packed

LOG = logging.getLogger("hornbook.server.bots")
KEPT: Final = 1000  # games a worker remembers
SILENCE: Final = 60.0  # seconds without any answer, then the worker is replaced
STARTING: Final = 20.0  # seconds that wishes wait for a worker that is being loaded
SEARCH_WITHIN: Final = 2.0  # seconds that a table waits for its turn, then a lower level plays
CHOOSE_WITHIN: Final = 8.0  # seconds likewise, then chance does
EVERY: Final = 60.0  # seconds between two notes in the log
NOBODY: Final = By("")
_ANSWER = msgspec.msgpack.Decoder(Answer)


class Wish(Struct, frozen=True):
    """A game in which bots are to choose, and who wants to know."""

    play: Play
    players: Players
    decided: Callable[[Choices], None]


class WorkerPool:
    """Two processes: in one bots think for a moment, in the other they search.

    Tables and their hosts share each of them. Whoever cannot be served in time is served by the
    next lower level: for ``sharp`` that is ``steady``, for ``steady`` chance.
    """

    def __init__(self, thinking: int = THINKING) -> None:
        self.times = Histogram()
        self.metrics = Metrics()
        self._said, self._since = float("-inf"), 0  # when the log was told, and how often since
        self._quick = Worker(thinking, CHOOSE_WITHIN, self._at_random, at_once=4)
        self._searching = Worker(thinking, SEARCH_WITHIN, self._without_search)

    def play_on(
        self, play: Play, players: Players, decided: Callable[[Choices], None], by: By = NOBODY
    ) -> None:
        deep = any(is_searching(level) for level in players.levels.values())
        worker = self._searching if deep else self._quick
        worker.ask(play, players, timed(decided, self.times), by)

    def forget(self, game: str) -> None:
        self._quick.forget(game)
        self._searching.forget(game)

    def warm_up(self) -> None:
        self._quick.start()

    def workload(self) -> list[Workload]:
        return [self._quick.workload("quick"), self._searching.workload("searching")]

    async def close(self) -> None:
        await self._quick.close()
        await self._searching.close()

    def _without_search(self, by: By, wish: Wish) -> None:
        level = stand_in(wish.play.setup.game)
        self._lowered(by, level)
        levels = dict.fromkeys(wish.players.levels, level)
        lowered = Players(levels, wish.players.once)
        self._quick.ask(wish.play, lowered, wish.decided, by)

    def _at_random(self, by: By, wish: Wish) -> None:
        self._lowered(by, INSTANT)
        wish.decided([])

    def _lowered(self, by: By, bot: str) -> None:
        """Count it, and say so every now and then: where it happens, it happens often."""
        self.metrics.add("bots_lowered", code=bot)
        self._since += 1
        now = monotonic()
        if now - self._said > EVERY:
            facts = {"table": by.table, "bot": bot, "times": self._since}
            LOG.warning("no time to think, played by a lower level", extra=facts)
            self._said, self._since = now, 0


class LocalPool:
    """Bots think in the loop, while everybody waits."""

    def __init__(self, thinking: int = THINKING) -> None:
        self.times = Histogram()
        self.metrics = Metrics()
        self._thinking = thinking
        self._game_bots: dict[str, GameBots] = {}

    def play_on(
        self, play: Play, players: Players, decided: Callable[[Choices], None], by: By = NOBODY
    ) -> None:
        fresh = GameBots(play.setup.secret, self._thinking, play.setup.lesson)
        game_bots = self._game_bots.setdefault(play.id, fresh)
        answer = timed(decided, self.times)
        answer(choose_on(play.game.copy(), players, game_bots))

    def forget(self, game: str) -> None:
        self._game_bots.pop(game, None)

    def warm_up(self) -> None:
        """They load what they need when they need it."""

    def workload(self) -> list[Workload]:
        return []  # nobody waits

    async def close(self) -> None:
        """There is nothing to stop."""


class Worker:
    """One worker process, started when it is first needed, and again when it is gone."""

    def __init__(
        self,
        thinking: int,
        within: float,
        too_late: Callable[[By, Wish], None],
        at_once: int = 1,
    ) -> None:
        self._thinking = thinking  # milliseconds that a bot may search
        self._within = within
        self._too_late = too_late
        self._at_once = at_once  # questions that it has at the same time
        self._line: FairLine[Wish] = FairLine(most=5000, each=200)
        self._sent: dict[int, tuple[By, Wish]] = {}  # by number
        self._since = 0.0  # when it was asked or answered last, while somebody waits
        # By game: how often something was taken back, and how many moves the worker knows.
        self._told: OrderedDict[str, tuple[int, int]] = OrderedDict()
        self._forget: list[str] = []
        self._number = 0
        self._process: asyncio.subprocess.Process | None = None
        self._loaded: float | None = None  # when it first answered
        self._task: asyncio.Task[None] | None = None
        self._looking: asyncio.TimerHandle | None = None

    def ask(
        self, play: Play, players: Players, decided: Callable[[Choices], None], by: By = NOBODY
    ) -> None:
        """Ask when it is that table's turn; the answer comes when it comes."""
        self.start()
        wish = Wish(play, players, decided)
        if not self._line.join(by, wish, self._now()):
            self._too_late(by, wish)
            return
        self._send_on()
        self._look_later()

    def start(self) -> None:
        """Have the process running."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())

    def workload(self, name: str) -> Workload:
        """How busy it is."""
        silent = self._now() - self._since if self._sent else 0.0
        waiting = len(self._line) + len(self._sent)
        return Workload(name, self._process is not None, waiting, silent)

    def forget(self, game: str) -> None:
        """Nobody will ask about that game for a while, and nobody waits for an answer."""
        self._line.leave(lambda wish: wish.play.id == game)
        self._let_go(game)

    async def close(self) -> None:
        """Let the process go."""
        if self._looking is not None:
            self._looking.cancel()
        self._line.leave(lambda _: True)
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    # The line.

    def _send_on(self) -> None:
        """Give the worker something to do, as long as it has not enough."""
        if self._process is None or self._process.stdin is None:
            return
        while len(self._sent) < self._at_once:
            found = self._line.next(self._now())
            if found is None:
                return
            by, wish = found
            if not self._sent:
                self._since = self._now()
            self._number += 1
            self._sent[self._number] = (by, wish)
            self._process.stdin.write(packed(self._question(wish)))

    def _look_later(self) -> None:
        due = self._due()
        if self._looking is None and due is not None:
            self._looking = asyncio.get_running_loop().call_at(due, self._look)

    def _look(self) -> None:
        """Nobody waits longer than that for a turn."""
        self._looking = None
        due, now = self._due(), self._now()
        if due is not None and now >= due:
            within = STARTING if self._loaded is None else self._within
            for by, wish in self._line.too_late(now - within):
                self._too_late(by, wish)
        self._look_later()

    def _due(self) -> float | None:
        """When somebody has waited long enough; while the worker is loaded all wait longer."""
        oldest = self._line.oldest()
        if oldest is None:
            return None
        if self._loaded is None:
            return oldest + STARTING + 0.01
        return max(oldest, self._loaded) + self._within + 0.01

    def _answers(self) -> None:
        """It is loaded: from now on nobody waits for that."""
        if self._loaded is None:
            self._loaded = self._now()
            if self._looking is not None:
                self._looking.cancel()
                self._look()

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    def _let_go(self, game: str) -> None:
        if self._told.pop(game, None) is not None:
            self._forget.append(game)

    def _question(self, wish: Wish) -> Question:
        play = wish.play
        undone, known = self._told.get(play.id, (-1, 0))
        # A game of which something was taken back begins anew for the worker.
        anew = undone != play.undone
        moves = [
            (int(by), move if isinstance(move, int) else move.value)
            for by, move in play.game.history[0 if anew else known :]
        ]
        self._told[play.id] = (play.undone, len(play.game.history))
        self._told.move_to_end(play.id)
        if len(self._told) > KEPT:
            self._let_go(next(iter(self._told)))
        forget, self._forget = self._forget, []
        setup = play.setup if anew else None
        return Question(self._number, play.id, setup, moves, wish.players, forget)

    # The process.

    async def _run(self) -> None:
        await self._live()
        while len(self._line):  # asked while the last process was being buried
            await self._live()

    async def _live(self) -> None:
        try:
            await self._start()
            if self._process is not None:
                await self._listen(self._process)
        except (asyncio.IncompleteReadError, OSError) as error:
            LOG.warning("worker is gone", extra={"reason": repr(error)})
        finally:
            process = self._process
            self._gone()
            if process is not None:
                await to_the_end(process.wait(), lambda _: None)

    async def _start(self) -> None:
        starting = begin("hornbook.server.thinking", "--warm", f"--thinking={self._thinking}")
        # Half started, nobody could stop it.
        await to_the_end(starting, self._started)

    def _started(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def _listen(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None  # noqa: S101 - it is a pipe
        self._send_on()
        while True:
            size = await self._next(process.stdout)
            body = await process.stdout.readexactly(int.from_bytes(size, "big"))
            answer = _ANSWER.decode(body)
            now = self._now()
            self._answers()
            by, wish = self._sent.pop(answer.number)
            self._line.spent(by, now - self._since, now)
            self._since = now
            if not answer.choices:
                self._let_go(wish.play.id)  # something went wrong with it: it is told anew
            self._send_on()
            wish.decided(answer.choices)

    async def _next(self, answers: asyncio.StreamReader) -> bytes:
        """The beginning of an answer; no table waits for ever for a bot that does not end."""
        while True:
            try:
                async with asyncio.timeout(SILENCE):
                    return await answers.readexactly(SIZE)
            except TimeoutError:
                if self._sent and self._now() - self._since > SILENCE:
                    raise

    def _gone(self) -> None:
        """Nobody waits for an answer that cannot come; who is still in the line is asked later."""
        process, self._process, self._loaded = self._process, None, None
        if process is not None and process.returncode is None:
            process.kill()
        self._told.clear()
        self._forget.clear()
        lost, self._sent = list(self._sent.values()), {}
        if process is None:  # it cannot even be started
            lost += self._line.leave(lambda _: True)
        for _, wish in lost:
            wish.decided([])
