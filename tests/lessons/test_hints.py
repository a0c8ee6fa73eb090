"""What the coach says once in first real games: due in real games, short, in every language."""

from functools import cache
from typing import Any

import pytest

import hornbook
from fluent_files import entries, folders
from hornbook.kernel import Chance, Seat
from hornbook.lessons import Hint, coached, hint_after_event, hint_at_question, hints
from hornbook.lessons.hints import facts_of
from hornbook.text import Catalogue, Phrases, languages, stand_in
from readability import words_in

ME = Seat(1)  # not the first seat, so that "me" is somebody
GAMES = 40
MOST = 25  # words


@cache
def due(game: str) -> dict[str, tuple[Hint, Any, Any]]:
    """By id: a hint, and the question or event and the view that it was due at in games played."""
    found: dict[str, tuple[Hint, Any, Any]] = {}
    for number in range(GAMES):
        seats = (3, 4, 2)[number % 3] if game == "unicorn-fever" else 3
        play = hornbook.new(game, seats=seats, seed=f"hints {number}")
        luck = Chance(f"player {number}")
        while not play.over and len(found) < len(hints(game)):
            decision = play.pending[0]
            before = play.view(ME)
            if decision.seat == ME:
                hint = hint_at_question(hints(game), decision, before, ME, found)
                if hint:
                    found[hint.id] = (hint, decision.question, before)
            choice = decision.choice(luck.below(decision.count))
            for event in play.apply(decision.seat, choice, decision.number):
                if not event.heard_by(ME):
                    continue
                hint = hint_after_event(hints(game), event, before, ME, found)
                if hint:
                    found[hint.id] = (hint, event, before)
    return found


@pytest.mark.parametrize("game", coached())
def test_every_hint_comes_up_in_a_real_game(game):
    assert due(game).keys() == {hint.id for hint in hints(game)}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", coached())
def test_a_hint_is_short_and_calm(game, language):
    catalogue = Catalogue(language, game)
    kind = hornbook.games.load(game)
    names = dict(kind.names(kind.house_edition(), catalogue))
    names["Seat"] = lambda seat: stand_in(catalogue, seat)
    phrases = Phrases(catalogue, names, ME)
    for hint, thing, view in due(game).values():
        text = catalogue.say(hint.message, phrases.facts(thing) | facts_of(hint, view, ME))
        assert words_in(text) <= MOST, text
        assert "!" not in text, text
        assert "{" not in text, text


@pytest.mark.parametrize("language", languages())
def test_every_hint_has_its_words_and_every_word_its_hint(language):
    found = {
        name
        for folder in folders(language)
        for name, entry in entries(language, folder).items()
        if entry.file == "hints.ftl"
    }
    assert found == {hint.message for game in coached() for hint in hints(game)}


def test_whoever_was_told_is_told_something_else_or_nothing():
    known = hints("unicorn-fever")
    play = hornbook.new("unicorn-fever", seats=2, seed="told")
    decision = play.pending[0]
    view = play.view(decision.seat)
    first = hint_at_question(known, decision, view, decision.seat)
    assert first is not None
    assert first.id == "uf-two"
    again = hint_at_question(known, decision, view, decision.seat, {hint.id for hint in known})
    assert again is None
