"""A finished game looked over."""

import pytest

import hornbook
from hornbook.bots import make
from hornbook.bots.horse_fever import judge as horse_judge
from hornbook.bots.kill_the_unicorns import judge as kill_the_unicorns_judge
from hornbook.kernel import Chance, SeatHandle
from hornbook.review import can_judge, looked_over


@pytest.fixture
def quick(monkeypatch):
    for judge in (horse_judge, kill_the_unicorns_judge):
        monkeypatch.setattr(judge, "WORLDS", 2)
        monkeypatch.setattr(judge, "PUBLIC_WORLDS", 1)


def played(name, seats):
    game, bots = hornbook.new(name, seats=seats, seed=3), make("random", Chance(1), name)
    while not game.over:
        decision = game.pending[0]
        game.apply(decision.seat, bots.choose(SeatHandle(game, decision.seat)))
    return game.record()


@pytest.mark.parametrize("name", ["horse-fever-family", "kill-the-unicorns"])
def test_every_turn_is_weighed_and_the_end_is_certain(quick, name):
    record = played(name, 3)
    *_, review = looked_over(record)
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


def test_what_was_played_is_told_as_it_was_answered(quick):
    record = played("horse-fever-family", 3)
    *_, review = looked_over(record)
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


def test_there_is_nothing_to_review_at_a_party():
    assert not can_judge("horse-fever-party")
