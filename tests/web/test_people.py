"""People have names and faces: asked once, told to all, and each screen says "you" by itself."""

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from at_a_table import BOT, ask, table
from browsing import House, Visit

NOBODY = '{"speed":"instant"}'  # a browser that remembers no name
YOU = re.compile(r"\byou\b", re.IGNORECASE)


def newcomer(visit: Visit, path: str, size: str = "desktop") -> tuple[Page, list[dict[str, Any]]]:
    """Somebody who was never here, and all that the server tells them."""
    page = visit("/about", size)
    page.evaluate("(nobody) => (localStorage['hornbook.preferences'] = nobody)", NOBODY)
    heard: list[dict[str, Any]] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda text: heard.append(json.loads(text))),
    )
    page.goto(path)
    return page, heard


def introduce(page: Page, name: str, face: str) -> None:
    """Say who one is."""
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Say your name first")).to_be_disabled()
    dialog.get_by_label("Your name").fill("You")
    expect(dialog.get_by_role("alert")).to_contain_text("Type a name for the others.")
    dialog.get_by_label("Your name").fill(name)
    dialog.get_by_role("radio", name=face).check(force=True)
    dialog.get_by_role("button", name=name).click()
    expect(dialog).to_be_hidden()


def code_of(page: Page) -> str:
    page.wait_for_url("**/t/*")
    return page.url.rsplit("/", 1)[1]


def faces(page: Page, code: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.request.get(f"/api/tables/{code}").json()["table"]["faces"]
    return found


def test_two_newcomers_are_asked_once_and_known_to_the_end(visit: Visit) -> None:
    host, _ = newcomer(visit, "/")
    host.get_by_role("link", name="Open a table").first.click()
    for name in ("Boris", "Chloé", "Dario"):
        host.get_by_role("button", name=f"Remove {name}").click()
    for seat in (3, 4):
        host.get_by_role("radiogroup", name=f"Who takes seat {seat}").get_by_label("Closed").check()
    host.get_by_role("button", name="Open the table").click()
    introduce(host, "Ada", "bard")
    code = code_of(host)
    host.get_by_role("heading", name="Seats").wait_for()

    guest, heard = newcomer(visit, f"/t/{code}", "phone")
    introduce(guest, "Ada", "knight")
    expect(guest.get_by_text("Ada B", exact=True)).to_be_visible()
    known = [(face["name"], face["portrait"]) for face in faces(host, code)]
    assert known == [("Ada", "b-bard"), ("Ada B", "b-knight")]

    # Another name and face, at the table, for everybody at once.
    guest.get_by_role("button", name="Name and face").last.click()
    dialog = guest.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name="bard")).to_be_disabled()
    dialog.get_by_label("Your name").fill("Bea")
    dialog.get_by_role("button", name="Call me Bea").click()
    expect(host.get_by_text("Bea", exact=True)).to_be_visible()

    host.get_by_role("button", name="Deal to two").click()
    for page, other in ((host, "Bea"), (guest, "Ada")):
        expect(page.get_by_text(other, exact=True).first).to_be_visible()
    for page, seat in ((host, 0), (guest, 1)):
        ask(page, code, {"type": "stand", "seat": seat})
    wins = re.compile(r"^(Ada|Bea|You) wins?$")
    expect(guest.get_by_role("heading", name=wins)).to_be_visible(timeout=60_000)
    sent = [frame for frame in heard if frame["type"] in ("table", "events", "fresh", "faces")]
    assert sent
    assert not [frame for frame in sent if '"You"' in json.dumps(frame)]

    # Seen again: whose browser it was is "you" there, everybody else has the same name.
    game = faces_of_archive(host, code)
    for page, mine, other in ((host, "Ada", "Bea"), (guest, "Bea", "Ada")):
        page.goto(f"/replay/{game}")
        page.locator(".scrubber").wait_for()
        expect(page.locator("[data-seat] .name").filter(has_text=other).first).to_be_visible()
        assert page.locator("[data-seat] .name").filter(has_text=mine).count() == 0
    stranger, _ = newcomer(visit, f"/replay/{game}")
    for name in ("Ada", "Bea"):
        expect(stranger.locator("[data-seat] .name").filter(has_text=name).first).to_be_visible()


def faces_of_archive(page: Page, code: str) -> str:
    game: str = page.request.get(f"/api/tables/{code}").json()["table"]["finished"]
    kept = page.request.get(f"/api/archive/{game}").json()
    assert kept["seats"] == ["Ada", "Bea"]
    assert kept["portraits"] == ["b-bard", "b-knight"]
    return game


def test_a_first_game_asks_who_one_is_once_and_the_name_can_be_changed_there(visit: Visit) -> None:
    page, _ = newcomer(visit, "/")
    page.get_by_role("button", name="Play now").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")  # thought better of it
    page.get_by_role("button", name="Play now").first.click()
    introduce(page, "Ada", "bowler hat")
    code = code_of(page)
    page.locator("#slip header h2").wait_for()
    assert faces(page, code)[0]["name"] == "Ada"
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Your name").fill("Paula")
    page.get_by_role("radio", name="Miss Paris").check(force=True)
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_text("Paula", exact=True).first).to_be_visible()
    assert faces(page, code)[0]["portrait"] == "c-miss-paris"


def test_people_at_one_screen_each_have_a_name_and_a_face(visit: Visit) -> None:
    page = visit("/new/kill-the-unicorns")
    page.get_by_role("button", name="Remove Boris").click()
    page.get_by_role("radiogroup", name="Who takes seat 2").get_by_label("Hot seat").click()
    introduce(page, "Bea", "Miss Double")
    page.get_by_role("button", name="Deal to four").click()
    code = code_of(page)
    page.locator("#slip header h2").wait_for()
    known = faces(page, code)
    assert known[1]["name"] == "Bea"
    assert known[1]["portrait"] == "c-miss-double"
    assert len({face["portrait"] for face in known}) == 4
    # Whoever looks is "you"; the other one has a name.
    shown = page.locator("[data-seat] .name").all_inner_texts()
    assert ("Mina" in shown) != ("Bea" in shown)


def test_each_screen_says_you_and_the_television_never(visit: Visit, house: House) -> None:
    host, guest, tv = visit("/"), visit("/"), visit("/")
    code = table(host, {"kind": "open"}, BOT, game="unicorn-fever")
    guest.goto(f"/t/{code}")
    guest.get_by_text(code).first.wait_for()
    ask(guest, code, {"type": "sit", "name": "Bea"})
    tv.goto(f"/tv/{code}")
    ask(host, code, {"type": "start"})
    for page, mine, others in ((host, "Mina", ["Bea"]), (guest, "Bea", ["Mina"])):
        for name in others:
            expect(page.locator("[data-seat] .name").filter(has_text=name).first).to_be_visible()
        assert page.locator("[data-seat] .name").filter(has_text=mine).count() == 0
    for name in ("Mina", "Bea"):
        expect(tv.locator("[data-seat] .name").filter(has_text=name).first).to_be_visible()
    assert not YOU.search(tv.locator("main, body").first.inner_text())


def test_the_host_changes_what_was_agreed_and_everybody_sees_it(visit: Visit) -> None:
    host, guest = visit("/"), visit("/", "phone")
    code = table(host, {"kind": "open"}, {"kind": "open"}, BOT, game="horse-fever-family")
    guest.goto(f"/t/{code}")
    guest.get_by_role("button", name="Sit down").last.click()
    rules = guest.get_by_role("region", name="Rules of the house")
    expect(rules.get_by_text("Normal", exact=True)).to_be_visible()
    lengths = host.get_by_role("radiogroup", name="Length")
    lengths.get_by_label("Quick").click()
    expect(rules.get_by_text("Quick", exact=True)).to_be_visible()
    # The stools follow: quick is for three.
    expect(host.get_by_text("3 of 3 taken")).to_be_visible()
    lengths.get_by_label("Normal").click()
    expect(lengths.get_by_label("Normal")).to_be_checked()
    host.get_by_role("button", name="One more stool").click()
    host.get_by_role("button", name="Add a bot").click()
    expect(lengths.get_by_label("Quick")).to_be_disabled()
    expect(host.get_by_text("There is no quick game for 4 players")).to_be_visible()
    host.get_by_role("radiogroup", name="Clock").get_by_label("Calm").click()
    expect(rules.get_by_text("5 minutes")).to_be_visible()
    guest.get_by_label("Say something").fill("Good evening")
    guest.get_by_role("button", name="Say", exact=True).click()
    expect(host.get_by_text("Good evening")).to_be_visible()


def test_a_length_that_cannot_be_dealt_cannot_be_chosen(visit: Visit) -> None:
    page = visit("/new/horse-fever-board")
    lengths = page.get_by_role("radiogroup", name="Length")
    expect(lengths.get_by_label("Quick")).to_be_disabled()
    page.get_by_role("button", name="Remove Dario").click()
    page.get_by_role("radiogroup", name="Who takes seat 4").get_by_label("Closed").check()
    lengths.get_by_label("Quick").click()
    page.get_by_role("radiogroup", name="Who takes seat 4").get_by_label("Bot").click()
    expect(lengths.get_by_label("Normal")).to_be_checked()
    expect(page.get_by_text("There is no quick game for 4 players")).to_be_visible()
