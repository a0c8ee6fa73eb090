"""From a bot's name to the bot: ``easy``, ``steady``, ``sharp:200``, ``my.module:MyBot``."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Protocol

from hornbook.bots.budget import Budget
from hornbook.bots.policies import LEVELS, can_play, cannot_play, levels_for
from hornbook.bots.random import RandomBot
from hornbook.kernel import BadSettings, Chance, SeatHandle

__all__ = ["LEVELS", "Bot", "levels_for", "make"]


class Bot(Protocol):
    """Anything that answers a seat's decisions: it looks at the handle, and at nothing else."""

    def choose(self, seat: SeatHandle) -> int:
        """The choice for the seat's pending decision."""


def make(spec: str, chance: Chance, game: str | None = None, *, most: int | None = None) -> Bot:
    """A bot from its name, with luck of its own; refused with the names there are.

    Name the game it will play, and a level that does not know it is refused too. No bot
    searches longer than ``most`` milliseconds, whatever its name says.

    ``sharp`` takes a budget: ``sharp:200`` is 200 playouts a decision, ``sharp:500ms`` half a
    second. Anything else with a colon is a class of somebody's own: ``module:Class``.

    >>> import hornbook
    >>> game = hornbook.new("unicorn-fever", seed=7)
    >>> seat = SeatHandle(game, game.pending[0].seat)
    >>> make("steady", Chance("mine"), "unicorn-fever").choose(seat) < seat.decision.count
    True
    >>> try:
    ...     make("clever", Chance("mine"))
    ... except hornbook.Refusal as refusal:
    ...     refusal.code
    'unknown-bot'
    """
    level, _, rest = spec.partition(":")
    if game is not None and level in LEVELS[1:] and not can_play(level, game):
        raise cannot_play(level, game)
    if level == "random" and not rest:
        return RandomBot(chance)
    if level in ("easy", "steady") and not rest:
        from hornbook.bots.steady import EasyBot, SteadyBot

        return EasyBot(chance) if level == "easy" else SteadyBot(chance)
    if level == "sharp":
        from hornbook.bots.sharp import SharpBot

        budget = Budget.parse(rest)
        return SharpBot(chance, budget if most is None else budget.within(most))
    if rest and level not in LEVELS:
        return _foreign(spec, level, rest, chance)
    raise BadSettings("unknown-bot", bot=spec[:40], allowed=", ".join((*LEVELS, "module:Class")))


def _foreign(spec: str, module: str, name: str, chance: Chance) -> Bot:
    """A class of somebody's own, from what is installed or from the current folder."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # last, so that a file there takes no other module's place
    try:
        found = import_module(module)
    except (ModuleNotFoundError, TypeError, ValueError) as error:
        missing = getattr(error, "name", None)
        if missing is not None and not f"{module}.".startswith(f"{missing}."):
            raise _unusable(spec, error) from None  # something that the bot needs itself
        raise BadSettings("bot-not-found", bot=spec[:60], folder=here) from None
    except Exception as error:
        raise _unusable(spec, error) from None
    if not hasattr(found, name):
        file = getattr(found, "__file__", None) or module
        raise BadSettings("bot-not-in-file", bot=spec[:60], name=name[:40], file=file)
    try:
        bot: Bot = getattr(found, name)(chance)
    except Exception as error:
        raise _unusable(spec, error) from None
    if not callable(getattr(bot, "choose", None)):
        raise BadSettings("bot-cannot-choose", bot=spec[:60])
    return bot


def _unusable(spec: str, error: Exception) -> BadSettings:
    return BadSettings("foreign-bot", bot=spec[:60], reason=str(error)[:120])
