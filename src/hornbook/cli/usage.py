"""What Typer says by itself, in our words: the frame of every help, and why arguments are refused.

It says so in English only; a sentence of its own that nobody foresaw is quoted as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

import typer.core

from hornbook.text import Catalogue

if TYPE_CHECKING:
    from typer._click.exceptions import ClickException

_TYPERS_OWN: Final = {
    "install_completion": "cli-help-install-completion",
    "show_completion": "cli-help-show-completion",
    "help": "cli-help-help",
}
_HEADINGS: Final = {
    "Arguments": "cli-usage-arguments",
    "Options": "cli-usage-options",
    "Commands": "cli-usage-commands",
    "required": "cli-usage-required",
    "default: {default}": "cli-usage-default",
    "env var: {var}": "cli-usage-variable",
}
# What stands for a value: [FILE], NAME=VALUE.
_METAVAR: Final = re.compile(r"[A-Z]{2,}")
_METAVARS: Final = {
    "ADDRESS": "cli-value-address",
    "ARGS": "cli-value-args",
    "ARMS": "cli-value-arms",
    "CHAPTER": "cli-value-chapter",
    "COLOUR": "cli-value-colour",
    "COMMAND": "cli-value-command",
    "FILE": "cli-value-file",
    "FOLDER": "cli-value-folder",
    "GAME": "cli-value-game",
    "NAME": "cli-value-name",
    "OPTIONS": "cli-value-options",
    "SPEC": "cli-value-spec",
    "SPECS": "cli-value-specs",
    "VALUE": "cli-value-value",
    "WHERE": "cli-value-where",
    "WORD": "cli-value-word",
}
_REFUSED: Final = {
    "cli-usage-no-such-option": re.compile(
        r"No such option: (?P<option>\S+)( \(Possible options: (?P<likely>.*)\))?"
    ),
    "cli-usage-no-such-command": re.compile(
        r"No such command '(?P<command>.*?)'\.( Did you mean (?P<likely>.*)\?)?"
    ),
    "cli-usage-no-command": re.compile(r"Missing command\."),
    "cli-usage-missing": re.compile(r"Missing (argument|option) '?(?P<what>.*?)'?\."),
    "cli-usage-no-value": re.compile(r"Option '(?P<option>.*)' requires an argument\."),
    "cli-usage-a-value": re.compile(r"Option '(?P<option>.*)' does not take a value\."),
    "cli-usage-too-many": re.compile(r"Got unexpected extra argument\S* \((?P<given>.*)\)"),
    "cli-usage-wrong": re.compile(
        r"Invalid value for '?(?P<what>.*?)'?: '(?P<value>.*)' is not a valid (?P<kind>\w+)\."
    ),
}


@contextmanager
def in_words_of(catalogue: Catalogue, command: Any) -> Iterator[None]:
    """Help is written in this language meanwhile."""

    def said(english: str) -> str:
        gaps = dict.fromkeys(re.findall(r"\{(\w+)\}", english), "")
        facts: dict[str, str | int] = {gap: f"{{{gap}}}" for gap in gaps}
        return catalogue.say(_HEADINGS[english], facts) if english in _HEADINGS else english

    words = vars(typer.core)
    before = words["_"]
    words["_"] = said
    translate(command, catalogue)
    try:
        yield
    finally:
        words["_"] = before


def translate(command: Any, catalogue: Catalogue) -> None:
    """Put the messages where their names stand, and values in words."""
    command.context_class = _context(command.context_class, catalogue)
    helping = command.get_help_option(typer.Context(command))
    for thing in (command, helping, *getattr(command, "params", [])):
        named = _TYPERS_OWN.get(getattr(thing, "name", None) or "", thing.help)
        if named and catalogue.has(named):
            thing.help = catalogue.say(named)
        for place in ("metavar", "options_metavar", "subcommand_metavar"):
            if written := getattr(thing, place, None):
                setattr(thing, place, value(written, catalogue))
    for inner in getattr(command, "commands", {}).values():
        translate(inner, catalogue)


def value(metavar: str, catalogue: Catalogue) -> str:
    """What stands for a value, in words of the language."""
    return _METAVAR.sub(
        lambda one: catalogue.say(_METAVARS[one[0]]) if one[0] in _METAVARS else one[0], metavar
    )


def why(error: ClickException, catalogue: Catalogue) -> str:
    """Why a command line is refused."""
    english = error.format_message()
    for message, pattern in _REFUSED.items():
        if found := pattern.fullmatch(english):
            facts: dict[str, str | int] = {
                name: said or "none" for name, said in found.groupdict().items()
            }
            if "what" in facts:
                facts["what"] = value(str(facts["what"]), catalogue)
            if found.groupdict().get("likely"):
                each = str(facts["likely"]).replace("'", "").split(", ")
                facts["likely"] = catalogue.beside(each)
            return catalogue.say(message, facts)
    return catalogue.say("cli-usage-other", {"reason": english})


def _context(base: type[typer.Context], catalogue: Catalogue) -> type[typer.Context]:
    formatter = base.formatter_class

    class Formatter(formatter):  # type: ignore[misc, valid-type]  # found in Typer when it runs
        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            super().write_usage(prog, args, catalogue.say("cli-usage") + " ")

        def write_heading(self, heading: str) -> None:
            self.write(f"{heading}\n")  # with the colon that the language has

    class Context(base):  # type: ignore[misc, valid-type]  # likewise
        formatter_class = Formatter

    return Context
