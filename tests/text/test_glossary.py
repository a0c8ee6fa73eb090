"""The words of the rules: each is explained, and each form means one of them."""

from __future__ import annotations

import pytest

from hornbook import games
from hornbook.text import Catalogue, glossary, languages, look_up

LONGEST = 230  # signs: it is read in passing


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", games.names())
def test_every_word_is_explained_in_a_sentence_or_two(game, language):
    words = glossary(Catalogue(language, game))
    assert len(words) >= 10
    for word in words:
        assert word.title
        assert word.about.endswith(".")
        assert len(word.about) <= LONGEST


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", games.names())
def test_no_form_means_two_words(game, language):
    forms = [form for word in glossary(Catalogue(language, game)) for form in word.forms]
    assert all(forms)
    assert len(forms) == len(set(forms))
    assert [form for form in forms if form != form.lower()] == []


@pytest.mark.parametrize("game", games.names())
def test_a_word_is_found_however_it_is_said(game):
    catalogue = Catalogue("en", game)
    for word in glossary(catalogue):
        assert look_up(catalogue, word.title.upper()) == word
    assert look_up(catalogue, "banana") is None


def test_the_party_has_words_of_its_own():
    """Its rules differ: it has no odds, and nothing of the Board's auctions."""
    assert look_up(Catalogue("en", "horse-fever-board"), "auction")
    assert look_up(Catalogue("en", "horse-fever-party"), "auction") is None
