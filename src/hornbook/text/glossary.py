"""The words of a game's rules: what they mean, and where the rulebook says so."""

from __future__ import annotations

import re

from msgspec import Struct

from hornbook.text.catalogue import Catalogue, fluent_text

_WORD = re.compile(r"^(word-[\w-]+) *=", re.MULTILINE)


class Word(Struct, frozen=True):
    """A word of the rules."""

    title: str
    about: str
    chapter: str  # nothing where it is a word of our own
    forms: tuple[str, ...]  # as it stands in sentences


def glossary(catalogue: Catalogue) -> tuple[Word, ...]:
    """All words of the game, in the order of the book of words."""
    text = fluent_text(catalogue.language, catalogue.game)
    return tuple([_word(catalogue, name) for name in dict.fromkeys(_WORD.findall(text))])


def look_up(catalogue: Catalogue, said: str) -> Word | None:
    """What somebody means, however it is inflected.

    >>> look_up(Catalogue("en", "unicorn-fever"), "Taxed").title
    'Glory tax'
    """
    meant = " ".join(said.casefold().split())
    words = glossary(catalogue)
    return next((word for word in words if meant in (word.title.casefold(), *word.forms)), None)


def _word(catalogue: Catalogue, name: str) -> Word:
    chapter = f"{name}.chapter"
    forms = catalogue.say(f"{name}.forms").split(",")
    return Word(
        title=catalogue.say(name),
        about=catalogue.say(f"{name}.about"),
        chapter=catalogue.say(chapter) if catalogue.has(chapter) else "",
        forms=tuple([form.strip() for form in forms]),
    )
