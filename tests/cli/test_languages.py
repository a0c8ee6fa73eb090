"""The command line speaks every language: its help, and why it refuses something."""

from __future__ import annotations

import re

import pytest
import typer

from english import is_english
from hornbook.cli.app import app
from hornbook.text import languages

UF = "unicorn-fever"
# Typer's own words: none of them stands in any other language.
TYPERS = re.compile(
    r"Usage:|Options:|Arguments:|Commands:|Show this|\[required|default:|env var|OPTIONS|COMMAND\b"
    r"|No such|Missing|Invalid|Got unexpected|requires an|Did you mean"
)
FRENCH_TOO = re.compile(r"\[OPTIONS\]")  # as in English


def commands(group, path=()):
    """Every command, by what is typed."""
    for name, command in group.commands.items():
        yield (*path, name)
        yield from commands(command, (*path, name)) if hasattr(command, "commands") else ()


COMMANDS = [(), *commands(typer.main.get_command(app))]


@pytest.mark.parametrize("language", languages())
def test_help_is_in_one_language_and_no_wider_than_a_terminal(hornbook, monkeypatch, language):
    monkeypatch.setenv("COLUMNS", "80")
    for command in COMMANDS:
        printed = hornbook("--lang", language, *command, "--help")
        assert printed.code == 0
        assert "cli-" not in printed.out
        assert all(len(line) <= 80 for line in printed.out.splitlines())
        if language != "en":
            said = FRENCH_TOO.sub("", printed.out) if language == "fr" else printed.out
            assert not TYPERS.findall(said), command
            assert not is_english(printed.out), command


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        (["plai"], ["plai", "play"]),
        (["nonsense"], ["nonsense"]),
        (["play", UF, "--seets", "3"], ["--seets", "--seats"]),
        (["play", UF, "--zzz"], ["--zzz"]),
        (["play", UF, "--seats", "many"], ["many", "--seats"]),
        (["play", UF, "--seats"], ["--seats"]),
        (["play", UF, "--fast=3"], ["--fast"]),
        (["games", "one", "more"], ["one more"]),
        (["odds"], []),
        (["cards"], []),
        (["replay", "nowhere.json"], ["nowhere.json"]),
        (["replay", "."], []),
        (["play", UF, "--record", "/no/such/folder/game.json"], ["/no/such/folder/game.json"]),
    ],
)
def test_a_refusal_is_in_one_language(refused, language, arguments, names):
    line = refused("--lang", language, *arguments)
    assert all(name in line for name in names)
    assert "[Errno" not in line
    if language != "en":
        assert not TYPERS.search(line)
        assert not is_english(line)


@pytest.mark.parametrize("language", languages())
def test_what_is_asked_before_the_command_counts_for_it(hornbook, language):
    assert hornbook("--lang", language, "games").out == hornbook("games", "--lang", language).out
