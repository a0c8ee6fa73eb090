"""Cards at the size to read them, and cards that lie face down where others look on."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from at_a_table import ask, confirm, meet, table, until_ready, wait_for_turn
from browsing import House, Visit, boxes, serious_faults
from hand import Decision, Hand

READABLE = range(180, 221)  # CSS pixels


def look_on(page: Page, hand: Hand) -> None:
    """See the table as the guest whose hand plays there."""
    page.evaluate("guest => { localStorage['hornbook.guest'] = guest }", hand.guest_text)
    page.goto(f"/t/{hand.code}")
    wait_for_turn(page)


def asks(*steps: str) -> Callable[[Decision], bool]:
    """Whether one of these is the question."""

    def asked(decision: Decision) -> bool:
        return decision["question"]["step"] in steps

    return asked


def read(page: Page, name: str, chapter: str) -> None:
    """The card of that name is being read: large, whole, said once, and with its source."""
    note = page.get_by_role("tooltip")
    expect(note).to_contain_text(name)
    expect(note).to_contain_text(f"Rulebook, {chapter}")
    assert note.inner_text().count(name) == 1
    card, whole = boxes(note.locator(".card > *").first, note)
    assert round(card.width) in READABLE
    size = page.viewport_size
    assert size is not None
    assert whole.x >= 0
    assert whole.y >= 0
    assert whole.right <= size["width"]
    assert whole.bottom <= size["height"]


def tap_twice(card: Locator) -> None:
    """Select, and tap again: it stays selected."""
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")


def test_horse_fever_reads_a_card_of_the_tray_under_the_pointer(house: House, visit: Visit) -> None:
    page = visit("/about")
    with Hand(house, "horse-fever-family", 2) as hand:
        hand.deal()
        look_on(page, hand)
        own = page.get_by_role("region", name="What is yours").get_by_role("listitem").last
        own.hover()
        read(page, own.locator("b").inner_text(), "2.2 and 3.1")
        assert serious_faults(page) == []
        page.keyboard.press("Escape")
        expect(page.get_by_role("tooltip")).to_have_count(0)


def test_horse_fever_reads_a_card_by_a_second_tap(house: House, visit: Visit) -> None:
    page = visit("/about", "phone", color_scheme="dark")
    with Hand(house, "horse-fever-family", 2) as hand:
        hand.deal()
        assert hand.play(asks("choose-card"))
        look_on(page, hand)
        assert serious_faults(page) == []
        card = page.locator("#slip .hand button").first
        tap_twice(card)
        read(page, card.locator("b").last.inner_text(), "2.2 and 3.1")


def test_kill_the_unicorns_reads_a_ruse_by_a_second_tap(house: House, visit: Visit) -> None:
    page = visit("/about", "phone")
    with Hand(house, "kill-the-unicorns", 2, settings={"characters": "dealt"}) as hand:
        hand.deal()
        assert hand.play(asks("place-ruse"))
        look_on(page, hand)
        card = page.locator("#slip li button").first
        tap_twice(card)
        read(page, card.locator("b").inner_text(), "2.1 and 2.3")


def test_kill_the_unicorns_reads_a_unicorn_that_cannot_be_picked(
    house: House, visit: Visit
) -> None:
    page = visit("/about")
    with Hand(house, "kill-the-unicorns", 2, settings={"characters": "dealt"}) as hand:
        hand.deal()
        assert hand.play(asks("open-hunt", "join-hunt"))
        look_on(page, hand)
        row = page.get_by_role("list", name="The unicorns, in hunting order")
        row.locator(".unicorn").last.hover()
        read(page, row.locator(".unicorn .name").last.inner_text(), "2.2")


def test_unicorn_fever_reads_a_contract_by_pointer_and_by_focus(house: House, visit: Visit) -> None:
    page = visit("/about")
    with Hand(house, "unicorn-fever", 2) as hand:
        hand.deal()
        look_on(page, hand)
        contract = page.locator("[data-contract]").first
        name = contract.locator("b").inner_text()
        contract.hover()
        read(page, name, "1.4 and 3.1")
        page.keyboard.press("Escape")
        expect(page.get_by_role("tooltip")).to_have_count(0)
        page.locator("[data-contract]").nth(1).focus()
        page.keyboard.press("Shift+Tab")
        read(page, name, "1.4 and 3.1")


def test_on_a_shared_screen_own_cards_are_seen_only_while_they_are_held(visit: Visit) -> None:
    host, guest = visit("/"), visit("/")
    code = table(
        host, {"kind": "open"}, {"kind": "hot-seat", "name": "Bea"}, game="horse-fever-family"
    )
    guest.goto(f"/t/{code}")
    guest.get_by_text(code).first.wait_for()
    ask(guest, code, {"type": "sit", "name": "Cid"})
    ask(host, code, {"type": "start"})
    names = host.evaluate(
        "async () => Object.values((await (await fetch('/api/games/horse-fever-family/words'))"
        ".json()).names.ActionId)"
    )
    meet(host)
    meet(guest)
    curtain = host.get_by_role("button", name=re.compile(r"^I am "))
    cid = host.get_by_text(re.compile("Cid is thinking")).first
    veil = host.get_by_role("button", name="Your 2 cards lie face down. Hold to look.")
    # Everyone answers, until somebody has looked at this screen and Cid, at the other, is asked.
    for _ in range(6):
        expect(curtain.or_(cid).first).to_be_visible()
        if curtain.count():
            curtain.click()
            wait_for_turn(host)
            until_ready(host)
            confirm(host)
        elif veil.count():
            break
        else:
            until_ready(guest)
            confirm(guest)
            expect(curtain).to_be_visible()
    expect(veil).to_be_visible()

    def seen() -> list[str]:
        whole = host.content()
        return [one for one in names if one in whole]

    assert seen() == []
    veil.hover()
    host.mouse.down()
    expect(host.get_by_role("region", name="What is yours")).to_contain_text(
        re.compile("|".join(map(re.escape, names)))
    )
    host.mouse.up()
    expect(veil).to_be_visible()
    assert seen() == []


def test_secret_cards_can_be_laid_face_down_on_an_own_screen(house: House, visit: Visit) -> None:
    page = visit("/about")
    with Hand(house, "horse-fever-family", 2) as hand:
        hand.deal()
        look_on(page, hand)
        eye = page.get_by_role("button", name="Lay your secret cards face down")
        veil = page.get_by_role("button", name=re.compile("Hold to look"))
        eye.click()
        expect(veil).to_be_visible()
        eye.click()
        expect(veil).to_have_count(0)
