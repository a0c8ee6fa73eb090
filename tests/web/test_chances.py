"""Chances on request: what a bet is worth with what the player knows, and how a race went."""

import re

import pytest
from playwright.sync_api import expect

from at_a_table import BOT, ask, table, wait_for_turn
from browsing import Visit, boxes, serious_faults


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_bet_says_how_likely_it_is_and_what_it_brings(visit: Visit, size: str) -> None:
    page = visit("/", size)
    code = table(page, BOT, BOT, game="horse-fever-family")
    ask(page, code, {"type": "start"})
    wait_for_turn(page)
    slip = page.locator("#slip")
    slip.locator(".picks button:enabled").first.click()
    slip.get_by_role("button", name="show chances").click()
    expect(slip.get_by_text(re.compile(r"Wins \d+% ± \d"))).to_be_visible()
    expect(slip.get_by_text(re.compile(r"\d on average"))).to_be_visible()
    presets, torn = boxes(slip.get_by_role("button", name="half"), slip.locator(".perforation"))
    assert presets.bottom <= torn.bottom  # nothing is cut off
    slip.get_by_role("button", name="hide chances").click()
    expect(slip.get_by_text(re.compile("on average"))).to_have_count(0)


def test_a_table_without_hints_offers_none(visit: Visit) -> None:
    page = visit("/")
    code = table(page, BOT, BOT, game="horse-fever-family", hints=False)
    ask(page, code, {"type": "start"})
    wait_for_turn(page)
    slip = page.locator("#slip")
    slip.locator(".picks button:enabled").first.click()
    slip.get_by_role("button", name="show chances").click()
    expect(slip.get_by_role("button", name="show chances")).to_have_count(0)


@pytest.mark.parametrize("game", ["unicorn-fever", "horse-fever-board"])
def test_the_bar_has_the_chances_of_the_coming_race(visit: Visit, game: str) -> None:
    page = visit("/", "phone")
    code = table(page, BOT, BOT, game=game)
    ask(page, code, {"type": "start"})
    wait_for_turn(page)
    page.get_by_role("banner").get_by_role("button", name="Chances").click()
    dialog = page.get_by_role("dialog", name="Chances")
    expect(dialog.get_by_role("row")).to_have_count(7)
    expect(dialog.get_by_text("%").first).to_be_visible()
    assert serious_faults(page) == []
