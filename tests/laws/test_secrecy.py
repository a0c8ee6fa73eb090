"""Whatever is made for a seat comes out the same in all worlds that look the same to it."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hornbook import bots, games
from hornbook.bots import levels_for
from hornbook.bots.advice import advise, can_advise
from hornbook.kernel import Chance, SeatHandle
from hornbook.lab.secrecy import AnyGame, looks, tell_tales, twins
from hornbook.odds import courses
from hornbook.racing import RacingGame
from table import EVERY_GAME, begun, positions, random_choice

Pair = tuple[AnyGame, AnyGame, Any]
STEPS = (0, 2, 6)  # choices after which two worlds that were one are compared
EVERY_BOT = [
    (name, seats, level) for name, seats in EVERY_GAME for level in levels_for(name.split()[0])
]
BUDGETS = {"sharp": "sharp:8"}  # playouts, so that no clock matters


def worlds(name: str, seats: int, seed: str, every: int, bot: bool = False) -> list[Pair]:
    """Pairs of worlds, and a seat (None: the public; a bot: who must choose) they look alike to."""
    chance = Chance(f"{seed}/worlds")
    found = []
    for number, game in enumerate(positions(name, seats, seed)):
        if number % every == 0:
            viewers = [game.pending[-1].seat] if bot else [*game.seats, None]
            seat = viewers[number // every % len(viewers)]
            found += [(*twins(game, seat, chance, steps), seat) for steps in STEPS]
    return found


@pytest.mark.parametrize(("name", "seats"), EVERY_GAME)
def test_a_redeal_tells_nothing_of_the_truth(name, seats):
    for number, (one, other, seat) in enumerate(worlds(name, seats, "truth", 2)):
        assert looks(one, seat) == looks(other, seat)
        assert not tell_tales(one, other, seat, f"{number}")


@pytest.mark.parametrize(("name", "seats"), EVERY_GAME)
def test_the_worlds_compared_are_different_ones(name, seats):
    """Or the test above would show nothing."""
    pairs = worlds(name, seats, "different", 4)
    different = [seat for one, other, seat in pairs if one.fingerprint() != other.fingerprint()]
    assert len(different) > len(pairs) // 3


@pytest.mark.parametrize(("name", "seats"), EVERY_GAME)
def test_a_draft_tells_nothing_of_the_truth(name, seats):
    chance = Chance("drafts")
    for one, other, seat in worlds(name, seats, "drafts", 4):
        decision = None if seat is None else one.asked(seat)
        if decision is not None:
            choice = decision.choice(chance.below(decision.count))
            assert one.draft(seat, [choice]) == other.draft(seat, [choice])


@pytest.mark.parametrize(("name", "seats", "level"), EVERY_BOT)
def test_a_bot_chooses_by_what_its_seat_knows(name, seats, level):
    asked = 0
    for number, (one, other, seat) in enumerate(worlds(name, seats, "bots", 6, bot=True)):
        if one.asked(seat) is not None:
            asked += 1
            games = (one, other, one)
            minds = [bots.make(BUDGETS.get(level, level), Chance(number)) for _ in games]
            handles = [SeatHandle(game, seat) for game in games]
            chosen = [mind.choose(handle) for mind, handle in zip(minds, handles, strict=True)]
            assert len(set(chosen)) == 1
    assert asked


@pytest.mark.parametrize(
    ("name", "seats"), [one for one in EVERY_GAME if can_advise(one[0].split()[0])]
)
def test_advice_tells_nothing_of_the_truth(name, seats):
    for one, other, seat in worlds(name, seats, "advice", 8, bot=True):
        if one.asked(seat) is not None:
            assert advise(SeatHandle(one, seat)) == advise(SeatHandle(other, seat))


RACES = [name for name in games.names() if issubclass(games.load(name), RacingGame)]


@pytest.mark.parametrize("name", RACES)
def test_how_the_chances_went_tells_nothing_of_the_truth(name):
    """Anybody may ask for the course of the last race, a television too, at any moment."""
    game, chance = begun(name, 3, "course"), Chance("course")
    events, drawn = list(game.opening), 0
    while not game.over:
        events += game.apply(*random_choice(game, chance))
        if game.table.race is not None:
            one, other = twins(game, None, chance)
            found = courses(one, events, races=4)
            assert found == courses(other, events, races=4)
            drawn += bool(found.wins) and one.fingerprint() != other.fingerprint()
    assert drawn


def test_secrecy_can_be_looked_at_at_length():
    """The command that does so at ten thousands of positions knows every game and level."""
    few = ["--redeals", "20", "--odds", "1", "--choices", "1", "--spy", "0"]
    told = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-m", "benchmarks.secrecy", *few],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stdout + told.stderr
    assert [line.split()[0] for line in told.stdout.splitlines()[1:]] == games.names()
