"""Whatever is wrong with a command line is said in one line, with exit code 2."""

from __future__ import annotations

import pytest

UF = "unicorn-fever"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["nonsense"], "nonsense"),
        (["play", "chess"], "the games are unicorn-fever"),
        (["play", "../en"], "There is no game"),
        (["play", UF, "--seats", "9"], "2 to 6"),
        (["play", UF, "--seats", "many"], "--seats"),
        (["play", UF, "--seets", "3"], "--seets"),
        (["play", UF, "--set", "races"], "NAME=VALUE"),
        (["play", UF, "--set", "colour=red"], "the settings are races, clans"),
        (["play", UF, "--set", "seed=1"], "the settings are races, clans"),
        (["play", UF, "--set", "races=5"], "one of 4, 3"),
        (["play", UF, "--set", "races=3"], "six players"),
        (["play", UF, "--set", "clans=gnomes,elves"], "2 different ones"),
        (["play", UF, "--bots", "clever"], "the bots are"),
        (["play", UF, "--lang", "tlh"], "the languages are"),
        (["play", UF, "--edition", "nowhere.toml"], "nowhere.toml cannot be read"),
        (["play", UF, "--edition", "/"], "cannot be read"),
        (["play", UF, "--record", "/no/such/folder/game.json"], "cannot be written"),
        (["simulate", "chess"], "There is no game"),
        (["simulate", UF, "--games", "0"], "at least 1"),
        (["simulate", UF, "--bots", "random,clever"], "“clever”"),
        (["replay"], "FILE"),
        (["replay", "nowhere.json"], "nowhere.json cannot be read"),
        (["replay", "/dev/null"], "not a record"),
        (["cards"], "Which command"),
        (["cards", "check"], "FILE"),
        (["cards", "check", "nowhere.toml"], "nowhere.toml cannot be read"),
        (["cards", "check", "/dev/null", "--game", "chess"], "There is no game"),
        (["cards", "show", "--game", "chess"], "There is no game"),
        (["games", "--lang", "\x1b[31m"], "no texts in"),
    ],
)
def test_a_bad_command_line_is_refused_in_one_line(refused, arguments, says):
    line = refused(*arguments)
    assert says in line
    assert "\x1b" not in line


def test_a_file_that_is_no_text_is_refused(refused, tmp_path):
    (tmp_path / "cards.toml").write_bytes(b"\xff\xfe\x00")
    assert "UTF-8" in refused("cards", "check", "cards.toml")
    assert "UTF-8" in refused("play", UF, "--edition", "cards.toml")


@pytest.mark.parametrize("command", ["", "games", "play", "simulate", "replay", "cards"])
def test_help_is_in_words(hornbook, command):
    printed = hornbook(*command.split(), "--help")
    assert printed.code == 0
    assert "Usage: hornbook" in printed.out
    assert "cli-help" not in printed.out


def test_the_version_is_told(hornbook):
    assert hornbook("--version").out == "hornbook 0.1.0\n"
