"""Figures as they are printed: what was measured, what is wanted, what it was before."""

from __future__ import annotations

from typing import Final

# As measured on 2026-11-17 before any of this was looked after.
BEFORE: Final = {
    "a table, cold: usable": "4.7 s",
    "a table, warm: usable": "3.6 to 4.5 s",
    "a table, cold: largest paint": "5.3 s",
    "horse-fever-board: race, frames a second": "40",
    "horse-fever-board: race, worst frame": "200 ms",
    "tap to draft painted, p95": "570 ms",
    "idle table": "a third of a core",
}


def heading(title: str, *columns: str) -> None:
    """A table begins."""
    print(f"\n## {title}\n\n| | {' | '.join(columns)} |\n|---|{'---:|' * len(columns)}")


def row(name: str, *figures: str) -> None:
    """One line of it."""
    print(f"| {name} | {' | '.join(figures)} |", flush=True)


def note(sentence: str) -> None:
    """What one should know of the figures above."""
    print(f"\n{sentence}", flush=True)


def seconds(milliseconds: float) -> str:
    """To two places."""
    return f"{milliseconds / 1000:.2f} s"


def middle(values: list[float], share: float = 0.5) -> float:
    """The value that so many of them are at most."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0
