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


def lesson_in(taught: Lesson, language: str) -> tuple[Course, Phrases]:
    """A lesson to be played, and how its learner is spoken to."""
    catalogue = Catalogue(language, taught.game)
    course = Course(taught, taught.deal())
    names = dict(course.game.names(course.game.cards, catalogue))
    names["Seat"] = lambda seat: stand_in(catalogue, seat)
    return course, Phrases(catalogue, names, LEARNER)


def said(taught: Lesson, language: str, number: int) -> list[str]:
    """Everything that somebody hears: the first one follows, the others do as they like."""
    course, phrases = lesson_in(taught, language)
    coach = Coach(taught, phrases)
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


FIRST_DEED = {"kill-the-unicorns": "ruse-placed"}  # elsewhere it is a bet
PACE = 200 / 60  # words a second of somebody who reads all of it for the first time
PATIENCE = 60.0  # seconds


@pytest.mark.parametrize("language", languages())
def test_whoever_reads_everything_has_bet_within_a_minute(taught, language):
    course, phrases = lesson_in(taught, language)
    coach = Coach(taught, phrases)
    read = [coach.opening(course.game.view(LEARNER))]
    deed = FIRST_DEED.get(taught.game, "bet-placed")
    until: list[int] = []  # how much was read when the deed was done

    def choose(decision, wish):
        read.append(coach.asked(decision, course.game.view(LEARNER)))
        read.append(phrases.say("question", decision.question))
        return follow(decision, wish)

    def listen(event, view):
        read.append(coach.heard(event, view))
        done = str(type(event).__struct_config__.tag) == deed and event.seat == LEARNER
        if done and not until:
            until.append(sum(map(words_in, read)))

    course.listening = listen
    course.play(choose)
    assert until[0] / PACE <= PATIENCE


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
