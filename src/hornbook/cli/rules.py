"""The rules of a game: its contents, a chapter, or all that is said of a word."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from textwrap import wrap

from hornbook import games
from hornbook.games.rules import rules_of
from hornbook.text import Catalogue, Chapter, Found, Kind, explaining, glossary, look_up, search
from hornbook.text.glossary import Term

_WIDTH = 78
_MARKS = {Kind.RULING: "cli-rules-ruling", Kind.HOUSE: "cli-rules-house"}
_MOST = 8  # paragraphs found by a word: more is a chapter's business


def show_rules(catalogue: Catalogue, wanted: str) -> int:
    """Print what was asked for; 1 where there is nothing about it."""
    games.load(catalogue.game)  # a name that no game has is refused
    chapters = rules_of(catalogue.game, catalogue.language)
    if not wanted:
        _print(_contents(catalogue, chapters))
        return 0
    if found := _meant(chapters, wanted):
        _print([line for one in found for line in _chapter(catalogue, one)])
        return 0
    word, paragraphs = look_up(catalogue, wanted), _about(chapters, catalogue, wanted)
    if word is None and not paragraphs:
        words = catalogue.join([one.title for one in glossary(catalogue)])
        _print(wrap(catalogue.say("cli-no-such-word", {"word": wanted, "words": words}), _WIDTH))
        return 1
    _print([*_word(catalogue, word), *_paragraphs(catalogue, paragraphs)])
    return 0


def _contents(catalogue: Catalogue, chapters: Sequence[Chapter]) -> list[str]:
    """Every chapter in a line, and how to read one."""
    lines = [f"{chapter.number or _short(chapter):<12} {chapter.title}" for chapter in chapters]
    if not lines:
        return [catalogue.say("cli-rules-none")]
    numbers = [chapter.number or _short(chapter) for chapter in chapters]
    chapter = next((one for one in numbers if "." in one), numbers[-1])
    hint = catalogue.say("cli-rules-hint", {"game": catalogue.game, "chapter": chapter})
    return [catalogue.say(f"game-{catalogue.game}"), "", *lines, "", *wrap(hint, _WIDTH)]


def _short(chapter: Chapter) -> str:
    """What stands for a number: the id without its prefix."""
    return chapter.id.partition("-")[2]


def _meant(chapters: Iterable[Chapter], wanted: str) -> list[Chapter]:
    """The chapter of that number, name or address, and those below it."""
    meant = wanted.casefold()
    return [
        one
        for one in chapters
        if meant in (one.id, _short(one), one.title.casefold())
        or any(meant == paragraph.id for paragraph in one.paragraphs)
        or (meant[0].isdecimal() and one.number.startswith(f"{meant}."))
    ]


def _about(chapters: tuple[Chapter, ...], catalogue: Catalogue, wanted: str) -> list[Found]:
    """What explains the word, then whatever else speaks of it."""
    term = look_up(catalogue, wanted)
    forms = [wanted] if term is None else [wanted, term.title, *term.forms]
    first = explaining(chapters, "words", term.name) if term else None
    found = [first] if first else []
    found += [one for form in forms for one in search(chapters, form)]
    return list({one.paragraph.id: one for one in found}.values())[:_MOST]


def _word(catalogue: Catalogue, word: Term | None) -> list[str]:
    if word is None:
        return []
    facts = {"word": word.title, "about": word.about, "chapter": word.chapter or "none"}
    return [*wrap(catalogue.say("cli-word", facts), _WIDTH), ""]


def _chapter(catalogue: Catalogue, chapter: Chapter) -> list[str]:
    heading = " ".join(filter(None, [chapter.number, chapter.title]))
    lines = [heading, "=" * len(heading)]
    for one in chapter.paragraphs:
        lines += _said(catalogue, one.text, one.kind, one.title)
    return lines


def _paragraphs(catalogue: Catalogue, found: list[Found]) -> list[str]:
    lines: list[str] = []
    for one in found:
        heading = " ".join(filter(None, [one.chapter.number, one.chapter.title]))
        lines += _said(catalogue, one.paragraph.text, one.paragraph.kind, heading)
    return lines


def _said(catalogue: Catalogue, text: str, kind: Kind, heading: str = "") -> list[str]:
    """A paragraph with its mark: only what is not the rulebook's has one."""
    mark = _MARKS.get(kind)
    facts = {"text": text, "mark": catalogue.say(mark) if mark else ""}
    told = catalogue.say("cli-rules-marked", facts) if mark else text
    return [*([heading] if heading else []), *wrap(told, _WIDTH), ""]


def _print(lines: Iterable[str]) -> None:
    sys.stdout.write("\n".join(lines).rstrip() + "\n")
