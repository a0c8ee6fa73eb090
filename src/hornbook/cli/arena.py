"""Bots against each other: figures on the screen."""

from __future__ import annotations

import sys
from collections.abc import Mapping

import msgspec
from rich.table import Table
from rich.text import Text

from hornbook.cli.setup import Crew
from hornbook.cli.simulate import watched
from hornbook.cli.window import window
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
    say, figure, percent = catalogue.say, catalogue.figure, catalogue.percent
    console = window()
    facts: dict[str, str | int] = {
        "games": report.games,
        "name": say(f"game-{report.game}"),
        "even": percent(report.even_share),
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
            percent(one.win_share, 1),
            f"{percent(one.low, 1)}-{percent(one.high, 1)}",
            "{} ({} {})".format(
                *[figure(each, signed=True) for each in (one.elo, one.elo_low, one.elo_high)]
            ),
            figure(one.mean_score, 1),
            f"{figure(thinking[one.bot], 2)} ms",
        )
    console.print(table)


def show_standings_as_json(report: ArenaReport) -> None:
    """The same figures for a program."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(report)).decode() + "\n")
