"""The messages the browser client says, as its source names them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from msgspec import Struct

SOURCE = Path(__file__).parents[1] / "web" / "src"
_ID = re.compile(r"""["'`]((?:web|blank|refusal|list)-[a-z0-9-]*[a-z0-9](?:\.[a-z]+)?)["'`]""")
_BEGINNING = re.compile(r"`((?:web|blank)-(?:[a-z0-9-]+-)?)\$\{")
_SAY = re.compile(r"\bsay\(")
_PAIRS = {"(": ")", "[": "]", "{": "}"}


class Said(Struct, frozen=True):
    """A message that is said somewhere, and the facts it is given; none known where they vary."""

    message: str
    facts: frozenset[str] | None
    place: str


@cache
def sources() -> dict[str, str]:
    """The client's own files, without their tests."""
    return {
        str(path.relative_to(SOURCE)): path.read_text(encoding="utf-8")
        for kind in ("*.ts", "*.svelte")
        for path in sorted(SOURCE.rglob(kind))
        if "generated" not in path.parts and not path.name.endswith(".test.ts")
    }


def named() -> set[tuple[str, str]]:
    """Every message that stands in the source by its whole name, and where."""
    return {(name, file) for file, text in sources().items() for name in _ID.findall(text)}


def begun() -> set[tuple[str, str]]:
    """The beginnings of names that are put together, and where."""
    return {(name, file) for file, text in sources().items() for name in _BEGINNING.findall(text)}


def said() -> Iterator[Said]:
    """Every call that says messages by name, with the facts that stand there."""
    for file, text in sources().items():
        for call in _SAY.finditer(text):
            first, *rest = _arguments(text, call.end())
            for name in _ID.findall(first):
                yield Said(name, _facts(rest), f"{file}:{text.count(chr(10), 0, call.start()) + 1}")


def _facts(rest: list[str]) -> frozenset[str] | None:
    if not rest:
        return frozenset()
    facts = rest[0].strip()
    if not facts.startswith("{") or "..." in facts:
        return None
    parts = [part.strip() for part in _arguments(facts, 1)]
    return frozenset(re.split(r"[:\s]", part)[0].strip("\"'") for part in parts if part)


def _arguments(text: str, place: int) -> list[str]:
    """What stands between commas, up to the bracket that closes."""
    found, start, open_brackets, quote = [], place, [], ""
    for at in range(place, len(text)):
        sign = text[at]
        if quote:
            quote = "" if sign == quote else quote
        elif sign in "\"'`":
            quote = sign
        elif sign in _PAIRS:
            open_brackets.append(_PAIRS[sign])
        elif open_brackets:
            if sign == open_brackets[-1]:
                open_brackets.pop()
        elif sign in ",)}":
            found.append(text[start:at])
            start = at + 1
            if sign != ",":
                break
    return [one for one in found if one.strip()] or [""]
