"""Guests at the Party."""

from __future__ import annotations

import pytest

import hornbook
from hornbook import bots
from hornbook.games.horse_fever.party.options import AnotherRace
from hornbook.games.horse_fever.party.programme import ChooseAnotherRace
from hornbook.kernel import Chance, Decision, SeatHandle
from hornbook.lab.sitting import Sitting
from watched_seat import OFFERED, WatchedSeat

PARTY = "horse-fever-party"


@pytest.mark.parametrize("seats", [3, 8])
@pytest.mark.parametrize("level", ["steady", "sharp"])
def test_guests_play_whole_parties_and_never_choose_what_is_not_allowed(
    level: str, seats: int
) -> None:
    for seed in range(5):
        game = Sitting(PARTY, seats=seats).play(str(seed), [level] * seats)
        assert game.result is not None


def test_with_fresh_stakes_nobody_is_lost_for_words() -> None:
    sitting = Sitting(PARTY, seats=3, races=12, money=200, broke="fresh-stake")
    assert sitting.play("fresh", ["steady"] * 3).result is not None


def test_a_guest_asks_only_for_what_a_seat_is_offered() -> None:
    game = hornbook.new(PARTY, seats=4, seed=1)
    decision = game.pending[0]
    handle = WatchedSeat(game, decision.seat)
    decision.answer(bots.make("steady", Chance(1)).choose(handle))
    assert handle.read <= OFFERED


def test_a_bot_that_is_the_host_goes_on_with_the_races() -> None:
    asked = [one for one in _choices("host") if isinstance(one[0].question, ChooseAnotherRace)]
    assert asked
    assert all(decision.options[choice] == AnotherRace() for decision, choice in asked)


def test_the_same_seed_makes_the_same_bets() -> None:
    assert _choices("same") == _choices("same")


def test_guests_differ_by_their_seed() -> None:
    game = hornbook.new(PARTY, seats=8, seed=2)
    seat = SeatHandle(game, game.pending[0].seat)
    assert len({bots.make("steady", Chance(seed)).choose(seat) for seed in range(30)}) > 3


def _choices(seed: str) -> list[tuple[Decision, int]]:
    game = hornbook.new(PARTY, seats=4, seed=seed)
    guests = [bots.make("steady", Chance(f"{seed}/{seat}")) for seat in game.seats]
    made = []
    while not game.over:
        decision = game.pending[0]
        choice = guests[decision.seat].choose(SeatHandle(game, decision.seat))
        made.append((decision, choice))
        game.apply(decision.seat, choice)
    return made
