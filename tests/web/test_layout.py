"""Nothing on any screen is cut off, covered or outside: one state of each, all eight sizes."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, WebSocketRoute

from at_a_table import BOT, ask, table, wait_for_turn
from browsing import House, Visit
from screens.check import findings
from screens.plan import HEIGHTS, OneOfEach
from screens.report import lines
from screens.screen import Onlooker
from screens.tours import tour

GAMES = {
    "unicorn-fever": ["gathering", "bet", "tape", "running", "payouts"],
    "horse-fever-board": ["fan", "bet", "rig", "running", "payouts"],
    "horse-fever-family": ["bet", "rig", "replay-later", "final", "review"],
    "kill-the-unicorns": ["characters", "ruse", "hunt", "market"],
}
STATES = {game: [f"{game}-{state}" for state in states] for game, states in GAMES.items()} | {
    "house": ["front", "learn-kill-the-unicorns", "set-up-unicorn-fever", "about"],
    "hot-seat": ["hot-seat-curtain"],
}


@pytest.fixture(scope="module")
def known_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Where the same games are seen at every run."""
    built = House(tmp_path_factory.mktemp("known"), luck="hornbook")
    built.open()
    yield built
    built.kill()


@pytest.fixture
def known_visit(known_house: House, chromium: Browser) -> Iterator[Visit]:
    come = Visit(known_house, chromium)
    yield come
    assert come.leave() == []


@pytest.mark.parametrize("name", STATES)
def test_everything_can_be_read_and_pressed(
    known_house: House, known_visit: Visit, name: str
) -> None:
    plan = OneOfEach(STATES[name])
    onlooker = Onlooker(known_visit, plan)
    missed = tour(onlooker, known_house, name)
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
    page.route_web_socket("**/ws", crowded)
    code = table(page, BOT, BOT)
    ask(page, code, {"type": "start"})
    wait_for_turn(page)
    assert page.locator(".odds .racers").nth(2).locator(".racer").count() == sharing
    assert page.evaluate(_INSIDE, [".odds .board", ".odds .racer"])
    assert findings(page) == []
