"""What both Fever games give a seat to choose from."""

from __future__ import annotations

from hornbook.kernel import Option
from hornbook.racing.lanes import Lane


class OnLane(Option, frozen=True):
    """This lane, this racer."""

    lane: Lane


class NudgeOdds(Option, frozen=True):
    """Move this racer's odds token so many rows up (or down)."""

    lane: Lane
    rows: int


class Pass(Option, frozen=True):
    """Nothing, thanks."""
