"""``hornbook simulate``: figures of many games."""

from __future__ import annotations

import json

UF = "unicorn-fever"


def test_the_seats_are_compared(hornbook):
    printed = hornbook("simulate", UF, "--games", 5, "--seats", 3, "--seed", 1)
    assert printed.code == 0
    assert not printed.err  # no bar where nobody watches
    assert "5 games of Unicorn Fever for 3" in printed.out
    assert printed.out.count("random") == 3
    assert "decisions a second" in printed.out


def test_a_program_gets_the_same_bytes_from_the_same_seed(hornbook):
    arguments = ("simulate", UF, "--games", 4, "--seed", "x", "--json", "--workers")
    printed = [hornbook(*arguments, workers).out for workers in (1, 2)]
    assert printed[0] == printed[1]
    report = json.loads(printed[0])
    assert report["games"] == 4
    assert sum(report["win_shares"]) == 1


def test_settings_and_bots_are_handed_on(hornbook):
    arguments = ["--games", 2, "--seats", 6, "--set", "races=3", "--bots", "random,random"]
    report = json.loads(hornbook("simulate", UF, *arguments, "--json").out)
    assert report["bots"] == ["random"] * 6
