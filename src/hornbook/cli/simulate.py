"""Many games by bots: figures on the screen."""

from __future__ import annotations

import sys
from collections.abc import Iterable

import msgspec
from rich.table import Table
from rich.text import Text

from hornbook.cli.setup import Crew
from hornbook.cli.window import window
from hornbook.lab import Report, Simulation
from hornbook.lab.simulate import Speed
from hornbook.text import Catalogue


def simulate(
    simulation: Simulation, games: int, crew: Crew, catalogue: Catalogue
) -> tuple[Report, Speed]:
    """Play on to so many games, with a bar where somebody watches."""
    more = max(games - len(simulation), 0)
    for _ in watched(simulation.run(more, crew.workers, crew.on), more, catalogue):
        pass
    return simulation.report(), simulation.speed()


def show_report(report: Report, speed: Speed, catalogue: Catalogue) -> None:
    """A table of the seats, and the figures of the run."""
    say, figure = catalogue.say, catalogue.figure
    console = window()
    facts: dict[str, str | int] = {
        "games": report.games,
        "name": say(f"game-{report.game}"),
        "seats": report.seats,
        "edition": report.edition,
        "seed": report.seed,
    }
    console.print(Text(say("cli-simulated", facts)))
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("cli-seat", "cli-bot", "cli-wins", "cli-mean-score"):
        table.add_column(say(heading), justify="left" if heading == "cli-bot" else "right")
    for seat in range(report.seats):
        table.add_row(
            str(seat + 1),
            report.bots[seat],
            catalogue.percent(report.win_shares[seat], 1),
            figure(report.mean_scores[seat], 1),
        )
    console.print(table)
    length: dict[str, str | int] = {
        "shortest": report.shortest,
        "mean": figure(report.mean_length),
        "longest": report.longest,
    }
    console.print(Text(say("cli-lengths", length)))
    pace = {
        "seconds": figure(speed.seconds, 1),
        "games": figure(speed.games),
        "decisions": figure(speed.decisions),
    }
    console.print(Text(say("cli-speed", pace)))


def show_report_as_json(report: Report) -> None:
    """The same figures for a program."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(report)).decode() + "\n")


def watched(played: Iterable[object], games: int, catalogue: Catalogue) -> Iterable[object]:
    """The same games, counted on the error stream if it is a terminal, with the time left."""
    if not sys.stderr.isatty():
        return played
    from rich.progress import track

    return track(
        played,
        description=catalogue.say("cli-simulating"),
        total=games,
        console=window(stderr=True),
        transient=True,
    )
