"""Copies, records and refusals, at random positions of every game."""

import json
import os
import random
import subprocess
import sys

import pytest

import hornbook
from hornbook import games
from hornbook.kernel import Chance, IllegalChoice, NotAsked, Record, StaleChoice
from table import EVERY_GAME, finished, positions, random_choice


@pytest.mark.parametrize(("name", "seats"), EVERY_GAME)
def test_older_copies_never_change(name, seats):
    older: list[tuple[object, str]] = []
    for game in positions(name, seats, "copies"):
        twin = game.copy()
        assert twin.fingerprint() == game.fingerprint()
        older.append((twin, twin.fingerprint()))
        assert all(copy.fingerprint() == printed for copy, printed in older[-6:])
    assert all(copy.fingerprint() == printed for copy, printed in older)


@pytest.mark.parametrize(("name", "seats"), EVERY_GAME)
def test_a_copy_plays_on_alike(name, seats):
    for number, game in enumerate(positions(name, seats, "alike")):
        if number % 25 == 0:
            twin, same = game.copy(), game.copy()
            chances = Chance(number), Chance(number)
            for _ in range(30):
                if twin.over:
                    break
                twin.apply(*random_choice(twin, chances[0]))
                same.apply(*random_choice(same, chances[1]))
            assert twin.fingerprint() == same.fingerprint()


@pytest.mark.parametrize(("name", "seats"), EVERY_GAME)
def test_every_game_ends_with_everyone_ranked(name, seats):
    for seed in range(3):
        game = finished(name, seats, seed)
        assert game.result is not None
        ranked = [seat for place in game.result.ranking for seat in place]
        assert len(ranked) == len(set(ranked))
        assert set(ranked) <= set(game.seats)
        with pytest.raises(NotAsked):
            game.apply(game.seats[0], 0)


@pytest.mark.parametrize(("name", "seats"), EVERY_GAME)
def test_a_record_replays_to_the_same_game(name, seats):
    game = finished(name, seats, "record")
    again = hornbook.playback(Record.from_json(game.record().to_json())).to_the_end()
    assert again.fingerprint() == game.fingerprint()
    assert again.record() == game.record()


@pytest.mark.parametrize(("name", "seats"), EVERY_GAME)
def test_hostile_choices_are_refused_and_change_nothing(name, seats):
    chance = Chance("hostile")
    for number, game in enumerate(positions(name, seats, "hostile")):
        if number % 7:
            continue
        before = game.fingerprint()
        decision = game.pending[0]
        last = decision.choice(decision.count - 1)
        wrong = [-1, last + 1, 10**9, -(10**9), "0", None, 1.0, True, [0]]
        for choice in wrong:
            with pytest.raises(IllegalChoice):
                game.apply(decision.seat, choice)
        with pytest.raises(StaleChoice):
            game.apply(decision.seat, decision.choice(0), number=decision.number - 1)
        asked = {one.seat for one in game.pending}
        for seat in [*game.seats, 99, -1]:
            if seat not in asked:
                with pytest.raises(NotAsked):
                    game.apply(seat, chance.below(4))
        assert game.fingerprint() == before


@pytest.mark.parametrize("name", games.names())
def test_luck_comes_from_the_game_alone(name):
    quiet = finished(name, games.info(name).usual, "luck")
    loud = hornbook.new(name, seats=games.info(name).usual, seed="luck")
    chance = Chance("luck/choices")
    while not loud.over:
        random.seed(os.urandom(4))
        random.random()  # noqa: S311 - burning the global generator must change nothing
        loud.apply(*random_choice(loud, chance))
    assert loud.record() == quiet.record()


def test_another_process_plays_the_same_games():
    script = (
        "import sys; sys.path.insert(0, 'tests')\n"
        "from table import finished\n"
        "from hornbook import games\n"
        "import json\n"
        "print(json.dumps([finished(n, games.info(n).usual, 'far').record().to_json().decode()"
        " for n in games.names()]))"
    )
    environment = {**os.environ, "PYTHONHASHSEED": "12345"}
    done = subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, "-c", script], capture_output=True, check=True, env=environment
    )
    here = [finished(name, games.info(name).usual, "far").record() for name in games.names()]
    assert json.loads(done.stdout) == [record.to_json().decode() for record in here]
