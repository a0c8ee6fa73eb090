"""Guided first games: a prepared deal, rivals that know their part, and what a coach says when.

A lesson is a file (``horse-fever-family.toml``); the game, the bots and the table are the real
ones. Nothing legal is forbidden: whoever does something else plays on, and hears what fits then.
"""

from hornbook.lessons.coach import Coach
from hornbook.lessons.hints import Hint, coached, hint_after_event, hint_at_question, hints
from hornbook.lessons.lesson import LEARNER, Beat, Lesson, Rival, Wish, seed
from hornbook.lessons.moments import beat_of_event, beat_of_question, opening_beat
from hornbook.lessons.puppet import Puppet
from hornbook.lessons.reading import has_lesson, lesson, lessons, read_lesson

__all__ = [
    "LEARNER",
    "Beat",
    "Coach",
    "Hint",
    "Lesson",
    "Puppet",
    "Rival",
    "Wish",
    "beat_of_event",
    "beat_of_question",
    "coached",
    "has_lesson",
    "hint_after_event",
    "hint_at_question",
    "hints",
    "lesson",
    "lessons",
    "opening_beat",
    "read_lesson",
    "seed",
]
