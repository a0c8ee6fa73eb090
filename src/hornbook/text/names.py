"""People's names: what others can read of what somebody typed."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

from hornbook.text.catalogue import Catalogue, languages

LONGEST: Final = 24  # letters of a name
CAST: Final = 12  # names of stand-ins
_ALPHABET: Final = 26
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs that show nothing
_MARKS: Final = 2  # accents on one letter
_JOINER: Final = "\u200d"
_PICTURE: Final = "\ufe0f"  # says that the sign before it is one


def readable(text: str) -> str:
    """Without signs that cannot be seen or turn others round, and with single spaces.

    >>> readable("  no \u202eharm\u0007 meant\u200b  ")
    'no harm meant'
    """
    shown: list[str] = []
    marks = 0
    whole = unicodedata.normalize("NFC", text)
    for place, sign in enumerate(whole):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind[0] == "M" else 0
        seen = kind[0] != "C" and marks <= _MARKS
        if kind[0] == "Z" or sign.isspace() or sign in _BLANK:
            shown.append(" ")
        elif seen or (sign == _JOINER and _joins(shown, whole[place + 1 :][:1])):
            shown.append(sign)
    return " ".join("".join(shown).split())


def is_readable(text: str) -> bool:
    """Whether everything in it can be seen."""
    return readable(text) == " ".join(unicodedata.normalize("NFC", text).split())


def tidy(name: str) -> str:
    """A name as others can read it, and not too long."""
    return readable(name)[:LONGEST].strip(f" {_JOINER}")


def _joins(before: list[str], after: str) -> bool:
    """Whether a joiner stands between two pictures, which are one picture then."""
    last = next((one for one in reversed(before) if one != _PICTURE), "")
    return bool(last and after) and all(unicodedata.category(one)[0] == "S" for one in last + after)


def is_a_name(name: str) -> bool:
    """Whether there is something to read in it, and not what screens call their own reader."""
    readable = any(unicodedata.category(sign)[0] in "LNS" for sign in name)
    return readable and not is_the_reader(name)


def is_the_reader(name: str) -> bool:
    """Whether it is what screens call whoever looks at them, in any language: nobody's name."""
    return name.casefold() in _pronouns()


def alike(name: str) -> str:
    """The same for names that look the same."""
    return unicodedata.normalize("NFKC", name).casefold()


def namesake(name: str, count: int) -> str:
    """The name of the second, third … of that name: Ada B, Ada C; from the 27th on a number."""
    sign = chr(ord("A") + count) if count < _ALPHABET else str(count + 1)
    return f"{name[: LONGEST - len(sign) - 1].rstrip()} {sign}"


def stand_in(catalogue: Catalogue, seat: int) -> str:
    """The name of a bot, or of somebody nobody knows, at that seat."""
    name = catalogue.say("person-stand-in", {"seat": seat % CAST})
    return name if seat < CAST else namesake(name, seat // CAST)


@cache
def _pronouns() -> frozenset[str]:
    said = [Catalogue(language).say("person-you") for language in languages()]
    return frozenset(one.casefold() for one in said)
