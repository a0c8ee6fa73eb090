"""What a room asks of bots, and how it is answered: a chain of choices."""

from __future__ import annotations

import logging
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final, Protocol

from msgspec import Struct

from hornbook import bots
from hornbook.bots import Bot
from hornbook.kernel import Chance, Game, Refusal, Seat, SeatHandle
from hornbook.kernel.crowd import Crowd
from hornbook.lessons import Puppet, has_lesson, lesson
from hornbook.server.fairness import By
from hornbook.server.metrics import Histogram, Metrics
from hornbook.server.table.play import Play
from hornbook.server.thinking.levels import THINKING

LOG = logging.getLogger("hornbook.server.bots")
LONGEST: Final = 64  # choices in one answer
PATIENCE: Final = 0.05  # seconds after which an answer is given as far as it goes


class Choice(Struct, frozen=True, array_like=True):
    """A bot's answer to the question of that number."""

    seat: int
    number: int
    choice: int


Choices = list[Choice]


class Players(Struct, frozen=True, array_like=True):
    """For whom bots choose: the level by seat, and who is helped out only once."""

    levels: dict[int, str]
    once: list[int] = []


class Workload(Struct, frozen=True):
    """How busy a worker is."""

    worker: str
    running: bool
    waiting: int  # questions
    silent: float  # seconds since it was asked or answered last, while somebody waits


class BotPool(Protocol):
    """Where bots think."""

    times: Histogram  # from a question to its answer
    metrics: Metrics

    def play_on(
        self, play: Play, players: Players, decided: Callable[[Choices], None], by: By
    ) -> None:
        """Let bots choose until somebody else must; ``decided`` gets their choices later.

        No choices: something went wrong, and the room helps itself.
        """

    def forget(self, game: str) -> None:
        """That game is over, or nobody is there."""

    def warm_up(self) -> None:
        """Load what bots need, so that the first need not wait."""

    def workload(self) -> list[Workload]:
        """How busy the workers are."""

    async def close(self) -> None:
        """Stop thinking."""


class GameBots:
    """The bots of one game, each with its luck."""

    def __init__(self, secret: str, thinking: int = THINKING, lesson: str = "") -> None:
        self._secret = secret
        self._lesson = lesson  # where they have parts to play
        self._thinking = thinking  # milliseconds that a bot may search
        self._bots: dict[tuple[int, str], Bot] = {}

    def choose(self, game: Game[Any, Any], seat: Seat, level: str) -> int:
        """The bot's choice; one that fails or cheats chooses at random instead."""
        key = (int(seat), level)
        if key not in self._bots:
            self._bots[key] = self._made(level, f"{self._secret}/bots/{seat}")
        decision = game.decision(seat)
        try:
            choice = self._bots[key].choose(SeatHandle(game, seat))
            decision.answer(choice)
        except Refusal:
            LOG.warning("bot chose what is not allowed", extra={"bot": level})
        except Exception:
            # A table must go on, whatever a bot does.
            LOG.exception("bot failed", extra={"game": game.info.name, "bot": level})
        else:
            return choice
        luck = Chance(f"{self._secret}/fallback/{seat}/{len(game.history)}")
        return decision.choice(luck.below(decision.count))

    def _made(self, level: str, luck: str) -> Bot:
        if has_lesson(self._lesson):
            return Puppet(lesson(self._lesson), luck)
        return bots.make(level, Chance(luck), most=self._thinking)


def choose_on(game: Game[Any, Any], players: Players, game_bots: GameBots) -> Choices:
    """Let bots choose on this game until somebody else must, or it has taken long enough."""
    made: Choices = []
    levels, once = dict(players.levels), set(players.once)
    until = perf_counter() + PATIENCE
    going_on = True
    while going_on and not game.over:
        going_on = False
        for seat in _asked(game, levels):
            while (decision := game.asked(seat)) is not None:
                choice = game_bots.choose(game, seat, levels[seat])
                made.append(Choice(seat, decision.number, choice))
                game.apply(seat, choice, decision.number)
                going_on = True
                if len(made) >= LONGEST or perf_counter() > until:
                    return made
                if not isinstance(game.pending, Crowd):
                    break
            if seat in once:
                del levels[seat]
    return made


def _asked(game: Game[Any, Any], levels: dict[int, str]) -> list[Seat]:
    pending = game.pending
    if isinstance(pending, Crowd):
        return [Seat(seat) for seat in sorted(levels) if seat in pending.waiting]
    return [one.seat for one in pending if one.seat in levels]


def timed(decided: Callable[[Choices], None], times: Histogram) -> Callable[[Choices], None]:
    """The same, which also notes how long it took."""
    begun = perf_counter()

    def noted(choices: Choices) -> None:
        times.observe(perf_counter() - begun)
        decided(choices)

    return noted


def at_random(play: Play, seat: Seat) -> int:
    """A choice that takes no thought."""
    decision = play.game.decision(seat)
    luck = Chance(f"{play.setup.secret}/random/{seat}/{len(play.game.history)}")
    return decision.choice(luck.below(decision.count))
