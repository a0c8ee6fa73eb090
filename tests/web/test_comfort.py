"""Whoever needs bigger, clearer or wider text, or the system's own colours, can play as well."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from at_a_table import BOT, ask, table, wait_for_turn
from browsing import House, Visit
from hand import Hand
from screens.plan import COMFORTS, Everything, OneOfEach
from screens.report import lines
from screens.screen import Onlooker
from screens.tours import tour

# One state of each screen, each with two comforts in turn; all of them: tests/screenshots.py.
STATES = {
    "house": ["front", "own-cards-unicorn-fever", "set-up-kill-the-unicorns"],
    "unicorn-fever": ["unicorn-fever-bet"],
    "horse-fever-family": ["horse-fever-family-bet"],
    "kill-the-unicorns": ["kill-the-unicorns-characters"],
}


@pytest.mark.parametrize("name", STATES)
def test_every_screen_can_be_read_and_pressed_in_comfort(
    house: House, visit: Visit, name: str
) -> None:
    turn = list(STATES).index(name)
    comforts = COMFORTS[1:]
    plan = OneOfEach(STATES[name], comforts[turn:] + comforts[:turn])
    onlooker = Onlooker(visit, plan, axe=True)
    assert tour(onlooker, house, name) == []
    assert not plan.left
    assert "\n".join(lines(onlooker.found)) == ""


def test_a_partys_phone_and_desk_read_by_night(house: House, visit: Visit) -> None:
    states = [f"-{screen}-{moment}" for screen in ("phone", "desk") for moment in ("bets", "paid")]
    onlooker = Onlooker(visit, Everything([360, 1440], ["dark"], states=states), axe=True)
    assert tour(onlooker, house, "horse-fever-party") == []
    assert "\n".join(lines(onlooker.found)) == ""


def test_signs_at_a_partys_desk_have_the_colour_of_their_words_by_night(
    house: House, visit: Visit
) -> None:
    for _ in range(20):  # who is drawn to hold the book has no slip
        with Hand(house, "horse-fever-party", bots=3) as hand:
            page = visit("/about", color_scheme="dark")
            page.evaluate("it => { localStorage['hornbook.guest'] = it }", hand.guest_text)
            page.goto(f"/t/{hand.code}")
            hand.deal()
            page.locator("#slip .primary").wait_for()
            signs = page.locator("#slip :is(header, .primary) > svg")
            found = signs.evaluate_all(
                "all => all.map((one) => [getComputedStyle(one).fill, getComputedStyle(one).color])"
            )
        if found:
            break
    assert found
    assert [fill for fill, colour in found if fill != colour] == []


def test_every_comfort_has_its_turn() -> None:
    seen = set()
    comforts = COMFORTS[1:]
    for turn, states in enumerate(STATES.values()):
        plan = OneOfEach(states, comforts[turn:] + comforts[:turn])
        seen |= {look.comfort for state in states for look in plan.looks(state)}
    assert seen == set(comforts)


# The size of every word on the page.
_SIZES = """() => {
  const sizes = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: node, data } = walker.currentNode;
    if (!data.trim() || !node.checkVisibility()) continue;
    sizes.push([data.trim(), parseFloat(getComputedStyle(node).fontSize)]);
  }
  return sizes;
}"""


# Settings, as if they had been made in a dialog.
_LIKE = """(more) => {
  const liked = JSON.parse(localStorage['hornbook.preferences']);
  localStorage['hornbook.preferences'] = JSON.stringify({ ...liked, ...more });
}"""


def _smaller(before: list[Any], after: list[Any], share: float) -> list[str]:
    """What has not grown by that share."""
    assert len(before) >= 10
    assert [word for word, _ in before] == [word for word, _ in after]
    return [
        f"{word}: {size} to {now}"
        for (word, size), (_, now) in zip(before, after, strict=True)
        if abs(now / size - share) > 0.01
    ]


def _at_a_table(visit: Visit) -> Page:
    page = visit("/")
    code = table(page, BOT, BOT)
    ask(page, code, {"type": "start"})
    page.reload()
    wait_for_turn(page)
    return page


def test_a_phone_at_a_party_keeps_to_the_settings_of_the_house(house: House, visit: Visit) -> None:
    with Hand(house, "horse-fever-party", bots=3) as hand:
        page = visit(f"/party/{hand.code}", "phone")
        page.locator("input").first.wait_for()
        before = page.evaluate(_SIZES)
        page.evaluate(_LIKE, {"bigText": True, "contrast": True})
        page.reload()
        page.locator("input").first.wait_for()
        expect(page.locator("html")).to_have_attribute("data-contrast", "high")
        assert _smaller(before, page.evaluate(_SIZES), 1.15) == []


@pytest.mark.parametrize("where", ["front", "table"])
def test_bigger_text_is_15_percent_more_of_everything_written(visit: Visit, where: str) -> None:
    page = visit("/") if where == "front" else _at_a_table(visit)
    page.locator("main, #slip").first.wait_for()
    page.wait_for_load_state("networkidle")  # the open tables, too
    before = page.evaluate(_SIZES)
    page.evaluate(_LIKE, {"bigText": True})
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-text", "big")
    if where == "table":
        wait_for_turn(page)
    page.locator("main, #slip").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert _smaller(before, page.evaluate(_SIZES), 1.15) == []


@pytest.mark.parametrize("where", ["front", "table", "phone"])
def test_the_browsers_own_text_size_counts(house: House, visit: Visit, where: str) -> None:
    if where == "table":
        page = _at_a_table(visit)
    else:
        with Hand(house, "horse-fever-party", bots=3) as hand:
            page = visit("/" if where == "front" else f"/party/{hand.code}")
            page.locator("main, input").first.wait_for()
            page.wait_for_load_state("networkidle")
    before = page.evaluate(_SIZES)
    browser = page.context.new_cdp_session(page)
    browser.send("Page.setFontSizes", {"fontSizes": {"standard": 24}})
    assert _smaller(before, page.evaluate(_SIZES), 1.5) == []


def test_the_systems_wish_for_contrast_is_our_own_setting(visit: Visit) -> None:
    page = visit("/")
    expect(page.locator("html")).to_have_attribute("data-contrast", "")
    page.emulate_media(contrast="more")
    expect(page.locator("html")).to_have_attribute("data-contrast", "high")


def test_in_forced_colours_what_is_chosen_differs_from_what_is_not(visit: Visit) -> None:
    page = visit("/", forced_colors="active")
    page.get_by_role("button", name="Settings").first.click()
    ground = "it => getComputedStyle(it).backgroundColor"
    chosen = page.locator("dialog input:checked + span").first
    other = page.locator("dialog input:not(:checked) + span").first
    assert chosen.evaluate(ground) != other.evaluate(ground)
    switch = page.get_by_role("switch").last
    off = switch.evaluate(ground)
    switch.click()
    assert switch.evaluate(ground) != off
