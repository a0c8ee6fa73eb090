"""Whether a tab that has seen many tables weighs what it weighed at the beginning."""

from __future__ import annotations

from functools import partial
from typing import Final

from playwright.sync_api import Browser, CDPSession, Page

from benchmarks.page.house import Answer, House, Seat
from benchmarks.page.phone import Phone
from benchmarks.page.report import heading, note, row

GAMES: Final = (
    "unicorn-fever",
    "horse-fever-board",
    "horse-fever-family",
    "kill-the-unicorns",
    "unicorn-fever",
    "horse-fever-board",
)
RACES: Final = 20
PAID: Final = "race-paid"
FIRST_BET: Final = "choose-place-bet"
SETTLED: Final = 15.0  # seconds until the last race is shown
_GO = """(path) => {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}"""


def measure(browser: Browser, house: House) -> None:
    """Print what is left after six games, and after a night of twenty Party races."""
    heading("Memory of one tab", "MB", "nodes", "listeners")
    begun, ended = _six_games(browser, house)
    dusk, dawn = _party_night(browser, house)
    note(f"Six games: {ended / begun - 1:+.0%}; the Party's night: {dawn / dusk - 1:+.0%}.")
    note("Wanted: within 10 %.")


def _six_games(browser: Browser, house: House) -> tuple[float, float]:
    seats = [Seat(house, game, bots=2) for game in GAMES]
    phone = Phone(browser, house.address, seats[0].remembered, slower=1)
    page, line = phone.page()
    page.goto("/")
    # Code, art and words of a game are loaded once, compiled where they are used first, and stay.
    for game in sorted(set(GAMES)):
        _play_through(page, Seat(house, game, bots=2))
    begun = _weigh(page, line, "after a game of each kind")
    for seat in seats:
        _play_through(page, seat)
    ended = _weigh(page, line, "after six more")
    phone.close()
    return begun, ended


def _play_through(page: Page, seat: Seat) -> None:
    """With the whole game on the screen."""
    seat.deal()
    page.evaluate(_GO, f"/t/{seat.code}")
    page.locator("nav button").first.wait_for()
    seat.play()
    _look_in(page, seat)
    seat.leave()


def _party_night(browser: Browser, house: House) -> tuple[float, float]:
    """Both times before a bet, as the last race's end has more to show."""
    night = Seat(house, "horse-fever-party", bots=3, races=RACES + 2)
    phone = Phone(browser, house.address, night.remembered, slower=1)
    page, line = phone.page()
    page.goto(f"/party/{night.code}")
    page.locator("#app button, #app input").first.wait_for()
    night.deal()
    weights = []
    for races in (2, RACES):
        night.play(partial(_before_a_bet, night, races))
        page.wait_for_timeout(SETTLED * 1000)
        weights.append(_weigh(page, line, f"Party phone, after {night.told[PAID]} races"))
    phone.close()
    night.leave()
    return weights[0], weights[1]


def _before_a_bet(seat: Seat, races: int, asked: Answer) -> bool:
    return seat.told[PAID] >= races and asked["question"]["step"] == FIRST_BET


def _look_in(page: Page, seat: Seat) -> None:
    page.evaluate(_GO, f"/t/{seat.code}")
    page.locator("nav button").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate(_GO, "/")
    page.locator("main h2").first.wait_for()


def _weigh(page: Page, line: CDPSession, name: str) -> float:
    for _ in range(3):
        line.send("HeapProfiler.collectGarbage")
        page.wait_for_timeout(200)
    line.send("Performance.enable")
    found = {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}
    row(
        name,
        f"{found['JSHeapUsedSize'] / 1e6:.1f}",
        f"{found['Nodes']:.0f}",
        f"{found['JSEventListeners']:.0f}",
    )
    return float(found["JSHeapUsedSize"])
