"""The law of secrecy for a seat that is played on by a bot."""

import pytest

from hornbook.kernel import Chance
from hornbook.lab.secrecy import twins
from hornbook.server.thinking.levels import stand_in
from hornbook.server.thinking.pool import GameBots, Players, choose_on
from table import EVERY_GAME, positions


@pytest.mark.parametrize(("name", "seats"), EVERY_GAME)
def test_a_seat_that_is_played_on_by_a_bot_is_played_by_what_it_knows(name, seats):
    chance, asked, level = Chance("stand-ins"), 0, stand_in(name.split()[0])
    for number, game in enumerate(positions(name, seats, "played on")):
        if number % 9 == 0:
            seat = game.pending[-1].seat
            one, other = twins(game, seat, chance, steps=0)
            asked += 1
            helped = Players({int(seat): level}, [int(seat)])
            chosen = [
                choose_on(world.copy(), helped, GameBots("luck"))[0] for world in (one, other, one)
            ]
            assert chosen == [chosen[0]] * 3
    assert asked
