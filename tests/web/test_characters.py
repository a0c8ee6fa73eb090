"""Horse Fever's characters through the page: dealt for all to see, at the seats, chosen in turn."""

import re

import pytest
from playwright.sync_api import Page, expect

from at_a_table import BOT, ask, meet, table, wait_for_turn
from browsing import House, Visit, serious_faults
from hand import Hand

BOARD, FAMILY = "horse-fever-board", "horse-fever-family"
STARS = {"settings": {"stars": True}}
AUNTS = ("Agata", "Bice", "Clara", "Delia", "Elsa")
OWN = '[edition]\nname = "Aunts"\n' + "".join(
    f'[[character]]\nid = "{name.lower()}"\nname = "Aunt {name}"\ndanari = 4200\n'
    'perks = { income = 300, stable_discount = 200 }\nsource = "own"\n'
    for name in AUNTS
)


def dealt(page: Page, *others: dict[str, str], game: str = BOARD, **order: object) -> None:
    """A table whose characters are being dealt."""
    code = table(page, *others, game=game, **order)
    ask(page, code, {"type": "start"})
    page.locator("main .cast").wait_for()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_everyone_reads_who_they_are_before_the_table_opens(visit: Visit, size: str) -> None:
    page = visit("/", size)
    dealt(page, BOT, BOT, **STARS)
    slip = page.locator("#slip")
    expect(slip.get_by_role("heading", name="You are dealt")).to_be_visible()
    mine = slip.get_by_role("button", name="I am ")
    name = mine.inner_text().removeprefix("I am ")
    # At instant speed everything lies open at once: the own card, and each rival's.
    rivals = page.locator(".cast .turned")
    expect(rivals).to_have_count(2)
    assert rivals.first.inner_text()
    assert serious_faults(page) == []
    mine.click()
    expect(page.locator("main .cast")).to_have_count(0)
    expect(page.get_by_role("region", name="What is yours")).to_contain_text(name)
    page.reload()
    page.locator("#slip").wait_for()
    expect(page.locator("main .cast")).to_have_count(0)


def test_who_comes_when_others_have_begun_is_not_dealt_to(visit: Visit, house: House) -> None:
    """The deal is over: who looks on later reads it at the seats."""
    with Hand(house, BOARD, bots=2) as hand:
        hand.deal()
        hand.play(lambda asked: asked["question"]["step"] == "choose-first-bet")
        hand.choose()
        late = visit(f"/t/{hand.code}")
        late.locator("main .stage").wait_for()
        expect(late.locator("main .cast")).to_have_count(0)


def test_the_deal_is_told_in_the_log(visit: Visit) -> None:
    page = visit("/")
    dealt(page, BOT, game=FAMILY)
    name = page.locator("#slip .primary").inner_text().removeprefix("I am ")
    meet(page)
    page.get_by_role("button", name="What happened").click()
    tape = page.get_by_role("dialog", name="What happened")
    expect(tape.get_by_text(re.compile(f"became {name}, with"))).to_be_visible()


def test_rivals_cards_turn_one_by_one_and_nothing_happens_meanwhile(visit: Visit) -> None:
    page = visit("/", reduced_motion="no-preference")
    page.evaluate("""localStorage['hornbook.preferences'] = '{"speed":"normal","name":"Mina"}'""")
    page.reload()
    dealt(page, BOT, BOT, game=FAMILY)
    expect(page.locator(".cast .back")).not_to_have_count(0)
    expect(page.locator(".cast .turned")).to_have_count(2)
    expect(page.locator(".cast .back")).to_have_count(0)
    expect(page.locator("#slip")).to_contain_text("You are dealt")
    meet(page)
    wait_for_turn(page)


def test_a_seat_shows_and_explains_its_character(visit: Visit) -> None:
    page = visit("/")
    dealt(page, BOT, **STARS)
    rival = page.locator(".cast .turned b").inner_text().replace("\n", " ")
    meet(page)
    row = page.get_by_role("list", name="Players").locator("li", has_text=rival)
    row.locator(".who").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Starts with")
    row.get_by_role("button", name="Who is").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text(rival)
    expect(sheet).to_contain_text("Rulebook, preparation")
    assert serious_faults(page) == []
    sheet.get_by_role("button", name="Back to the table").click()
    expect(sheet).to_have_count(0)


def test_characters_of_ones_own_making_are_shown_like_those_of_the_box(visit: Visit) -> None:
    page = visit("/")
    dealt(page, BOT, edition=OWN)
    slip, rival = page.locator("#slip"), page.locator(".cast .turned b").inner_text()
    mine = slip.locator(".primary").inner_text().removeprefix("I am ")
    assert {mine, rival} < {f"Aunt {name}" for name in AUNTS}
    for talent in ("300 D from the bank after each race.", "Stables cost you 200 D less."):
        expect(slip).to_contain_text(talent)
    faces = page.locator(".cast .picture use").evaluate_all(
        "(all) => all.map((use) => document.querySelector(use.getAttribute('href'))?.id)"
    )
    assert None not in faces
    assert len(set(faces)) == len(faces) == 2
    meet(page)
    row = page.get_by_role("list", name="Players").locator("li", has_text=rival)
    expect(row).to_contain_text("\u2212200")
    row.get_by_role("button", name="Who is").click()
    expect(page.get_by_role("dialog")).to_contain_text("Stables cost you 200 D less.")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="What happened").click()
    tape = page.get_by_role("dialog", name="What happened")
    expect(tape.get_by_text(re.compile(f"became {rival}, with"))).to_be_visible()


def test_a_face_in_the_strip_of_a_phone_opens_the_sheet(visit: Visit) -> None:
    page = visit("/", "phone")
    dealt(page, BOT, game=FAMILY)
    rival = page.locator(".cast .turned b").inner_text().replace("\n", " ")
    meet(page)
    page.get_by_role("button", name="Who is").first.tap()
    expect(page.get_by_role("dialog")).to_contain_text(rival)
    assert serious_faults(page) == []


def test_people_who_share_a_screen_read_theirs_one_after_the_other(visit: Visit) -> None:
    page = visit("/", viewport={"width": 1024, "height": 768})
    others = [{"kind": "hot-seat", "name": name} for name in ("Bea", "Cid of the Long Beards")]
    dealt(page, *others, game=FAMILY)
    # However many lead together, their names leave the bar its tools.
    expect(page.get_by_role("button", name="3 are level")).to_be_visible()
    expect(page.get_by_role("button", name="Menu")).to_be_in_viewport(ratio=1)
    slip = page.locator("#slip")
    expect(slip.get_by_role("heading", name="Mina")).to_be_visible()
    slip.locator(".primary").click()
    expect(slip.get_by_role("heading", name="Bea")).to_be_visible()
    slip.locator(".primary").click()
    expect(slip.get_by_role("heading", name="Cid")).to_be_visible()
    slip.locator(".primary").click()
    expect(page.locator("main .cast")).to_have_count(0)


def test_two_people_choose_who_they_are(visit: Visit) -> None:
    host, guest = visit("/"), visit("/", "phone")
    code = table(host, {"kind": "open"}, game=FAMILY, settings={"characters": "chosen"})
    guest.goto(f"/t/{code}")
    guest.get_by_text(code).first.wait_for()
    ask(guest, code, {"type": "sit", "name": "Ada"})
    ask(host, code, {"type": "start"})
    host.locator("main .cast").wait_for()
    asks = "Who will you be?"
    expect(
        host.locator("#slip").get_by_text(asks).or_(host.get_by_text("Ada is thinking")).first
    ).to_be_visible()
    first, second = (host, guest) if host.get_by_text(asks).count() else (guest, host)
    taken = choose(first)
    expect(second.locator("#slip").get_by_text(asks)).to_be_visible()
    expect(second.get_by_role("button", name=re.compile(taken))).to_have_count(0)
    assert serious_faults(second) == []
    assert choose(second) != taken
    for page in (host, guest):
        expect(page.locator("main .cast")).to_have_count(0)
        expect(page.get_by_role("banner")).to_contain_text(re.compile("Round 1"))


def choose(page: Page) -> str:
    """Take the first character that is left; its name."""
    page.locator("button:has(.picture):visible").first.click()
    deed = page.locator("#slip .primary:enabled")
    name = deed.inner_text().removeprefix("I am ")
    deed.click()
    return name
