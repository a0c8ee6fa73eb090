"""Where bots think: in processes of their own, or, for tests, here and now."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

from hornbook.server.metrics import Histogram
from hornbook.server.processes import to_the_end
from hornbook.server.table.play import Play
from hornbook.server.thinking.levels import is_searching
from hornbook.server.thinking.minds import Brains, Choices, Players, Workload, choose_on, timed
from hornbook.server.thinking.worker import SIZE, Answer, Question, packed

LOG = logging.getLogger("hornbook.server.bots")
KEPT: Final = 1000  # games a worker remembers
SILENCE: Final = 120.0  # seconds without any answer, then the worker is replaced
_ANSWER = msgspec.msgpack.Decoder(Answer)


class MindsApart:
    """Two processes: in one bots think for a moment, in the other they search."""

    def __init__(self) -> None:
        self.times = Histogram()
        self._quick = Thinker()
        self._searching = Thinker()

    def play_on(self, play: Play, players: Players, decided: Callable[[Choices], None]) -> None:
        deep = any(is_searching(level) for level in players.levels.values())
        thinker = self._searching if deep else self._quick
        thinker.ask(play, players, timed(decided, self.times))

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


class MindsHere:
    """Bots think in the loop, while everybody waits."""

    def __init__(self) -> None:
        self.times = Histogram()
        self._brains: dict[str, Brains] = {}

    def play_on(self, play: Play, players: Players, decided: Callable[[Choices], None]) -> None:
        brains = self._brains.setdefault(play.id, Brains(play.setup.secret))
        answer = timed(decided, self.times)
        answer(choose_on(play.game.copy(), players, brains))

    def forget(self, game: str) -> None:
        self._brains.pop(game, None)

    def warm_up(self) -> None:
        """They load what they need when they need it."""

    def workload(self) -> list[Workload]:
        return []  # nobody waits

    async def close(self) -> None:
        """There is nothing to stop."""


class Thinker:
    """One worker process, started when it is first needed, and again when it is gone."""

    def __init__(self) -> None:
        self._waiting: dict[int, tuple[str, Callable[[Choices], None]]] = {}  # with the game
        self._since = 0.0  # when it was asked or answered last, while somebody waits
        # By game: how often something was taken back, and how many moves the worker knows.
        self._told: OrderedDict[str, tuple[int, int]] = OrderedDict()
        self._forget: list[str] = []
        self._unsent: list[bytes] = []
        self._number = 0
        self._process: asyncio.subprocess.Process | None = None
        self._task: asyncio.Task[None] | None = None

    def ask(self, play: Play, players: Players, decided: Callable[[Choices], None]) -> None:
        """Send a question; the answer comes when it comes."""
        self.start()
        self._number += 1
        if not self._waiting:
            self._since = asyncio.get_running_loop().time()
        self._waiting[self._number] = (play.id, decided)
        question = self._question(play, players)
        if self._process is None or self._process.stdin is None:
            self._unsent.append(packed(question))
        else:
            self._process.stdin.write(packed(question))

    def start(self) -> None:
        """Have the process running."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())

    def workload(self, name: str) -> Workload:
        """How busy it is."""
        silent = asyncio.get_running_loop().time() - self._since if self._waiting else 0.0
        return Workload(name, self._process is not None, len(self._waiting), silent)

    def forget(self, game: str) -> None:
        """Nobody will ask about that game for a while."""
        if self._told.pop(game, None) is not None:
            self._forget.append(game)

    async def close(self) -> None:
        """Let the process go."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _question(self, play: Play, players: Players) -> Question:
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
            self.forget(next(iter(self._told)))
        forget, self._forget = self._forget, []
        setup = play.setup if anew else None
        return Question(self._number, play.id, setup, moves, players, forget)

    async def _run(self) -> None:
        await self._live()
        while self._unsent:  # asked while the last process was being buried
            await self._live()

    async def _live(self) -> None:
        try:
            await self._start()
            if self._process is not None:
                await self._listen(self._process)
        except (asyncio.IncompleteReadError, OSError) as error:
            LOG.warning("thinker is gone", extra={"reason": repr(error)})
        finally:
            process = self._process
            self._gone()
            if process is not None:
                await to_the_end(process.wait(), lambda _: None)

    async def _start(self) -> None:
        starting = asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "hornbook.server.thinking",
            "--warm",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        # Half started, nobody could stop it.
        await to_the_end(starting, self._started)

    def _started(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def _listen(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None  # noqa: S101 - both are pipes
        assert process.stdout is not None  # noqa: S101
        process.stdin.writelines(self._unsent)
        self._unsent.clear()
        while True:
            size = await self._next(process.stdout)
            body = await process.stdout.readexactly(int.from_bytes(size, "big"))
            answer = _ANSWER.decode(body)
            self._since = asyncio.get_running_loop().time()
            game, decided = self._waiting.pop(answer.number)
            if not answer.choices:
                self.forget(game)  # something went wrong with it: it is told anew
            decided(answer.choices)

    async def _next(self, answers: asyncio.StreamReader) -> bytes:
        """The beginning of an answer; no table waits for ever for a bot that does not end."""
        while True:
            try:
                async with asyncio.timeout(SILENCE):
                    return await answers.readexactly(SIZE)
            except TimeoutError:
                now = asyncio.get_running_loop().time()
                if self._waiting and now - self._since > SILENCE:
                    raise

    def _gone(self) -> None:
        """Nobody waits for an answer that cannot come."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
        self._told.clear()
        self._forget.clear()
        self._unsent.clear()
        waiting, self._waiting = self._waiting, {}
        for _, decided in waiting.values():
            decided([])
