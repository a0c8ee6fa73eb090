"""Everybody reads their own language: from the first visit on, and another at any moment."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browsing import SIZES, Visit
from fluent_files import on_the_page
from hornbook.text import languages


@pytest.mark.parametrize("language", languages())
def test_the_first_visit_is_in_the_browsers_language_and_another_is_a_choice(
    visit: Visit, language: str
) -> None:
    page = visit.screen("", locale=language, **SIZES["desktop"])
    page.goto("/")
    html, said = page.locator("html"), on_the_page(language)
    expect(html).to_have_attribute("lang", language)
    page.get_by_role("button", name=said["web-settings-title"].text).first.click()
    expect(page.locator("dialog h2")).to_have_text(said["web-settings-title"].text)
    page.locator("dialog select").select_option("en")
    expect(html).to_have_attribute("lang", "en")
    expect(page.locator("dialog h2")).to_have_text(on_the_page("en")["web-settings-title"].text)
    page.reload()
    expect(html).to_have_attribute("lang", "en")
