"""Horse Fever's Board and Family games through the page: whole games, keys, and what axe says."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browsing import Visit, serious_faults

NEW_TABLE = """async ([game, bots, settings]) => {
  const guest = await (await fetch('/api/guests', {method: 'POST'})).json();
  localStorage['hornbook.guest'] = JSON.stringify({guest: guest.guest, token: guest.token});
  const bot = {kind: 'bot', level: 'random'};
  const seats = [{kind: 'host'}, ...Array.from({length: bots}, () => bot)];
  const answer = await fetch('/api/tables', {
    method: 'POST',
    headers: {authorization: 'Bearer ' + guest.token, 'content-type': 'application/json'},
    body: JSON.stringify({game, name: 'Mina', seats, settings}),
  });
  return (await answer.json()).code;
}"""

# Answer whatever the slip asks, as a hand would: point at something, then press the button.
ANSWER = """async (turn) => {
  const asked = () => document.querySelector('section.slip#slip');
  const deed = () => asked()?.querySelector('.primary:not(:disabled)');
  const until = async (true_now, most = 200) => {
    for (let tries = 0; tries < most && !true_now(); tries++) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const over = () => document.querySelector('.final h1') !== null;
  await until(() => asked() || over());
  if (over()) return true;
  if (!deed()) {
    const things = [
      ...(asked()?.querySelectorAll(
        '.choice button:not(:disabled):not([aria-disabled=true])') ?? []),
      ...document.querySelectorAll('.shop button.tile:not([aria-disabled=true]), .fan button'),
    ].filter((one) => one.getAttribute('aria-pressed') !== 'true');
    const thing = things[turn % Math.max(things.length, 1)];
    thing?.click();
    await until(() => deed() || !asked(), 25);  // a card alone is not yet an answer
  }
  const before = asked();
  deed()?.click();
  await until(() => asked() !== before || !deed());
  return over();
}"""


HORSES = ["Black", "Blue", "Green", "Red", "Yellow", "White"]


def sit_down(page: Page, game: str, bots: int = 1, **settings: Any) -> None:
    code = page.evaluate(NEW_TABLE, [game, bots, settings])
    page.goto(f"/t/{code}")
    page.get_by_role("button", name="Deal").first.click()
    if settings.get("characters") != "chosen":
        page.get_by_role("button", name="I am ").click()


def play_on(page: Page, most: int = 300) -> None:
    """Answer until the game is over."""
    for turn in range(most):
        if page.evaluate(ANSWER, turn):
            return
    pytest.fail("The game does not end.")


_KEEP = """() => [...document.querySelectorAll("#slip button:not(:disabled)")]
    .find((one) => one.innerText === "Keep it")?.click()"""


def until_asked(page: Page, question: str) -> None:
    """Somebody may want to buy the own stable first: it is kept."""
    slip = page.locator("#slip")
    asked, offer = slip.get_by_text(question), slip.get_by_role("button", name="Keep it")
    expect(asked.or_(offer).first).to_be_visible()
    while not asked.count():
        # In one go: it is gone as soon as it is answered.
        page.evaluate(_KEEP)
        expect(asked.or_(offer).first).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("game", ["horse-fever-board", "horse-fever-family"])
def test_a_whole_game_can_be_played_through_the_page(visit: Visit, game: str, size: str) -> None:
    page = visit("/", size)
    sit_down(page, game, length="quick")
    play_on(page)


def test_the_blackboard_is_a_way_to_buy_a_stable(visit: Visit) -> None:
    page = visit("/")
    sit_down(page, "horse-fever-board")
    slip = page.locator("#slip")
    until_asked(page, "purchase 1 of 2")
    board = page.get_by_role("region", name="Blackboard")
    board.get_by_role("button").first.click()
    expect(slip.get_by_role("button", name="Buy the")).to_be_enabled()
    expect(slip.get_by_role("row", name="Points")).to_be_visible()


def test_a_purchase_is_made_by_keys_alone(visit: Visit) -> None:
    page = visit("/")
    sit_down(page, "horse-fever-board")
    slip = page.locator("#slip")
    until_asked(page, "purchase 1 of 2")
    page.get_by_role("button", name="Two actions").focus()
    page.keyboard.press("Enter")
    expect(slip.get_by_role("button", name="Buy two actions")).to_be_enabled()
    slip.get_by_role("button", name="Buy two actions").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Buy two actions")).to_have_count(0)


def test_a_bet_is_placed_by_keys_alone(visit: Visit) -> None:
    page = visit("/")
    sit_down(page, "horse-fever-family")
    slip = page.locator("#slip")
    expect(slip).to_contain_text("first bet")
    # Whoever bets first may have taken a horse's last token.
    free = next(
        place
        for place, horse in enumerate(HORSES)
        if slip.get_by_role("button", name=f"{horse} 1:").is_enabled()
    )
    page.keyboard.press(str(free + 1))
    expect(slip.get_by_role("button", name=f"on {HORSES[free]} to win")).to_be_enabled()
    page.keyboard.press("p")
    expect(slip.get_by_role("button", name=f"on {HORSES[free]} to place")).to_be_enabled()
    before = slip.locator("output").inner_text()
    page.keyboard.press("+")
    expect(slip.locator("output")).not_to_have_text(before)
    page.keyboard.press("Enter")
    expect(slip).not_to_contain_text("first bet")


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize(
    ("game", "asked"),
    [("horse-fever-board", "purchase 1 of 2"), ("horse-fever-family", "first bet")],
)
def test_axe_finds_nothing_serious(visit: Visit, game: str, asked: str, size: str) -> None:
    page = visit("/", size)
    sit_down(page, game)
    until_asked(page, asked)
    assert serious_faults(page) == []


def test_nothing_scrolls_sideways_on_a_phone(visit: Visit) -> None:
    page = visit("/", "phone")
    sit_down(page, "horse-fever-board")
    until_asked(page, "purchase 1 of 2")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
