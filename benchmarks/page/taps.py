"""How soon a tap is answered: the next paint, and the paint of what it would lead to."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page

from benchmarks.page.frames import SECOND, Event, Trace, Work, time_of
from benchmarks.page.house import House, Seat
from benchmarks.page.line import Line
from benchmarks.page.loading import GAMES, OPTION
from benchmarks.page.phone import DOWN, TRIP, Phone
from benchmarks.page.report import heading, middle, note, row

TAPS: Final = 24
PATIENCE: Final = 150  # looks at the table, about two minutes
# What the browser says of every interaction; and in its notes when a tap came, when something was
# asked of the server after all before was answered, and when the paint after an answer was over.
_WATCH = """(() => {
  window.taps = { next: [], drafted: [] };
  let tapped = 0;
  let asked = 0;
  addEventListener('pointerdown', () => {
    tapped = performance.now();
    performance.mark('tapped');
  }, true);
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (one.interactionId) taps.next.push(one.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  const painted = () => {
    const begun = tapped;
    requestAnimationFrame(() => setTimeout(() => {
      taps.drafted.push(performance.now() - begun);
      performance.mark('painted');
    }));
  };
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...how) {
      super(...how);
      this.addEventListener('message', ({ data }) => {
        if (!data.startsWith('{"type":"drafted"') || !tapped) return;
        asked -= 1;
        painted();
      });
    }
    send(text) {
      if (text.startsWith('{"type":"draft"') && asked++ === 0) performance.mark('asked');
      super.send(text);
    }
  };
})()"""


def measure(browser: Browser, house: House) -> None:
    """Print a row for every game."""
    line = Line(house.port, DOWN, TRIP)
    heading("Taps: token, bet, stake, confirm, on the same line and processor", *_COLUMNS)
    for game in GAMES:
        seat = Seat(house, game)
        seat.deal()
        phone = Phone(browser, f"http://127.0.0.1:{line.port}", seat.remembered)
        phone.context.add_init_script(_WATCH)
        page, tab = phone.page()
        page.goto(f"/t/{seat.code}")
        page.locator(OPTION).first.wait_for()
        trace = Trace(tab)
        _tap(page)
        by_clock: dict[str, list[float]] = page.evaluate("taps")
        by_work = list(_answers(trace.end(page)))
        drafts = [one for one in by_work if one.trips]
        row(
            game,
            str(len(by_work)),
            _ms(middle(by_clock["next"])),
            _ms(max(by_clock["next"], default=0)),
            _ms(middle([one.next for one in by_work])),
            _ms(max((one.next for one in by_work), default=0)),
            _ms(middle(by_clock["drafted"])),
            _ms(middle(by_clock["drafted"], 0.95)),
            _ms(middle([one.drafted for one in drafts])),
            _ms(middle([one.drafted for one in drafts], 0.95)),
            str(max((one.trips for one in drafts), default=0)),
        )
        phone.close()
        seat.leave()
    line.close()
    note("Wanted: INP < 200 ms, draft painted p95 < 300 ms (150 ms of it are the line's).")
    note("By processor time: what the page's thread worked until that paint, and 150 ms a trip,")
    note("as if nothing could be done while the line is waited for.")


_COLUMNS: Final = (
    "taps",
    "next paint (INP): p50",
    "worst",
    "by processor time: p50",
    "worst",
    "draft painted: p50",
    "p95",
    "by processor time and trips: p50",
    "p95",
    "most trips",
)


class Answered(NamedTuple):
    """What a tap cost: milliseconds of work until the next paint, and until its last draft's."""

    next: float
    drafted: float
    trips: int


def _answers(done: Work) -> Iterator[Answered]:
    """Tap by tap, by what the browser noted."""
    taps = [one["ts"] for one in done.marks if one["name"] == "tapped"]
    for begun, end in pairwise([*taps, float("inf")]):
        marks = [one for one in done.marks if begun <= one["ts"] < end]
        painted = max((one["ts"] for one in marks if one["name"] == "painted"), default=begun)
        trips = sum(one["name"] == "asked" and one["ts"] < painted for one in marks)
        own = [one for one in done.tasks if begun <= _end(one) and one["ts"] < end]
        frame = next((at for at, one in enumerate(own) if done.draws(one)), len(own) - 1)
        until = [one for one in own if one["ts"] <= painted]
        yield Answered(
            next=_worked(own[: frame + 1]),
            drafted=_worked(until) + trips * TRIP * 1000,
            trips=trips,
        )


def _end(task: Event) -> float:
    return float(task["ts"] + task.get("dur", 0))


def _worked(tasks: list[Event]) -> float:
    return sum(time_of(one) for one in tasks) / SECOND * 1000


def _ms(milliseconds: float) -> str:
    return f"{milliseconds:.0f} ms"


def _tap(page: Page) -> None:
    """Try what is offered, one after the other, and confirm what can be confirmed."""
    taps = 0
    for _ in range(PATIENCE):
        if taps == TAPS:
            return
        offered = page.locator(OPTION)
        count = offered.count()
        if count:
            offered.nth(taps % count).tap(force=True)
            taps += 1
        else:
            page.keyboard.press("Space")  # whatever is shown has been seen
        page.wait_for_timeout(700)  # a person looks at what came of it
