"""The commands. Each parses, calls and prints; what is heavy is imported when it runs.

Help texts are messages of the Fluent files: what stands here are their names.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hornbook import __version__
from hornbook.cli import laboratory
from hornbook.cli.errors import guarded
from hornbook.cli.given import (
    Bots,
    CardGame,
    EditionFile,
    GameName,
    Json,
    Language,
    MaybeGame,
    Port,
    Seats,
    Seed,
    Settings,
    StoreUrl,
)
from hornbook.cli.language import prefer, spoken, spoken_early

if TYPE_CHECKING:
    from typer._click.core import Command

app = typer.Typer(help="cli-help", rich_markup_mode=None)
cards = typer.Typer(help="cli-help-cards", rich_markup_mode=None)
app.add_typer(cards, name="cards")


USUAL_BOTS = "easy"
USUAL_CARDS = "unicorn-fever"
COMPLETING = "_HORNBOOK_COMPLETE"  # set by a shell that asks what could follow
JUST_PLAY = ["serve", "--open"]  # ``hornbook`` alone, or with --lan


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; returns the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if not given or given == ["--lan"]:
        given = [*JUST_PLAY, *given]
    return guarded(partial(_run, given), partial(spoken_early, given))


@app.command("games", help="cli-help-games")
def games_command(json: Json = False, lang: Language = None) -> int:
    """The games there are."""
    from hornbook.cli.games import show_games, show_games_as_json

    catalogue = spoken(lang)
    if json:
        show_games_as_json(catalogue)
    else:
        show_games(catalogue)
    return 0


@app.command("rules", help="cli-help-rules")
def rules_command(
    game: GameName,
    wanted: Annotated[
        list[str] | None,
        typer.Argument(metavar="[CHAPTER|WORD]", help="cli-help-rules-wanted", show_default=False),
    ] = None,
    lang: Language = None,
) -> int:
    """The rules in our own words."""
    from hornbook.cli.rules import show_rules

    return show_rules(spoken(lang, game), " ".join(wanted or []))


@app.command("play", help="cli-help-play")
def play_command(
    game: MaybeGame = None,
    *,
    seats: Seats = None,
    seed: Seed = None,
    lang: Language = None,
    edition: EditionFile = None,
    bots: Bots = USUAL_BOTS,
    settings: Settings = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="cli-help-record")
    ] = None,
    name: Annotated[
        str | None, typer.Option("--name", metavar="NAME", help="cli-help-name")
    ] = None,
    fast: Annotated[bool, typer.Option("--fast", help="cli-help-fast")] = False,
) -> int:
    """Play against bots."""
    from hornbook.cli.begin import Wish, game_in, sit_down
    from hornbook.cli.games import show_games

    if game is None and record is not None and record.exists():
        game = game_in(record, spoken(lang))
    if game is None:
        catalogue = spoken(lang)
        show_games(catalogue)
        sys.stdout.write("\n" + catalogue.say("cli-which-game") + "\n")
        return 0
    wish = Wish(game, seats, seed, edition, settings or [], bots, record, name)
    sit_down(wish, spoken(lang, game), fast=fast)
    return 0


@app.command("learn", help="cli-help-learn")
def learn_command(
    game: MaybeGame = None,
    *,
    lang: Language = None,
    fast: Annotated[bool, typer.Option("--fast", help="cli-help-fast")] = False,
) -> int:
    """Learn a game by playing it."""
    from hornbook.cli.learn import learn, show_lessons

    if game is None:
        show_lessons(spoken(lang))
    else:
        learn(game, spoken(lang, game), fast=fast)
    return 0


app.command("simulate", help="cli-help-simulate")(laboratory.simulate_command)
app.command("arena", help="cli-help-arena")(laboratory.arena_command)
app.command("balance", help="cli-help-balance")(laboratory.balance_command)
app.command("fit", help="cli-help-fit")(laboratory.fit_command)


@app.command("odds", help="cli-help-odds")
def odds_command(
    game: GameName,
    *,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="cli-help-odds-record")
    ] = None,
    after: Annotated[
        int | None, typer.Option("--after", metavar="N", help="cli-help-after")
    ] = None,
    seat: Annotated[int | None, typer.Option("--seat", metavar="N", help="cli-help-seat")] = None,
    rows: Annotated[
        list[str] | None, typer.Option("--row", metavar="COLOUR=N", help="cli-help-row")
    ] = None,
    races: Annotated[int, typer.Option("--races", metavar="N", help="cli-help-races")] = 40_000,
    seats: Seats = None,
    seed: Seed = None,
    edition: EditionFile = None,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Who wins, who places, what a bet is worth."""
    import hornbook
    from hornbook.cli import odds
    from hornbook.cli.files import edition_from
    from hornbook.cli.setup import at_least_one

    catalogue = spoken(lang, game)
    cards = edition_from(edition, game, catalogue)
    new = hornbook.new(game, seats=seats, seed=seed or "0", edition=cards)
    here = odds.position(new, record, after, catalogue)
    odds.with_rows(here, rows or [], catalogue)
    found = odds.estimate(here, seat, at_least_one(races), seed or "0")
    if json:
        odds.show_odds_as_json(found)
    else:
        odds.show_odds(found, here, catalogue)
    return 0


@app.command("serve", help="cli-help-serve")
def serve_command(
    *,
    host: Annotated[str | None, typer.Option("--host", metavar="H", help="cli-help-host")] = None,
    lan: Annotated[bool, typer.Option("--lan", help="cli-help-lan")] = False,
    port: Port = 8765,
    store: StoreUrl = None,
    address: Annotated[str, typer.Option("--address", metavar="URL", help="cli-help-address")] = "",
    proxy: Annotated[
        list[str] | None, typer.Option("--proxy", metavar="ADDRESS", help="cli-help-proxy")
    ] = None,
    browser: Annotated[bool, typer.Option("--open", help="cli-help-open")] = False,
    thinking: Annotated[
        int | None, typer.Option("--thinking", metavar="MS", help="cli-help-thinking")
    ] = None,
    lang: Language = None,
) -> int:
    """Run tables for people."""
    from hornbook.cli.serve import listening_on, serve

    listening = listening_on(host, lan=lan)
    serve(
        listening,
        port,
        store,
        spoken(lang),
        address=address,
        proxies=proxy or (),
        browser=browser,
        thinking=thinking,
    )
    return 0


@app.command("backup", help="cli-help-backup")
def backup_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-backup-file")],
    store: StoreUrl = None,
    replace: Annotated[bool, typer.Option("--replace", help="cli-help-replace-backup")] = False,
    lang: Language = None,
) -> int:
    """All tables and games in one file."""
    from hornbook.cli.backup import backup

    backup(file, store, spoken(lang), replace=replace)
    return 0


@app.command("restore", help="cli-help-restore")
def restore_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-restore-file")],
    store: StoreUrl = None,
    replace: Annotated[bool, typer.Option("--replace", help="cli-help-replace-database")] = False,
    lang: Language = None,
) -> int:
    """Bring a backup back."""
    from hornbook.cli.backup import restore

    restore(file, store, spoken(lang), replace=replace)
    return 0


@app.command("doctor", help="cli-help-doctor")
def doctor_command(
    *,
    host: Annotated[str, typer.Option("--host", metavar="H", help="cli-help-host")] = "127.0.0.1",
    port: Port = 8765,
    store: StoreUrl = None,
    address: Annotated[
        str, typer.Option("--address", metavar="URL", help="cli-help-doctor-address")
    ] = "",
    json: Json = False,
    lang: Language = None,
) -> int:
    """Is everything as it should be?"""
    from hornbook.cli.checks import Wish
    from hornbook.cli.doctor import examine
    from hornbook.server.run import default_store

    wish = Wish(store or str(default_store()), host, port, address)
    return examine(wish, spoken(lang), json=json)


@app.command("warm", help="cli-help-warm")
def warm_command(lang: Language = None) -> int:
    """Compile all that is compiled."""
    from hornbook.cli.warm import warm_all

    warm_all(spoken(lang))
    return 0


@app.command("replay", help="cli-help-replay")
def replay_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-file")],
    verify: Annotated[bool, typer.Option("--verify", help="cli-help-verify")] = False,
    lang: Language = None,
    seat: Annotated[int | None, typer.Option("--seat", metavar="N", help="cli-help-seat")] = None,
    fast: Annotated[bool, typer.Option("--fast", help="cli-help-fast")] = False,
) -> int:
    """Tell a recorded game again."""
    from hornbook.cli import replay
    from hornbook.cli.files import naming, read_record
    from hornbook.cli.screen import Screen

    common = spoken(lang)
    with naming(file, common):
        record = read_record(file)
        game = replay.verify(record)
        looking = replay.seat_number(record, seat)
    if verify:
        facts: dict[str, str | int] = {
            "file": str(file),
            "name": common.say(f"game-{record.game}"),
            "seats": record.seats,
            "choices": len(record.choices),
            "over": "yes" if game.over else "no",
        }
        sys.stdout.write(common.say("cli-verified", facts) + "\n")
    else:
        screen = Screen(common.say("cli-go-on"), fast=fast)
        replay.Replay(record, screen, spoken(lang, record.game), looking).run()
    return 0


@cards.command("new", help="cli-help-cards-new")
def new_command(
    game: GameName,
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="cli-help-new-file", show_default=False)
    ] = None,
    lang: Language = None,
) -> int:
    """Write a card file to start from."""
    from hornbook.cli.cards import new

    return new(game, file, spoken(lang, game))


@cards.command("check", help="cli-help-cards-check")
def check_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-edition")],
    game: CardGame = USUAL_CARDS,
    lang: Language = None,
) -> int:
    """Find the faults of an edition."""
    from hornbook.cli.cards import check

    return check(file, game, spoken(lang, game))


@cards.command("show", help="cli-help-cards-show")
def show_command(
    game: CardGame = USUAL_CARDS,
    edition: EditionFile = None,
    toml: Annotated[bool, typer.Option("--toml", help="cli-help-toml")] = False,
    lang: Language = None,
) -> int:
    """List all cards."""
    from hornbook.cli.cards import show, show_toml
    from hornbook.cli.files import edition_from
    from hornbook.games import load

    catalogue = spoken(lang, game)
    if toml and edition is None:
        show_toml(game, catalogue)
        return 0
    show(game, edition_from(edition, game, catalogue) or load(game).house_edition(), catalogue)
    return 0


def _version(asked: bool) -> None:
    if asked:
        sys.stdout.write(f"hornbook {__version__}\n")
        raise typer.Exit


@app.callback()
def top(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="cli-help-version"),
    ] = False,
    lang: Language = None,
) -> None:
    """What holds for all commands."""
    prefer(lang)


def _run(arguments: list[str]) -> int:
    if "--help" in arguments:
        from hornbook.cli.usage import in_words_of

        command = typer.main.get_command(app)
        with in_words_of(spoken_early(arguments), command):
            return _done(command, arguments)
    return _done(_asked(arguments[0]), arguments)


def _asked(name: str) -> Command:
    """The command of that name alone, as each takes Typer its time; all, where there is none."""
    alone = [one for one in app.registered_commands if one.name == name]
    if not alone or COMPLETING in os.environ:
        return typer.main.get_command(app)
    one = typer.Typer(callback=top, rich_markup_mode=None)
    one.registered_commands = alone
    return typer.main.get_command(one)


def _done(command: Command, arguments: list[str]) -> int:
    done = command.main(arguments, prog_name="hornbook", standalone_mode=False)
    return done if isinstance(done, int) else 0
