"""The race is the show: it plays, can be hurried, and ends as the game says."""

import json

import pytest
from playwright.sync_api import Page, expect

from at_a_table import skip_to
from browsing import Visit

RACERS = ["Bramble", "Cinder", "Custard", "Drizzle", "Nocturne", "Rumpus"]

# A second line to the same table plays the seat: up to its last action before the race, or to the
# end of the race. It only ever takes gold, which asks no further questions.
PLAY = """
([code, toTheEnd]) => new Promise((resolve) => {
  const { token } = JSON.parse(localStorage["hornbook.guest"]);
  const line = new WebSocket(location.origin.replace("http", "ws") + "/ws");
  const send = (frame) => line.send(JSON.stringify(frame));
  const gold = (option) => [3, 4, 5].includes(option.token);
  let sent = 0, last = -1, order = [];
  const done = (result) => { line.close(); resolve(result); };
  line.onopen = () => send({ type: "hello", version: 1, token, table: code, name: "Mina" });
  line.onmessage = ({ data }) => {
    const frame = JSON.parse(data);
    if (frame.type === "welcome" && !toTheEnd) send({ type: "start", id: "deal" });
    if (frame.type !== "events" && frame.type !== "fresh") return;
    for (const [, event] of frame.events ?? [])
      if (event.type === "unicorn-finished") order.push(event.lane);
    if (order.length === 6) return done({ order });
    const asked = frame.decision;
    if (!asked || asked.number === last) return;
    if (!toTheEnd && asked.question.action === 3) return done(null);
    last = asked.number;
    const choices = [Math.max(0, asked.options.findIndex(gold))];
    send({ type: "choose", id: `${toTheEnd}${sent++}`, seat: asked.seat, number: last, choices });
  };
})
"""


def at_a_table(page: Page) -> str:
    """Sit down with two bots, and play up to the last action before the race."""
    code: str = page.evaluate(
        """async () => {
          const ask = async (path, body, token) => (await fetch(path, {
            method: "POST",
            headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
            body: JSON.stringify(body),
          })).json();
          const { guest, token } = await ask("/api/guests", {}, "");
          localStorage["hornbook.guest"] = JSON.stringify({ guest, token });
          const bot = { kind: "bot", level: "random" };
          const seats = [{ kind: "host" }, bot, bot];
          const order = { game: "unicorn-fever", name: "Mina", seats };
          return (await ask("/api/tables", order, token)).code;
        }"""
    )
    page.evaluate(PLAY, [code, False])
    page.goto(f"/t/{code}")
    expect(page.locator("#slip")).to_be_visible()
    return code


def run(page: Page, code: str) -> None:
    """Have the race run; the page has still to show it."""
    page.evaluate(f"(order) => {{ window.ended = ({PLAY})(order); }}", [code, True])


def ended(page: Page) -> list[str]:
    """The racers in the order they came in, as the game says."""
    result = page.evaluate("() => window.ended")
    return [RACERS[lane] for lane in result["order"]]


def prefer(speed: str) -> str:
    wanted = json.dumps({"speed": speed, "name": "Mina"})
    return f"localStorage['hornbook.preferences'] = '{wanted}'"


def skip_until(page: Page, what: str) -> None:
    """Skip from stop to stop until something is seen, and hold the show there."""
    skip_to(page, f'main [aria-label="{what}"]')
    page.evaluate(
        """() => {
          document.querySelector("main [role=group] [aria-label=Pause]")?.click();
        }"""
    )


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_race_can_be_hurried_and_ends_in_the_games_order(visit: Visit, size: str) -> None:
    page = visit("/", size, reduced_motion="no-preference")
    page.evaluate(prefer("normal"))
    code = at_a_table(page)
    run(page, code)
    order = ended(page)
    controls = page.get_by_role("group", name="How fast the race is shown")
    expect(controls).to_be_visible()
    page.keyboard.press("Space")  # to the next stop, like the button
    skip_until(page, "All purses")
    expect(page.get_by_role("region", name="All purses")).to_be_visible()
    rows = page.locator("main table.unseen tbody tr")
    homes = {row.locator("th").inner_text().split(",")[0]: row.inner_text() for row in rows.all()}
    for place, name in enumerate(order, 1):
        assert f"home, {place}" in homes[name]


def test_pausing_holds_the_race_until_it_goes_on(visit: Visit) -> None:
    page = visit("/", reduced_motion="no-preference")
    page.evaluate(prefer("normal"))
    code = at_a_table(page)
    run(page, code)
    skip_to(page, "main .race")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    page.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="instant").click()
    expect(page.get_by_role("group", name="How fast the race is shown")).to_be_hidden()
    expect(page.locator("#slip")).to_be_visible()


def test_with_reduced_motion_the_race_makes_the_same_stops(visit: Visit) -> None:
    page = visit("/")
    page.evaluate(prefer("normal"))
    code = at_a_table(page)
    run(page, code)
    skip_to(page, "main .race")
    expect(page.get_by_role("region", name="Order")).to_be_visible()
    assert page.locator("main .confetti").count() == 0
    skip_until(page, "All purses")
    order = ended(page)
    board = page.get_by_role("region", name="Order").get_by_role("listitem")
    said = [one.get_attribute("aria-label") or "" for one in board.all()]
    assert [one.split(": ")[1] for one in said] == order


def test_at_instant_speed_the_next_round_stands_there_at_once(visit: Visit) -> None:
    page = visit("/")
    code = at_a_table(page)
    run(page, code)
    order = ended(page)
    expect(page.get_by_text("Race 2 of 4").first).to_be_visible()
    assert len(order) == 6
    expect(page.get_by_role("group", name="How fast the race is shown")).to_be_hidden()


def test_chances_are_drawn_with_every_card(visit: Visit) -> None:
    page = visit("/")
    page.evaluate(prefer("normal"))
    code = at_a_table(page)
    run(page, code)
    skip_to(page, "main .race")
    chart = page.get_by_role("img", name="Chance to win:")
    expect(chart).to_be_visible()
    skip_until(page, "All purses")
    winner = ended(page)[0]
    expect(page.get_by_role("img", name=f"{winner} 100%")).to_be_visible()
