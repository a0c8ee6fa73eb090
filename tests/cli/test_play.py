"""``hornbook play``: a person, or a pipe, against bots."""

from __future__ import annotations

import builtins
import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest

import hornbook as library
from hornbook import games
from hornbook.cli.files import read_record

UF = "unicorn-fever"
ALWAYS_THE_FIRST = "1\n" * 400
CHANCE = ("--bots", "random")  # whose choices no better bot changes


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_piped_game_ends_with_a_ranking(hornbook, seats):
    printed = hornbook(
        "play", UF, "--seats", seats, "--seed", 3, "--record", "game.json", typed=ALWAYS_THE_FIRST
    )
    assert printed.code == 0
    assert not printed.err
    ending = printed.out.rpartition("Ranking")[2]
    assert ending.count(" glory ") >= seats
    assert "hornbook replay game.json" in ending
    assert hornbook("replay", "game.json", "--verify").code == 0


@pytest.mark.parametrize("game", games.names())
def test_every_game_can_be_played_to_its_end(hornbook, game, monkeypatch):
    def the_least(prompt: str) -> str:
        return re.findall(r"\d+", prompt)[0]

    monkeypatch.setattr(builtins, "input", the_least)
    printed = hornbook("play", game, "--seats", games.info(game).fewest, "--seed", 1)
    assert printed.code == 0
    assert not printed.err
    assert "Ranking" in printed.out


def test_the_table_shows_what_there_is(hornbook):
    shown = hornbook("play", UF, "--seed", 3, typed="q\ny\n").out
    for thing in ("Br Bramble", "x7 fever", "free", "Contracts", "Hand", "Actions", "gold"):
        assert thing in shown
    assert "Goes 2 further when a card takes it home." in shown  # a card in hand
    assert "4 gold for each bet you lose." in shown  # a contract on display
    assert "Race 1 of 4" in shown


def test_questions_and_options_are_explained(hornbook):
    shown = hornbook("play", UF, *CHANCE, "--seed", 3, typed="?\n?1\n? 2\n?77\n").out
    assert "Rulebook 1." in shown
    assert "Take contract token A: Sign a contract for free." in shown
    assert "Take gold token A: Take 10 gold." in shown


def test_words_of_the_rules_are_explained(hornbook):
    shown = " ".join(
        hornbook("play", UF, "--seed", 3, typed="?Taxed\n? glory\n?banana\n").out.split()
    )
    assert "1 gold for every glory you hold." in shown
    assert "Rulebook, 3.2." in shown
    assert "Glory: What wins" in shown
    assert "There is no word “banana” in the rules. There are: Action," in shown


def test_a_question_mark_and_the_name_of_a_card_tell_what_it_says(hornbook):
    shown = hornbook("play", "horse-fever-board", typed="?miss paris\n? Venenum\n").out
    told = re.sub(r"[ \n]+", " ", shown)
    assert "Miss Paris: Starts with 5\u202f000 D. Your place bets also win on a 4th." in told
    assert "A- Venenum" in told


@pytest.mark.parametrize("nonsense", ["", "0", "7", "-1", "1.0", "abc", "1 2", "²", "9" * 5000])
def test_nonsense_is_answered_with_what_can_be_typed(hornbook, nonsense):
    printed = hornbook("play", UF, "--seed", 3, typed=f"{nonsense}\nq\ny\n")
    assert printed.code == 0
    assert "Type a number from 1 to 6" in printed.out


def test_amounts_are_typed_and_checked(hornbook):
    # The third token is a bet, the fifth bet is Nocturne to win.
    printed = hornbook("play", UF, *CHANCE, "--seed", 3, typed="3\n5\n0\n41\nx\n7\n")
    assert "How much gold on Nocturne to win?" in printed.out
    assert "You hold 20 gold; above that the elves lend you 20." in printed.out
    assert printed.out.count("name an amount from 1 to 40") == 2
    assert "Type an amount from 1 to 40" in printed.out
    assert "You put 7 gold on Nocturne to win." in printed.out


def test_the_log_and_the_table_come_when_called(hornbook):
    shown = hornbook("play", UF, *CHANCE, "--seed", 3, typed="l 2\nt\n").out
    assert shown.count("Race 1 of 4, ") == 2
    assert shown.count("Dario put 38 gold on Rumpus to win, and 2 glory on top.") == 2


def test_a_person_is_you_in_the_game_and_has_a_name_in_the_replay(hornbook, tmp_path):
    played = hornbook("play", UF, "--seed", 3, "--name", "Bo\u200bris", "--record", "game.json")
    played = hornbook("play", UF, "--record", "game.json", typed=ALWAYS_THE_FIRST).out
    assert "You took " in played
    assert "You has " not in played
    assert read_record(tmp_path / "game.json").names[:2] == ["Boris", "Ada"]
    again = hornbook("replay", "game.json").out
    assert "Boris took " in again
    assert "You " not in again
    assert "Player" not in again
    assert hornbook("replay", "game.json", "--verify").code == 0


@pytest.mark.parametrize("name", ["you", " "])
def test_a_name_others_cannot_read_is_refused(hornbook, name):
    assert hornbook("play", UF, "--name", name).code == 2


def test_leaving_asks_first_and_loses_nothing(hornbook, tmp_path):
    printed = hornbook("play", UF, "--seed", 3, typed="1\nq\nn\n1\nq\ny\n")
    assert printed.code == 0
    assert "hornbook play unicorn-fever --record unicorn-fever-3.json" in printed.out
    kept = read_record(tmp_path / "unicorn-fever-3.json")
    assert [choice for seat, choice in kept.choices if seat == 0] == [0, 0]


def test_a_game_without_a_choice_is_not_kept(hornbook, tmp_path):
    hornbook("play", UF, "--seed", 3, "--seats", 2, typed="q\ny\n")
    assert not list(tmp_path.iterdir())


def test_a_game_that_was_left_goes_on(hornbook, tmp_path):
    hornbook("play", UF, *CHANCE, "--seed", 3, "--record", "game.json", typed="1\n1\n")
    left = len(read_record(tmp_path / "game.json").choices)
    printed = hornbook("play", UF, "--record", "game.json", typed="l\n" + ALWAYS_THE_FIRST)
    assert f"{left} choices have been made so far" in printed.out
    assert "You signed Signing Bonus for free." in printed.out
    assert "Ranking" in printed.out
    assert library.playback(read_record(tmp_path / "game.json")).to_the_end().over


def test_a_game_that_was_left_need_not_be_named(hornbook, refused, tmp_path):
    hornbook("play", UF, "--seed", 3, "--record", "game.json", typed="1\n1\n")
    printed = hornbook("play", "--record", "game.json", typed=ALWAYS_THE_FIRST)
    assert "choices have been made so far" in printed.out
    assert library.playback(read_record(tmp_path / "game.json")).to_the_end().over
    (tmp_path / "diary.txt").write_text("Dear diary")
    assert "not a record" in refused("play", "--record", "diary.txt")


def test_a_finished_game_is_neither_played_on_nor_overwritten(hornbook, refused, tmp_path):
    hornbook("play", UF, "--seats", 2, "--record", "game.json", typed=ALWAYS_THE_FIRST)
    before = (tmp_path / "game.json").read_bytes()
    assert "is over" in refused("play", UF, "--record", "game.json")
    assert (tmp_path / "game.json").read_bytes() == before


def test_a_file_that_is_no_record_is_not_overwritten(refused, tmp_path):
    (tmp_path / "diary.txt").write_text("Dear diary")
    assert "not a record" in refused("play", UF, "--record", "diary.txt")
    assert (tmp_path / "diary.txt").read_text() == "Dear diary"


@pytest.mark.parametrize(
    "other", [["--seats", "3"], ["--seed", "4"], ["--set", "clans=gnomes,fairies"]]
)
def test_a_game_goes_on_as_it_was_set_up_or_not_at_all(hornbook, refused, other):
    hornbook("play", UF, "--seed", 3, "--record", "game.json", typed="1\n")
    assert "other seats" in refused("play", UF, "--record", "game.json", *other)


def test_ctrl_c_keeps_the_game_and_is_quiet(hornbook, monkeypatch, tmp_path):
    answers = iter(["1", "1"])

    def typing(prompt: str = "") -> str:
        try:
            return next(answers)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr(builtins, "input", typing)
    printed = hornbook("play", UF, "--seed", 3)
    assert printed.code == 130
    assert "Traceback" not in printed.err
    assert (tmp_path / "unicorn-fever-3.json").exists()


def test_another_edition_can_be_played(hornbook, tmp_path):
    (tmp_path / "mine.toml").write_text(
        '[edition]\nname = "Mine"\nextends = true\n'
        '[[unicorn]]\ncolour = "green"\nname = "Blunderbuss"\nfever = { tie = 1 }\nsource = "box"\n'
    )
    printed = hornbook("play", UF, "--edition", "mine.toml", "--record", "game.json", typed="1\n")
    assert "Bl Blunderbuss" in printed.out
    assert "all of it is true" in hornbook("replay", "game.json", "--verify").out


def test_on_a_real_terminal_one_can_leave_and_drop_the_game(tmp_path):
    person, terminal = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
    environment["PYTHONPATH"] = str(Path(library.__file__).parents[1])
    command = [sys.executable, "-m", "hornbook", "play", UF, "--seed", "3", "--fast"]
    with subprocess.Popen(  # noqa: S603
        command, stdin=terminal, stdout=terminal, stderr=terminal, cwd=tmp_path, env=environment
    ) as game:
        os.close(terminal)
        shown = ""
        for typed, after in (("2\n", "q]"), ("q\n", "q]"), ("y\n", "[y/n]"), ("n\n", ".json")):
            shown = _read_until(person, after)
            os.write(person, typed.encode())
        assert game.wait(timeout=20) == 0
    os.close(person)
    assert "unicorn-fever-3.json" in shown
    assert not list(tmp_path.iterdir())


def _read_until(terminal: int, text: str) -> str:
    shown = ""
    while text not in shown:
        shown += os.read(terminal, 4096).decode(errors="replace")
    return shown
