"""``hornbook games``: the registry, at once."""

from __future__ import annotations

import json
import subprocess
import sys

from hornbook import games
from hornbook.text import Catalogue

figure = Catalogue("en").figure


def test_every_game_is_listed_with_seats_and_settings(hornbook):
    printed = hornbook("games")
    assert printed.code == 0
    for name in games.names():
        info = games.info(name)
        assert f"{name}: " in printed.out
        assert f"{info.fewest} to {figure(info.most)} players, usually {info.usual}" in printed.out
        for setting in info.settings:
            assert f"--set {setting.name}=" in printed.out
    assert max(map(len, printed.out.splitlines())) <= 80


def test_a_program_can_read_the_list(hornbook):
    listed = json.loads(hornbook("games", "--json").out)
    assert [game["name"] for game in listed] == games.names()
    assert listed[0]["title"] == "Unicorn Fever"
    assert listed[0]["settings"][0]["allowed"] == [4, 3]


def test_the_list_needs_neither_cards_nor_drawings():
    program = (
        "import sys; from hornbook.cli import main; main(['games']);"
        "heavy = ['rich', 'hornbook.games.unicorn_fever.decks', 'hornbook.lab', 'asyncio'];"
        "sys.exit(', '.join(name for name in heavy if name in sys.modules) or 0)"
    )
    run = subprocess.run(  # noqa: S603
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert (run.returncode, run.stderr) == (0, "")


def test_a_reader_who_leaves_is_not_complained_about():
    command = f"{sys.executable} -m hornbook cards show | head -1"
    run = subprocess.run(  # noqa: S602
        command, shell=True, capture_output=True, text=True, check=False
    )
    assert run.stderr == ""
    assert run.stdout.count("\n") == 1
