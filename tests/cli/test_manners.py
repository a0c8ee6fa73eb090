"""What a person at the terminal may expect beside the game: chances, a way back, plain words."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import hornbook as library
from hornbook import games
from hornbook.bots.advice import can_advise
from hornbook.cli.play import example_word
from hornbook.text import Catalogue, look_up

UF = "unicorn-fever"


def test_play_alone_lists_the_games(hornbook):
    printed = hornbook("play")
    assert printed.code == 0
    for name in games.names():
        assert f"{name}:" in printed.out
    assert "hornbook play unicorn-fever" in printed.out


def test_help_says_what_hornbook_does_alone_and_how_phones_come_in(hornbook):
    said = " ".join(hornbook("--help").out.split())
    assert "opens the tables in your browser" in said
    assert "hornbook --lan lets the phones of your network in" in said


@pytest.mark.parametrize("game", games.names())
def test_the_welcome_names_a_word_that_the_game_explains(hornbook, game):
    word = example_word(Catalogue("en", game))
    assert look_up(Catalogue("en", game), word) is not None
    shown = hornbook("play", game, "--seed", 1, typed=f"?{word}\nq\ny\n").out
    assert f"?{word} a word" in shown
    assert "There is no word" not in shown


@pytest.mark.parametrize("game", [name for name in games.names() if name != "kill-the-unicorns"])
def test_the_chances_can_be_asked_for(hornbook, game):
    shown = hornbook("play", game, "--seed", 1, typed="?%\nq\ny\n").out
    assert "simulated races" in shown
    assert "to win" in shown


@pytest.mark.parametrize("game", [name for name in games.names() if can_advise(name)])
def test_a_bot_says_what_it_would_do(hornbook, game):
    shown = hornbook("play", game, "--seed", 1, typed="?!\nq\ny\n").out
    assert "What a bot would do" in shown


def test_where_no_bot_has_reasons_it_is_said(hornbook):
    shown = hornbook("play", "horse-fever-party", "--seed", 1, typed="?!\nq\ny\n").out
    assert "No bot can say" in shown


def test_where_nothing_races_there_are_no_chances(hornbook):
    shown = hornbook("play", "kill-the-unicorns", "--seed", 1, typed="?%\nq\ny\n").out
    assert "There are no races" in shown


@pytest.mark.parametrize("game", games.names())
def test_the_last_choice_can_be_taken_back(hornbook, game):
    order = ("play", game, "--seed", 5, "--record", "game.json")
    hornbook(*order, typed="q\ny\n")
    before = Path("game.json").read_bytes()
    shown = hornbook(*order, typed="1\nu\nu\nq\ny\n").out
    assert shown.count("You take your last choice back.") == 1
    assert "You have not chosen anything yet." in shown
    assert Path("game.json").read_bytes() == before
    assert hornbook("replay", "game.json", "--verify").code == 0


def test_what_was_taken_back_is_told_in_the_log(hornbook):
    shown = hornbook("play", UF, "--seed", 3, typed="1\n1\nu\nl\nq\ny\n").out
    assert shown.count("You take your last choice back.") == 2  # said, and in the log


def test_one_choice_is_not_many(hornbook):
    game = library.new(UF, seats=2, seed=3)
    game.apply(game.pending[0].seat, game.pending[0].choice(0))
    Path("g.json").write_bytes(game.record().to_json())
    for command in (("replay", "g.json", "--verify"), ("play", UF, "--record", "g.json")):
        assert re.search(r"\b1 choice\b", hornbook(*command, typed="q\ny\n").out)


def test_racers_can_be_named_where_colours_can(hornbook):
    def first_lines(row: str) -> str:
        return hornbook("odds", UF, "--row", row, "--races", 500).out

    assert first_lines("rumpus=4") == first_lines("red=4")
    refused = hornbook("odds", UF, "--row", "banana=4")
    assert refused.code == 2
    assert "Rumpus" in refused.err


def test_the_party_has_odds_and_no_odds_rows(hornbook):
    shown = hornbook("odds", "horse-fever-party", "--races", 2400).out
    assert "x6" in shown
    assert "x2" in shown
    assert max(map(len, shown.splitlines())) <= 80
    wins = [float(one) for one in re.findall(r"^\S+ +([\d.]+)% ", shown, re.MULTILINE)]
    assert len(wins) == 6
    assert sum(wins) == pytest.approx(100, abs=1)
    refused = hornbook("odds", "horse-fever-party", "--row", "red=4")
    assert refused.code == 2
    assert "has no odds" in refused.err


def test_no_figure_of_the_arena_wraps(hornbook, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    bots = "hornbook.bots.random:RandomBot,random"
    shown = hornbook("arena", UF, "--games", 2, "--seats", 2, "--bots", bots).out
    figure = r"[+\u2212][\d\u202f]+"
    figures = re.findall(rf"{figure} \({figure} {figure}\) .* ms", shown)
    assert len(figures) == 2
    assert max(map(len, shown.splitlines())) <= 80


BOTS = """
class Stumbles:
    def __init__(self, chance): ...
    def choose(self, seat):
        return [][0]

class Cheats(Stumbles):
    def choose(self, seat):
        return 999
"""


@pytest.mark.parametrize("name", ["Stumbles", "Cheats"])
@pytest.mark.parametrize("command", ["simulate", "arena", "play"])
def test_a_bots_fault_names_the_bot_the_seed_and_the_decision(
    hornbook, tmp_path, monkeypatch, name, command
):
    (tmp_path / "clumsy.py").write_text(BOTS, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    many = [] if command == "play" else ["--games", 2]
    refused = hornbook(
        *(command, UF, "--seats", 2, "--seed", "luck", "--bots", f"clumsy:{name}", *many),
        typed="1\n" * 50,
    )
    assert refused.code == 2
    assert refused.err.count("\n") == 1
    assert f"clumsy:{name}" in refused.err
    assert "luck" in refused.err
    assert re.search(r"at decision \d+ \(\w+\)", refused.err)
    if name == "Stumbles":
        assert "clumsy.py, line 5" in refused.err


def test_the_shell_completes_games():
    words = {"COMP_WORDS": "hornbook play ki", "COMP_CWORD": "2"}
    done = subprocess.run(
        [sys.executable, "-m", "hornbook"],
        env={**os.environ, **words, "_HORNBOOK_COMPLETE": "complete_bash"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.split() == ["kill-the-unicorns"]
