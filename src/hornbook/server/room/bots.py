"""Bots at a table: quick ones think here, searching ones in other processes."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import hornbook
from hornbook import bots, games
from hornbook.bots import LEVELS, Bot
from hornbook.kernel import BadSettings, Chance, Refusal, Seat, SeatHandle, Unasked
from hornbook.server.table.play import Play, PlaySetup

LOG = logging.getLogger("hornbook.server.bots")
STAND_IN = "steady"  # plays on for an absent person


def check_level(level: str, game: str) -> None:
    """Refuse a level that does not know the game. A server never loads somebody's own class."""
    if level.partition(":")[0] not in LEVELS:
        raise BadSettings("unknown-bot", bot=level, allowed=", ".join(LEVELS))
    bots.make(level, Chance(0), game)


def is_quick(level: str) -> bool:
    """Whether it thinks for about a millisecond."""
    return level in ("random", "steady")


def warm_up() -> None:
    """Let each game's quick bot think once: what it loads then takes a second, and later none."""
    for name in games.names():
        game = hornbook.new(name)
        seat = game.pending[0].seat
        try:
            bots.make(STAND_IN, Chance(0)).choose(SeatHandle(game, seat))
        except Exception:
            LOG.warning("no quick bot", extra={"game": name})


class QuickBots:
    """The quick bots of one game."""

    def __init__(self) -> None:
        self._bots: dict[tuple[Seat, str], Bot] = {}

    def choose(self, play: Play, seat: Seat, level: str) -> int:
        """The bot's choice; a bot that fails chooses at random instead."""
        key = (seat, level)
        if key not in self._bots:
            luck = Chance(f"{play.setup.secret}/bots/{seat}")
            self._bots[key] = bots.make(level, luck)
        handle = SeatHandle(play.game, seat)
        try:
            return self._bots[key].choose(handle)
        except Exception:
            # A table must go on, whatever a bot does.
            LOG.exception("bot failed", extra={"game": play.setup.game, "level": level})
            decision = play.game.decision(seat)
            luck = Chance(f"{play.setup.secret}/fallback/{seat}/{play.log}")
            return decision.choice(luck.below(decision.count))


class Thinkers:
    """Worker processes for bots that search."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def think(self, play: Play, seat: Seat, level: str, decided: Callable[[int], None]) -> None:
        """Let a bot think elsewhere; ``decided`` gets its choice."""
        moves = [
            (int(by), move if isinstance(move, int) else move.value)
            for by, move in play.game.history
        ]
        task = asyncio.create_task(self._think(play.setup, moves, seat, level, decided))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(
        self,
        setup: PlaySetup,
        moves: list[tuple[int, int | str]],
        seat: Seat,
        level: str,
        decided: Callable[[int], None],
    ) -> None:
        loop = asyncio.get_running_loop()
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context)
        try:
            choice = await loop.run_in_executor(self._pool, think, setup, moves, seat, level)
        except Exception as error:
            # A table must go on, whatever a bot does.
            LOG.exception("thinker failed", extra={"game": setup.game, "level": level})
            if isinstance(error, BrokenProcessPool):
                self.close()
            choice = think(setup, moves, seat, "random")
        decided(choice)

    def close(self) -> None:
        """Let the processes go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def think(setup: PlaySetup, moves: list[tuple[int, int | str]], seat: int, level: str) -> int:
    """Set the table up again and ask the bot at that seat."""
    game = setup.deal()
    for by, move in moves:
        game.repeat(Seat(by), move if isinstance(move, int) else Unasked(move))
    luck = Chance(f"{setup.secret}/thinker/{seat}/{len(moves)}")
    choice = bots.make(level, luck).choose(SeatHandle(game, Seat(seat)))
    try:
        game.decision(Seat(seat)).answer(choice)
    except Refusal:
        LOG.warning("bot chose what is not allowed", extra={"level": level})
        return think(setup, moves, seat, "random")
    return choice
