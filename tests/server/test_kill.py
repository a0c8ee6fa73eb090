"""``kill -9`` at any moment loses nothing that was acknowledged, and does nothing twice.

``make kills`` kills far more often than the usual test run does.
"""

import asyncio

from kills import kill_and_compare

KILLS = 10
EVERYTHING = {"choose", "sit", "start"}


def test_a_killed_server_has_lost_nothing_it_acknowledged(any_store):
    found = asyncio.run(asyncio.wait_for(kill_and_compare(any_store, KILLS), 300))
    assert found.kills == KILLS
    assert set(found.kinds) >= EVERYTHING
    assert found.kinds.total() > 4 * KILLS
