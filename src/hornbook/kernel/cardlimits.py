"""How much a card file may hold: looked through once, before anything reads it as TOML.

TOML readers take their time over keys of a thousand parts, stumble over numbers of a thousand
digits and fall over a thousand brackets. What is within these limits is read in linear time.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

SIZE: Final = 200_000  # characters; two hundred cards have about 40,000
ROWS: Final = 1000  # cards and sections
VALUES: Final = 12_000  # keys with a value
DEPTH: Final = 6  # brackets within brackets
PARTS: Final = 4  # of a key with dots
DIGITS: Final = 60  # of a number, or letters of a key without quotes
FAULTS: Final = 100  # that are named

_NEXT: Final = re.compile(
    r'(?P<quote>"""|\'\'\'|"|\')|(?P<note>\#[^\n]*)|(?P<open>[\[{])|(?P<shut>[\]}])'
    r"|(?P<dot>\.)|(?P<is>=)|(?P<end>[,\n])|(?P<bare>[A-Za-z0-9_+:-]+)"
)
# Each text can be read in one way only, so that no search goes back and tries another.
_SHUT: Final = {
    '"': re.compile(r'[^"\\\n]*(?:\\.[^"\\\n]*)*"'),
    "'": re.compile(r"[^'\n]*'"),
    '"""': re.compile(r'[^"\\]*(?:(?:\\.|"(?!""))[^"\\]*)*"{3,5}', re.DOTALL),
    "'''": re.compile(r"[^']*(?:'(?!'')[^']*)*'{3,5}"),
}


class Beyond(NamedTuple):
    """What is too much in a file, at which line, and what is allowed."""

    line: int
    code: str
    facts: dict[str, str | int]


def beyond(text: str) -> Beyond | None:
    """The first thing in a card file that is more than it may hold, if there is one."""
    if (too_long := _too_long(text)) is not None:
        return Beyond(1, *too_long)
    depth = parts = rows = values = place = 0
    fresh = True  # whether a line begins: there a bracket begins a row
    while (found := _NEXT.search(text, place)) is not None:
        kind, place = found.lastgroup, found.end()
        if kind == "quote":
            shut = _SHUT[found[0]].match(text, place)
            if shut is None:
                return None  # TOML ends here, too, and says so
            place = shut.end()
        elif kind == "open":
            rows += fresh and not depth
            depth, parts = depth + 1, 0
        elif kind == "shut":
            depth, parts = max(depth - 1, 0), 0
        elif kind == "dot":
            parts += 1
        elif kind in ("is", "end"):
            values += kind == "is"
            parts = 0
        too_much = _too_much(depth, parts, rows, values, found)
        if too_much is not None:
            return Beyond(text.count("\n", 0, found.start()) + 1, *too_much)
        fresh = found[0] == "\n"
    return None


def _too_long(text: str) -> tuple[str, dict[str, str | int]] | None:
    if len(text) > SIZE:
        return "too-long", {"limit": SIZE}
    return None


def _too_much(
    depth: int, parts: int, rows: int, values: int, found: re.Match[str]
) -> tuple[str, dict[str, str | int]] | None:
    if depth > DEPTH:
        return "too-deep", {"limit": DEPTH}
    if parts >= PARTS:
        return "too-many-parts", {"limit": PARTS}
    if rows > ROWS:
        return "too-many-rows", {"limit": ROWS}
    if values > VALUES:
        return "too-many-values", {"limit": VALUES}
    if found.lastgroup == "bare" and len(found[0]) > DIGITS:
        return "too-many-digits", {"limit": DIGITS}
    return None
