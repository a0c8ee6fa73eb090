"""``hornbook rules``: the contents, a chapter, or all that is said of a word."""

from __future__ import annotations

import pytest

from hornbook import games
from hornbook.text import languages

UF = "unicorn-fever"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", games.names())
def test_the_contents_fit_a_terminal(hornbook, game, language):
    printed = hornbook("rules", game, "--lang", language)
    assert printed.code == 0
    assert printed.out.count("\n") > 8
    assert max(map(len, printed.out.splitlines())) <= 80


def test_a_chapter_is_printed_with_its_marks_and_those_below_it(hornbook):
    bets = hornbook("rules", UF, "1.2").out
    assert bets.startswith("1.2 Bets\n========\n")
    assert "5 glory" in bets
    assert "[our\nruling]" in bets or "[our ruling]" in bets
    race = hornbook("rules", UF, "2.4").out
    assert race.index("2.4 The race") < race.index("2.4.2 Sprints")
    assert hornbook("rules", UF, "uf-1.2-stake").out == bets
    assert "house card" in hornbook("rules", "kill-the-unicorns", "powers").out


def test_a_word_is_explained_where_it_belongs_first(hornbook):
    printed = hornbook("rules", UF, "photo", "finish").out
    assert printed.startswith("Dead heat: ")
    assert printed.index("2.4.3 The finish") < printed.index("2.1 Who is first")
    assert "2.4 The black market" in hornbook("rules", "kill-the-unicorns", "pate").out
    assert "Besteuer" not in printed


def test_nothing_about_a_word_is_said_with_the_words_there_are(hornbook):
    printed = hornbook("rules", UF, "xyz")
    assert printed.code == 1
    assert "“xyz”" in printed.out
    assert "Glory tax" in printed.out


def test_a_game_that_there_is_not_is_refused(refused):
    assert "There is no game" in refused("rules", "chess")


def test_at_the_table_a_question_mark_names_the_chapter(hornbook):
    printed = hornbook("play", UF, "--seats", 2, "--seed", 7, "--fast", typed="?\n?odds\nq\ny\n")
    assert "Rules, 1 Planning." in printed.out
    assert "Rules, Setup." in printed.out
