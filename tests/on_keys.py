"""A visitor with nothing but a keyboard; the focus is somewhere at every frame."""

import re

from playwright.sync_api import Page, expect

from browsing import PATIENCE
from hornbook.kernel import Chance

expect.set_options(timeout=PATIENCE * 1000)

# Notes where the focus was on nothing but the page, once it had been anywhere.
WATCH = """(() => {
  window.lost = [];
  let had = null;
  const look = () => {
    const now = document.activeElement;
    if (now && now !== document.body) had = now;
    else if (had) window.lost.push(`${had.outerHTML.slice(0, 120)} at ${document.title}`);
    soon();
  };
  // After all that a frame does: what it lost it may have given back by then.
  const soon = () => requestAnimationFrame(() => setTimeout(look));
  addEventListener("DOMContentLoaded", soon);
})();
"""

# What is asked now: nothing yet, something, something that is ready to be done, or the end.
_STATE = """() => {
  if (document.querySelector("main.final, [data-act=final], .hero .place")) return "over";
  const slip = document.querySelector("#slip");
  if (!slip?.hasAttribute("data-asked")) return "";
  if (slip.querySelector(".primary:not(:disabled)")) return "ready";
  return slip.querySelector("button:not(:disabled)") ? "asked" : "";
}"""
_FRAMES = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}"""
# Whether something was confirmed since it was asked last: then the focus is the page's own doing.
_CONFIRMED = """() => {
  const { confirmed } = window;
  window.confirmed = false;
  return confirmed === true;
}"""
QUESTION = "#slip, #slip *, .sheet .handle"
_FOCUS = """() => {
  const { activeElement: one, body } = document;
  return one === null || one === body ? "" : one.outerHTML.slice(0, 160);
}"""


def focused(page: Page) -> str:
    """What has the focus once the page has drawn itself; nothing if it is lost."""
    page.evaluate(_FRAMES)
    return str(page.evaluate(_FOCUS))


def press(page: Page, key: str) -> None:
    """Press a key: the focus is somewhere afterwards."""
    page.keyboard.press(key)
    if not focused(page):
        here = page.evaluate("() => `${document.title}: ${document.body.innerText.slice(0, 300)}`")
        raise AssertionError(f"the focus fell to the page after {key}, at {here}")


def has_focus(page: Page, what: str) -> bool:
    return bool(page.evaluate("(what) => !!document.activeElement?.matches(what)", what))


def tab_to(page: Page, what: str) -> None:
    """Press Tab until that has the focus."""
    assert tabbed_to(page, what), f"Tab never comes to {what}"


def tabbed_to(page: Page, what: str, most: int = 120) -> bool:
    for _ in range(most):
        if has_focus(page, what):
            return True
        page.keyboard.press("Tab")
    return False


def state(page: Page) -> str:
    return str(page.evaluate(_STATE))


def await_question(page: Page) -> str:
    """Until something is asked or all is over; which of it."""
    page.wait_for_function(_STATE, timeout=60_000)
    return state(page)


# What brings an answer on: not confirming it, going back, or asking what something means.
_OPTION = (
    "button:not(:disabled, .primary, .back, .why, .word, .more, "
    "[aria-checked=true], [aria-pressed=true], [aria-disabled=true], [tabindex='-1'])"
)


def answer(page: Page, chance: Chance) -> None:
    """Pick what is offered until something can be done, and do it: with keys alone."""
    for _ in range(60):
        now = await_question(page)
        if now == "over":
            return
        if page.evaluate(_CONFIRMED):
            here = focused(page)
            assert has_focus(page, QUESTION), f"not at the next question, but at {here}"
        to_the_slip(page)
        if state(page) == "over":  # what was answered last was still to be seen
            return
        if now == "ready":
            if not tabbed_to(page, "#slip .primary:not(:disabled)"):
                assert state(page) != "ready", f"no way to it from {focused(page)}"
                continue  # the page went on meanwhile
            page.evaluate("() => { window.confirmed = true }")
            press(page, "Enter")
            return
        pick(page, chance)
    raise AssertionError(f"nothing to do: {page.locator('#slip').inner_text()}")


def pick(page: Page, chance: Chance) -> None:
    """One of the options, if the page has not gone on meanwhile; a shop's lie on the board."""
    place = "#slip" if page.locator(f"#slip {_OPTION}").count() else "main.stage"
    wanted = chance.below(max(page.locator(f"{place} {_OPTION}").count(), 1))
    for _ in range(60):  # what is no option, like taking back, may stand between them
        if has_focus(page, f"{place} {_OPTION}"):
            if wanted == 0:
                press(page, "Enter")
                return
            wanted -= 1
        page.keyboard.press("Tab")


def to_the_slip(page: Page) -> None:
    """A key leads there, and the focus is inside or on it; a phone at a party has nothing else."""
    if re.search("/party/", page.url):
        page.locator("#slip").focus()
    else:
        press(page, "t")
        # A phone folds the slip while something on the board is pointed at, as soon as it is asked.
        if has_focus(page, ".handle"):
            press(page, "t")
    assert has_focus(page, "#slip, #slip *") or state(page) == "over", focused(page)


def nothing_lost(page: Page) -> None:
    lost = page.evaluate("() => window.lost")
    assert lost == [], lost
