"""How the chances went in a race, card by card."""

import pytest

import hornbook
from hornbook.kernel import Chance
from hornbook.odds import course, course_at, courses

RACING = ("unicorn-fever", "horse-fever-board", "horse-fever-family", "horse-fever-party")


def after_the_first_race(name):
    game = hornbook.new(name, seed="course")
    events, chance = list(game.opening), Chance(3)
    first = []
    while len(first) < 6:
        decision = game.pending[0]
        happened = game.apply(decision.seat, decision.choice(chance.below(decision.count)))
        events += happened
        first += [one.lane for one in happened if hasattr(one, "place") and hasattr(one, "lane")]
    return game, events, first[0]


@pytest.mark.parametrize("name", RACING)
def test_it_begins_open_and_ends_with_the_winner(name):
    game, events, winner = after_the_first_race(name)
    turns = course(game, events)
    cards = [one for one in events if hasattr(one, "spaces") and hasattr(one, "turn")]
    assert len(turns) == len(cards) + 1
    assert max(turns[0]) < 1
    assert turns[-1][winner] == 1
    assert all(abs(sum(turn) - 1) < 1e-9 for turn in turns)


@pytest.mark.parametrize("name", RACING)
def test_places_are_three_and_end_with_those_on_the_podium(name):
    game, events, _ = after_the_first_race(name)
    wins, places, cards = courses(game, events)
    assert cards == [one.card for one in events if hasattr(one, "card") and hasattr(one, "spaces")]
    home = [one.lane for one in events if hasattr(one, "place") and hasattr(one, "lane")][:3]
    assert len(places) == len(wins)
    assert all(abs(sum(turn) - 3) < 1e-9 for turn in places)
    for won, placed in zip(wins, places, strict=True):
        assert all(placed[lane] >= won[lane] - 1e-9 for lane in range(6))
    assert [lane for lane in range(6) if places[-1][lane] == 1] == sorted(home)


def test_a_game_played_again_tells_the_same():
    game, events, _ = after_the_first_race("unicorn-fever")
    again = course_at(lambda: type(game)(game.setup, game.cards), game.history)
    assert again == course(game, events)


def test_before_the_first_race_there_is_nothing_to_tell():
    game = hornbook.new("unicorn-fever", seed="course")
    assert course(game, game.opening) == []


def test_in_the_party_no_horse_is_the_favourite():
    game, events, _ = after_the_first_race("horse-fever-party")
    assert all(abs(one - 1 / 6) < 0.04 for one in course(game, events)[0])
