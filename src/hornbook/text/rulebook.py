"""The rules in our own words: their order and links in an outline, their sentences in Fluent.

An outline (``text/rules/<game>.toml``) lists the chapters as the rulebook numbers them, and of each
paragraph which questions, events, words, refusals and decks it explains. The words are messages of
the game's ``rules.ftl``: ``rules-uf-1-2-stake`` for the paragraph ``uf-1.2-stake``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from hornbook.text.catalogue import Catalogue, folders_of
from hornbook.text.folding import folded

_OUTLINES: Final = Path(__file__).parent / "rules"
LONGEST: Final = 60  # words of a paragraph


class Kind(Enum):
    """What a paragraph is: the rulebook's, or how we read it, or about cards of our own."""

    RULE = "rule"
    RULING = "ruling"
    HOUSE = "house"


class Outlined(Struct, frozen=True, forbid_unknown_fields=True):
    """A paragraph as an outline has it."""

    id: str
    kind: Kind = Kind.RULE
    modes: tuple[str, ...] = ()  # the last words of the games it is for; none: all of them
    questions: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    refusals: tuple[str, ...] = ()
    decks: tuple[str, ...] = ()
    example: str = ""  # what can be tried there


class OutlinedChapter(Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter as an outline has it."""

    id: str  # the rulebook's number, or a word for what has none
    paragraphs: tuple[Outlined, ...]


class Outline(Struct, frozen=True, forbid_unknown_fields=True):
    """The chapters of a game's rules."""

    prefix: str
    chapter: tuple[OutlinedChapter, ...]


class Paragraph(Struct, frozen=True, omit_defaults=True):
    """A paragraph that can be read, linked to and looked up."""

    id: str
    text: str
    kind: Kind = Kind.RULE
    title: str = ""
    questions: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    refusals: tuple[str, ...] = ()
    decks: tuple[str, ...] = ()
    example: str = ""


class Chapter(Struct, frozen=True, omit_defaults=True):
    """A chapter in one language."""

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]
    number: str = ""  # the rulebook's


class Found(Struct, frozen=True):
    """A paragraph, and the chapter it stands in."""

    chapter: Chapter
    paragraph: Paragraph


@cache
def outline(game: str) -> Outline | None:
    """The outline of a game's rules, or of its family's."""
    for folder in reversed(folders_of(game)):
        path = _OUTLINES / f"{folder}.toml"
        if path.exists():
            return msgspec.toml.decode(path.read_text(encoding="utf-8"), type=Outline)
    return None


def rulebook(catalogue: Catalogue, facts: Mapping[str, int]) -> tuple[Chapter, ...]:
    """The rules of the catalogue's game with these numbers; none where nobody has written them."""
    outlined = outline(catalogue.game)
    if outlined is None:
        return ()
    found = [_chapter(catalogue, outlined.prefix, one, facts) for one in outlined.chapter]
    return tuple([one for one in found if one.paragraphs])


def message_of(*parts: str) -> str:
    """The Fluent message of a chapter or a paragraph.

    >>> message_of("uf", "1.2", "stake")
    'rules-uf-1-2-stake'
    """
    return "-".join(["rules", *parts]).replace(".", "-")


def explaining(chapters: Iterable[Chapter], kind: str, name: str) -> Found | None:
    """Where a question, event, word, refusal or deck (``kind``, in the plural) is explained."""
    return next((one for one in _all(chapters) if name in getattr(one.paragraph, kind)), None)


def search(chapters: Iterable[Chapter], wanted: str) -> list[Found]:
    """The paragraphs that have all these words, those with one in their heading first."""
    words = folded(wanted).split()
    found = [
        one
        for one in _all(chapters)
        if all(word in folded(f"{one.chapter.title} {one.paragraph.text}") for word in words)
    ]
    return sorted(
        found, key=lambda one: not any(word in folded(one.chapter.title) for word in words)
    )


def _all(chapters: Iterable[Chapter]) -> Iterator[Found]:
    return (Found(chapter, one) for chapter in chapters for one in chapter.paragraphs)


def _chapter(
    catalogue: Catalogue, prefix: str, outlined: OutlinedChapter, facts: Mapping[str, int]
) -> Chapter:
    return Chapter(
        id=f"{prefix}-{outlined.id}",
        title=catalogue.say(message_of(prefix, outlined.id)),
        number=outlined.id if outlined.id[0].isdecimal() else "",
        paragraphs=tuple(
            [
                _paragraph(catalogue, (prefix, outlined.id, one.id), one, facts)
                for one in outlined.paragraphs
                if not one.modes or catalogue.game.rpartition("-")[2] in one.modes
            ]
        ),
    )


def _paragraph(
    catalogue: Catalogue, place: tuple[str, ...], outlined: Outlined, facts: Mapping[str, int]
) -> Paragraph:
    message = message_of(*place)
    title = f"{message}.title"
    return Paragraph(
        id="-".join(place),
        text=catalogue.say(message, facts),
        kind=outlined.kind,
        title=catalogue.say(title) if catalogue.has(title) else "",
        questions=outlined.questions,
        events=outlined.events,
        words=outlined.words,
        refusals=outlined.refusals,
        decks=outlined.decks,
        example=outlined.example,
    )
