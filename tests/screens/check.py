"""What a person could not read or press: found by the page itself, not by looking at it."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

from screens.allowed import ALLOWED


@dataclass(frozen=True)
class Finding:
    """Something cut off, covered, outside its panel, or a page that scrolls sideways."""

    kind: str
    what: str
    path: str
    says: str
    by: str

    def __str__(self) -> str:
        by = f" by {self.by}" if self.by else ""
        return f"{self.kind}{by}: {self.what} “{self.says}” at {self.path}"


def findings(page: Page, allowed: dict[str, str] | None = None) -> list[Finding]:
    """Everything on the page as it is now that is cut, covered or outside."""
    found = page.evaluate(_check(), _selectors() if allowed is None else allowed)
    return [Finding(**one) for one in found]


@cache
def _check() -> str:
    return Path(__file__).with_name("check.js").read_text(encoding="utf-8")


@cache
def _selectors() -> dict[str, str]:
    return {kind: ", ".join(places) for kind, places in ALLOWED.items()}
