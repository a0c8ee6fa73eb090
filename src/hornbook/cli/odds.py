"""Who wins, who places, and what every bet is worth."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.table import Table
from rich.text import Text

import hornbook
from hornbook.cli.files import naming, read_record
from hornbook.cli.replay import seat_number
from hornbook.cli.seating import cast, phrases_for
from hornbook.kernel import BadSettings, Chance, Game
from hornbook.odds import Sheet, price
from hornbook.odds.worlds import seat_boards
from hornbook.racing import LANES, RacingGame, Row, multiplier
from hornbook.text import Catalogue

WORLDS = 64
BAR = 10  # characters for a certainty


class Odds(Struct, frozen=True):
    """What ``--json`` prints."""

    game: str
    decision: int
    seat: int | None
    rows: tuple[Row, ...]
    sheet: Sheet


def position(
    game: Game[Any, Any], record: Path | None, after: int | None, catalogue: Catalogue
) -> Game[Any, Any]:
    """The game itself, or a recorded one after so many choices."""
    if record is None:
        return game
    with naming(record, catalogue):
        playback = hornbook.playback(read_record(record))
        moves = playback.moves()
        count = len(playback.record.choices)
        if after is not None and not 0 <= after <= count:
            raise BadSettings("no-such-move", move=after, last=count)
        for _ in range(count if after is None else after):
            next(moves)
    return playback.game


def estimate(game: Game[Any, Any], seat: int | None, races: int, seed: str) -> Odds:
    """The odds as a seat, or everyone, may know them."""
    if not isinstance(game, RacingGame):
        raise BadSettings("no-odds", game=game.info.name)
    looking = seat_number(game.record(), seat)
    chance = Chance(seed)
    boards = seat_boards(game, looking, chance, WORLDS)
    sheet = price(boards, game.offers, races, chance.below(1 << 62))
    return Odds(game.info.name, len(game.history), seat, tuple(game.table.rows), sheet)


def show_odds(odds: Odds, game: Game[Any, Any], catalogue: Catalogue) -> None:
    """Two tables: the places, and the bets."""
    console = Console(highlight=False, emoji=False, markup=False)
    phrases = phrases_for(game, catalogue, cast(catalogue, game.setup.seats, None))
    say, sheet = catalogue.say, odds.sheet
    console.print(Text(say("cli-odds", {"races": sheet.chances.races})))
    places = Table(box=None, padding=(0, 1, 0, 0))
    for heading in ("cli-racer", "cli-row", "cli-win", "cli-place"):
        places.add_column(say(heading), no_wrap=True)
    for place in range(1, len(LANES) + 1):
        places.add_column(phrases.name("Place", place), justify="right")
    for lane in LANES:
        found = sheet.chances
        ranks = [f"{rank:.0%}" for rank in found.ranks[lane]]
        places.add_row(
            phrases.name("Lane", lane),
            f"x{multiplier(odds.rows[lane])}",
            _bar(found.win(lane)),
            _bar(found.place(lane)),
            *ranks,
        )
    console.print(places)
    bets = Table(box=None, padding=(0, 1, 0, 0))
    for heading in ("cli-bet", "cli-chance", "cli-fair", "cli-pays", "cli-money", "cli-points"):
        bets.add_column(
            say(heading), no_wrap=True, justify="left" if heading == "cli-bet" else "right"
        )
    for one in sheet.prices:
        bets.add_row(
            f"{phrases.name('Lane', one.lane)} {phrases.name('BetKind', one.kind)}",
            f"{one.chance:.1%} ±{one.error:.1%}",
            "-" if one.fair is None else f"x{one.fair:.2f}",
            f"x{one.pays:.3g}",
            f"{one.money:+.2f}",
            f"{one.points:.2f}",
        )
    console.print(bets)


def show_odds_as_json(odds: Odds) -> None:
    """The same figures for a program."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(odds)).decode() + "\n")


def with_rows(game: Game[Any, Any], wanted: list[str]) -> None:
    """Put odds tokens where the command line wants them: ``red=4`` is red on x4."""
    if not isinstance(game, RacingGame):
        return
    colours = game.colours
    for one in wanted:
        colour, _, row = one.partition("=")
        if colour not in colours or row not in {str(multiplier(n)) for n in range(len(LANES))}:
            raise BadSettings("bad-row", row=one[:40], allowed=", ".join(colours))
        game.table.rows[colours.index(colour)] = Row(int(row) - multiplier(0))


def _bar(chance: float) -> Text:
    """A bar and the number: never the bar alone."""
    return Text(f"{chance:6.1%} " + "█" * round(chance * BAR))
