"""A game's bots are found in the folder that is called like its package."""

import subprocess
import sys

import pytest

import hornbook
from hornbook import bots, games
from hornbook.bots.judging import judge_of
from hornbook.games import folders
from hornbook.kernel import BadRecord, BadSettings, Chance, SeatHandle
from hornbook.review import can_judge


@pytest.fixture
def tortoises(monkeypatch):
    """A game that nobody has written bots for."""
    monkeypatch.setitem(games._PACKAGES, "tortoises", "hornbook.games.tortoises")
    return "tortoises"


def test_a_mode_without_a_folder_is_played_like_its_game():
    board, family = (
        folders.load(folders.BOTS, f"horse-fever-{mode}", "steady") for mode in ("board", "family")
    )
    assert board is family
    assert folders.load(folders.BOTS, "horse-fever-party", "steady") is not board


def test_a_mode_with_a_folder_takes_nothing_from_its_game():
    assert folders.has(folders.BOTS, "horse-fever-board", "judge")
    assert not folders.has(folders.BOTS, "horse-fever-party", "judge")


def test_a_game_without_bots_is_played_at_random(tortoises):
    assert bots.levels_for(tortoises) == ("random",)
    assert bots.make("random", Chance(1), tortoises)
    for level in ("steady", "sharp:5"):
        with pytest.raises(BadSettings) as caught:
            bots.make(level, Chance(1), tortoises)
        assert caught.value.code == "bot-cannot-play"
        assert caught.value.facts["allowed"] == "random"


@pytest.mark.parametrize("level", ["steady", "sharp:5"])
def test_a_bot_that_finds_itself_in_a_game_it_does_not_know_says_so(monkeypatch, level):
    game = hornbook.new("unicorn-fever", seed=1)
    monkeypatch.setitem(games._PACKAGES, "unicorn-fever", "hornbook.games.tortoises")
    with pytest.raises(BadSettings) as caught:
        bots.make(level, Chance(1)).choose(SeatHandle(game, game.pending[0].seat))
    assert caught.value.code == "bot-cannot-play"


def test_a_game_without_a_judge_has_no_review(tortoises):
    for game in (tortoises, "horse-fever-party"):
        assert not can_judge(game)
        with pytest.raises(BadRecord) as caught:
            judge_of(game, Chance(1))
        assert caught.value.code == "no-review"


def test_a_game_from_elsewhere_brings_its_bots_along(monkeypatch, tmp_path):
    package = tmp_path / "snails"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "steady.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(games._PACKAGES, "snails", "snails")
    assert bots.levels_for("snails") == ("random", "steady")
    assert not can_judge("snails")


def test_nobody_knows_a_game_that_is_none():
    with pytest.raises(BadSettings) as caught:
        bots.levels_for("chess")
    assert caught.value.code == "unknown-game"


def test_asking_who_plays_loads_no_bot():
    """The front page asks for every game: it must not wait for what is compiled."""
    asked = "from hornbook import bots, games; [bots.levels_for(name) for name in games.names()]"
    told = "import sys; print(any('numba' in name or 'steady' in name for name in sys.modules))"
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", f"{asked}; {told}"], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "False"
