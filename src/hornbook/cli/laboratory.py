"""The commands of the laboratory: many games, bots against each other, what cards are worth."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hornbook.cli.given import (
    Bots,
    Cluster,
    EditionFile,
    GameName,
    Games,
    Json,
    Language,
    Out,
    Seats,
    Seed,
    Settings,
    Workers,
)
from hornbook.cli.language import spoken

if TYPE_CHECKING:
    from hornbook.lab import Sitting
    from hornbook.text import Catalogue


def simulate_command(
    game: GameName,
    *,
    games: Games = 100,
    seats: Seats = None,
    bots: Bots = "random",
    seed: Seed = None,
    edition: EditionFile = None,
    settings: Settings = None,
    workers: Workers = None,
    on: Cluster = None,
    out: Out = None,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Many games by bots."""
    from hornbook.cli.setup import at_least_one, bots_from, crew
    from hornbook.cli.simulate import show_report, show_report_as_json, simulate
    from hornbook.lab import Simulation

    catalogue = spoken(lang, game)
    sitting = _sitting(game, seats, edition, settings or (), catalogue)
    simulation = Simulation(sitting, bots_from(bots, game), seed or "0", out)
    report, speed = simulate(simulation, at_least_one(games), crew(workers, on), catalogue)
    if json:
        show_report_as_json(report)
    else:
        show_report(report, speed, catalogue)
    return 0


def arena_command(
    game: GameName,
    *,
    bots: Annotated[str, typer.Option("--bots", metavar="SPECS", help="cli-help-entries")],
    games: Games = 100,
    seats: Seats = None,
    seed: Seed = None,
    edition: EditionFile = None,
    settings: Settings = None,
    workers: Workers = None,
    on: Cluster = None,
    out: Out = None,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Bots against each other."""
    from hornbook.cli.arena import compete, show_standings, show_standings_as_json
    from hornbook.cli.setup import at_least_one, bots_from, crew
    from hornbook.lab import Arena

    catalogue = spoken(lang, game)
    sitting = _sitting(game, seats, edition, settings or (), catalogue)
    arena = Arena(sitting, bots_from(bots, game), seed or "0", out)
    report, thinking = compete(arena, at_least_one(games), crew(workers, on), catalogue)
    if json:
        show_standings_as_json(report)
    else:
        show_standings(report, thinking, catalogue)
    return 0


def _sitting(
    game: str,
    seats: int | None,
    edition: Path | None,
    settings: Sequence[str],
    catalogue: Catalogue,
) -> Sitting:
    from hornbook.cli.files import edition_from
    from hornbook.cli.setup import settings_from
    from hornbook.lab import Sitting

    cards = edition_from(edition, game, catalogue)
    return Sitting(game, seats=seats, edition=cards, **settings_from(game, settings))


def balance_command(
    game: GameName,
    *,
    edition: EditionFile = None,
    against: Annotated[
        Path | None, typer.Option("--against", metavar="FILE", help="cli-help-against")
    ] = None,
    bots: Bots = "steady",
    games: Games = 1000,
    seats: Seats = None,
    seed: Seed = None,
    settings: Settings = None,
    arms: Annotated[
        str | None, typer.Option("--arms", metavar="ARMS", help="cli-help-balance-arms")
    ] = None,
    workers: Workers = None,
    on: Cluster = None,
    page: Annotated[
        Path | None, typer.Option("--page", metavar="FILE", help="cli-help-balance-page")
    ] = None,
    csv: Annotated[
        Path | None, typer.Option("--csv", metavar="FILE", help="cli-help-balance-csv")
    ] = None,
    out: Out = None,
    json: Json = False,
    lang: Language = None,
) -> int:
    """What each card, seat and character is worth."""
    from hornbook.cli import balance as figures
    from hornbook.cli.files import edition_from
    from hornbook.cli.setup import at_least_one, bots_from, crew, settings_from
    from hornbook.lab.balance.naming import Naming
    from hornbook.lab.balance.report import Balance, sitting_for

    catalogue = spoken(lang, game)
    levels, agreed = bots_from(bots, game), settings_from(game, settings or [])

    def of(file: Path | None, out: Path | None) -> Balance:
        cards = edition_from(file, game, catalogue)
        sitting = sitting_for(game, seats, cards, agreed)
        return Balance(sitting, levels, seed or "0", out, arms.split(",") if arms else ())

    mine = of(edition, out)
    other = None if against is None else of(against, out and out.with_name(f"against-{out.name}"))
    if other is None and edition is not None:
        other = of(None, out and out.with_name(f"against-{out.name}"))  # the house's own cards
    found = figures.measure(mine, other, at_least_one(games), crew(workers, on), catalogue)
    naming = Naming(mine.sitting, catalogue)
    if json:
        figures.show_balance_as_json(found)
        return 0
    figures.show_balance(found, naming, catalogue)
    if csv is not None:
        figures.write_csv(found, naming, catalogue, csv)
    if page is not None:
        figures.write_page(found, naming, catalogue, page)
    return 0


def fit_command(
    game: GameName,
    *,
    games: Games = 4000,
    seed: Seed = None,
    workers: Workers = None,
    on: Cluster = None,
    into: Annotated[
        Path | None, typer.Option("--into", metavar="FOLDER", help="cli-help-fit-into")
    ] = None,
    lang: Language = None,
) -> int:
    """What the bots know of a game's cards, learnt anew."""
    from hornbook.cli.fit import fit_for, learn
    from hornbook.cli.setup import at_least_one, crew

    catalogue = spoken(lang, game)
    fit = fit_for(game, seed or "0", catalogue)
    learn(fit, at_least_one(games), crew(workers, on), into, catalogue)
    return 0
