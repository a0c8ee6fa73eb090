"""What the product says of itself at /accessibility and what its docs say are the same points."""

import re
from pathlib import Path

from readability import texts

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs" / "accessibility.md"
PAGE = ROOT / "web" / "src" / "house" / "Accessibility.svelte"


def points_of_the_page() -> dict[str, list[str]]:
    """By heading: what works, what does not yet."""
    written = texts("en", "web-access-")
    page = PAGE.read_text(encoding="utf-8")
    found = {}
    for name, heading in [("WORKS", "works"), ("NOT_YET", "not-yet")]:
        listed = re.search(rf"const {name} = \[(.*?)\]", page, re.DOTALL)
        assert listed is not None
        points = re.findall(r'"(\w+)"', listed[1])
        assert points
        (title,) = written[f"en/web-access-{heading}"]
        found[title] = [written[f"en/web-access-{one}.title"][0] for one in points]
    return found


def points_of_the_docs() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    heading = ""
    for line in DOCS.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            heading = line[3:]
            found[heading] = []
        elif line.startswith("### "):
            found[heading].append(line[4:])
    return found


def test_the_page_and_the_docs_name_the_same_points():
    assert points_of_the_page() == points_of_the_docs()


def test_every_test_the_docs_name_is_there():
    named = re.findall(r"`((?:tests|web)/[^`]+)`", DOCS.read_text(encoding="utf-8"))
    assert len(named) > 5
    assert [one for one in named if not (ROOT / one).exists()] == []
