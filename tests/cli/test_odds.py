"""``hornbook odds`` and ``hornbook arena``: figures for bettors and bot writers."""

from __future__ import annotations

import json
import re

import pytest

from table import finished

UF = "unicorn-fever"


@pytest.mark.parametrize(
    ("game", "row"), [(UF, "x2"), ("horse-fever-board", "1:2"), ("horse-fever-family", "1:2")]
)
def test_odds_show_places_and_bets(hornbook, game, row):
    printed = hornbook("odds", game, "--seed", 7, "--races", 2000)
    assert printed.code == 0
    assert "simulated races" in printed.out
    assert "to win" in printed.out
    assert "█" in printed.out
    assert max(map(len, printed.out.splitlines())) <= 80
    racers = [line.split() for line in printed.out.splitlines()[2:8]]
    assert row in [odds for _, odds, *_ in racers]
    # A chance to place is the same figure as that of the bet on it.
    figures = [re.findall(r"[\d.]+%", line) for line in printed.out.splitlines()]
    placed = {words[0]: found[1] for words, found in zip(racers, figures[2:8], strict=True)}
    bets = re.findall(r"^(\w+) (?:to|for an early) place +([\d.]+%)", printed.out, re.MULTILINE)
    assert bets
    assert all(placed[racer] == chance for racer, chance in bets)


def test_a_program_reads_the_same_odds(hornbook):
    found = json.loads(hornbook("odds", UF, "--seed", 7, "--races", 2000, "--json").out)
    ranks = found["sheet"]["chances"]["ranks"]
    assert [round(sum(lane), 6) for lane in ranks] == [1.0] * 6
    assert len(found["sheet"]["prices"]) == 18
    win = found["sheet"]["prices"][0]
    assert win["fair"] == pytest.approx(1 / win["chance"])


def test_rows_can_be_set(hornbook):
    def wins(row: int) -> float:
        out = hornbook("odds", UF, "--row", f"red={row}", "--races", 4000, "--json").out
        return float(json.loads(out)["sheet"]["chances"]["ranks"][5][0])

    assert wins(2) > 2 * wins(7)


def test_odds_in_the_middle_of_a_record(hornbook, tmp_path):
    record = finished(UF, 3, "odds").record()
    (tmp_path / "game.json").write_bytes(record.to_json())
    printed = hornbook("odds", UF, "--record", "game.json", "--after", 5, "--seat", 2, "--json")
    assert json.loads(printed.out)["decision"] == 5


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["odds", "kill-the-unicorns"], "no races"),
        (["odds", UF, "--row", "pink=3"], "green, orange"),
        (["odds", UF, "--row", "red=9"], "2 to 7"),
        (["odds", UF, "--seat", "9"], "9"),
        (["arena", UF, "--bots", "genius"], "genius"),
        (["arena", "horse-fever-family", "--bots", "sharp:soon"], "soon"),
        (["arena", UF, "--bots", "nowhere.at:All"], "nowhere"),
        (["arena", UF], "--bots"),
    ],
)
def test_what_cannot_be_is_refused(refused, arguments, reason):
    assert reason in refused(*arguments)


def test_an_arena_shows_how_strong_bots_are(hornbook):
    arguments = ["--games", 8, "--processes", 1, "--bots", "random"]
    printed = hornbook("arena", UF, *arguments)
    assert printed.code == 0
    assert "25.0%" in printed.out
    report = json.loads(hornbook("arena", UF, *arguments, "--json").out)
    assert report["games"] == 8
    assert report["standings"][0]["bot"] == "random"


def test_an_arena_plays_whole_rounds(hornbook):
    arguments = ["--games", 5, "--processes", 1, "--bots", "random", "--json"]
    assert json.loads(hornbook("arena", UF, *arguments).out)["games"] == 8
