"""At a table: several people, lost lines, shared screens, the end and the replay."""

import json
import re

from playwright.sync_api import Page, expect

from at_a_table import (
    BOT,
    ask,
    asked,
    confirm,
    play_out,
    press_on,
    table,
    until_ready,
    wait_for_turn,
)
from browsing import Visit, serious_faults
from hornbook.kernel import Chance


def test_two_players_and_a_watcher_at_one_table(visit: Visit) -> None:
    ada, boris, watcher = visit("/"), visit("/"), visit("/")
    code = table(ada, {"kind": "open"}, BOT)
    for page in (boris, watcher):
        page.goto(f"/t/{code}")
        page.get_by_text(code).first.wait_for()
    ask(boris, code, {"type": "sit"})
    ask(ada, code, {"type": "start"})
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    first, other = _who_is_asked(ada, boris)
    until_ready(first)
    before = other.locator(".news").inner_text()
    confirm(first)
    expect(other.locator(".news")).not_to_have_text(before)


def _who_is_asked(*pages: Page) -> tuple[Page, Page]:
    one, two = pages
    for _ in range(200):
        if asked(one):
            return one, two
        if asked(two):
            return two, one
        one.wait_for_timeout(100)
    raise AssertionError("nobody is asked")


def test_a_choice_made_offline_arrives_once(visit: Visit) -> None:
    page = visit("/")
    code = table(page, BOT, BOT)
    ask(page, code, {"type": "start"})
    wait_for_turn(page)
    until_ready(page)
    page.context.set_offline(True)
    confirm(page)
    expect(page.get_by_text("Your choice is kept and will be sent.")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("The line is down.")).to_be_hidden()
    page.keyboard.press("g")
    tape = page.get_by_role("dialog", name="What happened")
    expect(tape.get_by_text(re.compile(r"^You took (.* token|the printed)"))).to_have_count(1)


def test_a_reload_in_mid_turn_asks_the_same_again(visit: Visit) -> None:
    page = visit("/")
    code = table(page, BOT, BOT)
    ask(page, code, {"type": "start"})
    wait_for_turn(page)
    until_ready(page)
    page.reload()
    wait_for_turn(page)
    expect(page.locator("#slip header h2")).to_be_visible()


def test_on_a_shared_screen_nobody_sees_the_cards_of_the_other(visit: Visit) -> None:
    page = visit("/")
    eyes: list[int | None] = []

    def hear(payload: str | bytes) -> None:
        frame = json.loads(payload)
        if frame.get("type") in ("fresh", "events"):
            eyes.append(frame["eyes"])

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    code = table(page, {"kind": "hot-seat", "name": "Bea"}, game="kill-the-unicorns")
    ask(page, code, {"type": "sit", "name": "Cid"}, {"type": "start"})
    # Until the first ruse everyone has the same cards: characters are chosen without a curtain.
    curtain = page.get_by_role("button", name=re.compile(r"^I am "))
    chance = Chance(3)
    for _ in range(300):
        if curtain.count():
            break
        press_on(page, chance)
        page.wait_for_timeout(100)
    looking: set[int | None] = {None, [one for one in eyes if one is not None][-1]}
    eyes.clear()
    for _ in range(3):
        curtain.wait_for()
        assert set(eyes) <= looking  # nothing of the next person's has come before the tap
        eyes.clear()
        name = curtain.inner_text().removeprefix("I am ")
        looking = {None, ["Mina", "Bea", "Cid"].index(name)}
        curtain.click()
        wait_for_turn(page)
        assert set(eyes) <= looking
        until_ready(page)
        confirm(page)


def test_chat_rises_over_the_paddles_and_can_be_muted(visit: Visit) -> None:
    host, guest = visit("/"), visit("/")
    code = table(host, {"kind": "open"}, BOT)
    guest.goto(f"/t/{code}")
    guest.get_by_text(code).first.wait_for()
    ask(guest, code, {"type": "sit"})
    ask(host, code, {"type": "start"})
    for page in (host, guest):
        page.get_by_role("button", name=re.compile("^Chat")).click()
    field = guest.get_by_label("Say something")
    field.fill("good luck")
    field.press("Enter")
    said = host.get_by_role("dialog").get_by_text("good luck")
    expect(said).to_be_visible()
    host.get_by_role("button", name=re.compile("^Mute")).click()
    expect(host.get_by_role("button", name=re.compile("^Let speak"))).to_be_visible()
    field.fill("can you hear me")
    field.press("Enter")
    expect(guest.get_by_text("The host has muted you.").first).to_be_visible()


def test_the_end_has_its_proof_and_a_replay_with_a_link(visit: Visit) -> None:
    page = visit("/")
    code = table(page, BOT, BOT)
    play_out(page, code)
    expect(page.get_by_text("The house kept its promise from before the deal")).to_be_visible()
    page.get_by_role("button", name="Replay").click()
    page.wait_for_url(re.compile(r"/replay/"))
    page.get_by_role("button", name="Next move").click()
    page.wait_for_url(re.compile(r"at=1$"))
    page.get_by_label("Point of view").select_option("0")
    page.wait_for_url(re.compile(r"at=1&eyes=0"))
    page.reload()
    expect(page.get_by_role("slider", name=re.compile("Move 1 of"))).to_be_visible()


def test_a_wrong_code_gets_a_page_of_its_own(visit: Visit) -> None:
    page = visit("/t/ZZZZZ")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()


def test_axe_finds_nothing_serious_at_a_table(visit: Visit) -> None:
    page = visit("/")
    code = table(page, BOT, BOT)
    ask(page, code, {"type": "start"})
    wait_for_turn(page)
    assert serious_faults(page) == []
