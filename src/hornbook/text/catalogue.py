"""Every sentence a person sees, from the Fluent files of one language.

A language is a folder. What belongs to one game lies in a folder of that game, the rest on top, and
a file's name says who reads it:

- ``web*.ftl`` is built into the browser's page, and nobody else reads it;
- ``terminal.ftl`` and ``operator.ftl`` are for the command line alone;
- a game's ``rules.ftl`` is its rules in our own words, and comes by itself to whoever reads them;
- ``lessons.ftl`` is what a coach says: whoever learns a game gets it, and nobody else;
- ``hints.ftl`` is what it says in first real games, to whoever wants to hear it;
- a game's ``game.ftl`` (what is said of it before it is played) and ``faults.ftl`` (what can be
  wrong with its card files) are read whatever is played;
- everything else of a game comes with that game, to every face.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, reduce
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.syntax.ast import Resource

    from hornbook.text.bundle import Bundle

_LARGEST = 10**15
LOCALES = Path(__file__).parent / "locale"
FIRST = "en"  # the language that every text is written in first

_WRITING: Final = "writing.ftl"
_OF_THE_PAGE: Final = "web"  # how the names of its files begin
_OF_THE_COMMAND_LINE: Final = ("terminal.ftl", "operator.ftl", "laboratory.ftl")
_OF_THE_RULES: Final = "rules.ftl"
_OF_LESSONS: Final = "lessons.ftl"
_OF_HINTS: Final = "hints.ftl"
_OF_EVERY_GAME: Final = ("game.ftl", "faults.ftl")

brought_by: Callable[[str], Path | None] | None = None
"""Where a game from elsewhere keeps its texts; whoever knows the games says so."""


def languages() -> list[str]:
    """The languages there are texts in."""
    return sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())


class Catalogue:
    """The sentences of one language, for everything common and, if named, one game."""

    def __init__(self, language: str, game: str = "") -> None:
        self.language = language
        self.game = game
        self._files = _files(language, game)

    def has(self, message: str) -> bool:
        """Whether there is such a message, or such an attribute of one: ``question-stake.help``."""
        name, _, attribute = message.partition(".")
        if name not in self._files:
            return False
        found = self._bundle(name).get_message(name)
        return attribute in found.attributes if attribute else found.value is not None

    def say(self, message: str, facts: Mapping[str, str | int] | None = None) -> str:
        """The message with its gaps filled in. A missing one is a fault of ours: KeyError."""
        name, _, attribute = message.partition(".")
        bundle = self._bundle(name)
        found = bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise KeyError(message)
        text, errors = bundle.write(pattern, _sayable(facts or {}))
        if errors:
            raise KeyError(f"{message}: {errors}")
        return text

    def attributes(self, message: str) -> tuple[str, ...]:
        """The attributes of a message."""
        return tuple(self._bundle(message).get_message(message).attributes)

    def refusal(self, code: str, facts: Mapping[str, str | int], rule: str = "") -> str:
        """Why something cannot be done, with the rule's place where there is one."""
        system = f"system-{facts.get('reason')}"
        if self.has(system):
            facts = {**facts, "reason": self.say(system)}
        reason = self.say(f"refusal-{code}", facts)
        if not rule:
            return reason
        place = f"rule-{rule}"  # a game from elsewhere may name it as it is
        said = self.say(place) if self.has(place) else rule
        return self.say("refusal-with-rule", {"reason": reason, "rule": said})

    def join(self, words: Iterable[str]) -> str:
        """The words as a list in a sentence."""
        *most, last = list(words) or [self.say("list-empty")]
        if not most:
            return last
        head = most[0]
        for word in most[1:]:
            head = self.say("list-more", {"head": head, "next": word})
        return self.say("list-last", {"head": head, "last": last})

    def beside(self, words: Iterable[str]) -> str:
        """The words side by side, in a cell or a row: no sentence, so no "and" before the last."""
        return self._chain("list-then", words)

    @property
    def between(self) -> str:
        """What stands between such words, where each has a colour of its own."""
        return self.say("list-then", {"head": "", "next": ""})

    def told(self, sentences: Iterable[str]) -> str:
        """Whole sentences, one after the other."""
        return self._chain("sentence-next", sentences)

    def figure(self, value: float, places: int = 0, *, signed: bool = False) -> str:
        """A number as this language writes it, with so many decimals."""
        from hornbook.text.figures import written

        thousands, decimal = _signs(self.language)
        return written(value, places, thousands, decimal, signed=signed)

    def percent(self, share: float, places: int = 0) -> str:
        """A share of one as so many per cent."""
        return self.say("number-percent", {"number": self.figure(100 * share, places)})

    def _chain(self, link: str, parts: Iterable[str]) -> str:
        """The parts put together from the left."""
        found = list(parts)
        if not found:
            return ""
        return reduce(lambda head, one: self.say(link, {"head": head, "next": one}), found)

    def _bundle(self, message: str) -> Bundle:
        return _bundle(self.language, self._files[message])


def _sayable(facts: Mapping[str, str | int]) -> dict[str, str | int]:
    """The facts, without numbers that cannot be written: only mischief sends those."""
    return {
        name: fact if isinstance(fact, str) or abs(fact) < _LARGEST else "∞"
        for name, fact in facts.items()
    }


def fluent_text(language: str, game: str, *, own: bool = False) -> str:
    """The files' own text for a client that reads Fluent itself, the game's own words last.

    With ``own`` it has what all games share already, and needs no notes for translators either.
    """
    elsewhere = (*_OF_THE_COMMAND_LINE, _OF_THE_RULES, _OF_LESSONS, _OF_HINTS)
    paths = [path for path in _paths(language, game) if path.name not in elsewhere]
    if own:
        shared = _shared(language)
        paths = [path for path in paths if path not in shared]
    text = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    return _NOTE.sub("", text) if own else text


def lesson_text(language: str, game: str) -> str:
    """What a coach says about a game, and how it speaks at all: for a client, without notes."""
    paths = [path for path in _paths(language, game) if path.name == _OF_LESSONS]
    return _NOTE.sub("", "\n".join(path.read_text(encoding="utf-8") for path in paths))


def hint_text(language: str, game: str) -> str:
    """What a coach says once in first real games, and how it speaks at all, likewise."""
    common = LOCALES / language / _OF_LESSONS
    paths = [path for path in _paths(language, game) if path == common or path.name == _OF_HINTS]
    return _NOTE.sub("", "\n".join(path.read_text(encoding="utf-8") for path in paths))


def _paths(language: str, game: str) -> list[Path]:
    """The common files, then the game's own. Of two glossaries the nearer one counts alone."""
    common = _shared(language)
    special = [path for own in folders_of(game) for path in _ours(language, own)]
    special += _brought(language, game)
    of_others = [path for path in special if path.name == "words.ftl"][:-1]
    return [*common, *(path for path in special if path not in [*common, *of_others])]


def _shared(language: str) -> list[Path]:
    """The files that are read whatever is played."""
    return [*_ours(language), *_ours(language, "*", _OF_EVERY_GAME)]


def _ours(language: str, folder: str = ".", names: Iterable[str] = ("*.ftl",)) -> list[Path]:
    """Files of ours with such names, without those that only the page is built with."""
    found = [path for name in names for path in (LOCALES / language).glob(f"{folder}/{name}")]
    return sorted(path for path in found if not path.name.startswith(_OF_THE_PAGE))


def _brought(language: str, game: str) -> list[Path]:
    """The files that a game from elsewhere brings along, in a language that it has."""
    folder = brought_by(game) if game and brought_by else None
    if folder is None:
        return []
    return sorted((folder / language).glob("*.ftl")) or sorted((folder / FIRST).glob("*.ftl"))


@cache
def _files(language: str, game: str) -> dict[str, Path]:
    """The file that each message stands in; a game's own words come before the common ones."""
    return {message: path for path in _paths(language, game) for message in _messages(path)}


@cache
def _messages(path: Path) -> list[str]:
    """The messages of a file."""
    return _MESSAGE.findall(path.read_text(encoding="utf-8"))


_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
_NOTE = re.compile(r"^#.*\n", re.MULTILINE)


@cache
def _bundle(language: str, path: Path) -> Bundle:
    """One file's messages, and the common ones for them to refer to.

    Parsing takes its time, so a file waits until it is needed.
    """
    from fluent.runtime import FluentResource

    from hornbook.text.bundle import Bundle

    # The signs themselves are read without numbers.
    thousands = "" if path.name == _WRITING else _signs(language)[0]
    bundle = Bundle(language, thousands)
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    bundle.add_resource(_common(language))
    return bundle


@cache
def _common(language: str) -> Resource:
    """What the messages of every file can refer to."""
    from fluent.runtime import FluentResource

    return FluentResource((LOCALES / language / "common.ftl").read_text(encoding="utf-8"))


@cache
def _signs(language: str) -> tuple[str, str]:
    """What a language has between thousands, and before decimals."""
    said = Catalogue(language).say
    return said("number-thousands"), said("number-decimal")


def folders_of(game: str) -> list[str]:
    """A game's own folder, after those of its family: ``horse-fever`` has words for all its modes.

    >>> folders_of("horse-fever-board")
    ['horse', 'horse-fever', 'horse-fever-board']
    """
    words = game.split("-")
    return ["-".join(words[:count]) for count in range(1, len(words) + 1)] if game else []
