"""After the game: the score, the review, moments of the tape; and what a shared screen hides."""

import re

import pytest
from playwright.sync_api import expect

from at_a_table import (
    BOT,
    ask,
    confirm,
    meet,
    play_out,
    table,
    table_of_two,
    until_ready,
    wait_for_turn,
)
from browsing import Visit, boxes, serious_faults


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_finished_game_is_counted_and_looked_over(visit: Visit, size: str) -> None:
    page = visit("/", size)
    code = table(page, BOT, game="horse-fever-family")
    play_out(page, code)
    expect(page.get_by_role("heading", name="Line by line")).to_be_visible()
    expect(page.get_by_role("link", name="Download the record")).not_to_be_visible()
    expect(page.get_by_text("own words are in the shuffle")).to_be_visible()
    page.get_by_text("Check the deal").click()
    expect(page.get_by_role("link", name="Download the record")).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("Won it|Shared it")).first).to_be_visible()
    assert serious_faults(page) == []
    if size == "phone":
        page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Review the game").click()
    expect(page.get_by_role("heading", name="Five moments")).to_be_visible(timeout=60_000)
    assert not page.get_by_text(re.compile(r"Move \d+ of")).count()
    page.get_by_role("button", name=re.compile(": luck")).first.click()
    expect(page.get_by_text("before", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name="Why")).to_be_visible(timeout=60_000)
    assert serious_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.get_by_role("button", name="See it on the table").click()
    page.wait_for_url(re.compile(r"/replay/.*at=\d+"))


@pytest.mark.parametrize("game", ["unicorn-fever", "horse-fever-family", "kill-the-unicorns"])
def test_who_won_and_what_next_are_on_the_first_page(visit: Visit, game: str) -> None:
    page = visit("/")
    play_out(page, table(page, BOT, BOT, BOT, game=game))
    expect(page.locator(".final .sub")).to_have_text(
        re.compile(r"^With \d+, (level|\d+ ahead of \w|and yet ahead of \w)")
    )
    again = page.get_by_role("button", name="Rematch, same seats")
    expect(again).to_be_visible()
    assert boxes(again)[0].bottom <= page.evaluate("innerHeight")
    # Nothing of the table of points lies over the words below it, nor the podium over the title.
    title, podium, points, words = boxes(
        page.locator(".final h1"),
        page.locator(".podium .crown").first,
        page.locator(".final .ranks"),
        page.locator(".final .words"),
    )
    assert points.bottom <= words.y
    assert title.right <= podium.x or title.bottom <= podium.y


def test_a_line_of_the_tape_shows_its_moment_and_leads_back(visit: Visit) -> None:
    page = visit("/")
    code = table(page, BOT, game="horse-fever-family")
    ask(page, code, {"type": "start"})
    for _ in range(2):
        wait_for_turn(page)
        until_ready(page)
        confirm(page)
        page.wait_for_timeout(300)
    page.get_by_role("button", name="What happened").click()
    tape = page.get_by_role("dialog", name="What happened")
    tape.locator("li button").last.click()
    back = page.get_by_role("button", name="Back to now")
    expect(back).to_be_visible()
    expect(page.locator("#slip header h2")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(back).to_have_count(0)
    wait_for_turn(page)


def test_nothing_in_the_page_tells_the_cards_of_who_is_not_looking(visit: Visit) -> None:
    page = visit("/")
    code = table(page, {"kind": "hot-seat", "name": "Bea"}, game="horse-fever-family")
    ask(page, code, {"type": "start"})
    names = page.evaluate(
        "async () => Object.values((await (await fetch('/api/games/horse-fever-family/words'))"
        ".json()).names.ActionId)"
    )
    assert len(names) > 10
    meet(page)
    seen: dict[str, set[str]] = {}
    for _ in range(5):  # both bet, and lay cards face down
        curtain = page.get_by_role("button", name=re.compile(r"^I am "))
        curtain.wait_for()
        whole = page.content()
        assert not [one for one in names if one in whole], "cards behind the curtain"
        who = curtain.inner_text().removeprefix("I am ")
        curtain.click()
        wait_for_turn(page)
        hand = {one for one in names if one in page.content()}
        assert hand, "one's own cards are shown"
        assert not any(hand == others for name, others in seen.items() if name != who)
        seen[who] = hand
        until_ready(page)
        confirm(page)


def test_the_host_may_switch_the_live_odds_off(visit: Visit) -> None:
    page = visit("/new?game=unicorn-fever")
    switch = page.get_by_role("switch", name="Live odds")
    expect(switch).to_be_checked()
    switch.click()
    expect(switch).not_to_be_checked()


def test_a_break_is_agreed_on_and_a_seat_is_handed_back(visit: Visit) -> None:
    host, guest = table_of_two(visit, "horse-fever-family")
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Ask for a break").click()
    guest.get_by_role("button", name="Yes").click()
    expect(host.locator(".notices").get_by_text("The table takes a break.")).to_be_visible()
    guest.get_by_role("button", name="Go on").first.click()
    expect(host.locator(".notices").get_by_text("The table takes a break.")).to_have_count(0)
    guest.get_by_role("button", name="Menu").click()
    guest.get_by_role("button", name="Stand up").click()
    expect(guest.get_by_text("A bot sits in for you.")).to_be_visible()
    guest.get_by_role("button", name="Take over").click()
    expect(guest.get_by_text("A bot sits in for you.")).to_have_count(0)


def test_left_hand_big_text_and_contrast_change_the_table(visit: Visit) -> None:
    page = visit("/")
    code = table(page, BOT)
    ask(page, code, {"type": "start"})
    wait_for_turn(page)
    [side] = boxes(page.locator("aside.side"))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    for name in ("Left-handed", "Bigger text", "High contrast"):
        page.get_by_role("switch", name=re.compile(name, re.IGNORECASE)).click()
    page.keyboard.press("Escape")
    [moved] = boxes(page.locator("aside.side"))
    assert moved.x < side.x
    assert page.evaluate("document.documentElement.dataset.text") == "big"
    assert serious_faults(page) == []


def test_a_choice_is_taken_back_by_vote_and_feelings_are_shown(visit: Visit) -> None:
    host, guest = table_of_two(visit, "horse-fever-family")
    slip = "#slip header h2"
    host.locator(slip).or_(host.get_by_text("is thinking")).first.wait_for()
    first, second = (host, guest) if host.locator(slip).count() else (guest, host)
    for page in (first, second):
        wait_for_turn(page)
        until_ready(page)
        confirm(page)
        expect(page.locator(slip)).to_have_count(0)
    first.get_by_role("button", name="Menu").click()
    first.get_by_role("button", name=re.compile("ake back")).click()
    second.get_by_role("button", name="Yes").click()
    expect(second.get_by_role("button", name="Yes")).to_have_count(0)
    host.get_by_role("button", name=re.compile("^Chat")).click()
    host.get_by_role("button", name="Hurrah").click()
    expect(guest.get_by_text("Hurrah").first).to_be_visible()
