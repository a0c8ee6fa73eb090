"""All that is shown comes from the Fluent files, and nothing of it is joined in code.

What is cut off in a longer language is found by ``tests/screenshots.py --lang qps``.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from browsing import House, Visit
from pseudo import CODE, folder_of
from screens.plan import OneOfEach
from screens.report import lines
from screens.screen import Onlooker
from screens.tours import tour

# One state of each screen; all of them: tests/screenshots.py --lang qps.
STATES = {
    "house": ["front", "set-up-horse-fever-board", "learn-unicorn-fever", "about"],
    "unicorn-fever": ["unicorn-fever-bet"],
    "horse-fever-board": ["horse-fever-board-buy-tile"],
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that speaks a language in brackets."""
    folder = tmp_path_factory.mktemp("pseudo")
    built = House(folder, texts=folder_of(folder / "texts"))
    built.open()
    yield built
    built.kill()


@pytest.mark.parametrize("name", STATES)
def test_nothing_shown_comes_from_elsewhere_or_is_joined_in_code(
    house: House, chromium: Browser, name: str
) -> None:
    visit = Visit(house, chromium)
    plan = OneOfEach(STATES[name])
    onlooker = Onlooker(visit, plan, language=CODE)
    assert tour(onlooker, house, name) == []
    assert not plan.left
    found = [one for one in onlooker.found if one.finding.kind in ("unsaid", "joined")]
    assert "\n".join(lines(found)) == ""
    assert visit.leave() == []
