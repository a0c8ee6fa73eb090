"""At a table: several people, lost lines, shared screens, the end and the replay."""

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from browsing import PATIENCE, Visit, serious_faults
from hornbook.kernel import Chance

expect.set_options(timeout=PATIENCE * 1000)

BOT = {"kind": "bot", "level": "random"}

# A second line of the same guest: what the test does without looking for a button.
_ASK = """async ([code, commands]) => {
  const { token } = JSON.parse(localStorage['hornbook.guest']);
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws');
  await new Promise((open) => (socket.onopen = open));
  socket.send(JSON.stringify({ type: 'hello', version: 1, token, table: code, name: 'Mina' }));
  for (const command of commands) {
    socket.send(JSON.stringify({ ...command, id: `test-${Math.random()}`.replace('.', '') }));
    await new Promise((answered, failed) => {
      socket.onclose = () => failed(new Error('closed'));
      socket.onmessage = ({ data }) => {
        const frame = JSON.parse(data);
        if (frame.type === 'refused') failed(new Error(frame.code));
        if (frame.type === 'done') answered();
      };
    });
  }
  socket.close();
}"""
_OPEN = """async ([order]) => {
  const made = await (await fetch('/api/guests', { method: 'POST' })).json();
  localStorage['hornbook.guest'] ??= JSON.stringify(made);
  const { token } = JSON.parse(localStorage['hornbook.guest']);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify(order);
  return (await (await fetch('/api/tables', { method: 'POST', headers, body })).json()).code;
}"""


def ask(page: Page, code: str, *commands: dict[str, Any]) -> None:
    """Give commands as the guest of that page."""
    page.evaluate(_ASK, [code, list(commands)])


def table(page: Page, *others: dict[str, Any], game: str = "unicorn-fever", **more: Any) -> str:
    """Open a table and go there."""
    order = {"game": game, "name": "Mina", "seats": [{"kind": "host"}, *others], **more}
    code: str = page.evaluate(_OPEN, [order])
    page.goto(f"/t/{code}")
    page.get_by_text(code).first.wait_for()
    return code


def asked(page: Page) -> bool:
    """Whether the slip asks something."""
    return page.locator("#slip header h2").count() > 0


def wait_for_turn(page: Page) -> None:
    """Until the slip asks something, or all is over."""
    page.locator("#slip header h2, .final h1").first.wait_for()


def confirm(page: Page) -> None:
    """Make the drafted choice: Enter, wherever the focus was."""
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")


def press_on(page: Page, chance: Chance) -> None:
    """One step with the keyboard alone: confirm if there is something to, else pick something."""
    if page.locator("#slip .primary:not(:disabled)").count():
        confirm(page)
    elif asked(page):
        page.keyboard.press("t")
        buttons = page.locator("#slip button:not(:disabled)").count()
        for _ in range(chance.below(max(buttons, 1))):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")


def until_ready(page: Page) -> None:
    """Draft a choice until only the confirming is left."""
    chance = Chance(3)
    for _ in range(100):
        if page.locator("#slip .primary:not(:disabled)").count():
            return
        press_on(page, chance)
        page.wait_for_timeout(100)
    raise AssertionError("nothing to confirm")


def play_out(page: Page, code: str) -> None:
    """Stand up and let the bots finish."""
    ask(page, code, {"type": "start"}, {"type": "stand", "seat": 0})
    page.get_by_role("heading", name=re.compile(r"\bwins?\b", re.IGNORECASE)).wait_for(
        timeout=60_000
    )


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
    expect(tape.get_by_text(re.compile(r"^Mina took (.* token|the printed)"))).to_have_count(1)


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
    looking: set[int | None] = {None}
    for _ in range(3):
        curtain = page.get_by_role("button", name=re.compile(r"^I am "))
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
    expect(page.get_by_text("They match.")).to_be_visible()
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


def test_the_keyboard_alone_plays_a_whole_game(visit: Visit) -> None:
    page = visit("/")
    code = table(page, BOT)
    ask(page, code, {"type": "start"})
    end = page.locator(".final h1")
    chance = Chance(5)
    for _ in range(1500):
        if end.count():
            break
        press_on(page, chance)
        page.wait_for_timeout(40)
    expect(end).to_be_visible()


def test_axe_finds_nothing_serious_at_a_table(visit: Visit) -> None:
    page = visit("/")
    code = table(page, BOT, BOT)
    ask(page, code, {"type": "start"})
    wait_for_turn(page)
    assert serious_faults(page) == []
