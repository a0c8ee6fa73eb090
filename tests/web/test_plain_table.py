"""A game that has no art yet, the one of docs/architecture.md: from front page to replay."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

import sixth_game
from at_a_table import ask, table
from browsing import PATIENCE, House, Visit, serious_faults

expect.set_options(timeout=PATIENCE * 1000)

QUESTION = "Which tortoise will win?"
_WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def tortoises(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house where somebody has installed the game; the page was built without it."""
    with pytest.MonkeyPatch.context() as patch:
        folder = sixth_game.build(tmp_path_factory.mktemp("sixth"))
        patch.setenv("PYTHONPATH", str(folder), prepend=":")
        house = House(tmp_path_factory.mktemp("house"))
        house.open()
        yield house
        house.kill()


@pytest.fixture
def visit(tortoises: House, chromium: Browser) -> Iterator[Visit]:
    come = Visit(tortoises, chromium)
    yield come
    assert come.leave() == []


def fits(page: Page) -> None:
    """Nothing serious for those who hear or enlarge the page, and nothing beyond its edge."""
    assert serious_faults(page) == []
    assert page.evaluate(_WIDER) <= 0


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_it_is_played_from_the_front_page_to_its_end_and_seen_again(
    visit: Visit, size: str
) -> None:
    page = visit("/", size)
    arch = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Tortoises"))
    expect(arch).to_contain_text("Three tortoises, one race, and a card up your sleeve.")
    fits(page)
    arch.get_by_role("button", name="Play now").click()

    slip = page.locator("#slip")
    expect(slip.get_by_role("heading", name=QUESTION)).to_be_visible()
    expect(page.get_by_text("Finishing line")).to_be_visible()
    expect(page.get_by_role("heading", name="Tortoises", level=2)).to_be_visible()
    fits(page)
    slip.get_by_role("button", name="Bet on Bertram").click()
    expect(slip.get_by_text("You bet on Bertram.")).to_be_visible()
    slip.locator("footer .primary").click()

    expect(page.get_by_role("heading", name=re.compile("wins?$"), level=1)).to_be_visible()
    fits(page)
    if size == "phone":
        page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Replay").click()
    page.wait_for_url("**/replay/**")
    expect(page.get_by_role("heading", name="Tortoises", level=2)).to_be_visible()
    page.get_by_role("button", name="Next move").click()
    expect(page.get_by_role("heading", name="Players", level=2)).to_be_visible()
    fits(page)


def test_it_is_set_up_learned_and_kept_like_any_other(visit: Visit) -> None:
    page = visit("/learn/tortoises")
    expect(page.get_by_role("heading", name="Tortoises", level=1)).to_be_visible()
    fits(page)
    page.get_by_role("link", name="Open a table").click()
    page.wait_for_url("**/new/tortoises")
    expect(page.get_by_role("heading", name="Invite")).to_be_visible()
    expect(page.get_by_role("link", name="Write cards")).to_have_count(0)  # it has none
    fits(page)
    page.get_by_role("button", name="Remove Boris").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Tortoises", level=1)).to_be_visible()
    fits(page)
    page.get_by_role("button", name=re.compile("^Deal to")).click()
    expect(page.locator("#slip")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("region", name=re.compile("Your"))).to_contain_text("Tortoises")


def deal(page: Page, rivals: int) -> None:
    """Play it with so many bots."""
    bots = [{"kind": "bot", "level": "random"}] * rivals
    code = table(page, *bots, game="tortoises")
    ask(page, code, {"type": "start"})
    expect(page.locator("#slip").get_by_role("heading", name=QUESTION)).to_be_visible()


def test_what_lies_face_down_is_called_hidden_and_a_book_without_chapters_has_no_button(
    visit: Visit,
) -> None:
    page = visit("/")
    deal(page, 2)
    rivals = page.locator(".seats li:not(.you)")
    expect(rivals).to_have_count(2)
    for place in range(2):
        expect(rivals.nth(place)).to_contain_text(re.compile(r"Card\s+hidden"))
    tools = page.get_by_role("navigation", name="Tools of the table")
    expect(tools.get_by_role("button", name="What happened")).to_be_visible()
    expect(tools.get_by_role("button", name="Rules")).to_have_count(0)
    page.keyboard.press("r")
    page.keyboard.press("?")
    keys = page.get_by_role("dialog")
    expect(keys).to_be_visible()
    expect(keys).not_to_contain_text("the rules")
    fits(page)


def test_seats_that_do_not_fit_a_phone_can_be_reached_without_a_finger(visit: Visit) -> None:
    page = visit("/", "phone")
    deal(page, 5)
    strip = page.locator("ul.strip")
    assert strip.evaluate("list => list.scrollWidth > list.clientWidth")
    fits(page)
    strip.focus()
    expect(strip).to_be_focused()
    before = strip.evaluate("list => list.scrollLeft")
    page.keyboard.press("End")
    page.keyboard.press("ArrowRight")
    page.wait_for_function(
        "([before]) => document.querySelector('ul.strip').scrollLeft > before", arg=[before]
    )
