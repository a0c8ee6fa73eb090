"""Figures in Prometheus' text format: counts, times, and what is read when somebody asks."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from typing import Final, Literal

from msgspec import Struct

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Family(Struct, frozen=True):
    """What a figure is."""

    kind: Literal["counter", "gauge", "histogram"]
    help: str


def _counters(**helps: str) -> dict[str, Family]:
    return {f"hornbook_{name}_total": Family("counter", text) for name, text in helps.items()}


def _histograms(**helps: str) -> dict[str, Family]:
    return {f"hornbook_{name}_seconds": Family("histogram", text) for name, text in helps.items()}


def _gauges(**helps: str) -> dict[str, Family]:
    return {f"hornbook_{name}": Family("gauge", text) for name, text in helps.items()}


FAMILIES: Final[dict[str, Family]] = {
    **_counters(
        bots_lowered="Questions for which there was no time, by the level that answered instead.",
        choices="Choices made by people, and stored.",
        commands="Commands that reached a room.",
        faults="Requests that met a fault of the server, by the kind of the fault.",
        frames_in="Frames heard from clients.",
        games_finished="Games that came to their end.",
        games_started="Games that were dealt.",
        refusals="What was refused, by code.",
        room_failures="Rooms that were thrown away and read again.",
        tables_not_opened="How often a table could not be opened.",
    ),
    **_histograms(
        acknowledgement="From hearing a command to answering it, which is after its commit.",
        broadcast="From a commit to the last client's frame being handed to the network.",
        commit="Writing what rooms wait for to the disk, once for all who wait.",
        loop_lag="How much later than due the loop came round.",
        thought="From asking a worker for bots' choices to its answer.",
    ),
    **_gauges(
        balances_waiting="Card files that wait to be measured, or are being.",
        bots_waiting="Questions that wait for bots, by worker.",
        bots_workers="Worker processes that run, by worker.",
        build_info="1, with the version.",
        commits_waiting="Rooms that wait for a commit.",
        connections="Visitors at a table: open sockets.",
        database_bytes="The size of the database file with what has not yet been folded in.",
        disk_free_bytes="Room on the disk of the database file.",
        loop_lag_worst_seconds="The worst lag of the loop in the last ten seconds.",
        reviews_waiting="Finished games that wait to be looked over, or are being.",
        rooms="Rooms that are open.",
        rooms_broken="Tables that cannot be opened.",
        tables="Tables in the database, by stage; counted every half minute.",
        well="1 if a part is as it should be, by part; see /healthz.",
        workers_resident_memory_bytes="Memory of the worker processes.",
    ),
    "process_cpu_seconds_total": Family("counter", "Processor time used."),
    "process_max_fds": Family("gauge", "Files and connections that may be open."),
    "process_open_fds": Family("gauge", "Files and connections that are open."),
    "process_resident_memory_bytes": Family("gauge", "Memory."),
    "process_start_time_seconds": Family("gauge", "When the server was started."),
}


_UNKNOWN: Final = Family("counter", "")
_BY_CODE: Final = (
    "hornbook_bots_lowered_total",
    "hornbook_faults_total",
    "hornbook_refusals_total",
)


class Figure(Struct, frozen=True):
    """A value, where needed of one thing of several: ``label`` says of what, ``of`` of which."""

    name: str
    value: float
    label: str = ""
    of: str = ""


class Histogram:
    """How often something took how long.

    >>> times = Histogram()
    >>> times.observe(0.004)
    >>> times.count, round(times.sum, 3)
    (1, 0.004)
    """

    __slots__ = ("_slots", "count", "sum")

    def __init__(self) -> None:
        self._slots = [0] * (len(BOUNDS) + 1)
        self.count = 0
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        """It took so long once more."""
        self._slots[bisect_left(BOUNDS, seconds)] += 1
        self.count += 1
        self.sum += seconds

    def lines(self, name: str) -> list[str]:
        """As Prometheus reads it."""
        lines, so_far = [], 0
        for bound, count in zip(BOUNDS, self._slots, strict=False):
            so_far += count
            lines.append(f'{name}_bucket{{le="{bound:g}"}} {so_far}')
        lines.append(f'{name}_bucket{{le="+Inf"}} {self.count}')
        return [*lines, f"{name}_sum {self.sum:.9g}", f"{name}_count {self.count}"]


class Metrics:
    """Counters and times, and gauges read when somebody asks.

    >>> metrics = Metrics()
    >>> metrics.add("refusals", code="too-fast")
    >>> 'hornbook_refusals_total{code="too-fast"} 1' in metrics.text([])
    True
    >>> "# TYPE hornbook_rooms gauge\\nhornbook_rooms 2" in metrics.text(
    ...     [Figure("hornbook_rooms", 2)]
    ... )
    True
    """

    def __init__(self) -> None:
        self._counts: dict[str, dict[str, float]] = {}
        self.times: dict[str, Histogram] = {
            name: Histogram() for name, family in FAMILIES.items() if family.kind == "histogram"
        }
        for name, family in FAMILIES.items():
            if family.kind == "counter" and name.startswith("hornbook_"):
                # What has not been counted yet is 0, so that its first step is seen.
                self._counts[name] = {} if name in _BY_CODE else {"": 0}

    def add(self, name: str, amount: float = 1, *, code: str = "") -> None:
        """Count something."""
        counts = self._counts.setdefault(f"hornbook_{name}_total", {})
        counts[code] = counts.get(code, 0) + amount

    def took(self, name: str, seconds: float) -> None:
        """Note how long something took."""
        self.times[f"hornbook_{name}_seconds"].observe(seconds)

    def text(self, gauges: Iterable[Figure]) -> str:
        """Everything, each with what it is."""
        lines: dict[str, list[str]] = {
            name: times.lines(name) for name, times in self.times.items()
        }
        for name, counts in self._counts.items():
            lines[name] = [
                _line(Figure(name, amount, "code" if code else "", code))
                for code, amount in sorted(counts.items())
            ]
        for figure in gauges:
            lines.setdefault(figure.name, []).append(_line(figure))
        text: list[str] = []
        for name in sorted(lines):
            family = FAMILIES.get(name, _UNKNOWN)
            text += [f"# HELP {name} {family.help}", f"# TYPE {name} {family.kind}", *lines[name]]
        return "\n".join(text) + "\n"


def _line(figure: Figure) -> str:
    label = f'{{{figure.label}="{_escaped(figure.of)}"}}' if figure.label else ""
    return f"{figure.name}{label} {figure.value:.15g}"


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
