"""Two people, two devices: breaks, votes, chat, locked doors, leaving and coming back, again."""

import re

import pytest
from playwright.sync_api import Page, expect

from at_a_table import (
    ask,
    confirm,
    meet,
    table,
    table_of_two,
    until_ready,
    wait_for_turn,
    whose_turn,
)
from browsing import Visit

GAME = "horse-fever-family"


def menu(page: Page, deed: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=deed, exact=True).click()


def gathered(visit: Visit) -> tuple[Page, Page, str]:
    """A table that gathers: its host, and a guest who sits."""
    host, guest = visit("/"), visit("/")
    code = table(host, {"kind": "open"}, game=GAME)
    guest.goto(f"/t/{code}")
    guest.get_by_role("button", name="Sit down").first.click()
    guest.get_by_role("button", name="Stand up").wait_for()
    return host, guest, code


def test_a_break_is_voted_on_refused_and_taken(visit: Visit) -> None:
    first, other = whose_turn(*table_of_two(visit, GAME))
    menu(first, "Ask for a break")
    other.get_by_role("button", name="No", exact=True).click()
    expect(first.locator(".notices")).not_to_contain_text("would like a break.")
    menu(other, "Ask for a break")
    first.get_by_role("button", name="Yes").click()
    for page in (first, other):
        expect(page.locator(".notices").get_by_text("The table takes a break.")).to_be_visible()
    # Nothing is lost by a choice during the break, and all goes on after it.
    until_ready(first)
    confirm(first)
    expect(first.locator("#slip .refusal")).to_be_visible()
    other.get_by_role("button", name="Go on").first.click()
    expect(first.locator(".notices").get_by_text("The table takes a break.")).to_have_count(0)
    until_ready(first)
    confirm(first)
    wait_for_turn(other)


def test_what_is_said_is_heard_until_the_host_mutes(visit: Visit) -> None:
    host, guest = table_of_two(visit, GAME)
    for page in (host, guest):
        page.get_by_role("button", name=re.compile("^Chat")).click()
    for page, other, text in ((guest, host, "good luck"), (host, guest, "and to you")):
        page.get_by_label("Say something").fill(text)
        page.get_by_label("Say something").press("Enter")
        expect(other.get_by_role("dialog").get_by_text(text)).to_be_visible()
    host.get_by_role("button", name=re.compile("^Mute")).click()
    host.get_by_role("button", name=re.compile("^Let speak")).wait_for()
    guest.get_by_label("Say something").fill("can you hear me")
    guest.get_by_label("Say something").press("Enter")
    expect(guest.get_by_text("The host has muted you.").first).to_be_visible()
    host.get_by_role("button", name=re.compile("^Let speak")).click()
    host.get_by_role("button", name=re.compile("^Mute")).wait_for()
    guest.get_by_label("Say something").fill("here I am")
    guest.get_by_label("Say something").press("Enter")
    expect(host.get_by_role("dialog").get_by_text("here I am")).to_be_visible()


def test_a_locked_door_keeps_others_out_and_those_inside_in(visit: Visit) -> None:
    host, guest, code = gathered(visit)
    host.get_by_role("button", name="Lock the door").click()
    expect(guest.get_by_text("Locked")).to_be_visible()
    late = visit(f"/t/{code}")
    expect(late.get_by_role("heading", level=1)).to_contain_text("The table is locked")
    guest.reload()
    expect(guest.get_by_role("button", name="Stand up")).to_be_visible()
    host.get_by_role("button", name="Locked").click()
    late.reload()
    expect(late.get_by_text(code).first).to_be_visible()


def test_who_stands_up_is_played_for_and_comes_back(visit: Visit) -> None:
    first, other = whose_turn(*table_of_two(visit, GAME))
    menu(other, "Stand up")
    expect(first.locator(".notices")).to_contain_text("bot sits in for")
    other.get_by_role("button", name="Take over").click()
    expect(first.locator(".notices")).not_to_contain_text("bot sits in for")
    until_ready(first)
    confirm(first)
    wait_for_turn(other)
    # Who only closes the page keeps the seat, and finds the way back from the front page.
    address = other.url
    menu(other, "Leave")
    other.wait_for_url(re.compile(r"/$"))
    other.get_by_role("link", name="Back to the table").click()
    other.wait_for_url(address)
    wait_for_turn(other)
    until_ready(other)
    confirm(other)
    wait_for_turn(first)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_tunnel_of_forty_seconds_leads_back_to_the_same_place(visit: Visit, size: str) -> None:
    """Longer than the line's own patience; the page's clock is turned, nobody waits."""
    host = visit("/", size)
    host.clock.install()
    code = table(host, {"kind": "bot", "level": "random"}, game="unicorn-fever")
    ask(host, code, {"type": "start"})
    wait_for_turn(host)
    until_ready(host)
    slip = host.locator("#slip").inner_text()
    host.context.set_offline(True)
    expect(host.get_by_text("The line is down.")).to_be_visible()
    host.clock.run_for(40_000)
    host.context.set_offline(False)
    host.clock.run_for(6_000)
    expect(host.get_by_text("The line is down.")).to_be_hidden()
    # Not only the question is there again: what was picked is, too.
    expect(host.locator("#slip")).to_have_text(slip, use_inner_text=True)
    confirm(host)
    expect(host.locator("#slip")).not_to_have_text(slip, use_inner_text=True)


def test_a_rematch_with_swapped_seats(visit: Visit) -> None:
    host, guest, code = gathered(visit)
    host.get_by_role("button", name=re.compile("^Deal to")).click()
    for page, seat in ((host, 0), (guest, 1)):
        ask(page, code, {"type": "stand", "seat": seat})
    for page in (host, guest):
        deal = page.locator("main .cast:has(.foot)")
        page.locator(".final h1").or_(deal).first.wait_for(timeout=60_000)
        if deal.count():
            meet(page)
        expect(page.locator(".final h1")).to_be_visible(timeout=60_000)
    host.get_by_role("button", name=re.compile("^Rematch")).click()
    # Who stood up during the game is asked to sit down again, at whichever seat.
    for page in (guest, host):
        page.get_by_role("button", name="Sit down").first.click()
        expect(page.get_by_role("button", name="Stand up")).to_be_visible()
    host.get_by_role("button", name=re.compile("^Deal to")).click()
    first, other = whose_turn(host, guest)
    until_ready(first)
    confirm(first)
    wait_for_turn(other)
