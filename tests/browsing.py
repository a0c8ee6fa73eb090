"""What browser tests share: a house to visit, and how big the visitor's screen is."""

import os
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import httpx2 as httpx
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Playwright

from net import Net, settle

SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "tablet": {"viewport": {"width": 768, "height": 1024}, "has_touch": True},
    "phone": {"viewport": {"width": 360, "height": 780}, "has_touch": True, "is_mobile": True},
}
# Animations are looked at by eye; tests want to see the end at once.
_QUICK = """if (origin !== 'null') {
  localStorage['hornbook.preferences'] ??= '{"speed":"instant","name":"Mina"}';
}"""
# The same words for the luck of every game.
_WORDS = "crypto.getRandomValues = (bytes) => bytes.fill(7);\n"
# Who comes often wants no coach at real tables; a test of the coach brings its own wish.
_UNAIDED = "if (origin !== 'null') localStorage['hornbook.coach'] ??= '\"off\"';\n"
# Another word, and the same tests see other games: LUCK=clover make test.
LUCK = os.environ.get("LUCK", "hornbook")
PATIENCE = 20.0  # seconds: two cores share all browsers and servers of a test run


KNOWN_LUCK = Path(__file__).with_name("known_luck.py")
AXE = Path(__file__).parents[1] / "web" / "node_modules" / "axe-core" / "axe.min.js"


# Where things are once nothing moves, all seen at the same moment.
_BOXES = """async (things) => {
  const moving = () => document.getAnimations()
    .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
  for (let still = 0; still < 3; still++) {
    await new Promise(requestAnimationFrame);
    if (moving().length) still = 0;
  }
  return things.map((thing) => {
    const { x, y, right, bottom, width } = thing.getBoundingClientRect();
    return { x, y, right, bottom, width };
  });
}"""


def launch(playwright: Playwright) -> Browser:
    """Debian's chromium."""
    program = shutil.which("chromium")
    if program is None:
        raise FileNotFoundError("Missing: chromium (on Debian: apt-get install chromium).")
    return playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])


class Box(NamedTuple):
    """Where something is on the screen."""

    x: float
    y: float
    right: float
    bottom: float
    width: float


def boxes(*things: Locator) -> list[Box]:
    """Where these things are: a page that still moves is waited for, never measured in steps."""
    found = things[0].page.evaluate(_BOXES, [thing.element_handle() for thing in things])
    return [Box(**one) for one in found]


def axe(page: Page, *but: str) -> list[dict[str, Any]]:
    """What axe finds serious or critical on the page as it is, but for some of its rules."""
    # Evaluated, not added as a script: the page's own policy forbids scripts of others.
    page.evaluate(AXE.read_text(encoding="utf-8"))
    rules = {rule: {"enabled": False} for rule in but}
    found: list[dict[str, Any]] = page.evaluate(
        "async (rules) => (await axe.run({ rules })).violations", rules
    )
    return [one for one in found if one["impact"] in ("serious", "critical")]


def serious_faults(page: Page) -> list[str]:
    """What axe finds serious or critical, with the first place of each."""
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in axe(page)]


class House:
    """A server of the test's own; it can be killed and started again on the same database.

    Its games are the same at every run, so that a test which fails once fails again.
    """

    def __init__(
        self, folder: Path, *options: str, luck: str = LUCK, texts: Path | None = None
    ) -> None:
        self._options = options
        self._luck = [luck, *([f"texts={texts}"] if texts else [])]
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._store = f"sqlite:///{folder / 'house.sqlite'}"
        self._process: subprocess.Popen[bytes] | None = None

    def open(self, patience: float = PATIENCE) -> None:
        """Start, and wait until it answers."""
        command = [str(KNOWN_LUCK), *self._luck, "serve"]
        command += ["--port", str(self.port), "--store", self._store]
        # Pages invite others as they do at a party: with a picture to scan.
        command += ["--address", "http://hornbook.test", *self._options]
        self._process = subprocess.Popen(  # noqa: S603 - our own server
            [sys.executable, *command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        begun = time.monotonic()
        while True:
            try:
                httpx.get(f"{self.address}/healthz").raise_for_status()
            except httpx.HTTPError:
                if time.monotonic() - begun > patience:
                    raise
                time.sleep(0.1)
            else:
                return

    def kill(self) -> None:
        """Pull the plug."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()


class Visit:
    """Open the house as a new person: ``visit("/", "phone")``; every page is in the net.

    This is the only way in: whatever goes wrong on any of its pages is a fault of the test.
    """

    def __init__(self, house: House, browser: Browser) -> None:
        self._house = house
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self._net = Net()

    def __call__(self, path: str = "/", size: str = "desktop", **how: Any) -> Page:
        """Come in as somebody who likes to see the end at once."""
        page = self.screen(_QUICK, **{"reduced_motion": "reduce", **SIZES[size], **how})
        page.goto(path)
        return page

    def screen(self, script: str, **how: Any) -> Page:
        """An empty window of a new person; the script runs before each of its pages."""
        context = self._browser.new_context(**{"base_url": self._house.address, **how})
        context.set_default_timeout(PATIENCE * 1000)
        self._net.cast(context)
        context.add_init_script(_WORDS + script + "\n" + _UNAIDED)
        self._contexts.append(context)
        return context.new_page()

    def expect_fault(self, fault: str) -> None:
        """What the test provokes on purpose, as a pattern: a wrong address, a dead server."""
        self._net.expect(fault)

    def leave(self) -> list[str]:
        """Close all windows; what was wrong with their pages."""
        for context in self._contexts:
            for page in context.pages:
                settle(page)
            context.close()
        self._contexts.clear()
        return self._net.faults()
