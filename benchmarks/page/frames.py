"""How smoothly a race or a reveal runs: the longest move of a finished game, shown again."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page

from benchmarks.page.house import House, Seat
from benchmarks.page.phone import Phone
from benchmarks.page.report import heading, note, row

GAMES: Final = (
    "unicorn-fever",
    "horse-fever-board",
    "horse-fever-family",
    "horse-fever-party",
    "kill-the-unicorns",
)
WATCHED: Final = 24.0  # seconds: to the payout
SKIPPED: Final = 6.0  # seconds after its beginning, in the middle of the race
CARD: Final = 2.0  # seconds for each where the bookmaker turns them
LONG: Final = 50_000  # microseconds: what browsers call a long task
SETTLED: Final = 2.0  # seconds until the page stands still before the race
CARDS: Final = 6  # that a race may have
SECOND: Final = 1e6  # microseconds
HERTZ: Final = 60
# Every frame the page could draw, as the page sees it.
_COUNT = """([seconds, presses]) => new Promise((done) => {
  const frames = [];
  // As a key is pressed: whoever has heard it says so, or it would be heard twice.
  const press = () => document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }),
  );
  for (const second of presses) setTimeout(press, second * 1000);
  let last = performance.now();
  const end = last + seconds * 1000;
  const tick = (now) => {
    frames.push(now - last);
    last = now;
    if (now < end) requestAnimationFrame(tick);
    else done(frames.slice(1));
  };
  requestAnimationFrame(tick);
})"""
_WORK: Final = ("UpdateLayoutTree", "Layout", "PrePaint", "Paint", "FunctionCall", "EvaluateScript")


def measure(browser: Browser, house: House) -> None:
    """Print a row for every game."""
    heading("Races and reveals, processor 4 times slower", *_COLUMNS)
    for game in GAMES:
        seat = Seat(house, game, bots=3, level="random")
        seat.deal()
        seat.play()
        id_ = seat.finished()
        seat.leave()
        move, moves = _race(house, id_)
        moment = f"/replay/{id_}?at={move - 1}"
        _watch(browser, house, game, Showing(moment, [card * CARD for card in range(moves)]))
        if moves == 1:  # the same key again shows the rest at once
            skipped = Showing(moment, [0, SKIPPED], SKIPPED + 3)
            _watch(browser, house, f"{game}, skipped", skipped)
    note("Wanted: 60 frames a second, never under 50; no task over 100 ms.")
    note("By the clock, whatever else the machine does counts, too. By processor time, a task")
    note("takes away the frames that it lasts: what an idle machine would show.")
    note("Busy: the share of the page's own thread, in its processor time (the slowing included).")


_COLUMNS: Final = (
    "frames a second by the clock",
    "worst frame",
    "frames a second by processor time",
    "fewest in a second",
    "longest task",
    "tasks > 50 ms",
    "busy",
    "of it: style, layout, paint, script (ms)",
)


class Showing(NamedTuple):
    """Where it begins, when the key for going on is pressed, and how long one looks."""

    moment: str
    presses: list[float]
    seconds: float = WATCHED


def _watch(browser: Browser, house: House, game: str, showing: Showing) -> None:
    phone = Phone(browser, house.address)
    page, line = phone.page()
    moment, presses, seconds = showing
    page.goto(moment)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLED * 1000)
    trace = Trace(line)
    frames: list[float] = page.evaluate(_COUNT, [seconds, presses])
    done = trace.end(page)
    tasks, work = [time_of(one) for one in done.tasks], done.work
    left = _frames_left(done.tasks, seconds)
    row(
        game,
        f"{1000 * len(frames) / sum(frames):.0f}",
        f"{max(frames):.0f} ms",
        f"{sum(left) / len(left):.0f}",
        str(min(left)),
        f"{max(tasks, default=0) / 1000:.0f} ms",
        str(sum(task > LONG for task in tasks)),
        f"{sum(tasks) / SECOND / seconds:.0%}",
        ", ".join(f"{name} {time / 1000:.0f}" for name, time in work.items() if time),
    )
    phone.close()


def _frames_left(tasks: list[Event], seconds: float) -> list[int]:
    """How many of sixty frames each second has left: a task takes away those it lasts."""
    begun = min(float(one["ts"]) for one in tasks)
    lost = [0] * int(seconds)
    for one in tasks:
        second = min(int((one["ts"] - begun) / SECOND), len(lost) - 1)
        lost[second] += int(time_of(one) * HERTZ / SECOND)
    return [max(0, HERTZ - one) for one in lost]


def _race(house: House, id_: str) -> tuple[int, int]:
    """The move of which the most came: that is the race, or all that lay face down.

    Where the bookmaker turns every card it is several moves: the first of them, and how many.
    """
    total, most, found = 1, 0, 1
    first = 0
    cards: list[int] = []
    while first < total:
        answer = house.ask(f"/api/archive/{id_}/replay?first={first}&count=100")
        total = answer["total"]
        for step in answer["steps"]:
            if step["number"] > 0 and len(step["events"]) > most:
                most, found = len(step["events"]), step["number"]
            if any(event["type"] == "movement-turned" for event in step["events"]):
                cards.append(step["number"])
        first += 100
    turned = [card for card in cards if card - cards[0] < CARDS]
    return (found, 1) if len(turned) <= 1 else (turned[0], len(turned))


Event = dict[str, Any]


class Work(NamedTuple):
    """What a page's thread did: every task, and the microseconds of each kind of work."""

    tasks: list[Event]
    work: dict[str, float]
    marks: list[Event]  # that the page has set itself
    frames: list[float]  # when something was drawn

    def draws(self, task: Event) -> bool:
        """Whether a frame is drawn in that task."""
        return any(task["ts"] <= one < task["ts"] + task.get("dur", 0) for one in self.frames)


class Trace:
    """What the browser notes of its own work, in processor time where it knows that."""

    def __init__(self, line: CDPSession) -> None:
        self._line = line
        self._events: list[Event] = []
        self._done = False
        line.on("Tracing.dataCollected", lambda found: self._events.extend(found["value"]))
        line.on("Tracing.tracingComplete", self._complete)
        categories = "devtools.timeline,toplevel,blink.user_timing,disabled-by-default-v8.gc"
        line.send("Tracing.start", {"categories": categories, "transferMode": "ReportEvents"})

    def _complete(self, _: object) -> None:
        self._done = True

    def end(self, page: Page) -> Work:
        """Stop, and sort what was noted."""
        self._line.send("Tracing.end")
        while not self._done:
            page.wait_for_timeout(50)
        threads = [
            (one["pid"], one["tid"])
            for one in self._events
            if one.get("name") == "thread_name" and one["args"].get("name") == "CrRendererMain"
        ]
        # Several pages' threads may be noted: ours is the one that worked.
        ours = [one for one in self._events if (one.get("pid"), one.get("tid")) in threads]
        tasks = [one for one in ours if one.get("name", "").endswith("RunTask")]
        work = {
            name: sum(time_of(one) for one in ours if one.get("name") == name) for name in _WORK
        }
        marks = [one for one in self._events if one.get("cat", "") == "blink.user_timing"]
        frames = [float(one["ts"]) for one in ours if one.get("name") == "PrePaint"]
        return Work(tasks, work, marks, frames)


def time_of(event: Event) -> float:
    """Microseconds: of the processor, where that is known."""
    return float(event["tdur"] if "tdur" in event else event.get("dur", 0))
