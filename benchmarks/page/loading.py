"""How soon a page can be used, how soon it looks complete, and what it weighs."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final
from urllib.parse import urlparse

from playwright.sync_api import Browser, CDPSession

from benchmarks.page.house import House, Seat
from benchmarks.page.line import Line
from benchmarks.page.phone import DOWN, TRIP, Phone, busy
from benchmarks.page.report import heading, middle, note, row, seconds

VISITS: Final = 3
GAMES: Final = ("unicorn-fever", "horse-fever-board", "horse-fever-family", "kill-the-unicorns")
FRONT: Final = "main button:not(:disabled), main a.open"
OPTION: Final = (
    "#slip button:not(:disabled):not(.why), #slip input:not(:disabled), [data-stage] button"
)
PHONE: Final = "#app input"
# When the first thing can be pressed, and the largest thing that was painted until then.
_WATCH = """(() => {
  window.figures = { usable: 0, largest: 0 };
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) figures.largest = one.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const look = () => {
    const found = document.querySelector(%r);
    if (found?.checkVisibility()) figures.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()"""
_KINDS: Final = {".js": "scripts", ".css": "styles", ".woff2": "fonts", ".svg": "pictures"}


def measure(browser: Browser, house: House) -> None:
    """Print a row for every page, cold and warm."""
    line = Line(house.port, DOWN, TRIP)
    address = f"http://127.0.0.1:{line.port}"
    heading("Loading: 1.6 Mbit/s, 150 ms, processor 4 times slower", *_COLUMNS)
    _visit(browser, address, "front page", "/", ready=FRONT)
    for game in GAMES:
        seat = Seat(house, game)
        seat.deal()
        _visit(browser, address, game, f"/t/{seat.code}", ready=OPTION, guest=seat.remembered)
        seat.leave()
    party = Seat(house, "horse-fever-party")
    _visit(browser, address, "Party, phone page", f"/party/{party.code}", ready=PHONE)
    party.leave()
    line.close()
    note("Wanted: a table usable in < 3 s cold and < 1.5 s warm, largest paint < 2.5 s;")
    note("front ≤ 150 kB, a table ≤ 300 kB, a warm visit ≤ 10 kB, the Party's phone ≤ 60 kB.")


_COLUMNS: Final = (
    "usable, cold",
    "usable, warm",
    "largest paint, cold",
    "its thread, processor time",
    "kB, cold",
    "kB, warm",
    "requests",
    "of them: kB by kind",
)


def _visit(
    browser: Browser, address: str, name: str, path: str, *, ready: str, guest: str = ""
) -> None:
    cold: list[float] = []
    warm: list[float] = []
    largest: list[float] = []
    worked: list[float] = []
    weights: list[Scales] = []
    for _ in range(VISITS):
        phone = Phone(browser, address, guest)
        phone.context.add_init_script(_WATCH % ready)
        for times in (cold, warm):
            page, line = phone.page()
            scales = Scales(line)
            line.send("Performance.enable", {"timeDomain": "threadTicks"})
            page.goto(path, wait_until="commit")
            page.wait_for_function("() => figures.usable")
            work = busy(line)
            page.wait_for_load_state("networkidle")
            times.append(float(page.evaluate("figures.usable")))
            if times is cold:
                worked.append(work * 1000)
                page.wait_for_timeout(500)  # it is told a moment after it was painted
                largest.append(float(page.evaluate("figures.largest")))
            weights.append(scales)
            page.close()
        phone.close()
    first, second = weights[0], weights[1]
    kinds = ", ".join(f"{kind} {size / 1000:.0f}" for kind, size in first.kinds.most_common())
    row(
        name,
        _middle_and_best(cold),
        _middle_and_best(warm),
        _middle_and_best(largest),
        seconds(middle(worked)),
        f"{first.total / 1000:.0f}",
        f"{second.total / 1000:.1f}",
        str(first.requests),
        kinds,
    )


def _middle_and_best(times: list[float]) -> str:
    return f"{seconds(middle(times))} (best {seconds(min(times))})"


class Scales:
    """What a page is sent, headers and all, and what it hears."""

    def __init__(self, line: CDPSession) -> None:
        self.kinds: Counter[str] = Counter()
        self.requests = 0
        self._paths: dict[str, str] = {}
        line.on("Network.requestWillBeSent", self._asked)
        line.on("Network.loadingFinished", self._came)
        line.on("Network.webSocketFrameReceived", self._heard)
        line.send("Network.enable")

    @property
    def total(self) -> int:
        """All of it, in bytes."""
        return self.kinds.total()

    def _asked(self, sent: dict[str, Any]) -> None:
        self.requests += 1
        self._paths[sent["requestId"]] = urlparse(sent["request"]["url"]).path

    def _came(self, done: dict[str, Any]) -> None:
        path = self._paths.get(done["requestId"], "")
        kind = "words" if path.endswith("/words") else "other"
        kind = next((name for end, name in _KINDS.items() if path.endswith(end)), kind)
        self.kinds[kind] += int(done["encodedDataLength"])

    def _heard(self, frame: dict[str, Any]) -> None:
        self.kinds["socket"] += len(frame["response"]["payloadData"].encode())
