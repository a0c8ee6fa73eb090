"""Which language to speak: the one asked for, or the one the terminal is set to."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextvars import ContextVar

from hornbook.games import info
from hornbook.kernel.refusal import BadSettings
from hornbook.text import Catalogue, languages

USUAL = "en"
_before_the_command: ContextVar[str | None] = ContextVar("language", default=None)


def prefer(asked: str | None) -> None:
    """What was asked for before the command: ``hornbook --lang de games``."""
    if asked is not None:
        spoken(asked)
    _before_the_command.set(asked)


def spoken(asked: str | None, game: str = "") -> Catalogue:
    """The sentences to use; refused if there are none in that language, or no such game."""
    if game:
        info(game)
    if asked is None:
        return Catalogue(_before_the_command.get() or _of_the_terminal(), game)
    if asked not in languages():
        raise BadSettings("unknown-language", language=asked[:40], allowed=", ".join(languages()))
    return Catalogue(asked, game)


def spoken_early(arguments: Sequence[str]) -> Catalogue:
    """The language for help and refusals, found before the arguments are understood."""
    asked = None
    for place, argument in enumerate(arguments):
        if argument == "--lang":
            asked = next(iter(arguments[place + 1 :]), None)
        elif argument.startswith("--lang="):
            asked = argument.removeprefix("--lang=")
    return Catalogue(asked if asked in languages() else _of_the_terminal())


def _of_the_terminal() -> str:
    for name in ("HORNBOOK_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            language = value.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return language if language in languages() else USUAL
    return USUAL
