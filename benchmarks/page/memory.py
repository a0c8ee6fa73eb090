"""Whether a tab that has seen many tables weighs what it weighed at the beginning."""

from __future__ import annotations

import json
from functools import partial
from typing import Any, Final, NamedTuple

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
    heading("Memory of one tab", "MB", "of it compiled code", "nodes", "listeners")
    for name, (begun, ended) in (
        ("Six games", _six_games(browser, house)),
        ("The Party's night", _party_night(browser, house)),
    ):
        note(
            f"{name}: {ended.all / begun.all - 1:+.0%}; "
            f"but for compiled code {ended.kept / begun.kept - 1:+.0%}."
        )
    note("Wanted: within 10 %. Code is compiled by the browser for as long as the tab is used, and")
    note("thrown away by it where memory is short: what the page keeps is the rest.")


class Weight(NamedTuple):
    """Of a tab, in bytes."""

    all: float
    code: float

    @property
    def kept(self) -> float:
        """What the page itself holds."""
        return self.all - self.code


def _six_games(browser: Browser, house: House) -> tuple[Weight, Weight]:
    guest = Seat(house, GAMES[0], bots=2)
    phone = Phone(browser, house.address, guest.remembered, slower=1)
    page, line = phone.page()
    page.goto("/")
    # Code, art and words of a game are loaded once, compiled where they are used, and stay.
    for game in sorted(set(GAMES)):
        _play_through(page, Seat(house, game, bots=2))
    begun = _weigh(page, line, "after a game of each kind")
    for games in (6, 12):
        for game in GAMES:
            _play_through(page, Seat(house, game, bots=2))
        ended = _weigh(page, line, f"after {games} more")
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


def _party_night(browser: Browser, house: House) -> tuple[Weight, Weight]:
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


def _weigh(page: Page, line: CDPSession, name: str) -> Weight:
    for _ in range(3):
        line.send("HeapProfiler.collectGarbage")
        page.wait_for_timeout(200)
    line.send("Performance.enable")
    found = {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}
    weight = Weight(float(found["JSHeapUsedSize"]), _code(line))
    row(
        name,
        f"{weight.all / 1e6:.2f}",
        f"{weight.code / 1e6:.2f}",
        f"{found['Nodes']:.0f}",
        f"{found['JSEventListeners']:.0f}",
    )
    return weight


def _code(line: CDPSession) -> float:
    """Bytes of code and of what the browser notes of its use, by a picture of the whole heap."""
    pieces: list[str] = []

    def collect(piece: dict[str, Any]) -> None:
        pieces.append(piece["chunk"])

    line.on("HeapProfiler.addHeapSnapshotChunk", collect)
    line.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    line.remove_listener("HeapProfiler.addHeapSnapshotChunk", collect)
    heap = json.loads("".join(pieces))
    shape = heap["snapshot"]["meta"]
    kind, size = (shape["node_fields"].index(name) for name in ("type", "self_size"))
    code = shape["node_types"][kind].index("code")
    step, nodes = len(shape["node_fields"]), heap["nodes"]
    return float(
        sum(nodes[at + size] for at in range(0, len(nodes), step) if nodes[at + kind] == code)
    )
