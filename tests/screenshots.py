"""Pictures of every page at every size, light and dark: ``make screenshots``, then look at them."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from browsing import SIZES, House

OUT = Path(__file__).parents[1] / "build" / "screenshots"
GAMES = ("unicorn-fever", "horse-fever-board", "horse-fever-family", "kill-the-unicorns")
HOUSE = {
    "front": "/",
    "learn": "/learn/unicorn-fever",
    "set-up": "/new/unicorn-fever",
    "set-up-party": "/new/horse-fever-party",
    "own-cards": "/cards/unicorn-fever",
    "about": "/about",
}
BOT = {"kind": "bot", "level": "steady"}
SETTLE = 1500  # milliseconds until everything has moved in
ORDER = """async order => {
    const guest = await (await fetch('/api/guests', {method: 'POST'})).json();
    localStorage.setItem('hornbook.guest', JSON.stringify(guest));
    localStorage.setItem('hornbook.preferences', JSON.stringify({speed: 'instant', name: 'Mina'}));
    const headers = {authorization: 'Bearer ' + guest.token};
    const answer = await fetch('/api/tables', {
        method: 'POST', headers, body: JSON.stringify(order),
    });
    return (await answer.json()).code;
}"""


class Photographer:
    """One visitor with one screen."""

    def __init__(self, browser: Browser, house: House, size: str, theme: str) -> None:
        self._tag = f"{size}-{theme}"
        how: dict[str, Any] = {**SIZES[size], "color_scheme": theme}
        self._context = browser.new_context(base_url=house.address, **how)

    def everything(self) -> None:
        """All pages, then all tables."""
        page = self._context.new_page()
        for name, path in HOUSE.items():
            page.goto(path)
            self._take(page, name)
        for game in GAMES:
            code = self._table(page, game, [{"kind": "host"}, BOT, BOT, BOT])
            page.goto(f"/t/{code}")
            self._take(page, f"{game}-gathering")
            page.goto(f"/t/{code}?deal=1")
            page.wait_for_selector("#slip")
            self._take(page, f"{game}-table")
            self._end(page, game)
        self._party(page)
        self._context.close()

    def _end(self, page: Page, game: str) -> None:
        """Bots play among themselves: the last page, and the replay."""
        code = self._table(page, game, [BOT, BOT, BOT, BOT])
        page.goto(f"/t/{code}?deal=1")
        replay = page.locator("a[href^='/replay/']").first
        replay.wait_for(timeout=180_000)
        self._take(page, f"{game}-final")
        page.goto(replay.get_attribute("href") or "/")
        self._take(page, f"{game}-replay")

    def _party(self, page: Page) -> None:
        code = self._table(page, "horse-fever-party", [{"kind": "host"}, BOT, BOT, BOT, BOT])
        page.goto(f"/party/{code}")
        self._take(page, "party-join")
        page.fill("input", "Mina")
        page.click(".primary")
        page.click(".primary")  # the host deals
        self._take(page, "party-phone")
        page.goto(f"/tv/{code}")
        self._take(page, "party-tv")

    def _table(self, page: Page, game: str, seats: list[dict[str, str]]) -> str:
        page.goto("/")
        order = {"game": game, "name": "Mina", "seats": seats}
        return str(page.evaluate(ORDER, order))

    def _take(self, page: Page, name: str) -> None:
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(SETTLE)
        page.screenshot(path=str(OUT / f"{name}-{self._tag}.png"))


def main(wanted: list[str]) -> None:
    """Take them all, or only the sizes that are named."""
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.open()
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"]
        )
        for size in wanted or SIZES:
            for theme in ("light", "dark"):
                Photographer(browser, house, size, theme).everything()
        browser.close()
        house.kill()


if __name__ == "__main__":
    main(sys.argv[1:])
