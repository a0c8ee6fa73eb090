"""What a table costs that waits, in sight and out of it."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Browser, CDPSession, Page

from benchmarks.page.house import House, Seat
from benchmarks.page.loading import GAMES, OPTION
from benchmarks.page.phone import Phone, busy
from benchmarks.page.report import heading, note, row

WATCHED: Final = 10.0  # seconds
SETTLED: Final = 6.0  # seconds until nothing breathes any more
_ENDLESS = """() => document.getAnimations()
  .filter((one) => one.effect?.getComputedTiming().iterations === Infinity).length"""


def measure(browser: Browser, house: House) -> None:
    """Print a row for every game."""
    heading(
        "A table that waits, processor 4 times slower",
        "its thread, in sight",
        "behind another tab",
        "endless animations",
    )
    for game in GAMES:
        seat = Seat(house, game)
        seat.deal()
        phone = Phone(browser, house.address, seat.remembered)
        page, line = phone.page()
        page.goto(f"/t/{seat.code}")
        page.locator(OPTION).first.wait_for()
        page.wait_for_timeout(SETTLED * 1000)
        seen = _share(page, line)
        endless = page.evaluate(_ENDLESS)
        other = phone.context.new_page()
        other.bring_to_front()
        hidden = _share(page, line)
        row(game, f"{seen:.1%}", f"{hidden:.1%}", str(endless))
        phone.close()
        seat.leave()
    note("Wanted: next to nothing. Processor time of the page, layout and scripts, of a core.")


def _share(page: Page, line: CDPSession) -> float:
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = busy(line)
    page.wait_for_timeout(WATCHED * 1000)
    return (busy(line) - before) / WATCHED
