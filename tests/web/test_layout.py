"""Nothing on any screen is cut off, covered or outside: one state of each, all eight sizes."""

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute

from at_a_table import BOT, ask, table, wait_for_turn
from browsing import House, Visit
from screens.check import findings
from screens.plan import HEIGHTS, OneOfEach
from screens.report import lines
from screens.screen import Onlooker
from screens.tours import tour

GAMES = {
    "unicorn-fever": ["gathering", "bet", "tape", "running", "payouts", "betting"],
    "horse-fever-board": ["fan", "bet", "rig", "running", "payouts"],
    "horse-fever-family": ["bet", "rig", "replay-later", "final", "review"],
    "kill-the-unicorns": ["characters", "ruse", "hunt", "market"],
}
STATES = {game: [f"{game}-{state}" for state in states] for game, states in GAMES.items()} | {
    "house": ["front", "learn-kill-the-unicorns", "set-up-unicorn-fever", "about"],
    "hot-seat": ["hot-seat-curtain"],
}


@pytest.mark.parametrize("name", STATES)
def test_everything_can_be_read_and_pressed(house: House, visit: Visit, name: str) -> None:
    plan = OneOfEach(STATES[name])
    onlooker = Onlooker(visit, plan)
    missed = tour(onlooker, house, name)
    assert missed == []
    assert not plan.left
    assert "\n".join(lines(onlooker.found)) == ""


def test_every_size_has_its_turn() -> None:
    plan = OneOfEach(state for states in STATES.values() for state in states)
    looks = [look for states in STATES.values() for state in states for look in plan.looks(state)]
    assert {look.width for look in looks} == set(HEIGHTS)


# Whether all of these are within that panel, from its left to its right edge.
_INSIDE = """([panel, things]) => {
  const room = document.querySelector(panel).getBoundingClientRect();
  return [...document.querySelectorAll(things)]
    .map((thing) => thing.getBoundingClientRect())
    .every(({ left, right }) => left >= room.left && right <= room.right);
}"""


@pytest.mark.parametrize("sharing", [4, 6])
def test_unicorns_that_share_a_row_stay_on_the_odds_board(visit: Visit, sharing: int) -> None:
    rows = json.dumps([2] * sharing + [4, 5][: 6 - sharing])

    def crowded(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(server.send)
        server.on_message(
            lambda said: line.send(re.sub(r'"rows": ?\[[^]]*\]', f'"rows":{rows}', said))
        )

    page = visit("/")
    code = table(page, BOT, BOT)
    ask(page, code, {"type": "start"})
    page.route_web_socket("**/ws", crowded)
    page.reload()
    wait_for_turn(page)
    assert page.locator(".odds .racers").nth(2).locator(".racer").count() == sharing
    assert page.evaluate(_INSIDE, [".odds .board", ".odds .racer"])
    assert findings(page) == []
