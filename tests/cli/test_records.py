"""``hornbook replay``: a record told again, or found out."""

from __future__ import annotations

import json

import pytest

import hornbook as library
from table import finished


@pytest.fixture
def record(tmp_path):
    path = tmp_path / "game.json"
    path.write_bytes(finished("unicorn-fever", 3, 7).record().to_json())
    return path


def test_the_whole_log_is_printed_into_a_pipe(hornbook, record):
    printed = hornbook("replay", record)
    assert printed.code == 0
    assert "At this table: " in printed.out
    assert printed.out.count(" came in 1st.") == 4
    assert "Victory: " in printed.out
    assert "Ranking" in printed.out


def test_the_public_is_not_told_what_a_seat_drew(hornbook, record):
    assert "Drawn: " not in hornbook("replay", record).out
    assert "Drawn: " in hornbook("replay", record, "--seat", "2").out


def test_a_true_record_is_called_true_in_one_line(hornbook, record):
    printed = hornbook("replay", record, "--verify")
    assert printed.code == 0
    assert printed.out.count("\n") == 1
    assert "a whole game of Unicorn Fever for 3" in printed.out


def test_the_start_of_a_game_is_true_too(hornbook, tmp_path):
    path = tmp_path / "start.json"
    path.write_bytes(library.new("unicorn-fever", seed=1).record().to_json())
    assert "the start of a game" in hornbook("replay", path, "--verify").out


@pytest.mark.parametrize("seat", ["0", "4", "-1"])
def test_only_seats_at_the_table_have_eyes(refused, record, seat):
    assert "the seats are 1 to 3" in refused("replay", record, "--seat", seat)


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"seed": "8"}, "game.json: "),
        ({"seats": 4}, "game.json: "),
        ({"seats": 99}, "2 to 6"),
        ({"result": None}, "result"),
        ({"seal": "0" * 32}, "seal is broken"),
        ({"game": "chess"}, "There is no game"),
        ({"rules": 99}, "version 99"),
        ({"format": 10**30}, "this version reads format 1"),
        ({"settings": {"seed": 3}}, "settings are races, clans"),
        ({"choices": [[0, 10**20]]}, "Choice 1 of the record is not legal"),
        ({"choices": []}, "result"),
        ({"edition": {"name": "x", "digest": "y"}}, "other cards"),
        ({"edition": {"name": "x", "digest": "y", "text": "[edition"}}, "line 1"),
        ({"unknown": 1}, "not a record"),
    ],
)
def test_a_record_that_was_changed_is_found_out(refused, record, changes, says):
    record.write_text(json.dumps({**json.loads(record.read_text()), **changes}))
    for how in ([], ["--verify"]):
        assert says in refused("replay", record, *how)


def test_a_changed_choice_is_found_out(refused, record):
    changed = json.loads(record.read_text())
    changed["choices"][20][1] += 1
    record.write_text(json.dumps(changed))
    assert "game.json: " in refused("replay", record)


@pytest.mark.parametrize("part", [0, 1, 100, -2])
def test_a_record_cut_short_is_refused(refused, record, part):
    record.write_bytes(record.read_bytes()[:part])
    assert "not a record of a game" in refused("replay", record)
