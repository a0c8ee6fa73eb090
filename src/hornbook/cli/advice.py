"""What a bot would do here, and why: asked for in the middle of a game."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hornbook.bots.advice import Advice, Opinion
from hornbook.kernel import Decision
from hornbook.text import Phrases


def drawn(advice: Advice, decision: Decision, phrases: Phrases) -> RenderableType:
    """The best answer with its reason, and below it what else would do."""
    say = phrases.catalogue.say
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", min_width=3)
    grid.add_column(max_width=34)
    for opinion in (advice.first, *advice.others):
        style = "bold" if opinion is advice.first else "dim"
        number = str(opinion.choice if decision.span else opinion.choice + 1)
        reason = phrases.say("reason", opinion.reason)
        grid.add_row(number, Text(_answer(opinion, decision, phrases), style), Text(reason, "dim"))
    grid.title = say("cli-advice")
    grid.title_style, grid.title_justify = "bold", "left"
    return grid


def _answer(opinion: Opinion, decision: Decision, phrases: Phrases) -> str:
    if decision.span:
        return phrases.catalogue.say("cli-advised-stake", {"stake": opinion.choice})
    return phrases.say("option", decision.options[opinion.choice])
