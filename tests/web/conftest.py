"""A running house with the built client, and a real browser to visit it with."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from browsing import House, Visit, launch

PAGE = Path(__file__).parents[2] / "src" / "hornbook" / "page"


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    if not (PAGE / "index.html").exists():
        pytest.fail("The browser client has not been built: run make page.")
    built = House(tmp_path_factory.mktemp("house"))
    built.open()
    yield built
    built.kill()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def visit(house: House, chromium: Browser) -> Iterator[Visit]:
    """Open the house as a new person: ``visit("/", "phone")``. Faults in the page fail the test."""
    come = Visit(house, chromium)
    yield come
    assert come.leave() == []
