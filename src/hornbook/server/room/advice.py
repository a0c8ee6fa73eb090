"""Chances for whoever asks, worked out in a thread: the loop does not wait for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from hornbook.kernel import Chance, Event, Game, Seat
from hornbook.racing import LANES, NightOfRaces, RacingGame
from hornbook.server.protocol import frames
from hornbook.server.refusals import NotAllowed
from hornbook.server.room.client import Client

LOG = logging.getLogger("hornbook.server.advice")
WORLDS: Final = 24  # ways in which the hidden cards could lie
RACES: Final = 12_000  # in all of them together: within 1 %
_KEPT: Final = 256  # answers: who asks twice is told the same

Advice = frames.Odds | frames.Chances | frames.Awards


def odds(game: RacingGame[Any, Any], seat: Seat | None) -> frames.Odds:
    """What that seat may expect of the race, whatever is hidden from it."""
    from hornbook.odds import price
    from hornbook.odds.worlds import seat_boards

    chance = Chance(len(game.history))
    sheet = price(seat_boards(game, seat, chance, WORLDS), game.offers, RACES)
    ranks = [list(sheet.chances.ranks[lane]) for lane in LANES]
    bets = [
        frames.BetChance(bet.kind, bet.lane, bet.chance, bet.error, bet.money, bet.points)
        for bet in sheet.prices
    ]
    return frames.Odds("", ranks, bets)


def chances(game: Game[Any, Any], events: Sequence[Event]) -> frames.Chances:
    """How the chances went in the last race."""
    from hornbook.odds import courses

    return frames.Chances("", *courses(game, events))


def awards(game: NightOfRaces, speeds: Sequence[Sequence[int]]) -> frames.Awards:
    """What a night that is over is remembered for."""
    from hornbook.odds import lowest_of_winner

    lowest = [lowest_of_winner(speeds, run) for run in game.races_run]
    return frames.Awards("", list(game.awards(lowest)))


class Adviser:
    """Works out one thing after the other, and remembers the last answers."""

    def __init__(self) -> None:
        self._known: dict[Hashable, Advice] = {}
        self._one = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    def ask(
        self, client: Client, command: str, moment: Hashable, work: Callable[[], Advice]
    ) -> None:
        """Tell the client as soon as it is known; ``moment`` is all that the answer depends on."""
        task = asyncio.create_task(self._answer(client, command, moment, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(
        self, client: Client, command: str, moment: Hashable, work: Callable[[], Advice]
    ) -> None:
        async with self._one:
            if moment not in self._known:
                try:
                    self._known[moment] = await asyncio.to_thread(work)
                except Exception:
                    LOG.exception("no advice")
                    client.send(frames.Refused(command, NotAllowed("no-advice").code, {}))
                    return
                if len(self._known) > _KEPT:
                    del self._known[next(iter(self._known))]
            client.send(replace(self._known[moment], id=command))
