"""The six stables, as all three modes know them."""

from __future__ import annotations

from enum import Enum


class Stable(Enum):
    """A stable's colour, in the order of the lanes from left to right."""

    BLACK = "black"
    BLUE = "blue"
    GREEN = "green"
    RED = "red"
    YELLOW = "yellow"
    WHITE = "white"


STABLES = tuple(Stable)
