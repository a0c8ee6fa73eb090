"""Everybody reads their own language: from the first visit on, and another at any moment.

Each mode is played to its end in one of them; ``WHOLE_GAMES=1`` plays each in all.
"""

from __future__ import annotations

import json
import os
import time
from itertools import product
from typing import Any

import httpx2 as httpx
import msgspec
import pytest
from playwright.sync_api import Page, expect

from at_a_table import ask, asked, confirm, meet, table, until_ready
from browsing import PATIENCE, SIZES, House, Visit
from english import is_english
from fluent_files import on_the_page
from hand import Decision, Hand
from hornbook import games
from hornbook.kernel import Event
from hornbook.text import Catalogue, Phrases, languages, stand_in
from text.test_sentences import things

expect.set_options(timeout=PATIENCE * 1000)

WHOLE = os.environ.get("WHOLE_GAMES") == "1"
OTHERS = [one for one in languages() if one != "en"]  # in English all other tests play
PARTY = "horse-fever-party"
ENOUGH = 40  # events
# Every text that the page shows, from its first letter on.
_READ = """(() => {
  window.read = new Set();
  const note = (node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let one = texts.currentNode; one; one = texts.nextNode())
      if (one.nodeType === Node.TEXT_NODE && !one.parentElement?.closest("script, style"))
        window.read.add(one.data);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === "characterData") note(target);
      else addedNodes.forEach(note);
  }).observe(document, { subtree: true, childList: true, characterData: true });
})()"""


@pytest.mark.parametrize("language", languages())
def test_the_first_visit_is_in_the_browsers_language_and_another_is_a_choice(
    visit: Visit, language: str
) -> None:
    page = visit.screen("", locale=language, **SIZES["desktop"])
    page.goto("/")
    html, said = page.locator("html"), on_the_page(language)
    expect(html).to_have_attribute("lang", language)
    page.get_by_role("button", name=said["web-settings-title"].text).first.click()
    expect(page.locator("dialog h2")).to_have_text(said["web-settings-title"].text)
    page.locator("dialog select").select_option("en")
    expect(html).to_have_attribute("lang", "en")
    expect(page.locator("dialog h2")).to_have_text(on_the_page("en")["web-settings-title"].text)
    page.reload()
    expect(html).to_have_attribute("lang", "en")


def speaks(page: Page, language: str) -> None:
    """The page is in that language, and what its tools are called, too."""
    expect(page.locator("html")).to_have_attribute("lang", language)
    log = page.locator("nav.tools button:has([href='#i-log'])")
    expect(log).to_have_accessible_name(on_the_page(language)["web-tape"].text)


def speak(page: Page, language: str) -> None:
    """Another language, by the settings of a table."""
    page.locator("nav.tools button:has([href='#i-menu'])").click()
    page.locator("dialog li:nth-child(3) button").click()
    page.locator("dialog select").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator("dialog footer .primary").click()


def whoever_is_asked(*pages: Page) -> Page:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for page in pages:
            if asked(page):
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def test_two_people_read_two_languages_and_a_television_the_hosts(visit: Visit) -> None:
    host, guest = visit("/", locale="fr"), visit("/", locale="de")
    code = table(host, {"kind": "open"})
    tv = visit(f"/tv/{code}", locale="en")
    expect(tv.locator("html")).to_have_attribute("lang", "fr")
    sent: list[dict[str, Any]] = []
    for page in (host, guest):
        page.on(
            "websocket",
            lambda line: line.on("framesent", lambda text: sent.append(json.loads(str(text)))),
        )
        page.goto(f"/t/{code}")
        page.get_by_text(code).first.wait_for()
    ask(guest, code, {"type": "sit"})
    ask(host, code, {"type": "start"})
    asked_first = whoever_is_asked(host, guest)
    speaks(host, "fr")
    speaks(guest, "de")

    # In the middle of a turn, with a choice drafted: nothing of it is lost.
    until_ready(asked_first)
    drafted = [one["choices"] for one in sent if one["type"] == "draft"][-1]
    speak(asked_first, "it")
    speaks(asked_first, "it")
    expect(asked_first.locator("#slip .primary:not(:disabled)")).to_be_visible()
    confirm(asked_first)
    other = guest if asked_first is host else host
    speaks(other, "de" if other is guest else "fr")
    expect(asked_first.locator("#slip header h2")).to_have_count(0)
    assert [one["choices"] for one in sent if one["type"] == "choose"] == [drafted]
    assert whoever_is_asked(other) is other

    # The television says what the host's screen says, until somebody chooses on it.
    if asked_first is guest:
        speak(host, "it")
    expect(tv.locator("html")).to_have_attribute("lang", "it")
    tv.evaluate("localStorage['hornbook.preferences'] = '{\"language\": \"en\"}'")
    tv.reload()
    tv.locator("main").first.wait_for()
    expect(tv.locator("html")).to_have_attribute("lang", "en")


def ways() -> list[tuple[str, str]]:
    """Mode and language: all of them, or each mode once."""
    if WHOLE:
        return list(product(games.names(), languages()))
    return [(game, OTHERS[place % len(OTHERS)]) for place, game in enumerate(games.names())]


def another_race(decision: Decision) -> int | None:
    return 0 if decision["question"]["step"] == "choose-another-race" else None


def compare_with_python(page: Page, house: House, hand: Hand, catalogue: Catalogue) -> None:
    """The log says word for word what Python says of the same events."""
    table = httpx.get(f"{house.address}/api/tables/{hand.code}").json()["table"]
    called = [one["name"] or stand_in(catalogue, seat) for seat, one in enumerate(table["faces"])]
    played = games.load(catalogue.game)
    names = {
        **played.names(played.house_edition(), catalogue),
        "Seat": called.__getitem__,
    }
    assert hand.decision is not None
    phrases = Phrases(catalogue, names, hand.decision["seat"])
    kinds = {one.__struct_config__.tag: one for one in things(catalogue.game, Event)}
    said = [phrases.say("event", msgspec.convert(one, kinds[one["type"]])) for one in hand.events]
    page.locator("nav.tools button:has([href='#i-log'])").click()
    lines = page.locator("dialog li span")
    expect(lines.first).to_have_text(said[-1])
    shown = [one.strip() for one in lines.all_text_contents()[::-1]]
    assert shown[-ENOUGH:] == said[-ENOUGH:]
    page.keyboard.press("Escape")


@pytest.mark.parametrize(("game", "language"), ways())
def test_a_whole_game_is_told_in_one_language(
    house: House, visit: Visit, game: str, language: str
) -> None:
    party = game == PARTY
    page = visit("/about", locale=language)
    page.context.add_init_script(_READ)
    order = {"settings": {"races": 2}} if party else {}
    with Hand(house, game, bots=2, bot="random", **order) as hand:
        hand.habit = another_race
        page.evaluate("it => { localStorage['hornbook.guest'] = it }", hand.guest_text)
        page.goto(f"/t/{hand.code}")
        page.locator("main button").first.wait_for()
        hand.deal()
        if game in ("horse-fever-board", "horse-fever-family"):
            meet(page)
        if not party:
            hand.play(lambda _: len(hand.events) > ENOUGH)
            compare_with_python(page, house, hand, Catalogue(language, game))
        hand.play(lambda _: False)
    end = ".stage[data-act=final]" if party else ".final h1"
    page.locator(end).wait_for(timeout=60_000)
    expect(page.locator("html")).to_have_attribute("lang", language)
    read: list[str] = page.evaluate("[...window.read]")
    assert len(read) > 50, "hardly anything was shown"
    assert language == "en" or [one for one in read if is_english(one)] == []
