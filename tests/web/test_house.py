"""The pages of the house: from the front page, the set-up or a code into a running game."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from browsing import House, Visit, boxes, serious_faults

PAGES = {
    "front": "/",
    "set-up": "/new/unicorn-fever",
    "party": "/new/horse-fever-party",
    "shelf": "/learn",
    "rules": "/learn/kill-the-unicorns",
    "cards": "/cards/unicorn-fever",
    "about": "/about",
    "accessibility": "/accessibility",
}


def code_of(page: Page) -> str:
    page.wait_for_url(re.compile(r"/t/[A-Z]{5}"))
    return page.url.split("/t/")[1][:5]


def is_playing(page: Page, house: House) -> None:
    """The server says so: tables look different from game to game."""
    code = code_of(page)
    page.wait_for_function(
        """async (code) => {
            const { table } = await (await fetch(`/api/tables/${code}`)).json();
            return table.stage === "playing";
        }""",
        arg=code,
    )


@pytest.mark.parametrize("theatre", ["Unicorn Fever", "Horse Fever", "Kill the Unicorns"])
def test_one_click_deals_to_you_and_three_bots(visit: Visit, house: House, theatre: str) -> None:
    page = visit("/")
    arch = page.get_by_role("article").filter(has=page.get_by_role("heading", name=theatre))
    arch.get_by_role("button", name="Play now").click()
    is_playing(page, house)


@pytest.mark.parametrize("window", [(1280, 720), (1440, 900), (390, 844)])
def test_the_deed_is_in_sight_however_long_the_page(visit: Visit, window: tuple[int, int]) -> None:
    page = visit("/", viewport={"width": window[0], "height": window[1]})
    for game in ("unicorn-fever", "horse-fever-party"):
        page.goto(f"/new/{game}")
        deed = page.get_by_role("button", name=re.compile("^(Deal to|Open the table|Start with)"))
        expect(deed).to_be_visible()
        assert boxes(deed)[0].bottom <= window[1]
    page.goto("/new/unicorn-fever")
    page.get_by_role("button", name="Remove Boris").click()
    page.get_by_role("button", name="Open the table").click()
    code_of(page)
    deed = page.get_by_role("button", name=re.compile("^Deal to"))
    expect(deed).to_be_visible()
    assert boxes(deed)[0].bottom <= window[1]


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_a_word_in_the_chat_of_a_gathering_moves_no_page(
    visit: Visit, size: tuple[int, int]
) -> None:
    width, height = size
    page = visit("/new/horse-fever-party", viewport={"width": width, "height": height})
    expect(page.get_by_text("first bookmaker by lot")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    code_of(page)
    expect(page.get_by_role("link", name="Show on a television")).to_be_in_viewport(ratio=1)
    expect(page.get_by_text("Nobody has said anything")).to_be_attached()
    assert page.evaluate("scrollY") == 0
    # As if somebody else had said it: whoever reads at the top stays there.
    page.get_by_placeholder("Say something").evaluate(
        """(field) => {
            field.value = "Is anybody here?";
            field.dispatchEvent(new Event("input", { bubbles: true }));
            setTimeout(() => field.form.requestSubmit());
        }"""
    )
    expect(page.get_by_role("listitem").filter(has_text="Is anybody here?")).to_be_attached()
    assert page.evaluate("scrollY") == 0


def test_modes_of_horse_fever_are_chosen_on_its_arch(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("radio", name="Board").check()
    arch = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Horse Fever"))
    arch.get_by_role("link", name="Open a table").click()
    page.wait_for_url("**/new/horse-fever-board")


def test_the_host_sets_the_rules_and_deals_to_those_who_really_play(
    visit: Visit, house: House
) -> None:
    page = visit("/new/unicorn-fever")
    page.get_by_role("button", name="Remove Dario").click()
    page.get_by_role("radiogroup", name="Who takes seat 4").get_by_label("Closed").check()
    page.get_by_role("button", name="Goblins").click()
    expect(page.get_by_role("button", name="Pick 1 more, or none")).to_be_disabled()
    page.get_by_role("button", name="Witches").click()
    page.get_by_role("radiogroup", name="Clock").get_by_label("Calm").check()
    page.get_by_role("button", name="Deal to three").click()
    is_playing(page, house)
    table = page.request.get(f"/api/tables/{code_of(page)}").json()["table"]
    assert table["settings"]["clans"] == ["goblins", "witches"]
    assert table["clock"] == "relaxed"
    assert table["players"] == 3


def test_guests_come_by_code_and_the_host_deals(visit: Visit, house: House) -> None:
    host = visit("/new/horse-fever-family")
    host.get_by_role("button", name="Remove Boris").click()
    host.get_by_role("button", name="Open the table").click()
    code = code_of(host)
    host.get_by_role("heading", name="Seats").wait_for()
    expect(host.get_by_role("button", name="Deal to three")).to_be_enabled()

    guest = visit("/", "phone")
    # Who is new need not look for the way in.
    first, arch = boxes(
        guest.get_by_role("button", name=re.compile(r"^Learn by playing, \d+ min$")),
        guest.get_by_role("article").first,
    )
    assert first.bottom <= arch.y
    guest.get_by_label("Code of a table").fill(f"{house.address}/t/{code.lower()}")
    assert code_of(guest) == code
    guest.get_by_role("button", name="Sit down").last.click()
    host.get_by_role("button", name="Deal to four").click()
    is_playing(guest, house)


def test_a_full_table_can_still_be_watched(visit: Visit) -> None:
    host = visit("/new/unicorn-fever")
    host.get_by_role("button", name="Remove Boris").click()
    host.get_by_role("button", name="Open the table").click()
    code = code_of(host)
    host.get_by_role("button", name="Add a bot").first.click()
    guest = visit(f"/t/{code}")
    expect(guest.get_by_text("All stools taken. Watch instead?")).to_be_visible()


def test_a_wrong_code_is_told_in_place(visit: Visit) -> None:
    visit.expect_fault("answer 404: GET .*/api/tables/BCDFG")
    page = visit("/")
    page.get_by_label("Code of a table").fill("BCDFG")
    expect(page.locator("#code-help")).to_have_text("There is no table with that code.")


def test_your_running_game_is_kept_on_the_front_page(visit: Visit, house: House) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now").first.click()
    is_playing(page, house)
    code = code_of(page)
    page.goto("/")
    page.get_by_role("link", name="Back to the table").click()
    assert code_of(page) == code


def test_phones_are_let_in_from_the_page_that_shows_the_way(visit: Visit) -> None:
    """As at the computer of the tables itself: it stands closed, and one tap opens it."""
    open_to = ""

    def reach(route: Route) -> None:
        nonlocal open_to
        if route.request.method == "POST":
            open_to = "http://192.168.1.7" if route.request.post_data_json["network"] else ""
        route.fulfill(json={"address": open_to, "switchable": True})

    host, tv = visit("/new/horse-fever-party"), visit("/about")
    host.get_by_role("button", name="Open the table").click()
    code = code_of(host)
    for page, path in ((host, f"/t/{code}"), (tv, f"/tv/{code}")):
        open_to = ""
        page.route("**/api/reach", reach)
        page.goto(path)
        expect(page.get_by_text("Only this computer can come in so far.")).to_be_visible()
        expect(page.get_by_text("Nothing else of this computer is shown.")).to_be_visible()
        picture = page.locator("img[src*='qr.svg']")
        expect(picture).to_have_count(0)
        page.get_by_role("button", name="Let phones in").click()
        expect(picture).to_be_visible()
        expect(page.get_by_text("192.168.1.7").first).to_be_visible()
    host.get_by_role("button", name="Shut it out").click()
    expect(host.get_by_text("Only this computer can come in so far.")).to_be_visible()


def test_settings_are_kept(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Night", exact=True).check()
    page.get_by_label("Your name").fill("Nora")
    page.get_by_role("button", name="Done").click()
    page.reload()
    expect(page.get_by_role("button", name="Nora")).to_be_visible()
    assert page.evaluate("document.body.dataset.theme") == "dark"


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("name", PAGES)
def test_everybody_can_use_the_page(visit: Visit, name: str, size: str) -> None:
    scheme = "dark" if size == "phone" else "light"
    page = visit(PAGES[name], size, color_scheme=scheme)
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_load_state("networkidle")
    assert serious_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_everybody_can_use_the_gathering_and_the_settings(visit: Visit) -> None:
    page = visit("/new/unicorn-fever")
    page.get_by_role("button", name="Remove Boris").click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("heading", name="Seats").wait_for()
    page.wait_for_load_state("networkidle")
    assert serious_faults(page) == []
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Done").wait_for()
    assert serious_faults(page) == []
