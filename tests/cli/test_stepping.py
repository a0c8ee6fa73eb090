"""Stepping through a record on a terminal."""

from __future__ import annotations

import pytest

from hornbook.cli.replay import Replay
from hornbook.cli.screen import Screen
from hornbook.text import Catalogue
from table import finished


@pytest.fixture
def step_through(monkeypatch, capsys):
    def run(*typed: str) -> str:
        answers = iter(typed)
        screen = Screen("", fast=True)
        screen.live = True

        def ask(prompt: str) -> str:
            screen.say(prompt)
            return next(answers)

        monkeypatch.setattr(screen, "ask", ask)
        record = finished("unicorn-fever", 2, 7).record()
        Replay(record, screen, Catalogue("en", "unicorn-fever"), None).run()
        return capsys.readouterr().out

    return run


def test_enter_goes_one_move_on(step_through):
    shown = step_through("", "", "q")
    assert "[move 0 of " in shown
    assert "[move 2 of " in shown
    assert "Ranking" not in shown


def test_one_can_jump_forwards_and_back(step_through):
    shown = step_through("n 40", "n 3", "nonsense", "n 99999", "")
    assert "[move 40 of " in shown
    assert "[move 3 of " in shown
    assert shown.count("n 40: to move 40") == 2
    assert "Ranking" in shown
