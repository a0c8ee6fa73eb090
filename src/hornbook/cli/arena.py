"""Bots against each other: figures on the screen."""

from __future__ import annotations

import sys
from collections.abc import Mapping

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from hornbook.cli.setup import Crew
from hornbook.cli.simulate import watched
from hornbook.lab import Arena, ArenaReport
from hornbook.text import Catalogue


def compete(
    arena: Arena, games: int, crew: Crew, catalogue: Catalogue
) -> tuple[ArenaReport, dict[str, float]]:
    """Play on to at least so many games, in whole rounds; beside it, milliseconds a decision."""
    rounds = max(-(-games // arena.games_a_round) - len(arena), 0)
    for _ in watched(arena.run(rounds, crew.workers, crew.on), rounds, catalogue):
        pass
    return arena.report(), arena.thinking()


def show_standings(
    report: ArenaReport, thinking: Mapping[str, float], catalogue: Catalogue
) -> None:
    """A table of the entries."""
    say = catalogue.say
    console = Console(highlight=False, emoji=False, markup=False)
    facts: dict[str, str | int] = {
        "games": report.games,
        "name": say(f"game-{report.game}"),
        "even": f"{report.even_share:.0%}",
        "seed": report.seed,
    }
    console.print(Text(say("cli-arena", facts)))
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("cli-bot", "cli-wins", "cli-sure", "cli-elo", "cli-mean-score", "cli-thinks"):
        bot = heading == "cli-bot"  # a name may take two lines, a figure not
        table.add_column(say(heading), justify="left" if bot else "right", no_wrap=not bot)
    for one in report.standings:
        table.add_row(
            Text(one.bot, overflow="fold"),
            f"{one.win_share:.1%}",
            f"{one.low:.1%}-{one.high:.1%}",
            f"{one.elo:+.0f} ({one.elo_low:+.0f} {one.elo_high:+.0f})",
            f"{one.mean_score:.1f}",
            f"{thinking[one.bot]:.2f} ms",
        )
    console.print(table)


def show_standings_as_json(report: ArenaReport) -> None:
    """The same figures for a program."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(report)).decode() + "\n")
