"""Thousands at one table."""

import msgspec
import pytest

import hornbook
from hornbook.games.horse_fever.party import events
from hornbook.games.horse_fever.party.table import Phase
from hornbook.kernel import Chance

CROWD = 5000


@pytest.fixture(scope="module")
def crowd():
    """A full round: bets, race, payment; with the events of the last bet."""
    game = hornbook.new("horse-fever-party", seats=CROWD, seed=3, races=2)
    chance = Chance(3)
    told = []
    while game.table.phase is not Phase.BREAK:
        decision = game.pending[chance.below(len(game.pending))]
        told = [*told, *game.apply(decision.seat, decision.choice(chance.below(decision.count)))]
        told = told if game.table.phase is not Phase.BETTING else []
    return game, told


def test_a_round_with_five_thousand_ends(crowd):
    game, told = crowd
    assert len([event for event in told if isinstance(event, events.BetsPaid)]) == CROWD - 1
    assert sum(game.table.money) + game.table.bank == 0


def test_what_everyone_is_told_stays_small(crowd):
    _, told = crowd
    public = [event for event in told if event.heard_by(None)]
    assert len(msgspec.json.encode(public)) < 4000


def test_what_a_seat_sees_stays_small(crowd):
    game, _ = crowd
    for phone in (1, CROWD - 1):
        assert len(msgspec.json.encode(game.view(phone))) < 1500
    for screen in (0, None):
        assert len(msgspec.json.encode(game.view(screen))) < 2500


def test_the_crowd_still_in_thought_is_a_number(crowd):
    game = crowd[0].copy()
    game.apply(0, 0)
    view = game.view(7)
    assert view.thinking == view.bettors
    assert view.waiting == ()


def test_latecomers_join_the_crowd(crowd):
    game = crowd[0].copy()
    for _ in range(50):
        game.join()
    game.apply(0, 0)
    assert game.decision(CROWD + 49).count == 6
