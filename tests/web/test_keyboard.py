"""Every game with the keyboard alone: the focus is never lost, and nothing happens by accident.

Whole games on a desktop. On a phone the first round and the last one are played with keys, what
lies between by a second line of the same guest; ``WHOLE_GAMES=1`` plays all of it with keys there,
too.
"""

import json
import os
import re

import pytest
from playwright.sync_api import Page, expect

from at_a_party import open_a_party
from at_a_table import BOT, ask, table
from browsing import SIZES, House, Visit
from hand import Player
from hornbook.kernel import Chance
from on_keys import (
    WATCH,
    answer,
    await_question,
    focused,
    has_focus,
    nothing_lost,
    press,
    state,
    tab_to,
    to_the_slip,
)

WHOLE = os.environ.get("WHOLE_GAMES") == "1"
MODES = {
    "unicorn-fever": {},
    "horse-fever-board": {},
    "horse-fever-family": {},
    "kill-the-unicorns": {},
    "horse-fever-party": {"settings": {"races": 2}, "most": 8},
}
_QUICK = """if (origin !== "null")
  localStorage["hornbook.preferences"] ??= '{"speed":"instant","name":"Mina"}';
"""


def come(visit: Visit, path: str = "/", size: str = "desktop") -> Page:
    page = visit.screen(_QUICK + WATCH, reduced_motion="reduce", **SIZES[size])
    page.goto(path)
    return page


def dealt(page: Page, game: str) -> str:
    """A game with two bots has begun."""
    code = table(page, BOT, BOT, game=game, **MODES[game])
    ask(page, code, {"type": "start"})
    await_question(page)
    return code


def round_of(view: dict) -> tuple[int, int]:
    """Which round of how many."""
    now = view.get("race_number", view.get("round_number", 0))
    return now, view.get("races", view.get("rounds", 0))


def second_line(page: Page, house: House, code: str) -> Player:
    return Player(house, json.loads(page.evaluate("localStorage['hornbook.guest']")), code)


def to_the_last_round(page: Page, house: House, code: str) -> None:
    """What is between goes by itself; the page shows all of it."""
    with second_line(page, house, code) as player:
        player.listen()
        player.play(lambda _: round_of(player.view)[0] == round_of(player.view)[1])


@pytest.mark.timeout(3600 if WHOLE else 300)
@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("game", [one for one in MODES if one != "horse-fever-party"])
def test_a_game_is_played_with_keys_alone(visit: Visit, house: House, game: str, size: str) -> None:
    page = come(visit, size=size)
    code = dealt(page, game)
    chance = Chance(5)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # the first thing that is found leads to the question
    assert has_focus(page, "#slip, #slip *"), focused(page)
    if size == "phone" and not WHOLE:
        for _ in range(4):
            answer(page, chance)
        to_the_last_round(page, house, code)
    for _ in range(1000):
        if await_question(page) == "over":
            break
        answer(page, chance)
    expect(page.locator(".final h1")).to_be_visible()
    assert "final" in page.evaluate("() => document.activeElement.closest('main')?.className ?? ''")
    nothing_lost(page)


def test_a_party_at_a_desk_is_played_with_keys_alone(visit: Visit) -> None:
    page = come(visit)
    dealt(page, "horse-fever-party")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # the first thing that is found leads to the question
    assert has_focus(page, "#slip, #slip *"), focused(page)
    chance = Chance(5)
    for _ in range(60):
        if await_question(page) == "over":
            break
        answer(page, chance)
    expect(page.locator("[data-act=final]")).to_be_visible(timeout=60_000)
    nothing_lost(page)


def test_a_party_on_a_phone_is_played_with_keys_alone(visit: Visit, house: House) -> None:
    host = come(visit)
    code = open_a_party(host, seats=[{"kind": "host"}, BOT, BOT], most=8, settings={"races": 1})
    phone = come(visit, f"/party/{code}", "phone")
    phone.get_by_label("Your name").wait_for()
    tab_to(phone, "input:not([type=radio])")
    phone.keyboard.type("Ada")
    phone.keyboard.press("Enter")
    phone.get_by_role("heading", name="You are in").wait_for()
    assert focused(phone)
    with second_line(host, house, code) as player:
        player.start()
        chance = Chance(5)
        for _ in range(80):
            now = state(phone)
            if now == "over":
                break
            if now:
                answer(phone, chance)
            elif player.is_asked():
                player.answer()
    phone.locator(".hero .place").wait_for(timeout=60_000)
    assert focused(phone)
    nothing_lost(phone)


def test_from_the_front_page_to_the_question_with_keys_alone(visit: Visit) -> None:
    page = come(visit)
    page.get_by_role("button", name="Play now: Kill the Unicorns").wait_for()
    tab_to(page, "[aria-label='Play now: Kill the Unicorns']")
    press(page, "Enter")
    await_question(page)
    assert has_focus(page, "#slip, #slip *"), focused(page)
    nothing_lost(page)


@pytest.mark.parametrize("game", MODES)
def test_enter_on_the_bare_page_does_nothing_but_lead_to_the_question(
    visit: Visit, game: str
) -> None:
    page = come(visit)
    dealt(page, game)
    asked = page.locator("#slip").inner_text()
    assert has_focus(page, "body")
    page.keyboard.press("Enter")
    assert has_focus(page, "#slip *, #slip"), focused(page)
    assert page.locator("#slip").inner_text() == asked


def test_what_is_opened_on_top_gives_the_focus_back(visit: Visit) -> None:
    page = come(visit)
    dealt(page, "unicorn-fever")
    for name, inside in [("What happened", ""), ("Menu", "Settings"), ("Menu", "Keys")]:
        opener = page.get_by_role("button", name=name, exact=True)
        opener.focus()
        press(page, "Enter")
        dialog = page.get_by_role("dialog")
        dialog.wait_for()
        if inside:
            dialog.get_by_role("button", name=inside, exact=True).focus()
            press(page, "Enter")
            page.get_by_role("dialog", name=inside).wait_for()
        press(page, "Escape")
        expect(dialog).to_have_count(0)
        expect(opener).to_be_focused()
    to_the_slip(page)
    before = focused(page)
    press(page, "r")
    expect(page.get_by_role("complementary", name="Rules")).to_be_focused()
    press(page, "Escape")
    assert focused(page) == before
    nothing_lost(page)


def test_the_key_to_the_slip_unfolds_it_and_finds_the_first_option(visit: Visit) -> None:
    page = come(visit, size="phone")
    dealt(page, "horse-fever-family")
    while page.locator("main .cast").count():
        answer(page, Chance(1))
        await_question(page)
    fold = page.get_by_role("button", name="Fold the slip")
    fold.focus()
    press(page, "Enter")
    page.get_by_role("button", name="Open the slip").wait_for()
    press(page, "t")
    first = page.locator("#slip button:not(:disabled):not(.why):not(.word), #slip input").first
    expect(first).to_be_focused()


def test_single_keys_can_be_changed_and_switched_off(visit: Visit) -> None:
    page = come(visit)
    dealt(page, "unicorn-fever")
    page.keyboard.press("Tab")
    press(page, "?")
    keys = page.get_by_role("dialog", name="Keys")
    change = keys.get_by_role("button", name=re.compile("Change the key for “what happened”"))
    change.focus()
    press(page, "Enter")
    page.keyboard.press("c")
    expect(keys.get_by_text("C is taken")).to_be_visible()
    page.keyboard.press("z")
    expect(keys.locator("dt", has_text="Z")).to_be_visible()
    press(page, "Escape")
    page.reload()
    await_question(page)
    page.keyboard.press("z")
    page.get_by_role("dialog", name="What happened").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").focus()
    press(page, "Enter")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Letters and numbers as keys").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("z")
    page.keyboard.press("g")
    page.evaluate("() => new Promise(requestAnimationFrame)")
    expect(page.get_by_role("dialog")).to_have_count(0)
