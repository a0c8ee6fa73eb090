"""The words of a game's rules: what they mean, and where the rulebook says so."""

from __future__ import annotations

import re

from msgspec import Struct

from hornbook.text.catalogue import Catalogue, fluent_text
from hornbook.text.folding import folded

_WORD = re.compile(r"^(word-[\w-]+) *=", re.MULTILINE)


class Term(Struct, frozen=True):
    """A word of the rules, explained."""

    name: str  # of its message, without ``word-``
    title: str
    about: str
    chapter: str  # nothing where it is a word of our own
    forms: tuple[str, ...]  # as it stands in sentences


def glossary(catalogue: Catalogue) -> tuple[Term, ...]:
    """All words of the game, in the order of the book of words."""
    text = fluent_text(catalogue.language, catalogue.game)
    return tuple([_term(catalogue, name) for name in dict.fromkeys(_WORD.findall(text))])


def look_up(catalogue: Catalogue, said: str) -> Term | None:
    """What somebody means, however it is inflected.

    >>> look_up(Catalogue("en", "unicorn-fever"), "Taxed").title
    'Glory tax'
    """
    meant = " ".join(folded(said).split())
    terms = glossary(catalogue)
    return next((one for one in terms if meant in map(folded, (one.title, *one.forms))), None)


def _term(catalogue: Catalogue, name: str) -> Term:
    chapter = f"{name}.chapter"
    forms = catalogue.say(f"{name}.forms").split(",")
    return Term(
        name=name.removeprefix("word-"),
        title=catalogue.say(name),
        about=catalogue.say(f"{name}.about"),
        chapter=catalogue.say(chapter) if catalogue.has(chapter) else "",
        forms=tuple([form.strip() for form in forms]),
    )
