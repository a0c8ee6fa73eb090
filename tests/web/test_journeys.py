"""Whole journeys, from the front page to the last page and beyond it."""

import json
import re
import time
from collections.abc import Callable
from contextlib import ExitStack

import pytest
from playwright.sync_api import Locator, Page, expect

from at_a_party import ASKED, come_in
from at_a_table import ask, confirm, meet, until_ready, wait_for_turn
from browsing import PATIENCE, House, Visit
from hand import Hand, Player

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


def go_on(page: Page, way: str) -> None:
    """One of the ways on from the result; on a phone some wait behind a button."""
    result(page).wait_for()
    folded = page.locator("[aria-controls=ways-rest][aria-expanded=false]")
    if folded.count():
        folded.click()
    page.get_by_role("button", name=way, exact=True).click()


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

    go_on(page, "See the table")
    expect(page.locator(".table")).to_be_visible()
    page.get_by_role("button", name="Back to the result").click()
    expect(result(page)).to_be_visible()

    go_on(page, "Review the game")
    page.wait_for_url(re.compile("/review/"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.go_back()
    go_on(page, "Replay")
    page.wait_for_url(re.compile("/replay/"))
    page.get_by_role("button", name="Next move").click()
    page.wait_for_url(re.compile(r"at=1$"))
    page.goto(f"/t/{code}")
    page.get_by_role("button", name=re.compile("^Rematch")).click()
    page.get_by_role("button", name=re.compile("^Deal to")).click()
    wait_for_turn(page)
    expect(page.locator("#slip header h2")).to_be_visible()


def test_a_family_at_one_screen_with_a_bot(visit: Visit, house: House) -> None:
    """Hot seat of three and a bot: nobody sees another's cards, and it comes to an end."""
    page = visit("/", "tablet")
    arch(page, "horse-fever-family").get_by_role("link", name="Open a table").click()
    for place, name in enumerate(("Bea", "Cid")):
        page.get_by_role("button", name=re.compile("^Remove")).nth(place).click()
        who = page.get_by_role("radiogroup", name=f"Who takes seat {place + 2}")
        who.get_by_label("Hot seat").click()
        page.get_by_label("Your name").last.fill(name)
        page.get_by_role("button", name=f"Seat {name}").click()
    page.get_by_role("button", name=re.compile("^Deal to")).click()
    meet(page)
    curtain = page.get_by_role("button", name=re.compile("^I am "))
    seen = set()
    for _ in range(3):
        curtain.wait_for()
        seen.add(curtain.inner_text())
        curtain.click()
        until_ready(page)
        confirm(page)
    assert len(seen) == 3
    # The third choice has come: whoever chooses later takes the seat back.
    curtain.or_(page.get_by_text(re.compile("thinking"))).first.wait_for()
    code = code_of(page)
    # The rest goes by itself: all three stand up, and the bots play on.
    ask(page, code, *({"type": "stand", "seat": seat} for seat in range(3)))
    expect(result(page)).to_be_visible(timeout=60_000)


def test_a_spectator_follows_by_link_and_sees_what_is_public(visit: Visit, house: House) -> None:
    host = visit("/")
    arch(host, "unicorn-fever").get_by_role("button", name="Play now").click()
    wait_for_turn(host)
    watcher = visit(f"/t/{code_of(host)}", "phone")
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    hand = host.locator("[data-card]").count()
    assert hand > 0
    assert watcher.locator("[data-card]").count() == 0
    news = watcher.locator(".news").inner_text()
    until_ready(host)
    confirm(host)
    expect(watcher.locator(".news")).not_to_have_text(news)
    play_on(host, house)
    expect(result(watcher)).to_be_visible(timeout=60_000)
    expect(watcher.get_by_role("button", name=re.compile("^Rematch"))).to_have_count(0)
    go_on(watcher, "Leave")
    expect(arch(watcher, "unicorn-fever")).to_be_visible()


def test_after_the_game_the_tape_is_shown_to_somebody_else(visit: Visit, house: House) -> None:
    page = visit("/")
    arch(page, "horse-fever-family").get_by_role("button", name="Play now").click()
    wait_for_turn(page)
    play_on(page, house)
    expect(result(page)).to_be_visible(timeout=60_000)
    go_on(page, "Replay")
    slider = page.get_by_role("slider", name=re.compile("Move 0 of"))
    slider.wait_for()
    for _ in range(3):
        page.get_by_role("button", name="Next move").click()
    views = page.get_by_label("Point of view")
    for eyes in ("0", "1", "2"):
        views.select_option(eyes)
        page.wait_for_url(re.compile(rf"eyes={eyes}"))
        expect(page.locator(".table")).to_be_visible()
    friend = visit(page.url.removeprefix(house.address), "phone")
    expect(friend.get_by_role("slider", name=re.compile("Move 3 of"))).to_be_visible()
    expect(friend.get_by_label("Point of view")).to_have_value("2")
    friend.get_by_role("button", name="Next move").click()
    expect(friend.get_by_role("slider", name=re.compile("Move 4 of"))).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("mode", MODES)
def test_a_finished_game_is_played_on_from_a_moment(
    visit: Visit, house: House, mode: str, size: str
) -> None:
    with Hand(house, mode, 2) as hand:
        hand.deal()
        hand.play(lambda _: False)
        game = hand.finished()
    page = visit(f"/replay/{game}?at=9&eyes=1", size)
    expect(page.get_by_role("slider", name=re.compile("Move 9 of"))).to_be_visible()
    page.get_by_role("button", name=re.compile("^Play on as ")).click()
    wait_for_turn(page)
    play_on(page, house)
    expect(result(page)).to_be_visible(timeout=60_000)
    page.get_by_text("Check the deal").click()
    expect(page.get_by_text("Taken up from an earlier game after 9 moves")).to_be_visible()


def test_a_game_in_a_tram(visit: Visit, house: House) -> None:
    """Play now, a tunnel, a reload by the phone itself, and on to the end."""
    page = visit("/", "phone")
    arch(page, "kill-the-unicorns").get_by_role("button", name="Play now").click()
    wait_for_turn(page)
    asked = page.locator("#slip header").inner_text()
    page.context.set_offline(True)
    page.get_by_text("The line is down.").wait_for()
    page.context.set_offline(False)
    page.get_by_text("The line is down.").wait_for(state="hidden")
    expect(page.locator("#slip header")).to_have_text(asked, use_inner_text=True)
    page.reload()
    expect(page.locator("#slip header")).to_have_text(asked, use_inner_text=True)
    play_on(page, house)
    expect(result(page)).to_be_visible(timeout=60_000)


def test_a_party_on_television_at_the_desk_and_on_phones(visit: Visit, house: House) -> None:
    """The host plays along at a desktop; two phones; the television is only looked at."""
    host = visit("/")
    arch(host, "horse-fever-family").get_by_role("radio", name="Party").check()
    arch_of_horses = host.get_by_role("article").filter(has_text="Horse Fever")
    arch_of_horses.get_by_role("link", name="Open a table").click()
    fewer = host.get_by_role("button", name=re.compile("(Less|Fewer).*races"))
    for _ in range(3):
        fewer.click()
    host.get_by_role("button", name="Open the table").click()
    code = code_of(host)
    screen = visit(f"/tv/{code}", viewport={"width": 1920, "height": 1080})
    phones = [visit("/", "phone"), visit("/", "phone")]
    for phone, name in zip(phones, ("Boris", "Ada"), strict=True):
        come_in(phone, code, name)
    expect(screen.get_by_text(code).first).to_be_visible()
    host.get_by_role("button", name=re.compile("^(Deal to|Start with)")).first.click()
    with ExitStack() as lines:
        players = [lines.enter_context(seat_of(one, house, code)) for one in (host, *phones)]
        until = time.monotonic() + 5 * PATIENCE
        while not any(player.over for player in players):
            assert time.monotonic() < until
            for player in players:
                if player.is_asked():
                    player.answer(_another_race)
    expect(screen.get_by_text(re.compile("wins? the night|share the night"))).to_be_visible(
        timeout=60_000
    )
    for phone in phones:
        expect(phone.get_by_role("heading", name="The night is over")).to_be_visible(timeout=60_000)
        phone.get_by_role("button", name="Stay, play again").click()
    host.get_by_role("link", name="Replay").click(timeout=60_000)
    host.wait_for_url(re.compile("/replay/"))
    host.get_by_role("button", name="Next move").click()
    host.wait_for_url(re.compile(r"at=1$"))
    host.keyboard.press("ArrowLeft")  # a television's table, but the way through it has keys
    host.wait_for_url(re.compile(r"at=0$"))
    host.goto(f"/t/{code}")
    host.get_by_role("button", name="Another night", exact=True).click(timeout=60_000)
    host.get_by_role("button", name=re.compile("^(Deal to|Start with)")).first.click()
    for phone in phones:
        phone.wait_for_selector(ASKED)


def _another_race(decision: dict) -> int | None:
    """Yes to another race: the night ends by itself after the last."""
    return 0 if decision["question"]["step"] == "choose-another-race" else None
