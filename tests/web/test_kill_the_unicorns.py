"""Kill the Unicorns through the page: whole games against bots, by pointer and by keyboard."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import httpx2 as httpx
import pytest
from playwright.sync_api import Page, expect

from browsing import PATIENCE, House, Visit, serious_faults
from hand import Decision, Hand

SEATS = [{"kind": "host"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
POSSIBLE = ":enabled:not([aria-disabled=true])"  # what is not possible can be asked why
WHOLE_GAME = 120  # more decisions than any seat has
GUEST = "JSON.parse(localStorage['hornbook.guest'] ?? 'null')?.token"
# The number of the question in the slip, or "over" when the podium stands there.
ASKED = (
    "before => document.querySelector('.final') ? 'over' : [document.querySelector"
    "('[data-decision]')?.dataset.decision].find(one => one && one !== before) ?? ''"
)


def sit_down(house: House, page: Page, **settings: str) -> None:
    """A table with two bots, dealt."""
    page.wait_for_function(f"() => {GUEST}")
    headers = {"Authorization": f"Bearer {page.evaluate(GUEST)}"}
    order = {"game": "kill-the-unicorns", "name": "Mina", "seats": SEATS, "settings": settings}
    table = httpx.post(f"{house.address}/api/tables", json=order, headers=headers).json()
    page.goto(f"/t/{table['code']}")
    page.get_by_role("button", name=re.compile("^(Deal|Start)")).first.click()


class Hunter:
    """Answers whatever is asked, by pointing at things."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.slip = page.locator("#slip")
        self.button = self.slip.locator(".primary")
        self.number = ""
        self.notes: list[str] = []

    def play(self, until: str = "over", decisions: int = WHOLE_GAME) -> None:
        """Decide until the game is over, or until such a question is asked."""
        for _ in range(decisions):
            self.number = self.page.wait_for_function(ASKED, arg=self.number).json_value()
            if self.number == "over":
                break
            self.notes.append(self.slip.locator("header p").first.inner_text())
            assert "Mina" not in self.slip.inner_text(), "the reader is called you"
            if self.notes[-1] == until:
                break
            self.decide()

    def decide(self) -> None:
        note = self.notes[-1]
        if note == "before day 1":
            self.page.locator(".gathering button.may").first.click()
        elif note == "a ruse":
            self.slip.locator("li button").first.click()
            self.slip.locator(f".place{POSSIBLE}").first.click()
        elif note == "one thing":
            self.shop()
        elif note == "your power":
            self.slip.locator(".ghost").click()
            return
        elif self.slip.locator(".slots").count():
            self.lay_cards()
        else:
            self.slip.locator(".choice li button").first.click()
        expect(self.button).to_be_enabled(timeout=PATIENCE * 1000)
        self.button.click()

    def lay_cards(self) -> None:
        for card in self.page.locator(f".hand button{POSSIBLE}").all():
            if self.button.is_enabled():
                return
            card.click()

    def shop(self) -> None:
        tokens = self.page.locator(f".token{POSSIBLE}")
        tokens.first.click()
        compared = self.page.locator(".compare button")
        expect(compared.first.or_(self.slip.locator(".slots"))).to_be_visible()
        if compared.count():
            compared.first.click()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_whole_game_against_bots(house: House, visit: Visit, size: str) -> None:
    page = visit("/", size)
    sit_down(house, page)
    hunter = Hunter(page)
    hunter.play()
    assert hunter.number == "over"
    assert {"before day 1", "a ruse", "hunt 1 of 4", "one thing"} <= set(hunter.notes)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_keyboard_places_a_ruse_and_lays_cards(house: House, visit: Visit) -> None:
    page = visit("/")
    sit_down(house, page, characters="dealt")
    hunter = Hunter(page)
    hunter.play(until="a ruse")
    page.keyboard.press("1")
    expect(hunter.button).to_be_enabled()
    page.keyboard.press("Enter")
    while "hunt 1 of 4" not in hunter.notes:
        hunter.play(until="hunt 1 of 4", decisions=1)
    card = page.get_by_role("group", name="Your 8 hunt cards").get_by_role("button").last
    page.keyboard.press("8")
    expect(card).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("8")
    expect(card).to_have_attribute("aria-pressed", "false")
    while hunter.button.is_disabled():
        page.keyboard.press(str(page.locator(".hand [aria-pressed=true]").count() + 1))
    page.keyboard.press("Enter")
    hunter.play(decisions=1)
    assert hunter.number


@pytest.mark.parametrize("how", [{}, {"size": "phone", "color_scheme": "dark"}])
def test_ruse_hunt_and_market_can_be_read_by_everyone(
    house: House, visit: Visit, how: dict[str, str]
) -> None:
    page = visit("/", **how)
    sit_down(house, page, characters="dealt")
    hunter = Hunter(page)
    for stop in ("a ruse", "hunt 1 of 4", "one thing"):
        hunter.play(until=stop, decisions=25)
        assert serious_faults(page) == []
        if hunter.notes[-1] == stop:
            hunter.decide()


POWERS = {  # by character: what is asked, what is pressed first, the button, and what happens
    "knight": ("choose-rival-to-dare", "li button", "Dare ", "rival-dared"),
    "wizard": ("choose-total-to-foretell", "[role=group] button", "Foresee ", "total-foretold"),
    "huntress": ("choose-to-lie-in-wait", "", "Step out and catch it", "straggler-caught"),
    "shaman": ("choose-second-ruse", "", "act instead", "ruse-overruled"),
}


@contextmanager
def asked_for_a_power(house: House, character: str) -> Iterator[Hand]:
    """A seat of that character, at the moment of its power."""

    def wish(asked: Decision) -> int | None:
        kinds = [option["type"] for option in asked["options"]]
        if "take-character" in kinds:
            free = [option["character"] for option in asked["options"]]
            return free.index(character) if character in free else None
        return kinds.index("hunt-with") if "hunt-with" in kinds else None

    for luck in range(40):
        with Hand(house, "kill-the-unicorns", 3, seed=luck, bot="random") as hand:
            hand.deal(f"powers {luck}")
            if hand.play(lambda asked: asked["question"]["step"] == POWERS[character][0], wish):
                yield hand
                return
    raise LookupError(character)


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("character", POWERS)
def test_every_power_is_used_by_pointing(
    house: House, visit: Visit, character: str, size: str
) -> None:
    _, pressed, said, happens = POWERS[character]
    with asked_for_a_power(house, character) as hand:
        before = len(hand.events)
        page = visit("/about", size)
        page.evaluate("guest => { localStorage['hornbook.guest'] = guest }", hand.guest_text)
        page.goto(f"/t/{hand.code}")
        slip = page.locator("#slip")
        expect(slip.locator("header p").first).to_have_text("your power")
        if pressed:
            slip.locator(pressed).first.click()
        expect(slip.locator(".primary")).to_contain_text(said)
        assert serious_faults(page) == []
        slip.locator(".primary").click()
        hand.decision = None
        hand.listen()
        assert happens in [event["type"] for event in hand.events[before:]]
