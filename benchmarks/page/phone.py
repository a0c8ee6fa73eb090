"""A slow phone: a small screen, a processor four times slower, a narrow line."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

SLOWER: Final = 4  # times
DOWN: Final = 1.6e6 / 8  # bytes a second
TRIP: Final = 0.15  # seconds there and back
PATIENCE: Final = 120_000  # milliseconds
SCREEN: Final = {"width": 360, "height": 780}
PREFERENCES: Final = json.dumps({"speed": "normal", "name": "Mina"})
_GUEST = """if (origin !== 'null') {
  localStorage['hornbook.preferences'] ??= %r;
  if (%s) localStorage['hornbook.guest'] ??= %r;
}"""


@contextmanager
def chromium() -> Iterator[Browser]:
    """Debian's."""
    with sync_playwright() as playwright:
        program = shutil.which("chromium") or shutil.which("chromium-headless-shell")
        arguments = ["--no-sandbox", "--js-flags=--expose-gc"]
        browser = playwright.chromium.launch(executable_path=program, args=arguments)
        yield browser
        browser.close()


class Phone:
    """A new person's phone; its cache is empty."""

    def __init__(
        self, browser: Browser, address: str, guest: str = "", slower: int = SLOWER
    ) -> None:
        how: dict[str, Any] = {"viewport": SCREEN, "has_touch": True, "is_mobile": True}
        self._slower = slower
        self.context: BrowserContext = browser.new_context(base_url=address, **how)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(_GUEST % (PREFERENCES, "true" if guest else "false", guest))

    def page(self) -> tuple[Page, CDPSession]:
        """A new tab, with a line to look into it."""
        page = self.context.new_page()
        line = self.context.new_cdp_session(page)
        line.send("Emulation.setCPUThrottlingRate", {"rate": self._slower})
        return page, line

    def close(self) -> None:
        """Put it away."""
        self.context.close()


def busy(line: CDPSession) -> float:
    """Seconds that the page's thread has worked, by the clock that was chosen."""
    found = line.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in found if one["name"] == "TaskDuration"))
