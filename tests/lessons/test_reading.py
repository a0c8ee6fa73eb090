"""Lesson files: what is wrong with one is told with its line."""

import pytest

from hornbook.kernel.cardfile import FaultyCards
from hornbook.lessons import lesson, lessons, read_lesson
from hornbook.lessons.finding import find
from hornbook.lessons.reading import FOLDER
from hornbook.text import Catalogue

NAME = "horse-fever-family"
TEXT = (FOLDER / f"{NAME}.toml").read_text(encoding="utf-8")

FAULTS = {
    "unknown game": ('game = "horse-fever-family"', 'game = "snail-fever"', "no-such-thing"),
    "other rules": ("rules = 1", "rules = 7", "other-rules"),
    "unknown question": ('"choose-first-bet"', '"choose-a-hat"', "cannot-happen"),
    "unknown event": ('"bet-won"', '"hat-won"', "cannot-happen"),
    "unknown lane": ('lane = "green"', 'lane = "mauve"', "no-such-thing"),
    "unknown card": ("ActionId:magna-velocitas lane", "ActionId:magna-carta lane", "no-such-thing"),
    "unknown option": ('type = "pass"', 'type = "sulk"', "cannot-happen"),
    "unknown field": ('{ seat = 1, kind = "win" }', '{ hat = 1, kind = "win" }', "unknown-key"),
    "unknown key": ("passing = true", "resting = true", "unknown-key"),
    "no table": ('take = { type = "pass" }', "take = 3", "not-a-table"),
    "no list": ("wish = [{ amount = 400 }]", "wish = 400", "not-rows"),
    "the same beat twice": ('id = "stake"', 'id = "first-bet"', "twice"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_has_its_line(fault):
    before, after, code = FAULTS[fault]
    assert before in TEXT
    wrong = TEXT.replace(before, after, 1)
    with pytest.raises(FaultyCards) as refused:
        read_lesson(NAME, wrong)
    found = [one for one in refused.value.faults if one.code == code]
    assert found, refused.value.faults
    line = TEXT[: TEXT.index(before)].count("\n") + 1
    assert found[0].line == line
    for language in ("en", "fr", "de", "it"):
        assert found[0].said(Catalogue(language))


def test_all_lessons_can_be_read():
    assert NAME in lessons()
    assert all(lesson(name).game == name for name in lessons())


def test_a_secret_is_searched_until_the_story_comes_true():
    taught = lesson(NAME)
    number = int(taught.secret.rpartition("/")[2])
    assert list(find(taught, 2, number - 1)) == [taught.secret]
