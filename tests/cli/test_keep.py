"""No game is lost: files that are taken, cannot be written, or were never named."""

from __future__ import annotations

import pytest

import hornbook as library
from hornbook.cli.files import read_record
from hornbook.cli.keep import Keeper
from hornbook.cli.screen import Screen
from hornbook.cli.seating import cast, phrases_for
from hornbook.kernel import Seat
from hornbook.text import Catalogue
from table import finished


@pytest.fixture
def keeper(monkeypatch, tmp_path):
    """A keeper of a finished game, at a terminal where these lines are typed."""
    monkeypatch.chdir(tmp_path)

    def build(*typed: str, path=None, game=None) -> Keeper:
        answers = iter(typed)
        screen = Screen("", fast=True)
        screen.live = True
        monkeypatch.setattr(screen, "ask", lambda _: next(answers))
        kept = game or finished("unicorn-fever", 2, "a/b c")
        words = Catalogue("en")
        phrases = phrases_for(kept, words, cast(words, kept.setup.seats), Seat(0))
        return Keeper(kept, path, screen, phrases)

    return build


@pytest.mark.parametrize("typed", ["", "y", "YES"])
def test_enter_takes_the_proposed_file(keeper, tmp_path, typed):
    keeper(typed).end()
    assert read_record(tmp_path / "unicorn-fever-abc.json").result


def test_no_drops_the_game(keeper, tmp_path, capsys):
    keeper("n").end()
    assert not list(tmp_path.iterdir())
    assert "--record FILE" in capsys.readouterr().out


def test_a_file_that_is_there_stays_as_it_is(keeper, tmp_path, capsys):
    (tmp_path / "mine.json").write_text("precious")
    keeper("mine.json", "other.json").leave()
    assert (tmp_path / "mine.json").read_text() == "precious"
    assert (tmp_path / "other.json").exists()
    printed = capsys.readouterr().out
    assert "mine.json is there already" in printed
    assert "hornbook play unicorn-fever --record other.json" in printed


def test_a_file_that_cannot_be_written_is_told_and_another_asked_for(keeper, tmp_path, capsys):
    keeper("no/such/folder.json", "good.json").end()
    assert "no/such/folder.json cannot be written" in capsys.readouterr().out
    assert (tmp_path / "good.json").exists()


def test_a_record_that_can_no_longer_be_written_does_not_end_the_game(keeper, tmp_path, capsys):
    held = keeper("elsewhere.json", path=tmp_path / "gone" / "game.json")
    held.save()
    assert "cannot be written" in capsys.readouterr().out
    held.end()
    assert (tmp_path / "elsewhere.json").exists()


def test_a_game_in_which_one_chose_nothing_is_not_asked_about(keeper, tmp_path):
    keeper(game=library.new("unicorn-fever", seats=2)).leave()
    assert not list(tmp_path.iterdir())


def test_a_name_with_spaces_can_be_copied_from_the_screen(keeper, capsys):
    keeper("my game.json").end()
    assert "hornbook replay 'my game.json'" in capsys.readouterr().out
