"""Who wins, who places, and what every bet is worth."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

import hornbook
from hornbook.cli.files import naming, read_record
from hornbook.cli.replay import seat_number
from hornbook.cli.seating import cast, phrases_for
from hornbook.cli.window import window
from hornbook.kernel import BadSettings, Chance, Game, Seat
from hornbook.odds import RACES, Sheet, open_boards, price, price_open
from hornbook.odds.prices import BetPrice
from hornbook.odds.worlds import seat_boards
from hornbook.racing import LANES, OpenRaces, RacingGame, Row, multiplier
from hornbook.text import Catalogue, Phrases

WORLDS = 400  # ways in which the hidden cards could lie
BAR = 10  # characters for a certainty


class Odds(Struct, frozen=True):
    """What ``--json`` prints."""

    game: str
    decision: int
    seat: int | None
    rows: tuple[Row, ...]  # none in a game without odds
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
    return look(game, seat_number(game.record(), seat), races, seed)


def look(game: Game[Any, Any], seat: Seat | None, races: int = RACES, seed: str = "0") -> Odds:
    """The same, for whoever looks (None: the public)."""
    chance = Chance(seed)
    if isinstance(game, RacingGame):
        boards = seat_boards(game, seat, chance, WORLDS)
        sheet = price(boards, game.offers, races, chance.below(1 << 62))
        rows = tuple(game.table.rows)
    elif isinstance(game, OpenRaces):
        speeds = [card.speeds for card in game.cards.movement]
        boards = open_boards(game.coming_race(), speeds, game.movement_left)
        sheet = price_open(boards, game.offers, races, chance.below(1 << 62))
        rows = ()
    else:
        raise BadSettings("no-odds", game=game.info.name)
    shown = None if seat is None else seat + 1
    return Odds(game.info.name, len(game.history), shown, rows, sheet)


def show_odds(odds: Odds, game: Game[Any, Any], catalogue: Catalogue) -> None:
    """Two tables: the places, and the bets."""
    console = window()
    phrases = phrases_for(game, catalogue, cast(catalogue, game.setup.seats))
    for table in drawn(odds, phrases):
        console.print(table)


def drawn(odds: Odds, phrases: Phrases) -> list[RenderableType]:
    """How often the race was run with the places, and the bets."""
    races = phrases.catalogue.say("cli-odds", {"races": odds.sheet.chances.races})
    return [Group(Text(races), _places(odds, phrases)), _bets(odds, phrases)]


def _places(odds: Odds, phrases: Phrases) -> Table:
    catalogue, found = phrases.catalogue, odds.sheet.chances
    say = catalogue.say
    places = Table(box=None, padding=(0, 1, 0, 0))
    rows = ("cli-row",) if odds.rows else ()
    for heading in ("cli-racer", *rows, "cli-win", "cli-place"):
        places.add_column(say(heading), no_wrap=True)
    for place in range(1, len(LANES) + 1):
        places.add_column(phrases.name("Place", place), justify="right")
    for lane in LANES:
        places.add_row(
            phrases.name("Lane", lane),
            *([phrases.name("Row", odds.rows[lane])] if odds.rows else []),
            _bar(found.win(lane), catalogue),
            _bar(found.place(lane), catalogue),
            *[catalogue.percent(rank) for rank in found.ranks[lane]],
        )
    return places


def _bet(price: BetPrice, phrases: Phrases) -> dict[str, str | int]:
    lane, kind = phrases.name("Lane", price.lane), phrases.name("BetKind", price.kind)
    return {"lane": lane, "kind": kind}


def _bets(odds: Odds, phrases: Phrases) -> Table:
    catalogue, prices = phrases.catalogue, odds.sheet.prices
    say, figure = catalogue.say, catalogue.figure
    points = ("cli-points",) if any(one.points for one in prices) else ()
    bets = Table(box=None, padding=(0, 1, 0, 0))
    for heading in ("cli-bet", "cli-chance", "cli-fair", "cli-pays", "cli-money", *points):
        bets.add_column(
            say(heading), no_wrap=True, justify="left" if heading == "cli-bet" else "right"
        )
    for one in prices:
        bets.add_row(
            say("cli-odds-bet", _bet(one, phrases)),
            f"{_share(one.chance, catalogue)} ±{_share(one.error, catalogue)}",
            "-" if one.fair is None else f"x{figure(one.fair, 2)}",
            f"x{figure(one.pays, _decimals(one.pays))}",
            figure(one.money, 2, signed=True),
            *([figure(one.points, 2)] if points else []),
        )
    return bets


def show_odds_as_json(odds: Odds) -> None:
    """The same figures for a program."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(odds)).decode() + "\n")


def with_rows(game: Game[Any, Any], wanted: list[str], catalogue: Catalogue) -> None:
    """Put odds tokens where the command line wants them: ``red=4`` is red, or its racer, on x4."""
    if not wanted:
        return
    if not isinstance(game, RacingGame):
        raise BadSettings("no-rows", game=game.info.name)
    phrases = phrases_for(game, catalogue, cast(catalogue, game.setup.seats))
    names = [phrases.name("Lane", lane) for lane in LANES]
    lanes = {name.casefold(): lane for name, lane in zip(names, LANES, strict=True)}
    lanes |= dict(zip(game.colours, LANES, strict=True))
    for one in wanted:
        called, _, row = one.partition("=")
        lane = lanes.get(called.strip().casefold())
        if lane is None or row not in {str(multiplier(n)) for n in range(len(LANES))}:
            allowed = ", ".join(dict.fromkeys([*game.colours, *names]))
            raise BadSettings("bad-row", row=one[:40], allowed=allowed)
        game.table.rows[lane] = Row(int(row) - multiplier(0))


def _decimals(value: float) -> int:
    """So many that three digits are written, without noughts behind."""
    return len(f"{value:.3g}".partition(".")[2])


def _bar(chance: float, catalogue: Catalogue) -> Text:
    """A bar and the number: never the bar alone."""
    return Text(f"{_share(chance, catalogue):>6} " + "█" * round(chance * BAR))


def _share(chance: float, catalogue: Catalogue) -> str:
    """In percent; the same chance is the same figure, in whatever order it was added up."""
    return catalogue.percent(round(chance, 9), 1)
