"""A bot that fails is named, with the place where it can be seen failing again."""

from __future__ import annotations

from pathlib import Path
from traceback import extract_tb
from typing import Any

from hornbook.kernel import BotFault, Game, Refusal, Seat


def bot_fault(bot: str, game: Game[Any, Any], seat: Seat, error: Exception) -> BotFault:
    """Which bot, in which game, at which decision, and why."""
    if isinstance(error, Refusal):
        reason = str(error)
    else:
        last = extract_tb(error.__traceback__)[-1]
        reason = f"{type(error).__name__}: {error} ({Path(last.filename).name}, line {last.lineno})"
    return BotFault(
        "bot-fault",
        bot=bot,
        game=game.info.name,
        seat=seat + 1,
        seed=game.setup.seed,
        decision=len(game.history) + 1,
        question=type(game.decision(seat).question).__name__,
        reason=reason[:300],
    )
