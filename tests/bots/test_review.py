"""A finished game looked over."""

import pytest

import hornbook
from hornbook.bots import make
from hornbook.bots.horse_fever import judge as horse_judge
from hornbook.bots.kill_the_unicorns import judge as kill_the_unicorns_judge
from hornbook.kernel import Chance, SeatHandle
from hornbook.review import Moment, Turn, Way, can_judge, looked_over
from hornbook.review.agreeing import agreed


def played(name, seats):
    game, bots = hornbook.new(name, seats=seats, seed=3), make("random", Chance(1), name)
    while not game.over:
        decision = game.pending[0]
        game.apply(decision.seat, bots.choose(SeatHandle(game, decision.seat)))
    return game.record()


@pytest.fixture(scope="module", params=["horse-fever-family", "kill-the-unicorns"])
def looked(request):
    """A record and its review, by fewer worlds than usual."""
    with pytest.MonkeyPatch.context() as patched:
        for judge in (horse_judge, kill_the_unicorns_judge):
            patched.setattr(judge, "WORLDS", 2)
            patched.setattr(judge, "PUBLIC_WORLDS", 1)
        record = played(request.param, 3)
        *_, review = looked_over(record)
    return record, review


def test_every_turn_is_weighed_and_the_end_is_certain(looked):
    record, review = looked
    assert review.done == 1
    assert all(abs(sum(moment.chances) - 1) < 0.01 for moment in review.moments)
    winners = record.result.winners
    assert review.moments[-1].chances == [(seat in winners) / len(winners) for seat in range(3)]
    assert review.turns
    for turn in review.turns:
        chances = [way.chance for way in turn.ways]
        assert chances == sorted(chances, reverse=True)
        assert turn.played < len(chances)
        assert turn.usual < len(chances)


def test_what_was_played_is_told_as_it_was_answered(looked):
    record, review = looked
    game, turns = hornbook.playback(record), {turn.at: turn for turn in review.turns}
    for number, (seat, choice) in enumerate(record.choices, 1):
        if number in turns:
            turn = turns[number]
            answer = game.game.decision(seat).answer(choice)
            said = turn.ways[turn.played].answers[0]
            kind = type(answer).__struct_config__.tag if not isinstance(answer, int) else answer
            assert turn.seat == seat
            assert (said if isinstance(said, int) else said["type"]) == kind
        game.game.repeat(seat, choice)


def test_what_was_played_is_as_likely_to_win_as_the_chart_says_afterwards(looked):
    _, review = looked
    following = dict(zip([one.at for one in review.moments], review.moments[1:], strict=False))
    chosen = [turn for turn in review.turns if not following[turn.at].luck]
    assert chosen
    assert len(chosen) < len(review.turns)
    for turn in chosen:
        assert turn.ways[turn.played].chance == following[turn.at].chances[turn.seat]


def test_before_a_race_what_is_usual_is_as_likely_to_win_as_the_chart_says():
    moments = [Moment(1, [0.3, 0.7]), Moment(2, [0.9, 0.1], luck="horse-finished")]
    turn = agreed(Turn(1, 0, {}, [Way([], 0.5, 0.1), Way([], 0.4, 0.1)], 0, 1), moments)
    assert [way.chance for way in turn.ways] == [0.4, 0.3]


def test_ways_keep_their_distance_and_stay_chances():
    moments = [Moment(1, [0.3, 0.7]), Moment(2, [0.05, 0.95])]
    ways = [Way([], 0.5, 0.1), Way([], 0.4, 0.1), Way([], 0.3, 0.1)]
    turn = agreed(Turn(1, 0, {}, ways, 1, 0), moments)
    assert [way.chance for way in turn.ways] == [0.15, 0.05, 0]


def test_there_is_nothing_to_review_at_a_party():
    assert not can_judge("horse-fever-party")
