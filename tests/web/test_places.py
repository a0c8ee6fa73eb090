"""Where one is: titles, one main part, headings in order, and no two ways of the same name."""

import json
import re
import time

import pytest
from playwright.sync_api import Page, expect

from at_a_party import come_in
from at_a_table import BOT, ask, table, wait_for_turn
from browsing import PATIENCE, House, Visit
from hand import Hand, Player
from screens.outline import disorder

PAGES = {
    "/": "Hornbook",
    "/new/unicorn-fever": "Open a table · Hornbook",
    "/learn": "Learn · Hornbook",
    "/learn/kill-the-unicorns": "Kill the Unicorns · Hornbook",
    "/cards/unicorn-fever": "Your own cards · Hornbook",
    "/about": "About · Hornbook",
    "/accessibility": "Accessibility · Hornbook",
}

# Buttons and links that are called the same and do not lead to the same place.
_TWINS = """() => {
  const ways = new Map();
  for (const one of document.querySelectorAll("main a[href], main button.primary")) {
    if (!one.checkVisibility()) continue;
    const name = one.ariaLabel ?? one.innerText.trim();
    const to = one.getAttribute("href") ?? one.outerHTML;
    ways.set(name, new Set([...(ways.get(name) ?? []), to]));
  }
  return [...ways].filter(([, to]) => to.size > 1).map(([name]) => name);
}"""


def in_order(page: Page) -> None:
    """One main part, one name of the page, and no heading that skips a level, once it has come."""
    until = time.monotonic() + PATIENCE
    while (wrong := disorder(page)) and time.monotonic() < until:
        page.wait_for_timeout(50)
    assert wrong == []


@pytest.mark.parametrize("path", PAGES)
def test_every_page_of_the_house_says_where_one_is(visit: Visit, path: str) -> None:
    page = visit(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(page).to_have_title(PAGES[path])
    in_order(page)
    assert page.evaluate(_TWINS) == []


def test_the_page_about_access_is_found_and_can_be_left(visit: Visit) -> None:
    page = visit("/about")
    page.get_by_role("link", name="Accessibility").click()
    expect(page.get_by_role("heading", name="What works", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name="What does not work yet")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "name"),
    [
        ("unicorn-fever", "Unicorn Fever"),
        ("horse-fever-board", "Horse Fever"),
        ("kill-the-unicorns", "Kill the Unicorns"),
    ],
)
def test_a_table_says_whose_turn_it_is_and_how_it_ended(
    visit: Visit, house: House, game: str, name: str
) -> None:
    page = visit("/")
    code = table(page, BOT, BOT, game=game)
    expect(page).to_have_title(re.compile(f"^Table {code}, {name}.* · Hornbook$"))
    in_order(page)
    ask(page, code, {"type": "start"})
    wait_for_turn(page)
    expect(page).to_have_title(re.compile(f"^Your turn, {name}.* · Hornbook$"))
    in_order(page)
    guest = json.loads(page.evaluate("localStorage['hornbook.guest']"))
    with Player(house, guest, code) as player:
        player.listen()
        player.play(lambda _: False)
        finished = player.finished()
    page.locator(".final h1").wait_for(timeout=60_000)
    expect(page).to_have_title(re.compile(f"^Result, {name}.* · Hornbook$"))
    in_order(page)
    page.goto(f"/replay/{finished}")
    expect(page).to_have_title(re.compile(f"^Replay, {name}.* · Hornbook$"))
    page.goto(f"/review/{finished}")
    expect(page).to_have_title(re.compile(f"^Review, {name}.* · Hornbook$"))
    in_order(page)


def test_a_party_says_where_one_is_on_every_screen(visit: Visit, house: House) -> None:
    with Hand(house, "horse-fever-party", bots=2, most=8, settings={"races": 1}) as host:
        phone = visit(f"/party/{host.code}", "phone")
        phone.get_by_label("Your name").wait_for()
        expect(phone).to_have_title("Horse Fever Party")
        in_order(phone)
        come_in(phone, host.code, "Ada")
        phone.get_by_role("heading", name="You are in").wait_for()
        in_order(phone)
        desk, television = visit(f"/t/{host.code}"), visit(f"/tv/{host.code}")
        guest = json.loads(phone.evaluate("localStorage['hornbook.guest']"))
        with Player(house, guest, host.code, name="Ada") as ada:
            host.start()
            phone.locator("#slip[data-asked], .panel h2").first.wait_for()
            for page in (phone, desk, television):
                in_order(page)
            while not ada.over:
                for one in (host, ada):
                    if one.is_asked():
                        one.answer()
        phone.locator(".hero .place").wait_for(timeout=60_000)
        expect(phone).to_have_title("The night is over · Horse Fever Party")
        for page in (desk, television):
            page.locator("[data-act=final]").wait_for(timeout=60_000)
            expect(page).to_have_title(re.compile("Horse Fever.* · Hornbook$"))
        for page in (phone, desk, television):
            in_order(page)
