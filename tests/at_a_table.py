"""What tests do at a table in the browser: open it, be asked, answer, stand up."""

import re
import time
from typing import Any

from playwright.sync_api import Page, expect

from browsing import PATIENCE, Visit
from hornbook.kernel import Chance

expect.set_options(timeout=PATIENCE * 1000)

BOT = {"kind": "bot", "level": "random"}

# A second line of the same guest: what the test does without looking for a button. Its words for
# the luck are those that the page gives, so it does not matter whose come first.
_ASK = """async ([code, commands]) => {
  const { token } = JSON.parse(localStorage['hornbook.guest']);
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws');
  await new Promise((open) => (socket.onopen = open));
  socket.send(JSON.stringify({ type: 'hello', version: 1, token, table: code, name: 'Mina' }));
  const say = async (command) => {
    socket.send(JSON.stringify({ ...command, id: `test-${Math.random()}`.replace('.', '') }));
    await new Promise((answered, failed) => {
      socket.onclose = () => failed(new Error('closed'));
      socket.onmessage = ({ data }) => {
        const frame = JSON.parse(data);
        if (frame.type === 'refused') failed(new Error(frame.code));
        if (frame.type === 'done') answered();
      };
    });
  };
  const words = { type: 'contribute', words: '07'.repeat(16) };
  for (const command of commands) {
    if (command.type === 'start') await say(words).catch(() => null);
    await say(command);
    if (command.type === 'sit') await say(words).catch(() => null);
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


def table_of_two(visit: Visit, game: str, *more: dict[str, Any]) -> tuple[Page, Page]:
    """A host and a guest, each with an own screen, and the game has begun."""
    host, guest = visit("/"), visit("/")
    code = table(host, {"kind": "open"}, *more, game=game)
    guest.goto(f"/t/{code}")
    guest.get_by_text(code).first.wait_for()
    ask(guest, code, {"type": "sit"})
    ask(host, code, {"type": "start"})
    if game in ("horse-fever-board", "horse-fever-family"):
        meet(host)
        meet(guest)
    return host, guest


def whose_turn(one: Page, two: Page) -> tuple[Page, Page]:
    """Who is asked now, and the other one; characters are met on the way."""
    for page in (one, two):
        thinking = page.get_by_text(re.compile("thinking"))
        page.locator("#slip header h2, main .cast:has(.foot)").or_(thinking).first.wait_for()
        if page.locator("main .cast:has(.foot)").count():
            meet(page)
    one.locator("#slip header h2").or_(one.get_by_text(re.compile("thinking"))).first.wait_for()
    return (one, two) if asked(one) else (two, one)


def asked(page: Page) -> bool:
    """Whether the slip asks something."""
    return page.locator("#slip header h2").count() > 0


def wait_for_turn(page: Page) -> None:
    """Until the slip asks something, or all is over; characters are met on the way."""
    page.locator("#slip header h2, .final h1, main .cast:has(.foot)").first.wait_for()
    if page.locator("main .cast:has(.foot)").count():
        meet(page)
        page.locator("#slip header h2, .final h1").first.wait_for()


_SAY_WHO = """() => {
  if (!document.querySelector("main .cast:has(.foot)")) return "";
  const said = document.querySelector("#slip .primary");
  said?.click();
  return said?.innerText ?? "";
}"""


def meet(page: Page) -> None:
    """Horse Fever deals characters first: everyone at this screen says who they are."""
    deal = page.locator("main .cast:has(.foot)")
    deal.or_(page.locator(".final h1")).first.wait_for(state="attached")
    while deal.count():
        # In one go: others may end the ceremony at any moment.
        if who := page.evaluate(_SAY_WHO):
            expect(page.locator("#slip .primary", has_text=who)).to_have_count(0)


def confirm(page: Page) -> None:
    """Make the drafted choice, with the keyboard alone."""
    page.locator("#slip .primary:not(:disabled)").focus()
    page.keyboard.press("Enter")


def press_on(page: Page, chance: Chance) -> None:
    """One step with the keyboard alone: confirm if there is something to, else pick something."""
    if page.locator("#slip .primary:not(:disabled)").count():
        confirm(page)
    else:
        pick(page, chance)


# What does not bring the draft on: confirming it, going back, and asking what something means.
_ASIDE = ".primary, .back, .why, .word"


def pick(page: Page, chance: Chance) -> None:
    """Press something in the slip that brings the draft on, with the keyboard alone."""
    if not asked(page):
        return
    page.keyboard.press("t")
    buttons = page.locator("#slip button:not(:disabled)").count()
    for _ in range(chance.below(max(buttons, 1))):
        page.keyboard.press("Tab")
    # The page may have moved on meanwhile, so what is focused now decides.
    if page.evaluate(
        """(aside) => document.activeElement.closest('#slip') !== null
            && !document.activeElement.matches(aside)""",
        _ASIDE,
    ):
        page.keyboard.press("Enter")


def until_ready(page: Page) -> None:
    """Draft a choice until only the confirming is left."""
    chance = Chance(3)
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if page.locator("#slip .primary:not(:disabled)").count():
            return
        pick(page, chance)
        page.wait_for_timeout(100)
    raise AssertionError(f"nothing to confirm: {page.locator('#slip').all_inner_texts()}")


def skip_to(page: Page, what: str, seconds: float = 100) -> bool:
    """Skip from stop to stop until something stays; whether it did.

    A page that is far behind shows what it has missed at once: then nothing stays.
    """
    found = page.evaluate(
        """async ([what, seconds]) => {
          const end = performance.now() + 1000 * seconds;
          while (!document.querySelector(what) && performance.now() < end) {
            const skip = [...document.querySelectorAll('button')].find((one) =>
              one.checkVisibility() && !one.disabled
              && (one.ariaLabel === 'Skip' || one.textContent.trim() === 'Skip'));
            skip?.click();
            await new Promise((resolve) => setTimeout(resolve, 50));
          }
          return document.querySelector(what) !== null;
        }""",
        [what, seconds],
    )
    return bool(found)


def play_out(page: Page, code: str) -> None:
    """Stand up and let the bots finish."""
    ask(page, code, {"type": "start"}, {"type": "stand", "seat": 0})
    won = page.get_by_role("heading", name=re.compile(r"\bwins?\b", re.IGNORECASE))
    deal = page.locator("main .cast:has(.foot)")
    won.or_(deal).first.wait_for(timeout=60_000)
    if deal.count():
        meet(page)
    won.wait_for(timeout=60_000)
