"""``kill -9`` at any moment loses nothing that was acknowledged, and does nothing twice.

``make kills`` kills far more often than the usual test run does.
"""

import asyncio

from hornbook.kernel import Chance
from hornbook.server.room.commands import _CARRIED_OUT_BY, _ONLY_LOOKING
from kills import Person, kill_and_compare

KILLS = 10
EVERYTHING = {"choose", "sit", "start"}


def test_a_killed_server_has_lost_nothing_it_acknowledged(any_store):
    found = asyncio.run(asyncio.wait_for(kill_and_compare(any_store, KILLS), 300))
    assert found.kills == KILLS
    assert set(found.kinds) >= EVERYTHING
    assert found.kinds.total() > 4 * KILLS


FACE = {"seat": 0, "left": False}
TABLE = {"motion": None, "paused": False, "faces": [FACE], "players": 4, "muted": []}
ASKED = {"seat": 0, "number": 0, "span": None, "options": [{}]}


def test_its_people_give_every_command_that_changes_something():
    given = set()
    for stage in ("gathering", "playing", "finished"):
        for changed in ({}, {"paused": True}, {"motion": {"kind": "pause", "waiting": [""]}}):
            for seats in ([], [0]):
                given |= _given({**TABLE, "stage": stage, **changed}, seats)
    changing = set(_CARRIED_OUT_BY) - set(_ONLY_LOOKING)
    assert given - {"look"} == {kind.__struct_config__.tag for kind in changing}


def _given(table, seats):
    """What one who may do everything does in a while at such a table."""
    given = set()
    host = Person(None, Chance(f"{table} {seats}"), host=True)
    host._table, host._seats = table, seats
    for _ in range(400):
        host._deeds = host._deeds % 12
        host._decision = ASKED
        if (command := host._next()) is not None:
            given.add(command["type"])
    return given
