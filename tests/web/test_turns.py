"""What others do can be followed: one beat each, as long as one likes, and results wait."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from at_a_table import skip_to
from browsing import House, Visit
from hand import Hand

NORMAL = json.dumps({"speed": "normal", "name": "Mina"})


@contextmanager
def looking_on(
    visit: Visit, house: House, game: str, size: str = "desktop", **order: Any
) -> Iterator[tuple[Hand, Page]]:
    """A hand plays a seat; the page shows it at normal speed."""
    with Hand(house, game, 2, bot="random", **order) as hand:
        page = visit("/", size)
        page.evaluate(
            """([guest, preferences]) => {
                localStorage['hornbook.guest'] = guest;
                localStorage['hornbook.preferences'] = preferences;
            }""",
            [hand.guest_text, NORMAL],
        )
        hand.deal()
        page.goto(f"/t/{hand.code}")
        page.locator("#slip h2").first.wait_for()
        yield hand, page


def act(hand: Hand, page: Page) -> None:
    """Choose until a rival acts, and let the page show it."""
    while hand.decision is not None:
        hand.choose()
        if page.locator("li.acting").count():
            break
        if any(event.get("seat") not in (0, None) for event in hand.events[-3:]):
            break
    page.locator("li.acting").first.wait_for()


GAMES = ["unicorn-fever", "horse-fever-board", "horse-fever-family", "kill-the-unicorns"]


@pytest.mark.parametrize("game", GAMES)
def test_a_rivals_action_is_one_beat_that_can_be_read(
    visit: Visit, house: House, game: str
) -> None:
    with looking_on(visit, house, game) as (hand, page):
        act(hand, page)
        rival = page.locator("li.acting .name").first.inner_text()
        ring = page.locator(f"[data-beat='{page.locator('li.acting').get_attribute('data-seat')}']")
        expect(ring).to_be_visible()  # where on the board
        expect(page.locator(".news.beat")).to_contain_text(rival.split("\n")[0])  # who, and what
        expect(page.locator("#slip .headline")).to_contain_text(rival.split("\n")[0])


def test_a_tap_on_the_table_goes_on_and_skip_ends_it(visit: Visit, house: House) -> None:
    with looking_on(visit, house, "unicorn-fever", "phone") as (hand, page):
        act(hand, page)
        first = page.locator("li.acting").get_attribute("data-seat")
        page.locator(".stage").first.tap(position={"x": 4, "y": 4})
        expect(page.locator(f"li.acting[data-seat='{first}']")).to_be_hidden()
        if page.locator("li.acting").count():
            page.get_by_role("button", name="Skip").tap()
        expect(page.locator("#slip header h2")).to_be_visible()
        expect(page.locator("li.acting")).to_have_count(0)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_payout_stays_until_one_goes_on(visit: Visit, house: House, size: str) -> None:
    with looking_on(visit, house, "unicorn-fever", size) as (hand, page):
        paid = len([event for event in hand.events if event["type"] == "tax-paid"])
        while len([event for event in hand.events if event["type"] == "tax-paid"]) == paid:
            hand.choose()
        skip_to(page, "main .payout .primary")
        expect(page.get_by_role("region", name="All purses")).to_be_visible()
        page.locator("main .payout").get_by_role("button", name="Go on").click()
        expect(page.get_by_role("region", name="All purses")).to_be_hidden()
