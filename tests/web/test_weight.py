"""How much a table loads: sizes of the files as they are sent, and only its own game's art."""

from pathlib import Path
from urllib.parse import urlparse

import pytest
from playwright.sync_api import expect

from browsing import House, Visit
from hand import Hand

PAGE = Path(__file__).parents[2] / "src" / "hornbook" / "page"
MOST = 250_000  # bytes of gzipped JavaScript
# By game: its own art, and the beginning of the file names of its own display fonts.
OWN = {
    "unicorn-fever": ({"unicorn-fever"}, {"fraunces"}),
    "horse-fever-board": ({"horse-fever", "gentry"}, {"limelight", "cabin-sketch"}),
    "horse-fever-family": ({"horse-fever", "gentry"}, {"limelight", "cabin-sketch"}),
    "kill-the-unicorns": ({"kill-the-unicorns"}, {"grandstander"}),
}
ART = {"unicorn-fever", "horse-fever", "gentry", "kill-the-unicorns"}
DISPLAY = {"fraunces", "limelight", "cabin-sketch", "grandstander"}


@pytest.mark.parametrize("game", OWN)
def test_a_table_loads_little_and_only_its_own(house: House, visit: Visit, game: str) -> None:
    page = visit("/about")
    loaded: set[str] = set()
    page.on("request", lambda request: loaded.add(urlparse(request.url).path))
    with Hand(house, game, bots=2) as hand:
        page.evaluate("it => { localStorage['hornbook.guest'] = it }", hand.guest_text)
        hand.deal()
        page.goto(f"/t/{hand.code}")
        expect(page.locator("#slip header h2")).to_be_visible()
        page.wait_for_load_state("networkidle")
    names = {path.removeprefix("/assets/") for path in loaded if path.startswith("/assets/")}
    scripts = [PAGE / "assets" / f"{name}.gz" for name in names if name.endswith(".js")]
    assert scripts
    assert sum(script.stat().st_size for script in scripts) < MOST
    art, fonts = OWN[game]
    # An art file is called by its name and a mark of eight letters.
    drawn = {name[:-12] for name in names if name.endswith(".js")} & ART
    assert drawn - {"gentry"} == art - {"gentry"}  # anybody's face may sit at any table
    written = {one for one in DISPLAY if any(n.startswith(one) and "woff" in n for n in names)}
    assert written <= fonts | {"fraunces"}  # Fraunces is the house's own
    assert written & fonts
