"""Which file a sentence stands in says who reads it; a game has a folder."""

from __future__ import annotations

import re

import pytest

from fluent_files import entries, everywhere, folders, on_the_page
from hornbook import games
from hornbook.server.words import words
from hornbook.text import Catalogue, languages
from hornbook.text.catalogue import LOCALES

KINDS = {
    "game",
    "names",
    "events",
    "options",
    "questions",
    "reasons",
    "rules",
    "effects",
    "words",
    "faults",
    "terminal",
    "hints",
    "lessons",
}


@pytest.mark.parametrize("language", languages())
def test_a_games_folder_has_files_that_somebody_reads(language):
    for folder in folders(language):
        found = {path.stem for path in (LOCALES / language / folder).glob("*")}
        assert {one for one in found if not one.startswith("web")} <= KINDS
        assert {"game", "web-house", "terminal", "words"} <= found


@pytest.mark.parametrize("language", languages())
def test_no_game_is_named_in_what_all_share(language):
    names = {*games.names(), *folders(language)}
    top = [path.stem for path in (LOCALES / language).glob("*.ftl")]
    assert [one for one in top if any(name in one for name in (*names, "party"))] == []
    assert [one for one in entries(language) if any(name in one for name in names)] == []
    chosen = re.compile(rf"^ *\*?\[({'|'.join(names)})\]", re.MULTILINE)
    for path in (LOCALES / language).glob("*.ftl"):
        assert chosen.findall(path.read_text(encoding="utf-8")) == [], path.name


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", games.names())
def test_the_pages_own_sentences_are_said_by_the_page_alone(game, language):
    catalogue, sent = Catalogue(language, game), words(language, game).decode()
    of_the_page = [one for one in on_the_page(language) if one.startswith("web-")]
    assert len(of_the_page) > 600
    assert [one for one in of_the_page if catalogue.has(one) or f"\\n{one} =" in sent] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", games.names())
def test_the_terminals_own_sentences_are_not_sent(game, language):
    catalogue, sent = Catalogue(language, game), words(language, game).decode()
    assert catalogue.has("table-title")
    assert "\\ntable-title =" not in sent
    assert "\\ncli-seats =" in sent  # what is not, is


@pytest.mark.parametrize("language", languages())
def test_what_is_said_of_a_game_before_it_is_played_is_known_whatever_is_played(language):
    catalogue = Catalogue(language)
    for name in games.names():
        assert catalogue.has(f"game-{name}.about")
        assert f"game-{name}" in on_the_page(language)
    assert all(catalogue.has(one) for one in everywhere(language) if not one.startswith("web-"))
