"""The colours of the herd."""

from __future__ import annotations

from enum import Enum
from typing import Final


class Colour(Enum):
    """A unicorn's colour; some have none."""

    NONE = "none"
    PINK = "pink"
    BLUE = "blue"
    GREEN = "green"
    YELLOW = "yellow"


RAINBOW: Final = (Colour.PINK, Colour.BLUE, Colour.GREEN, Colour.YELLOW)
"""One of each makes a rainbow."""
