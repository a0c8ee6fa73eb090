"""What a language writes can be drawn by the font that shows it, and fonts have their own names."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from fluent_files import entries, on_the_page
from hornbook.text import languages

WEB = Path(__file__).parents[2] / "web"
MADE = WEB / "src" / "generated" / "fonts" / "made.json"
WHOLE = ("atkinson", "fraunces", "grandstander", "limelight")
PARTY = "horse-fever-party"
PHONE = {"web-missing.ftl", "web-told.ftl", "writing.ftl"}
INSIDE = {"names.ftl", "web-door.ftl", "web-inside.ftl"}
# Nothing to be seen: where a font has no such blank, any other has.
BLANK = {"\u202f", "\n"}
PICTURES = {"→", "∞"}  # no family has these two: the system's own font draws them
RESERVED = ("Limelight", "Cabin")  # names that a cut may not have (SIL OFL 1.1, 3)


@pytest.fixture(scope="module")
def made() -> dict[str, Any]:
    if not MADE.exists():
        pytest.fail("The fonts have not been cut: run make page.")
    found: dict[str, Any] = json.loads(MADE.read_text(encoding="utf-8"))
    return found


def lacks(made: dict[str, Any], font: str, text: str) -> set[str]:
    """What of a text a font cannot draw."""
    return set(text) - set(made["fonts"][font]["signs"]) - BLANK - PICTURES


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("font", WHOLE)
def test_a_whole_font_draws_all_that_a_page_says(made, font, language):
    said = [one.text for one in on_the_page(language).values() if one.name[-5:] != ".asks"]
    assert lacks(made, font, "".join(said)) == set()


@pytest.mark.parametrize("language", languages())
def test_a_phones_letters_draw_all_that_it_says(made, language):
    common = [one for one in entries(language).values() if one.file in PHONE]
    party = [one for one in entries(language, PARTY).values() if one.file in INSIDE]
    assert lacks(made, "atkinson-small", "".join(one.text for one in common + party)) == set()


@pytest.mark.parametrize("language", languages())
def test_a_phones_headings_are_drawn_in_their_own_letters(made, language):
    known = {**entries(language, "horse-fever"), **entries(language, PARTY)}
    for name in made["headings"]:
        assert lacks(made, "limelight-small", known[name].text) == set(), name


def test_every_heading_of_a_phone_is_known_to_its_font(made):
    shown = re.compile(
        r'class="[^"]*\bdisplay\b[^"]*"[^>]*>(.*?)</(?:h\d|b|p|span|output)>', re.DOTALL
    )
    said = re.compile(r'say\(\s*"([\w-]+)"')
    for path in sorted((WEB / "src" / "games" / "party" / "phone").glob("*.svelte")):
        for text in shown.findall(path.read_text(encoding="utf-8")):
            assert set(said.findall(text)) <= set(made["headings"]), path.name


@pytest.mark.parametrize("language", languages())
def test_chalk_writes_what_is_on_the_blackboard(made, language):
    for name in ("web-horse-fever-odds", "web-horse-fever-stable-price"):
        said = on_the_page(language)[name].text
        assert lacks(made, "cabin-sketch", said + "0123456789") == set(), name


def test_no_cut_has_a_reserved_name(made):
    for font in made["fonts"].values():
        assert font["names"]
        assert not [name for name in font["names"] if any(one in name for one in RESERVED)]
    written = [*WEB.glob("src/**/*.css"), *WEB.glob("src/**/*.svg")]
    assert len(written) > 10
    for path in written:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r'font-family[:=]\s*"?[^;}">]*(Limelight|Cabin)', text), path
