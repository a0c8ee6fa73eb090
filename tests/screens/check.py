"""What a person could not read or press: found by the page itself, not by looking at it."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from browsing import axe
from screens.allowed import ALLOWED, CLOSE, SPREAD
from screens.plan import READ_CLOSE, Comfort


@dataclass(frozen=True)
class Finding:
    """Something cut off, covered, outside its panel, too small, or a page wider than its window."""

    kind: str
    what: str
    path: str
    says: str
    by: str

    def __str__(self) -> str:
        by = f" by {self.by}" if self.by else ""
        return f"{self.kind}{by}: {self.what} “{self.says}” at {self.path}"


def findings(
    page: Page, target: int = 24, allowed: dict[str, str] | None = None, comfort: Comfort = "plain"
) -> list[Finding]:
    """Everything on the page as it is now that is cut, covered, outside, or less than a target."""
    given = _selectors(comfort) if allowed is None else allowed
    found = page.evaluate(_check(), {"allowed": given, "target": target})
    return [Finding(**one) for one in found]


def serious(page: Page, *but: str) -> list[Finding]:
    """Everything that axe finds serious or critical on the page as it is, but for some rules."""
    return [
        Finding("axe", one["id"], str(node["target"][-1]), node["html"][:80], _why(node))
        for one in axe(page, *but)
        for node in one["nodes"]
    ]


def unsaid(page: Page, names: list[str]) -> list[Finding]:
    """What comes from no message, or was joined in code, on a page whose messages have brackets."""
    script = Path(__file__).with_name("unsaid.js").read_text(encoding="utf-8")
    return [Finding(**one) for one in page.evaluate(script, {"names": names})]


def _why(node: dict[str, Any]) -> str:
    """Of contrast: which colours, and how much of it there is."""
    for one in node["any"]:
        if (data := one["data"]) and "contrastRatio" in data:
            return f"{data['fgColor']} on {data['bgColor']}, {data['contrastRatio']}"
    return ""


@cache
def _check() -> str:
    return Path(__file__).with_name("check.js").read_text(encoding="utf-8")


@cache
def _selectors(comfort: Comfort) -> dict[str, str]:
    near = CLOSE if comfort in READ_CLOSE else {}
    spread = SPREAD if comfort == "spacing" else {}
    return {
        kind: ", ".join(places | near.get(kind, {}) | spread.get(kind, {}))
        for kind, places in ALLOWED.items()
        if kind != "sight" or comfort not in READ_CLOSE
    }
