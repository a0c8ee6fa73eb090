"""Bots say what they would do, what else they thought of, and why."""

from itertools import islice

import pytest

import hornbook
from hornbook import bots, games
from hornbook.bots.advice import advise, can_advise, reasons_of
from hornbook.kernel import BadSettings, Chance, SeatHandle
from hornbook.text import Catalogue, Phrases

ADVISED = [name for name in games.names() if can_advise(name)]


def asked(name, seed):
    """Everybody who is asked in a game between steady bots."""
    game = hornbook.new(name, seed=seed, seats=3)
    players = [bots.make("steady", Chance(f"{seed}/{seat}")) for seat in game.seats]
    while not game.over:
        seat = SeatHandle(game, game.pending[0].seat)
        yield seat
        game.apply(seat.seat, players[seat.seat].choose(seat))


@pytest.mark.parametrize("name", ADVISED)
def test_every_answer_is_one_that_can_be_given_with_a_reason_that_can_be_said(name):
    kind = games.load(name)
    catalogue = Catalogue("en", name)
    namers = {**kind.names(kind.house_edition(), catalogue), "Seat": lambda seat: f"Seat {seat}"}
    phrases = Phrases(catalogue, namers)
    for seat in asked(name, 1):
        advice = advise(seat)
        opinions = (advice.first, *advice.others)
        assert len({one.choice for one in opinions}) == len(opinions) <= 3
        for one in opinions:
            seat.decision.answer(one.choice)
            assert type(one.reason) in reasons_of(name)
            assert phrases.say("reason", one.reason)


@pytest.mark.parametrize("name", ADVISED)
def test_who_asks_again_hears_the_same(name):
    for seat in islice(asked(name, 2), 0, 40, 4):
        assert advise(seat) == advise(seat)


def test_no_bot_gives_advice_in_a_game_that_it_has_no_reasons_for():
    game = hornbook.new("horse-fever-party", seed=1, seats=3)
    assert not can_advise("horse-fever-party")
    assert reasons_of("horse-fever-party") == []
    with pytest.raises(BadSettings) as caught:
        advise(SeatHandle(game, game.pending[0].seat))
    assert caught.value.code == "no-advice-here"
