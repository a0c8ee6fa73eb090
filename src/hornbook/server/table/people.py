"""How people are called and what face they wear, before they sit down anywhere."""

from __future__ import annotations

from typing import Final

from hornbook.server.refusals import NotAllowed
from hornbook.text import Catalogue, languages
from hornbook.text.catalogue import FIRST
from hornbook.text.names import is_a_name, is_the_reader, tidy

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


def name_of(wished: str, language: str = "") -> str:
    """The name as others may read it; who gives none is a guest, in their own language."""
    name = tidy(wished)
    if is_a_name(name):
        return name
    return Catalogue(language if language in languages() else FIRST).say("person-guest")


def check_name(wished: str) -> str:
    """The same for a name just being typed: what is none is refused."""
    name = tidy(wished)
    if is_the_reader(name):
        raise NotAllowed("name-of-the-reader", name=name)
    if not is_a_name(name):
        raise NotAllowed("name-empty")
    return name
