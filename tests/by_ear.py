"""What a screen reader is to say of a race, by its events alone, and what it was told."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

HORSES = ["Black", "Blue", "Green", "Red", "Yellow", "White"]
RACERS = {
    "unicorn-fever": ["Bramble", "Cinder", "Custard", "Drizzle", "Nocturne", "Rumpus"],
    "horse-fever-board": HORSES,
    "horse-fever-family": HORSES,
    "horse-fever-party": HORSES,
}
LINE = 12
FINISHED = ("unicorn-finished", "horse-finished")
DICELESS = ("horse-fever-party",)
TURN = "Your turn."

# Every sentence that is put into the live region, in the order in which it is put there.
LISTEN = """(() => {
  window.told = [];
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes)
      for (const node of addedNodes)
        if (target.getAttribute?.("role") === "log") window.told.push(node.textContent);
  }).observe(document, { childList: true, subtree: true });
})();
"""
# Go on from stop to stop until so many sentences were heard and it is one's turn, or all is over.
_HEAR = """async ([count, turn]) => {
  const stop = ["Skip", "Go on"];
  const heard = () => window.told.filter((text) => !text.startsWith(turn));
  for (const until = Date.now() + 90_000; Date.now() < until; ) {
    const mine = window.told.at(-1)?.startsWith(turn);
    const asked = document.querySelector("#slip[data-asked]");
    if (heard().length >= count && mine && asked) return window.told;
    const skip = [...document.querySelectorAll("button")].find((one) =>
      one.checkVisibility() && !one.disabled
      && stop.includes(one.ariaLabel ?? one.textContent.trim()));
    skip?.click();
    await new Promise((next) => setTimeout(next, 40));
  }
  return window.told; // too little: what is missing is seen when they are compared
}"""


def told(page: Page) -> list[str]:
    """All that the live region was told so far."""
    return list(page.evaluate("() => window.told"))


def hear(page: Page, count: int) -> list[str]:
    """Go on until so many sentences were told and something is asked: all of them."""
    return list(page.evaluate(_HEAR, [count, TURN]))


def join(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


class Race:
    """A race reckoned from its events alone, and what is to be said of it."""

    def __init__(self, game: str, *, brief: bool) -> None:
        self._names = RACERS[game]
        self._dice = game not in DICELESS
        self._brief = brief
        self._spots = [0] * 6
        self._order: list[int] = []
        self._cards = 0
        self._unsaid = False

    def told(self, event: dict[str, Any], line: str) -> list[str]:
        """The sentences for this event; its own line, where it is no part of the course."""
        kind = event["type"]
        if kind == "movement-turned":
            self._turn(event)
            return [] if self._dice or self._brief else [self._card()]
        if kind == "sprints-rolled":
            for lane, spaces in zip(event["lanes"], event["spaces"], strict=True):
                self._spots[lane] += spaces
            return [] if self._brief else [self._card()]
        if kind == "dead-heat":  # who has to decide hears where they are, once a card
            unsaid, self._unsaid = self._unsaid, False
            return [self._card(), line] if unsaid and self._brief else [line]
        if kind in FINISHED:
            return self._home(event["lane"])
        return [line]

    def _turn(self, event: dict[str, Any]) -> None:
        if event["turn"] == 1:
            self._spots, self._order = [0] * 6, []
        self._cards = event["turn"]
        self._unsaid = True
        for lane, spaces in enumerate(event["spaces"]):
            self._spots[lane] += spaces

    def _home(self, lane: int) -> list[str]:
        self._order.append(lane)
        order = join([self._names[one] for one in self._order])
        if self._brief and len(self._order) == 6:
            return [f"The race is over after {self._cards} cards: {order}, in this order."]
        first = [f"{self._names[lane]} wins."] if len(self._order) == 1 else []
        last = [f"The order: {order}."] if len(self._order) == 6 else []
        return [] if self._brief else first + last

    def _card(self) -> str:
        groups: dict[int, list[str]] = {}
        for lane, spot in enumerate(self._spots):
            if lane not in self._order:
                groups.setdefault(spot, []).append(self._names[lane])
        foremost = sorted(groups, reverse=True)
        crossing = [name for spot in foremost if spot >= LINE for name in groups[spot]]
        parts = [f"Card {self._cards}."]
        if crossing:
            parts.append(
                f"{join(crossing)} {'crosses' if len(crossing) == 1 else 'cross'} the line."
            )
        rest = [f"{join(groups[spot])} on {spot}" for spot in foremost if spot < LINE]
        if rest:
            parts.append(f"{', '.join(rest)}.")
        return " ".join(parts)
