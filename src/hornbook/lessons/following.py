"""A lesson played without a face: by somebody who follows, or by anybody else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import Struct, field

from hornbook.kernel import Chance, Decision, Event, Game, SeatHandle
from hornbook.lessons.lesson import LEARNER, Beat, Lesson, Wish
from hornbook.lessons.moments import (
    beat_of_event,
    beat_of_question,
    chosen,
    guided,
    matches,
    opening_beat,
    plain,
)
from hornbook.lessons.puppet import Puppet

Choosing: TypeAlias = Callable[[Decision, Wish | None], int]
"""What a learner does at a question, and with what is suggested there."""


class Course(Struct):
    """A lesson under way, or past."""

    lesson: Lesson
    game: Game[Any, Any]
    said: list[str] = field(default_factory=list)  # the beats that came up
    finish: list[int] = field(default_factory=list)  # lanes, as they came in

    listening: Callable[[Event, Any], None] | None = None  # hears everything, with the view before
    _beat: Beat | None = None
    _nth: int = 0

    def play(self, choose: Choosing, *, to_the_end: bool = False) -> Course:
        """The guided round, or the whole game."""
        lesson, game = self.lesson, self.game
        self._say(opening_beat(lesson))
        rivals = Puppet(lesson, lesson.secret)
        while not game.over and (to_the_end or guided(plain(game.view(LEARNER)))):
            decision = game.pending[0]
            before = plain(game.view(LEARNER))
            if decision.seat == LEARNER:
                choice = choose(decision, self._asked(decision, before))
            else:
                choice = rivals.choose(SeatHandle(game, decision.seat))
            for event in game.apply(decision.seat, choice, decision.number):
                self._heard(event, before)
        return self

    def _asked(self, decision: Decision, view: Any) -> Wish | None:
        """What is suggested: by this question's beat, or by the one that it carries on."""
        beat = beat_of_question(self.lesson, plain(decision.question), view)
        if beat is not None:
            self._say(beat)
            self._beat, self._nth = beat, 0
        elif decision.question.goes_on:
            self._nth += 1
        else:
            self._beat = None
        if self._beat is None or self._nth >= len(self._beat.wish):
            return None
        return self._beat.wish[self._nth]

    def _heard(self, event: Event, before: Any) -> None:
        if not event.heard_by(LEARNER):
            return
        if self.listening is not None:
            self.listening(event, before)
        self._say(beat_of_event(self.lesson, plain(event), before, self.said))
        told = plain(event)
        if told["type"].endswith("-finished"):
            self.finish.append(told["lane"])

    def _say(self, beat: Beat | None) -> None:
        if beat is not None and beat.id not in self.said:
            self.said.append(beat.id)


def follow(decision: Decision, wish: Wish | None) -> int:
    """Do what is suggested, else the first thing there is."""
    found = None if wish is None else chosen(wish, decision)
    return decision.choice(0) if found is None else found


def wander(luck: Chance) -> Choosing:
    """Do anything."""

    def choose(decision: Decision, wish: Wish | None) -> int:
        return decision.choice(luck.below(decision.count))

    return choose


def instead(beat: Beat) -> Choosing:
    """Follow, but at that beat's last wish do something else: the last thing there is."""

    def choose(decision: Decision, wish: Wish | None) -> int:
        if wish is not None and wish is beat.wish[-1]:
            return decision.choice(decision.count - 1)
        return follow(decision, wish)

    return choose


def told(lesson: Lesson, secret: str = "") -> Course:
    """The lesson, followed."""
    return Course(lesson, lesson.deal(secret)).play(follow)


def holds(lesson: Lesson, secret: str = "") -> bool:
    """Whether its story comes true when it is followed."""
    course = told(lesson, secret)
    story = lesson.story
    view = plain(course.game.view(LEARNER))
    mine = view["players"][LEARNER]
    if tuple(course.finish[: len(story.finish)]) != story.finish:
        return False
    if not matches(mine, story.learner):
        return False
    return not story.without or _decides(lesson, secret)


def _decides(lesson: Lesson, secret: str) -> bool:
    """Whether the race is another one without that beat's deed."""
    story = lesson.story
    beat = next(one for one in lesson.beats if one.id == story.without)
    course = Course(lesson, lesson.deal(secret)).play(instead(beat))
    return course.finish[0] == story.winner
