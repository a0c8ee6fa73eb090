"""Unicorn Fever played through the page: by pointing at the things on the table."""

import re

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from browsing import Visit, boxes, serious_faults

MOVES = 300  # more than any game has

# A new table with bots, dealt by whoever opens it.
_OPEN = """async (bots) => {
  const guest = JSON.parse(localStorage.getItem("hornbook.guest"));
  const seats = [{kind: "host"}, ...Array(bots).fill({kind: "bot", level: "random"})];
  const order = {game: "unicorn-fever", name: "Mina", seats};
  const headers = {authorization: `Bearer ${guest.token}`, "content-type": "application/json"};
  const answer = await fetch("/api/tables", {method: "POST", headers, body: JSON.stringify(order)});
  return (await answer.json()).code;
}"""

# What the page waits for: the end, the deed to be confirmed, or something to point at.
_NEXT = """() => {
  if (/Victory|That was it|Rematch/.test(document.body.innerText)) return "over";
  const seen = (what) => [...document.querySelectorAll(what)].some(
    (one) => one.checkVisibility({visibilityProperty: true}));
  const slip = document.querySelector("#slip");
  if (!slip) return null;
  // A sheet drawn down to its handle asks nothing: the things are on the table.
  const asks = (what) => !slip.closest("[inert]") && slip.querySelector(what);
  if (asks(".primary:not(:disabled)")) return "deed";
  if (asks(".lanes button:not(:disabled)")) return "lane";
  if (seen("[data-token][aria-disabled=false]")) return "token";
  if (seen("[data-contract][aria-disabled=false]")) return "contract";
  if (seen("[data-card][aria-disabled=false]")) return "card";
  if (asks(".kinds [aria-disabled=false]")) return "kind";
  if (asks(".racers [aria-disabled=false]")) return "racer";
  if (asks("li button:not(:disabled), .photo button")) return "list";
  return null;
}"""

# Finding the button and pressing it is one step: the slip may change at any moment.
_CONFIRM = """() => {
  const button = document.querySelector("#slip .primary:not(:disabled)");
  button?.click();
  return button?.innerText ?? null;
}"""


def sit_down(page: Page, bots: int = 3) -> None:
    """A new game, dealt."""
    page.wait_for_function("() => localStorage.getItem('hornbook.guest') !== null")
    page.goto(f"/t/{page.evaluate(_OPEN, bots)}?deal=1")
    page.locator("#slip").wait_for(state="attached")


def on_the_table(page: Page, thing: str, place: int = 0) -> Locator:
    """A thing of a kind that can be pointed at."""
    found = page.locator(f"[data-{thing}][aria-disabled=false]:visible")
    return found.nth(place % max(found.count(), 1))


def raise_the_slip(page: Page) -> None:
    """On a phone it may lie folded while the table is being pointed at."""
    handle = page.locator(".handle[aria-expanded=false]")
    if handle.count():
        handle.click()


def tap(thing: Locator) -> None:
    """What was there a moment ago may be gone by now: then the table is looked at again."""
    try:
        thing.click(timeout=3000)
    except TooLate:
        return


def play_to_the_end(page: Page) -> list[str]:
    """Point at one thing after the other; returns the deeds that were confirmed."""
    deeds: list[str] = []
    for move in range(MOVES):
        step = page.wait_for_function(_NEXT).json_value()
        match step:
            case "over":
                return deeds
            case "deed":
                if deed := page.evaluate(_CONFIRM):
                    deeds.append(deed)
            case "lane":
                raise_the_slip(page)
                tap(page.locator("#slip .lanes button").nth(move % 6))
            case "kind":
                raise_the_slip(page)
                tap(page.locator("#slip .kinds [aria-disabled=false]").first)
            case "racer":
                raise_the_slip(page)
                tap(page.locator("#slip .racers [aria-disabled=false]").first)
            case "list":
                raise_the_slip(page)
                tap(page.locator("#slip li button, #slip .photo [aria-disabled=false]").first)
            case "token" if move % 2 and page.locator("[data-bet][aria-disabled=false]").count():
                tap(on_the_table(page, "bet", move))
            case thing:
                tap(on_the_table(page, thing, move))
        page.wait_for_timeout(60)  # an answer on the way is not overtaken by the next tap
    raise AssertionError(deeds)


def test_a_whole_game_on_a_desktop(visit: Visit) -> None:
    page = visit("/")
    sit_down(page)
    deeds = play_to_the_end(page)
    assert any(deed.startswith("Place ") for deed in deeds)


def test_a_whole_game_for_two_on_a_phone(visit: Visit) -> None:
    page = visit("/", "phone")
    sit_down(page, bots=1)
    assert play_to_the_end(page)


def test_a_bet_takes_two_taps(visit: Visit) -> None:
    page = visit("/")
    sit_down(page)
    token = on_the_table(page, "bet")
    racer = re.match(r"(\w+),", token.get_attribute("aria-label")).group(1)
    token.click()
    deed = page.get_by_role("button", name=re.compile(rf"^Place \d+ on {racer}$"))
    expect(deed).to_be_enabled()
    deed.click()
    expect(
        page.get_by_role("button", name=re.compile(rf"^{racer}, .*([Yy]ou have|Mina has)"))
    ).to_be_visible()


def test_keys_choose_lane_token_and_stake(visit: Visit) -> None:
    page = visit("/")
    sit_down(page)
    free = on_the_table(page, "bet").get_attribute("data-bet")
    kind, lane = (int(part) for part in free.split("-"))
    page.keyboard.press(str(lane + 1))
    page.keyboard.press("wel"[kind])
    deed = page.locator("#slip .primary")
    expect(deed).to_have_text(re.compile("Place 3 on"))
    page.keyboard.press("+")
    expect(deed).to_have_text(re.compile("Place 4 on"))
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=re.compile(r"^Place \d"))).to_have_count(0)


def test_arrows_walk_over_the_tokens(visit: Visit) -> None:
    page = visit("/")
    sit_down(page)
    page.locator("[data-bet='0-0']").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-bet='1-1']")).to_be_focused()


def test_a_taken_token_says_whose_it_is(visit: Visit) -> None:
    page = visit("/")
    sit_down(page)
    on_the_table(page, "bet").click()
    page.get_by_role("button", name=re.compile(r"^Place \d")).click()
    taken = page.get_by_role("button", name=re.compile(r"([Yy]ou have|Mina has) \d+ on it")).first
    taken.hover()
    expect(page.get_by_text(re.compile("(You have|Mina has) this token"))).to_be_visible()


def test_the_third_loan_is_the_last_and_the_slip_says_so(visit: Visit) -> None:
    page = visit("/", "phone")
    sit_down(page)
    raise_the_slip(page)
    borrow = page.locator("#slip").get_by_role("button", name="Borrow")
    refused = page.locator("#slip").get_by_text("the elves lend no further")
    for _ in range(3):
        expect(refused).to_have_count(0)
        borrow.click()
    expect(refused).to_be_visible()
    expect(borrow).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_nothing_at_the_table_is_hard_to_use(visit: Visit) -> None:
    page = visit("/")
    sit_down(page)
    on_the_table(page, "bet").click()
    expect(page.locator("#slip .primary")).to_be_enabled()
    assert serious_faults(page) == []


def test_a_folded_slip_comes_up_wherever_it_is_tapped(visit: Visit) -> None:
    page = visit("/", "phone")
    sit_down(page)
    handle = page.locator(".handle")
    for part in ("h2", "p", ".why"):
        expect(handle).to_have_attribute("aria-expanded", "false")
        place, choice = boxes(page.locator(f"#slip header {part}"), page.locator("#slip .choice"))
        assert choice.y >= page.evaluate("innerHeight") - 1, "a line is cut in two"
        page.touchscreen.tap(place.x + 4, place.y + 4)
        expect(handle).to_have_attribute("aria-expanded", "true")
        handle.tap()


def test_nothing_scrolls_sideways_on_a_phone(visit: Visit) -> None:
    page = visit("/", "phone")
    sit_down(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
