"""A first game with a coach: whoever touches what is ringed is led through it, on any screen.

In the usual run Family is learnt at a desktop and on a phone; ``WHOLE_GAMES=1`` has every lesson
at every size and in every language.
"""

import os
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from at_a_table import table
from browsing import PATIENCE, SIZES, Visit, axe, boxes
from hornbook.lessons import lesson, lessons

expect.set_options(timeout=PATIENCE * 1000)

WHOLE = os.environ.get("WHOLE_GAMES") == "1"
SHOTS = os.environ.get("SHOTS", "")  # a folder: a picture of each beat
FIRST = [("horse-fever-family", "desktop", "en"), ("horse-fever-family", "phone", "de")]
EVERY = [(one, size, lang) for one in lessons() for size in SIZES for lang in ("en", "fr", "de")]
CLICKS = 6  # to the first bet, with the one on the front page
LONGEST = 200  # deeds in a lesson

# The pace of somebody who has seen it: still shown, still held where something is to be read.
_FAST = """if (origin !== 'null') {
  localStorage['hornbook.preferences'] ??=
    JSON.stringify({ speed: 'fast', language: '%s' });
}"""
# The button below what is to be read after a race.
_READ = ".waiting .primary, .purses .primary, .primary.read"
# What the coach says now, and what can be done.
_STATE = (
    """() => {
  const note = document.querySelector('#coach');
  return {
    text: note?.querySelector('.says p')?.innerText ?? '',
    next: !!note?.querySelector('.next'),
    ends: !!note?.querySelector('.ways'),
    at: note?.dataset.at ?? '',
    asked: document.querySelector('#slip')?.dataset.asked ?? '',
    ready: !!document.querySelector('#slip .primary:not(:disabled)'),
    paid: !!document.querySelector('READ'),
  };
}"""
).replace("READ", _READ)
# Where the ring is once it has stood still for some frames: around what the note speaks of, in
# sight, and with nothing of the note over its middle. What does not come in time is named.
_RING = """async (patience) => {
  const until = performance.now() + patience * 1000;
  let last = '';
  for (let still = 0; still < 8; ) {
    const note = document.querySelector('#coach');
    const ring = document.querySelector('[data-coach]');
    const box = ring?.getBoundingClientRect();
    const at = box && [box.x + box.width / 2, box.y + box.height / 2];
    const hit = at && document.elementFromPoint(...at);
    const good = hit && ring.dataset.coach === note?.dataset.at && !hit.closest('#coach');
    const now = good ? at.join() : '';
    still = now && now === last ? still + 1 : 0;
    last = now;
    if (performance.now() > until)
      throw new Error(`no ring to be seen at ${note?.dataset.at}: ${note?.innerText}`);
    await new Promise(requestAnimationFrame);
  }
  return last.split(',').map(Number);
}"""


class Learner:
    """Somebody who does what the ring says."""

    def __init__(self, page: Page, name: str, *, finger: bool) -> None:
        self.page = page
        self.name = name
        self.finger = finger
        self.heard: list[str] = []
        self.clicks = 1  # on the front page
        self.first_bet = 0
        self.asked_why = False

    def learn(self) -> None:
        """To the last word."""
        last: dict[str, Any] = {}
        for _ in range(LONGEST):
            now = self.news(last)
            if now["text"] and now["text"] not in self.heard:
                self.heard.append(now["text"])
            if now["ends"]:
                return
            last = now
            self.do(now)
        raise AssertionError(f"no end: {self.heard}")

    def news(self, last: dict[str, Any]) -> dict[str, Any]:
        """The next thing that the coach shows, once it can be acted on."""
        self.page.wait_for_function(
            f"""(last) => {{
              const now = ({_STATE})();
              const same = ['text', 'at', 'next', 'asked', 'ready']
                .every((one) => now[one] === last[one]);
              if (now.paid && !now.text) return true;
              const done = ['stake', 'confirm'].includes(now.at);
              return now.text && !same && (now.next || now.ends || (done ? now.ready : now.at));
            }}""",
            arg=last,
        )
        now: dict[str, Any] = self.page.evaluate(_STATE)
        return now

    def ringed(self) -> list[float]:
        """The middle of the ring."""
        place: list[float] = self.page.evaluate(_RING, PATIENCE)
        return place

    def touch(self, x: float, y: float) -> None:
        """With a finger where the screen is for fingers."""
        (self.page.touchscreen.tap if self.finger else self.page.mouse.click)(x, y)

    def do(self, now: dict[str, Any]) -> None:
        """Touch what is ringed, or go on."""
        waits = now["next"] or (now["asked"] and now["text"])
        place = self.ringed() if now["at"] and waits else None  # what passes may be gone by now
        self.shoot()
        if now["at"] == "ledger" and not self.asked_why:
            self.ask_why()
        if now["next"]:
            self.press("#coach .next")
        elif now["paid"]:  # the books stay open until they are read
            self.press(_READ)
        elif now["at"] == "stalls":  # nothing is suggested there
            self.press("[data-anchor=leave-market]")
        elif now["at"] in ("stake", "confirm"):
            self.press("#slip .primary:not(:disabled)")
            self.first_bet = self.first_bet or self.clicks + 1
        elif place is not None:
            self.touch(*place)
        self.clicks += 1

    def ask_why(self) -> None:
        """Of the first line of one's own money: the rule is in the book, and the game waits."""
        self.asked_why = True
        self.press("[data-anchor=ledger] li button[aria-label]")
        book = self.page.locator("aside:has(h3)")
        expect(book.locator("h3").first).to_contain_text("3.")  # the race and its results
        self.shoot("-why")
        self.page.keyboard.press("Escape")
        expect(book).to_have_count(0)

    def press(self, selector: str) -> None:
        """A button of the page."""
        button = self.page.locator(selector).first
        (button.tap if self.finger else button.click)()

    def shoot(self, more: str = "") -> None:
        """A picture, for whoever wants to look."""
        if SHOTS:
            folder = Path(SHOTS)
            folder.mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=folder / f"{self.name}-{len(self.heard):02}{more}.png")


def begin(page: Page, game: str) -> None:
    """From the front page."""
    page.goto("/")
    theatre = {"horse-fever-family": "Family", "horse-fever-board": "Board"}.get(game)
    if theatre:
        page.get_by_role("radio", name=theatre).check()
    page.locator(f'[data-lesson="{game}"]').click()
    page.wait_for_url(re.compile(r"/t/[A-Z]{5}$"))
    page.mouse.move(0, 0)  # or a word that comes to lie under the pointer is explained


@pytest.mark.parametrize(("game", "size", "language"), EVERY if WHOLE else FIRST)
def test_whoever_touches_what_is_ringed_learns_the_game(
    visit: Visit, game: str, size: str, language: str
) -> None:
    still = {"reduced_motion": "reduce"} if size == "phone" else {}
    page = visit.screen(_FAST % language, **still, **SIZES[size])
    begin(page, game)
    expect(page.locator("#coach")).to_be_visible()
    boxes(page.locator("#coach"))  # nothing fades in any more
    assert axe(page, "label-content-name-mismatch") == []  # of the speed's own mark
    learner = Learner(page, f"{game}-{size}-{language}", finger="has_touch" in SIZES[size])
    learner.learn()
    assert learner.first_bet <= CLICKS
    beats = [beat for beat in lesson(game).beats if beat.id not in ("lost", "last-card")]
    assert len(learner.heard) >= len(beats) - 3  # what passes in a race may pass too fast
    page.locator("#coach .way.first").click()
    expect(page.locator("#coach")).to_have_count(0)
    expect(page.locator("[data-coach]")).to_have_count(0)
    expect(page.locator("#slip header h2")).to_be_visible()
    # Nobody here is new any more, and the table is found again.
    page.goto("/")
    expect(page.locator(f'[data-lesson="{game}"]')).to_have_count(0)


def test_a_learner_may_want_quiet_come_back_and_skip(visit: Visit) -> None:
    page = visit.screen(_FAST % "en", **SIZES["desktop"])
    begin(page, "horse-fever-family")
    note, ring = page.locator("#coach"), page.locator("[data-coach]")
    page.locator("#coach .next").click()
    expect(ring).to_have_attribute("data-coach", "lane=0")
    asked = note.inner_text()
    page.get_by_role("button", name="Quiet").click()
    expect(note).to_have_count(0)
    expect(ring).to_have_count(0)
    page.keyboard.press("h")
    expect(note).to_have_text(asked, use_inner_text=True)
    # Whoever comes back is told of what is asked.
    page.reload()
    expect(page.locator("#coach, .folded").first).to_be_visible()
    page.goto("/")
    expect(page.locator(".some")).to_contain_text("lesson")
    page.locator(".some .back").click()
    page.get_by_role("button", name="Skip").click()
    page.get_by_role("button", name="Carry on").click()
    expect(note).to_have_count(0)
    expect(ring).to_have_count(0)
    # Nothing was forbidden, and nothing has been done.
    page.locator('[data-pick-lane="5"]').click()
    page.locator("#slip .primary:not(:disabled)").click()
    expect(page.locator("#slip .primary:not(:disabled)")).to_have_count(0)


# Somebody who is new, and sees the end of everything at once.
_NEW = """if (origin !== 'null') {
  localStorage['hornbook.preferences'] ??= '{"speed":"instant","name":"Mina"}';
  localStorage['hornbook.coach'] ??= '""';
}"""


def test_a_rule_is_told_once_in_a_first_real_game_as_loud_as_one_likes(visit: Visit) -> None:
    page = visit.screen(_NEW, reduced_motion="reduce", **SIZES["phone"])
    page.goto("/")
    table(page, {"kind": "bot", "level": "random"})
    page.get_by_role("button", name="Deal to two").tap()
    note = page.locator("#coach")
    expect(note).to_contain_text("With two of you")
    boxes(note)
    assert axe(page, "label-content-name-mismatch") == []
    # Quiet is remembered: from now on a face alone, until one asks.
    note.get_by_role("button", name="Quiet").tap()
    expect(note).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="What does the coach say?").tap()
    expect(note).to_contain_text("With two of you")
    note.get_by_role("button", name="Got it").tap()
    expect(note).to_have_count(0)
    assert page.evaluate("localStorage['hornbook.told']") == '["uf-two"]'
    # The switch is in the menu, and shows what was chosen.
    page.get_by_role("button", name="Menu").tap()
    modes = page.get_by_role("radiogroup", name="Coach")
    expect(modes.get_by_role("radio", name="Whisper")).to_be_checked()
    modes.get_by_role("radio", name="Off").tap()
    assert page.evaluate("localStorage['hornbook.coach']") == '"off"'
