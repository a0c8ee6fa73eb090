"""What others do can be followed: one beat each, as long as one likes, and results wait."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from at_a_table import skip_to, wait_for_turn
from browsing import House, Visit, boxes
from hand import Decision, Hand, Wish

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
        wait_for_turn(page)
        yield hand, page


def act(hand: Hand, page: Page) -> None:
    """Choose until a rival acts, and let the page show it."""
    while hand.decision is not None:
        before = len(hand.events)
        hand.choose()
        if any(event.get("seat") not in (0, None) for event in hand.events[before:]):
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
        skip_to(page, "main .race .primary")
        expect(page.get_by_role("region", name="All purses")).to_be_visible()
        page.get_by_role("main").get_by_role("button", name="Go on").click()
        expect(page.get_by_role("region", name="All purses")).to_be_hidden()


def over(hand: Hand) -> list[dict]:
    """The hunts that have come to an end."""
    return [one for one in hand.events if one["type"] in ("unicorn-caught", "unicorn-fled")]


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_hunt_stays_until_one_has_read_why_it_went_so(
    visit: Visit, house: House, size: str
) -> None:
    with looking_on(visit, house, "kill-the-unicorns", size, settings={"characters": "dealt"}) as (
        hand,
        page,
    ):
        for hunt in range(1, 5):
            while len(over(hand)) < hunt:
                hand.choose()
            if skip_to(page, ".reveal .primary", seconds=15):
                break
        why = page.locator(".reveal .why")
        expect(why.get_by_role("listitem").last).to_have_text(re.compile("caught|fled"))
        told, hunted = boxes(page.locator(".reveal"), page.locator(".row .current .unicorn"))
        assert told.bottom <= hunted.y or told.y >= hunted.bottom, "the hunted unicorn is covered"
        if size == "phone":
            [kept] = boxes(page.locator(".clearing > .open"))
            assert told.bottom > kept.bottom, "what is told pushes the herd about"
        read = why.inner_text()
        why.get_by_role("button", name="Go on").click()
        # Gone, or the next hunt's is there.
        expect(why.filter(has_text=read)).to_have_count(0)


STEPS = {"falling": "choose-sale", "rising": "choose-bid"}


@contextmanager
def asked_for(house: House, game: str, step: str, wish: Wish) -> Iterator[Hand]:
    """At a table where such a question came: not every deal brings one."""
    for deal in range(12):
        with Hand(house, game, 2, bot="steady") as hand:
            hand.deal(f"deal {deal}")
            if hand.play(lambda asked: asked["question"]["step"] == step, wish):
                yield hand
                return
    raise AssertionError(f"no deal of twelve asked for {step}")


@pytest.mark.parametrize("kind", list(STEPS))
def test_in_an_auction_one_goes_along_up_to_a_limit(visit: Visit, house: House, kind: str) -> None:
    step = STEPS[kind]

    def thrifty(asked: Decision) -> int | None:
        """Keep money and points for the auction."""
        if asked["span"]:
            return int(asked["span"]["low"])
        types = [option["type"] for option in asked["options"]]
        wanted = ("pass-for-money", "leave-auction")
        return next((types.index(one) for one in wanted if one in types), 0)

    with asked_for(house, "horse-fever-board", step, thrifty) as hand:
        page = visit("/about")
        page.evaluate("guest => { localStorage['hornbook.guest'] = guest }", hand.guest_text)
        page.goto(f"/t/{hand.code}")
        wait_for_turn(page)
        limit = page.locator("#slip").get_by_role("region", name="Your limit in this auction")
        price = limit.locator("output").inner_text()
        limit.get_by_role("button", name=re.compile("^Yes, (up|down) to")).click()
        log = page.get_by_role("button", name="What happened")
        log.click()
        said = page.get_by_role("dialog").get_by_text(re.compile("^You would (sell|pay)"))
        expect(said.first).to_be_visible()  # a yes without being asked once more
        page.keyboard.press("Escape")
        page.reload()
        page.locator("#slip").wait_for()
        strip = page.get_by_role("region", name="Your limit in this auction")
        if strip.count() and strip.get_by_role("button", name="Ask me each time").count():
            expect(strip).to_contain_text(price)
            strip.get_by_role("button", name="Ask me each time").click()
            expect(strip.get_by_role("button", name="Ask me each time")).to_have_count(0)
