"""``hornbook learn``: the same lessons as in the browser, in a terminal."""

import pytest

from hornbook.lessons import LEARNER, lesson, lessons
from hornbook.lessons.following import told
from hornbook.text import languages

LAST = "carry-on"


def typed_by_who_follows(name: str) -> str:
    """The followed lesson as numbers at the prompt, and the way out of the game after it."""
    taught = lesson(name)
    again = taught.deal()
    lines = []
    for seat, move in told(taught).game.history:
        decision = again.decision(seat)
        if seat == LEARNER:
            lines.append(str(move if decision.span else move + 1))
        again.apply(seat, move)
    return "\n".join([*lines, "q", "y"]) + "\n"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", lessons())
def test_whoever_types_what_is_suggested_hears_the_last_word(hornbook, name, language):
    printed = hornbook("learn", name, "--lang", language, typed=typed_by_who_follows(name))
    assert printed.code == 0
    assert not printed.err
    notes = [line for line in printed.out.splitlines() if line.startswith("Coach")]
    taught = lesson(name)
    followed = set(told(taught).said)
    assert len(notes) >= len(followed)
    assert {beat.id for beat in taught.beats if beat.ends} == {LAST}


def test_what_is_taken_back_is_spoken_of_again(hornbook):
    name = "horse-fever-family"
    first = typed_by_who_follows(name).splitlines()[:2]
    printed = hornbook("learn", name, typed="\n".join([*first, "u", first[1], "q", "y"]) + "\n")
    assert printed.out.count("likes Green") == 2


def test_learn_alone_lists_the_lessons(hornbook):
    printed = hornbook("learn")
    assert printed.code == 0
    assert all(f"hornbook learn {name}" in printed.out for name in lessons())


def test_there_are_no_other_lessons(refused):
    assert "There is no lesson “horse-fever-party”" in refused("learn", "horse-fever-party")
