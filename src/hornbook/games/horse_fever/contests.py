"""5.2, the table of draws: six silly contests, one for each face of the sprint die."""

from enum import Enum


class Contest(Enum):
    """By the colour of the die, in the order of the lanes."""

    SHORTEST = "shortest"  # black
    HEAVIEST = "heaviest"  # blue
    SHORT_SIGHTED = "short-sighted"  # green
    PIMPLES = "pimples"  # red
    BOX = "box"  # yellow
    PUSH_UPS = "push-ups"  # white


CONTESTS = tuple(Contest)
