"""How a page is laid out for whoever does not see it: its main part, and its headings."""

from itertools import pairwise

from playwright.sync_api import Page

_MAINS = """() => [...document.querySelectorAll("main:not([role]), [role=main]")]
  .filter((one) => one.checkVisibility()).length"""
_LEVELS = """() => [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")]
  .filter((one) => one.checkVisibility() && !one.closest("[inert], [aria-hidden=true]"))
  .map((one) => Number(one.localName[1]))"""


def disorder(page: Page) -> list[str]:
    """What is wrong: one main part, one name of the page, no heading that skips a level."""
    mains: int = page.evaluate(_MAINS)
    levels: list[int] = page.evaluate(_LEVELS)
    jumps = [two for one, two in pairwise(levels) if two > one + 1]
    return [
        *([f"{mains} main parts"] if mains != 1 else []),
        *([f"{levels.count(1)} names of the page"] if levels.count(1) != 1 else []),
        *([f"headings {levels}"] if jumps else []),
    ]
