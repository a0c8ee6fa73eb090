"""What every bot keeps, in every game it knows."""

import pytest

from hornbook import bots, games
from hornbook.bots.budget import Budget, Clock
from hornbook.bots.policies import can_play
from hornbook.kernel import Chance, SeatHandle
from hornbook.lab import Arena, Sitting
from table import positions, seat_counts
from watched_seat import OFFERED, WatchedSeat

SPECS = {"steady": ("steady", 11), "sharp": ("sharp:8", 37)}
KNOWN = [
    (name, seats, *SPECS[level])
    for level in SPECS
    for name in games.names()
    if can_play(level, name)
    for seats in seat_counts(name)
]


@pytest.mark.parametrize("name", games.names())
def test_every_game_has_a_steady_bot(name):
    assert can_play("steady", name)


@pytest.mark.parametrize(("name", "seats", "spec", "every"), KNOWN)
def test_a_bot_chooses_legally_and_asks_only_for_what_its_seat_may_see(name, seats, spec, every):
    for number, game in enumerate(positions(name, seats, "bots")):
        if number % every:
            continue
        decision = game.pending[0]
        handle = WatchedSeat(game, decision.seat)
        before = game.fingerprint()
        decision.answer(bots.make(spec, Chance(1), name).choose(handle))
        assert handle.read <= OFFERED
        assert game.fingerprint() == before


@pytest.mark.parametrize(("name", "seats", "spec", "every"), KNOWN)
def test_the_same_seed_and_playouts_give_the_same_choice(name, seats, spec, every):
    for number, game in enumerate(positions(name, seats, "same")):
        if number % (every * 3):
            continue
        handle = SeatHandle(game, game.pending[0].seat)
        one, other = (bots.make(spec, Chance("same"), name).choose(handle) for _ in range(2))
        assert one == other


@pytest.mark.parametrize("name", [one for one in games.names() if can_play("sharp", one)])
def test_who_may_think_longer_does_where_it_is_close(name, monkeypatch):
    clocks: list[Clock] = []
    begin = Budget.clock
    monkeypatch.setattr(Budget, "clock", lambda self: clocks.append(begin(self)) or clocks[-1])
    sitting = Sitting(name)
    game = sitting.deal("close")
    players = [bots.make("sharp:600", Chance(seat), name) for seat in game.seats]
    while not game.over and max([clock.played for clock in clocks], default=0) < 600:
        seat = game.pending[0].seat
        game.apply(seat, players[seat].choose(SeatHandle(game, seat)))
    assert not game.over or name == "horse-fever-party"  # there is nothing to think about


@pytest.mark.parametrize("name", ["unicorn-fever", "kill-the-unicorns"])
def test_steady_beats_random_clearly(name):
    arena = Arena(Sitting(name, seats=4), ["steady", "random", "random", "random"], seed="clear")
    for _ in arena.run(6, workers=1):
        pass
    assert arena.report().standings[0].win_share > 0.6
