"""What a review says."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Moment(Struct, frozen=True):
    """How likely each seat was to win, as everyone could know it before move ``at``."""

    at: int
    chances: list[float]
    luck: str = ""  # the first event since the moment before that nobody chose; "": all was chosen


class Way(Struct, frozen=True):
    """A line of answers, and the chance to win after it; what was played is where the moments are.

    How far the ways are apart is weighed by what the seat could tell.
    """

    answers: list[Any]  # options, or amounts
    chance: float
    error: float  # half the width of the 95 % interval


class Turn(Struct, frozen=True):
    """One decision: what was done, what else could have been, the best first."""

    at: int  # the number of its first move
    seat: int
    question: Any
    ways: list[Way]
    played: int  # the place of what was done
    usual: int  # the place of what the rules of thumb would do


class Review(Struct, frozen=True):
    """As much of it as is known; ``done`` is 1 when that is all."""

    done: float
    moments: list[Moment]
    turns: list[Turn]
