"""Code is compiled once, and kept: by ``hornbook warm``, at installation, or beside a game."""

from __future__ import annotations

import sys
from pathlib import Path
from threading import Thread

import hornbook
from hornbook.bots import levels
from hornbook.bots.levels import Bot
from hornbook.games import folders
from hornbook.kernel import Chance, SeatHandle

_SEARCHING = "sharp"
_BRIEFLY = "sharp:1"
_STAND_IN = "steady"


def needs_warming(game: str) -> bool:
    """Whether the game's searching bots use code that has not been compiled on this machine."""
    mark = _mark(game)
    return mark is not None and not mark.exists()


def warm(game: str) -> None:
    """Let searching bots play the game once: whatever they need is compiled then, and kept."""
    mark = _mark(game)
    if mark is None or mark.exists():
        return
    table = hornbook.new(game, seed=1)
    bots = [levels.make(_BRIEFLY, Chance(seat), game) for seat in table.seats]
    while not table.over:
        seat = SeatHandle(table, table.pending[0].seat)
        table.apply(seat.seat, bots[seat.seat].choose(seat))
    mark.parent.mkdir(parents=True, exist_ok=True)
    mark.touch()


class UntilWarm:
    """A searching bot whose seat is played by the next lower level while its code is compiled."""

    def __init__(self, spec: str, chance: Chance, warming: Thread) -> None:
        self._warming = warming
        self._bot = levels.make(spec, chance)
        self._meanwhile = levels.make(_STAND_IN, chance.fork())

    def choose(self, seat: SeatHandle) -> int:
        """The choice for the seat's pending decision."""
        bot: Bot = self._meanwhile if self._warming.is_alive() else self._bot
        return bot.choose(seat)


def warm_beside(game: str) -> Thread:
    """Prepare a game's code while something else goes on."""
    thread = Thread(target=warm, args=(game,), daemon=True, name=f"warm {game}")
    thread.start()
    return thread


def searches(spec: str) -> bool:
    """Whether a bot of that name searches."""
    return spec.partition(":")[0] == _SEARCHING


def _mark(game: str) -> Path | None:
    """The file that says so; None where nothing is compiled."""
    thinking = folders.load(folders.BOTS, game, _SEARCHING)
    compiled = sys.modules.get("hornbook.odds.compiled")  # loaded by what uses it
    if thinking is None or compiled is None:
        return None
    found: Path | None = compiled.mark(thinking.__package__)
    return found
