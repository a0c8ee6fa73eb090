"""What cards are worth: a page for designers, a spreadsheet, and a short table on the screen."""

from __future__ import annotations

import csv
import shlex
import sys
from pathlib import Path

import msgspec
from rich.table import Table
from rich.text import Text

from hornbook.cli.setup import Crew
from hornbook.cli.simulate import watched
from hornbook.cli.window import window
from hornbook.lab.balance.effects import Effect
from hornbook.lab.balance.naming import Naming
from hornbook.lab.balance.page import about, page, table_of
from hornbook.lab.balance.report import Balance, BalanceReport, report
from hornbook.text import Catalogue

_MOST_ROWS = 12  # of a family, on the screen: the strongest and the weakest half of them


def measure(
    balance: Balance, against: Balance | None, games: int, crew: Crew, catalogue: Catalogue
) -> BalanceReport:
    """Play on to so many games of each edition, with a bar where somebody watches."""
    for one in (balance, against):
        if one is None:
            continue
        more = max(games - len(one), 0)
        for _ in watched(one.run(more, crew.workers, crew.on), more, catalogue):
            pass
    return report(balance, against)


def write_page(found: BalanceReport, naming: Naming, catalogue: Catalogue, file: Path) -> None:
    """The page, with the command that made it."""
    command = shlex.join(["hornbook", *sys.argv[1:]])
    file.write_text(page(found, naming, catalogue, command), encoding="utf-8")
    sys.stdout.write(catalogue.say("balance-written", {"file": str(file)}) + "\n")


def write_csv(found: BalanceReport, naming: Naming, catalogue: Catalogue, file: Path) -> None:
    """All figures for a spreadsheet."""
    with file.open("w", newline="", encoding="utf-8") as out:
        csv.writer(out).writerows(table_of(found.families, naming))
    sys.stdout.write(catalogue.say("balance-csv-written", {"file": str(file)}) + "\n")


def show_balance(found: BalanceReport, naming: Naming, catalogue: Catalogue) -> None:
    """A short table of each family."""
    say = catalogue.say
    console = window()
    console.print(Text(about(found, catalogue)))
    for family, each in found.families.items():
        console.print()
        console.print(Text(say(f"balance-family-{family}"), style="bold"))
        console.print(_rows(each, naming, catalogue))


def show_balance_as_json(found: BalanceReport) -> None:
    """All figures for a program."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(found)).decode() + "\n")


def _rows(each: list[Effect], naming: Naming, catalogue: Catalogue) -> Table:
    say = catalogue.say

    def points(share: float) -> str:
        return catalogue.figure(100 * share, 1, signed=True)

    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("thing", "effect", "sure", "taken", "verdict"):
        words = heading in {"thing", "verdict"}
        table.add_column(say(f"balance-{heading}"), justify="left" if words else "right")
    half = _MOST_ROWS // 2
    folded = each if len(each) <= _MOST_ROWS else [*each[:half], None, *each[-half:]]
    for one in folded:
        if one is None:
            table.add_row("…")
            continue
        wins, share = one.wins, one.taken_share
        table.add_row(
            Text(naming.of(one.family, one.key), overflow="fold"),
            points(wins.mean) if wins.games else "",
            f"{points(wins.low)} … {points(wins.high)}" if wins.games else "",
            "" if share is None else catalogue.percent(share),
            say(f"balance-verdict-{one.verdict}"),
        )
    return table
