"""``hornbook fit``: what the bots know of a game's cards, learnt anew."""

import tomllib

import pytest


def test_the_tables_are_written_into_a_folder(hornbook, tmp_path):
    printed = hornbook(
        "fit", "unicorn-fever", "--games", 2, "--workers", 1, "--into", tmp_path, "--seed", "lab"
    )
    assert printed.code == 0, printed.err
    for name, headings in (
        ("worths.toml", {"action", "a_race", "once"}),
        ("prospects.toml", {"mine", "theirs"}),
    ):
        assert set(tomllib.loads((tmp_path / name).read_text(encoding="utf-8"))) == headings
        assert name in printed.out


@pytest.mark.parametrize("game", ["kill-the-unicorns", "horse-fever-party"])
def test_a_game_without_tables_says_so(hornbook, game):
    printed = hornbook("fit", game, "--games", 1)
    assert printed.code != 0
    assert "nothing to learn" in printed.err
