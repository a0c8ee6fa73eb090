"""How people are called and what face they wear, before they sit down anywhere."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

from hornbook.server.refusals import NotAllowed
from hornbook.text import Catalogue, languages

LONGEST: Final = 24  # letters of a name
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs that show nothing
_MARKS: Final = 2  # accents on one letter

_FOLK: Final = tuple(
    f"b-{one}" for one in ("princess", "wizard", "huntress", "bard", "knight", "shaman")
)
_GENTRY: Final = tuple(f"g-{one}" for one in ("bowler", "cloche", "top", "boater", "fedora", "cap"))
_CHARACTERS: Final = tuple(
    f"c-{one}"
    for one in (
        "antonio-vesuvio",
        "eric-change",
        "miss-double",
        "miss-paris",
        "oliver-oil",
        "otto-von-alt",
        "steve-mcskull",
        "cesar-crane",
        "sigvard-skalle",
        "cranio-mercanti",
        "victor-von-schadel",
        "craneo-cervantes",
    )
)
PORTRAITS: Final = (*_GENTRY, *_CHARACTERS, *_FOLK)
"""The symbols a person can choose from."""


def wardrobe(game: str) -> tuple[str, ...]:
    """All portraits, those first that look at home in the game."""
    if game.startswith("horse-fever"):
        return PORTRAITS
    return (*_FOLK, *_GENTRY, *_CHARACTERS)


def check_portrait(portrait: str) -> None:
    """Refuse a portrait there is none of; nothing at all is one's leave to be dealt one."""
    if portrait and portrait not in PORTRAITS:
        known = ", ".join(PORTRAITS)
        raise NotAllowed("unknown-portrait", portrait=portrait, known=known)


def name_of(wished: str) -> str:
    """The name as others may read it; who gives none is a guest."""
    name = tidy(wished)
    return name if is_a_name(name) else Catalogue("en").say("person-guest")


def check_name(wished: str) -> str:
    """The same for a name just being typed: what is none is refused."""
    name = tidy(wished)
    if name.casefold() in _pronouns():
        raise NotAllowed("name-of-the-reader", name=name)
    if not is_a_name(name):
        raise NotAllowed("name-empty")
    return name


def is_a_name(name: str) -> bool:
    """Whether there is something to read in it, and not what screens call their own reader."""
    readable = any(unicodedata.category(sign)[0] in "LNS" for sign in name)
    return readable and name.casefold() not in _pronouns()


def tidy(name: str) -> str:
    """Without signs that cannot be seen or turn others round, and with single spaces."""
    shown = []
    marks = 0
    for sign in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind[0] == "M" else 0
        if kind[0] == "Z" or sign.isspace() or sign in _BLANK:
            shown.append(" ")
        elif kind[0] != "C" and marks <= _MARKS:
            shown.append(sign)
    return " ".join("".join(shown).split())[:LONGEST].strip()


def alike(name: str) -> str:
    """The same for names that look the same."""
    return unicodedata.normalize("NFKC", name).casefold()


def namesake(name: str, count: int) -> str:
    """The name of the second, third … person of that name: Ada B, Ada C; from 27 on a number."""
    sign = chr(ord("A") + count) if count < 26 else str(count + 1)
    return f"{name[: LONGEST - len(sign) - 1].rstrip()} {sign}"


@cache
def _pronouns() -> frozenset[str]:
    """What screens call whoever looks at them, in every language: nobody's name."""
    said = [Catalogue(language).say("person-you") for language in languages()]
    return frozenset(one.casefold() for one in said)
