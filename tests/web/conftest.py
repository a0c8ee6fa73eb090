"""A running house with the built client, and a real browser to visit it with."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from browsing import PATIENCE, SIZES, House, Visit

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
    program = shutil.which("chromium")
    if program is None:
        pytest.fail("Missing: chromium (on Debian: apt-get install chromium).")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def visit(house: House, chromium: Browser) -> Iterator[Visit]:
    """Open the house as a new person: ``visit("/", "phone")``. Faults in the page fail the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def come(path: str = "/", size: str = "desktop", **how: Any) -> Page:
        settings = {"reduced_motion": "reduce", "base_url": house.address, **SIZES[size], **how}
        context = chromium.new_context(**settings)
        context.set_default_timeout(PATIENCE * 1000)
        # Animations are looked at by eye; tests want to see the end at once.
        context.add_init_script(
            'localStorage[\'hornbook.preferences\'] ??= \'{"speed":"instant","name":"Mina"}\''
        )
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(path)
        return page

    yield come
    for context in contexts:
        context.close()
    assert faults == []
