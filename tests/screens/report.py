"""What was found, in words."""

from collections import defaultdict
from collections.abc import Iterable
from typing import NamedTuple

from screens.check import Finding
from screens.plan import Look


class Seen(NamedTuple):
    """A finding, in which state of which page, at which size and in which theme."""

    state: str
    look: Look
    finding: Finding


def lines(found: Iterable[Seen]) -> list[str]:
    """One line for each finding of a state, with the looks it has been found in."""
    places: dict[tuple[str, Finding], dict[int, list[str]]] = defaultdict(dict)
    for state, look, finding in found:
        places[state, finding].setdefault(look.width, []).append(str(look))
    return [
        f"{state} [{_at(widths)}] {finding}"
        for (state, finding), widths in sorted(places.items(), key=lambda one: one[0][0])
    ]


def _at(widths: dict[int, list[str]]) -> str:
    return ", ".join(f"{width} {'+'.join(themes)}" for width, themes in sorted(widths.items()))
