"""Bots for Horse Fever's Board and Family games."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import hornbook
from hornbook import bots
from hornbook.games.horse_fever.game import HorseFever
from hornbook.kernel import Chance, SeatHandle
from hornbook.lab.arena import Arena
from hornbook.lab.sitting import Sitting
from watched_seat import OFFERED, WatchedSeat

BOARD, FAMILY = "horse-fever-board", "horse-fever-family"
GAMES = (BOARD, FAMILY)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("game", GAMES)
def test_steady_never_makes_an_illegal_choice(game: str, seats: int) -> None:
    for position in positions(game, seats, every=7):
        decision = position.pending[0]
        handle = SeatHandle(position, decision.seat)
        decision.answer(bots.make("steady", Chance(1)).choose(handle))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("game", GAMES)
def test_sharp_never_makes_an_illegal_choice(game: str, seats: int) -> None:
    for position in positions(game, seats, every=23):
        decision = position.pending[0]
        handle = SeatHandle(position, decision.seat)
        decision.answer(bots.make("sharp:12", Chance(1)).choose(handle))


@pytest.mark.parametrize("level", ["steady", "sharp:12"])
def test_cards_with_a_star_are_no_riddle(level: str) -> None:
    game = Sitting(BOARD, seats=3, stars=True).play("stars", [level, "random", "steady"])
    assert game.result is not None


@pytest.mark.parametrize("level", ["random", "steady", "sharp:12"])
@pytest.mark.parametrize("game", GAMES)
def test_characters_to_choose_from_are_no_riddle(game: str, level: str) -> None:
    played = Sitting(game, seats=3, characters="chosen").play("who", [level, "random", "steady"])
    assert played.result is not None
    assert len(set(played.table.characters)) == 3


@pytest.mark.parametrize("level", ["steady", "sharp:12"])
def test_a_bot_would_rather_be_somebody_with_a_use(level: str) -> None:
    """Miss Paris and Otto end with most points, Antonio and Miss Double with fewest."""
    for seed in range(6):
        game = hornbook.new(BOARD, seats=2, seed=seed, stars=True, characters="chosen")
        decision = game.pending[0]
        choice = bots.make(level, Chance(seed)).choose(SeatHandle(game, decision.seat))
        assert game.cards.characters[decision.answer(choice).character].id == "miss-paris"


@pytest.mark.parametrize("level", ["steady", "sharp:12"])
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_asks_only_for_what_a_seat_is_offered(game: str, level: str) -> None:
    for position in positions(game, 4, every=29):
        handle = WatchedSeat(position, position.pending[0].seat)
        before = position.fingerprint()
        bots.make(level, Chance(1)).choose(handle)
        assert handle.read <= OFFERED
        assert position.fingerprint() == before


@pytest.mark.parametrize("level", ["steady", "sharp:30"])
@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_playouts_give_the_same_choice(game: str, level: str) -> None:
    for position in positions(game, 4, every=31):
        handle = SeatHandle(position, position.pending[0].seat)
        first, second = (bots.make(level, Chance("same")).choose(handle) for _ in range(2))
        assert first == second


@pytest.mark.parametrize("game", GAMES)
def test_steady_beats_random_clearly(game: str) -> None:
    arena = Arena(Sitting(game, seats=4), ["steady", "random", "random", "random"], seed="clear")
    for _ in arena.run(8, workers=1):
        pass
    steady = arena.report().standings[0]
    assert steady.win_share > 0.6


def positions(game: str, seats: int, every: int) -> Iterator[HorseFever]:
    """Positions of a game played at random, one in so many."""
    luck = Chance(f"{game}/{seats}")
    played = hornbook.new(game, seats=seats, seed=seats)
    assert isinstance(played, HorseFever)
    number = 0
    while not played.over:
        decision = played.pending[0]
        if number % every == 0:
            yield played
        number += 1
        played.apply(decision.seat, decision.choice(luck.below(decision.count)))
