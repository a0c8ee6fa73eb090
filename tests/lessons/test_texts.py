"""What the coach says: short, calm, in every language, and for every beat."""

import pytest

from fluent_files import entries, folders
from hornbook.kernel import Chance
from hornbook.lessons import LEARNER, Coach, Lesson, lesson, lessons
from hornbook.lessons.following import Course, follow, wander
from hornbook.text import Catalogue, Phrases, languages, stand_in
from hornbook.text.catalogue import LOCALES
from readability import words_in

MOST = 25  # words
WANDERERS = 10


@pytest.fixture(params=lessons())
def taught(request) -> Lesson:
    return lesson(request.param)


def said(taught: Lesson, language: str, number: int) -> list[str]:
    """Everything that somebody hears: the first one follows, the others do as they like."""
    catalogue = Catalogue(language, taught.game)
    course = Course(taught, taught.deal())
    names = dict(course.game.names(course.game.cards, catalogue))
    names["Seat"] = lambda seat: stand_in(catalogue, seat)
    coach = Coach(taught, Phrases(catalogue, names, LEARNER))
    heard = [coach.opening(course.game.view(LEARNER))]
    does = follow if number == 0 else wander(Chance(f"reader {number}"))

    def choose(decision, wish):
        heard.append(coach.asked(decision, course.game.view(LEARNER)))
        return does(decision, wish)

    course.listening = lambda event, view: heard.append(coach.heard(event, view))
    course.play(choose)
    return [note for note in heard if note]


@pytest.mark.parametrize("language", languages())
def test_whatever_is_said_is_short_and_calm(taught, language):
    notes = {text for number in range(WANDERERS) for text in said(taught, language, number)}
    assert len(notes) >= len(taught.beats)
    for text in notes:
        assert words_in(text) <= MOST, text
        assert "!" not in text, text
        assert "{" not in text, text


@pytest.mark.parametrize("language", languages())
def test_every_beat_has_its_words_and_every_word_its_beat(language):
    wanted = {one.message(beat) for one in map(lesson, lessons()) for beat in one.beats}
    found = {
        name.partition(".")[0]
        for folder in folders(language)
        for name, entry in entries(language, folder).items()
        if entry.file == "lessons.ftl" and name.startswith("lesson-")
    }
    assert found == wanted


@pytest.mark.parametrize("language", languages())
def test_no_table_but_a_lessons_carries_them(taught, language):
    from hornbook.server.words import words

    sent = words(language, taught.game).decode()
    assert "\\nlesson-" not in sent
    assert "\\ncoach-" not in sent
    assert (LOCALES / language / "lessons.ftl").exists()
