"""The words of the rules: each is explained, and each form means one of them."""

from __future__ import annotations

import re

import pytest

from fluent_files import entries
from hornbook import games
from hornbook.text import Catalogue, fluent_text, languages

WORD = re.compile(r"^(word-[\w-]+) =", re.MULTILINE)
LONGEST = 230  # signs: it is read in passing


def _words(language: str, game: str) -> list[str]:
    return WORD.findall(fluent_text(language, game))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", games.names())
def test_every_word_is_explained_in_a_sentence_or_two(game, language):
    catalogue = Catalogue(language, game)
    words = _words(language, game)
    assert len(words) >= 10
    for word in words:
        assert catalogue.say(word)
        assert catalogue.say(f"{word}.about").endswith(".")
        assert len(catalogue.say(f"{word}.about")) <= LONGEST


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", games.names())
def test_no_form_means_two_words(game, language):
    catalogue = Catalogue(language, game)
    forms = [
        form.strip()
        for word in _words(language, game)
        for form in catalogue.say(f"{word}.forms").split(",")
    ]
    assert all(forms)
    assert len(forms) == len(set(forms))
    assert [form for form in forms if form != form.lower()] == []


@pytest.mark.parametrize("language", languages())
def test_the_party_has_words_of_its_own(language):
    """Its rules differ: it has no odds, and nothing of the Board's auctions."""
    own = {name.partition(".")[0] for name in entries(language, "horse-fever-party")}
    assert set(_words(language, "horse-fever-party")) <= own
    assert "word-auction" in _words(language, "horse-fever-board")
