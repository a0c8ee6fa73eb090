"""Whole journeys, from the front page to the last page and beyond it."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from at_a_table import wait_for_turn
from browsing import House, Visit
from hand import Player

# By mode: the arch on the front page, and the mode chosen under it.
MODES = {
    "unicorn-fever": ("Unicorn Fever", ""),
    "horse-fever-board": ("Horse Fever", "Board"),
    "horse-fever-family": ("Horse Fever", "Family"),
    "kill-the-unicorns": ("Kill the Unicorns", ""),
}


def arch(page: Page, mode: str) -> Locator:
    """The mode's place on the front page, chosen."""
    theatre, name = MODES[mode]
    found = page.get_by_role("article").filter(has=page.get_by_role("heading", name=theatre))
    if name:
        found.get_by_role("radio", name=name).check()
    return found


def code_of(page: Page) -> str:
    page.wait_for_url(re.compile(r"/t/[A-Z]{5}$"))
    return page.url[-5:]


def seat_of(page: Page, house: House, code: str) -> Player:
    """The guest of that page on a second line, to play fast."""
    return Player(house, json.loads(page.evaluate("localStorage['hornbook.guest']")), code)


def play_on(page: Page, house: House, until: Callable[[dict], bool] = lambda _: False) -> None:
    """Play the page's seat to such a question, or to the end; the page shows all of it."""
    with seat_of(page, house, code_of(page)) as player:
        player.listen()
        player.play(until)


def result(page: Page) -> Locator:
    return page.locator(".final h1")


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("mode", MODES)
def test_a_game_from_the_front_page_to_a_rematch(
    visit: Visit, house: House, mode: str, size: str
) -> None:
    page = visit("/", size)
    if size == "desktop":
        arch(page, mode).get_by_role("link", name="Open a table").click()
        page.get_by_role("button", name=re.compile("^Deal to")).click()
    else:
        arch(page, mode).get_by_role("button", name="Play now").click()
    wait_for_turn(page)
    code = code_of(page)
    play_on(page, house)
    expect(result(page)).to_be_visible(timeout=60_000)

    page.get_by_role("button", name="See the table").click()
    expect(page.locator(".table")).to_be_visible()
    page.get_by_role("button", name="Back to the result").click()
    expect(result(page)).to_be_visible()

    page.get_by_role("button", name="Review the game").click()
    page.wait_for_url(re.compile("/review/"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.go_back()
    page.get_by_role("button", name="Replay", exact=True).click()
    page.wait_for_url(re.compile("/replay/"))
    page.get_by_role("button", name="Next move").click()
    page.wait_for_url(re.compile(r"at=1$"))
    page.goto(f"/t/{code}")
    page.get_by_role("button", name=re.compile("^Rematch")).click()
    page.get_by_role("button", name=re.compile("^Deal to")).click()
    wait_for_turn(page)
    expect(page.locator("#slip header h2")).to_be_visible()
