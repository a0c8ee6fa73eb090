"""A table that waits costs nothing, and one that was left is let go."""

import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browsing import PATIENCE, House, Visit
from hand import Hand

GAMES = ("unicorn-fever", "horse-fever-board", "horse-fever-family", "kill-the-unicorns")
# Whoever wants a frame or a timer is counted once its turn comes.
_COUNTING = """(() => {
  window.woken = { frames: 0, timers: 0 };
  const counted = (kind, plain) => (call, ...how) =>
    plain.call(window, (...given) => { woken[kind] += 1; return call(...given); }, ...how);
  window.requestAnimationFrame = counted('frames', requestAnimationFrame);
  window.setTimeout = counted('timers', setTimeout);
  window.setInterval = counted('timers', setInterval);
})();
if (origin !== 'null') localStorage['hornbook.preferences'] ??= '{"name":"Mina"}';
"""
_HIDE = """() => {
  Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
_ENDLESS = """() => document.getAnimations()
  .filter((one) => one.effect?.getComputedTiming().iterations === Infinity)
  .map((one) => `${one.animationName ?? one.transitionProperty} at ${one.effect.target?.className}`)
"""
_MOVED = """() => [...new Set(document.getAnimations().flatMap((one) =>
  one.effect.getKeyframes().flatMap((frame) => Object.keys(frame))))]
"""
_OF_A_FRAME = {"offset", "computedOffset", "easing", "composite"}
_CHEAP = {"transform", "translate", "rotate", "scale", "opacity"}


def sit_down(page: Page, hand: Hand) -> None:
    page.goto("/about")
    page.evaluate("it => { localStorage['hornbook.guest'] = it }", hand.guest_text)
    page.goto(f"/t/{hand.code}")
    expect(page.locator("#slip header h2")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_for_ever_at_a_table_that_waits(
    house: House, visit: Visit, game: str
) -> None:
    with Hand(house, game, bots=2) as hand:
        hand.deal()
        page = visit.screen(_COUNTING)
        sit_down(page, hand)
        assert page.evaluate(_ENDLESS) == []
        assert set(page.evaluate(_MOVED)) - _OF_A_FRAME <= _CHEAP


@pytest.mark.parametrize("game", GAMES)
def test_a_hidden_table_does_nothing_but_keep_its_line(
    house: House, visit: Visit, game: str
) -> None:
    with Hand(house, game, bots=2) as hand:
        hand.deal()
        page = visit.screen("")
        page.clock.install()
        page.add_init_script(_COUNTING)
        sit_down(page, hand)
        page.clock.run_for(10_000)  # whatever the deal has shown is over
        page.evaluate(_HIDE)
        page.evaluate("woken.frames = woken.timers = 0")
        page.clock.run_for(60_000)
        woken: dict[str, int] = page.evaluate("woken")
        assert woken["frames"] <= 1  # one that was under way
        assert woken["timers"] <= 60 // 20 + 1  # the heartbeat, and what was under way


def test_a_table_that_was_left_is_let_go(house: House, visit: Visit) -> None:
    page = visit("/about")
    line = page.context.new_cdp_session(page)
    line.send("HeapProfiler.enable")
    for game in GAMES:
        with Hand(house, game, bots=2) as hand:
            hand.deal()
            # What the first visit brought along for good has come by then; the next leaves nothing.
            _come_and_go(page, hand.code)
            first = _at_rest(line)
            _come_and_go(page, hand.code)
            again = _at_rest(line, first)
        assert not _left_behind(again, first), (game, first, again)


def _come_and_go(page: Page, code: str) -> None:
    """Watch a table for a moment, and leave for a page where nothing comes or goes by itself."""
    tools = page.get_by_role("navigation", name="Tools of the table")
    page.evaluate(_GO, f"/t/{code}")
    expect(tools).to_be_visible()
    page.evaluate(_GO, "/about")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(tools).to_have_count(0)


_GO = """(path) => {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}"""


def _at_rest(line: Any, first: dict[str, int] | None = None) -> dict[str, int]:
    """What stands once the browser has thrown away what nobody holds, in its own time."""
    until = time.monotonic() + PATIENCE
    while True:
        line.send("HeapProfiler.collectGarbage")
        found = _standing(line)
        if not _left_behind(found, first or found) or time.monotonic() > until:
            return found


def _left_behind(found: dict[str, int], first: dict[str, int]) -> bool:
    """Whether a table is still there, or more of it than the first visit left."""
    return (
        found["tables"] > 0
        or found["nodes"] > first["nodes"] * 1.05
        or found["listeners"] > first["listeners"] + 5
    )


def _standing(line: Any) -> dict[str, int]:
    """How many lines are still listened to, and what is in the page or was."""
    kind = line.send("Runtime.evaluate", {"expression": "WebSocket.prototype"})["result"]
    found = line.send("Runtime.queryObjects", {"prototypeObjectId": kind["objectId"]})["objects"]
    asked = "function () { return this.filter((one) => one.onmessage).length }"
    how = {"objectId": found["objectId"], "functionDeclaration": asked, "returnByValue": True}
    counters = line.send("Memory.getDOMCounters")
    return {
        "tables": line.send("Runtime.callFunctionOn", how)["result"]["value"],
        "nodes": counters["nodes"],
        "listeners": counters["jsEventListeners"],
    }
