"""What the pages are built with, and under which licences: for everybody, also in the wheel."""

import json
from pathlib import Path

from playwright.sync_api import expect

from browsing import Visit

ROOT = Path(__file__).parents[2]
FOUND = ROOT / "src" / "hornbook" / "page" / "licences.json"
OFL = "SIL OPEN FONT LICENSE Version 1.1"


def test_the_page_about_shows_the_licence_of_all_that_is_bundled(visit: Visit) -> None:
    licences = {one["name"]: one for one in json.loads(FOUND.read_text(encoding="utf-8"))}
    needed = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    assert set(needed["dependencies"]) | {"svelte"} <= set(licences)
    for name, one in licences.items():
        assert len(one["text"]) > 500, name
        assert (OFL in one["text"]) == name.startswith("@fontsource"), name
    page = visit("/about")
    shown = page.locator("details")
    expect(shown).to_have_count(len(licences))
    shown.first.locator("summary").click()
    expect(shown.first.locator("pre")).to_contain_text("SIL OPEN FONT LICENSE")
