"""Every lesson is played by the engine: followed, and by people who do as they like."""

import pytest

from hornbook.kernel import Chance, Seat, SeatHandle
from hornbook.lessons import LEARNER, Puppet, lesson, lessons, seed
from hornbook.lessons.following import Course, holds, told, wander
from hornbook.lessons.moments import chosen, guided, matches, plain
from hornbook.server import draws

WANDERERS = 50


@pytest.fixture(params=lessons())
def taught(request):
    return lesson(request.param)


def test_the_story_comes_true_when_the_learner_follows(taught):
    assert holds(taught)


def test_its_luck_is_that_of_a_table_to_which_nobody_added_words(taught):
    words = [""] * taught.seats
    assert seed(taught.secret, taught.seats) == draws.seed(taught.secret, words)


def test_whoever_follows_can_follow_to_the_end(taught):
    wishes = []

    def choose(decision, wish):
        if wish is None:
            return decision.choice(0)
        wishes.append(wish)
        found = chosen(wish, decision)
        assert found is not None, (wish, decision)
        return found

    Course(taught, taught.deal()).play(choose)
    assert wishes


def test_every_beat_comes_up_for_somebody_and_the_last_one_for_everybody(taught):
    said = set(told(taught).said)
    (last,) = [beat.id for beat in taught.beats if beat.ends]
    assert last in said
    for number in range(WANDERERS):
        course = Course(taught, taught.deal()).play(wander(Chance(f"learner {number}")))
        assert course.said[-1] == last
        said |= set(course.said)
    assert said == {beat.id for beat in taught.beats}


def test_the_rivals_play_their_parts_whatever_the_learner_does(taught):
    """In the followed game every part is played; else what cannot be had is left to ``steady``."""
    parts = set(range(len(taught.rivals)))

    def play(choose):
        game = taught.deal()
        while not game.over and guided(plain(game.view(LEARNER))):
            decision = game.pending[0]
            if decision.seat == LEARNER:
                game.apply(LEARNER, choose(decision))
                continue
            view, question = plain(game.view(decision.seat)), plain(decision.question)
            for place, part in enumerate(taught.rivals):
                asked = part.seat == decision.seat and part.question == question["step"]
                if asked and matches(question, part.of) and matches(view, part.where):
                    parts.discard(place)
                    break
            handle = SeatHandle(game, decision.seat)
            choice = Puppet(taught, "luck").choose(handle)
            assert choice == Puppet(taught, "luck").choose(handle)  # it remembers nothing
            game.apply(decision.seat, choice)

    course = Course(taught, taught.deal())
    course.play(
        lambda decision, wish: (chosen(wish, decision) if wish else None) or decision.choice(0)
    )
    history = [move for seat, move in course.game.history if seat == LEARNER]
    play(lambda _: history.pop(0))
    assert parts == set(), [taught.rivals[one] for one in parts]


def test_after_the_guided_round_it_is_a_game_like_any_other(taught):
    course = Course(taught, taught.deal()).play(wander(Chance("on")), to_the_end=True)
    assert course.game.over
    assert len(course.game.result.scores) == taught.seats


def test_a_learner_has_the_first_seat(taught):
    assert Seat(0) == LEARNER
    assert all(part.seat in range(1, taught.seats) for part in taught.rivals)
