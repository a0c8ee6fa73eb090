"""How much a page loads: all as it is sent, words and fonts too, and only its own game's art."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlparse

import pytest
from playwright.sync_api import CDPSession, Page, expect

from browsing import SIZES, House, Visit
from hand import Hand

FRONT = 150_000  # bytes with their headers
TABLE = 300_000
WARM = 10_000  # of a page that was here before
# By game: its own art, and the beginning of the file names of its own display fonts.
OWN = {
    "unicorn-fever": ({"unicorn-fever"}, {"fraunces"}),
    "horse-fever-board": ({"horse-fever", "gentry"}, {"limelight", "cabin-sketch"}),
    "horse-fever-family": ({"horse-fever", "gentry"}, {"limelight", "cabin-sketch"}),
    "kill-the-unicorns": ({"kill-the-unicorns"}, {"grandstander"}),
}
ART = {"unicorn-fever", "horse-fever", "gentry", "kill-the-unicorns"}
DISPLAY = {"fraunces", "limelight", "cabin-sketch", "grandstander"}


class Scales:
    """What a page has been sent, by path; nothing for what the browser had already."""

    def __init__(self, line: CDPSession) -> None:
        self.bytes: dict[str, int] = {}
        self.later: set[str] = set()  # what no line of the page's head asked for
        self._paths: dict[str, str] = {}
        line.on("Network.requestWillBeSent", self._asked)
        line.on("Network.loadingFinished", self._came)
        line.on("Network.webSocketFrameReceived", self._heard)
        line.send("Network.enable")

    @property
    def total(self) -> int:
        return sum(self.bytes.values())

    def _asked(self, sent: dict[str, Any]) -> None:
        path = self._paths[sent["requestId"]] = urlparse(sent["request"]["url"]).path
        if sent["initiator"]["type"] == "script":
            self.later.add(path)

    def _came(self, done: dict[str, Any]) -> None:
        path = self._paths.get(done["requestId"], "")
        self.bytes[path] = self.bytes.get(path, 0) + int(done["encodedDataLength"])

    def _heard(self, frame: dict[str, Any]) -> None:
        text = frame["response"]["payloadData"].encode()
        self.bytes["/ws"] = self.bytes.get("/ws", 0) + len(text)


@contextmanager
def weighed(page: Page, path: str, ready: str) -> Iterator[Scales]:
    """All that comes until the page stands."""
    line = page.context.new_cdp_session(page)
    scales = Scales(line)
    page.goto(path)
    expect(page.locator(ready).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    yield scales
    line.detach()


def empty(visit: Visit, guest: str = "") -> Page:
    """A phone that has never been here, except that it may have a seat."""
    script = f"if (origin !== 'null') localStorage['hornbook.guest'] ??= '{guest}'" if guest else ""
    return visit.screen(script, **SIZES["phone"])


def test_the_front_page_is_light_and_lighter_the_second_time(visit: Visit) -> None:
    page = empty(visit)
    with weighed(page, "/", "main h2") as cold:
        assert 0 < cold.total <= FRONT, cold.bytes
    with weighed(page, "/", "main h2") as warm:
        assert 0 < warm.total <= WARM, warm.bytes


@pytest.mark.parametrize("game", OWN)
def test_a_table_loads_little_and_only_its_own(house: House, visit: Visit, game: str) -> None:
    with Hand(house, game, bots=2) as hand:
        hand.deal()
        page = empty(visit, hand.guest_text)
        with weighed(page, f"/t/{hand.code}", "#slip header h2") as cold:
            assert 0 < cold.total <= TABLE, cold.bytes
        with weighed(page, f"/t/{hand.code}", "#slip header h2") as warm:
            assert 0 < warm.total <= WARM, warm.bytes
    names = {path.removeprefix("/assets/") for path in cold.bytes if path.startswith("/assets/")}
    art, fonts = OWN[game]
    # An art file is called by its name and a mark of eight letters, like its game's table.
    drawn = {name[:-12] for name in names if name.endswith(".js")} & ART
    assert drawn - {"gentry"} == art - {"gentry"}  # anybody's face may sit at any table
    written = {one for one in DISPLAY if any(n.startswith(one) and "woff" in n for n in names)}
    assert written <= fonts | {"fraunces"}  # Fraunces is the house's own
    assert written & fonts


@pytest.mark.parametrize("game", OWN)
def test_a_tables_page_says_at_once_what_it_will_need(
    house: House, visit: Visit, game: str
) -> None:
    with Hand(house, game, bots=2) as hand:
        hand.deal()
        page = empty(visit, hand.guest_text)
        with weighed(page, f"/t/{hand.code}", "#slip header h2") as cold:
            late = {path for path in cold.later if path.endswith((".js", ".css", "/words"))}
            assert late == set()
            assert f"/api/games/{game}/words" in cold.bytes
