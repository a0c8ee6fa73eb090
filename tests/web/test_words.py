"""The words of the rules can be asked about where they stand."""

import pytest
from playwright.sync_api import expect

from at_a_table import BOT, ask, table, wait_for_turn
from browsing import Visit, serious_faults


def test_a_word_is_explained_under_the_pointer_and_on_focus(visit: Visit) -> None:
    page = visit("/")
    code = table(page, BOT, BOT)
    ask(page, code, {"type": "start"})
    wait_for_turn(page)
    note = page.get_by_role("tooltip")
    tax = page.get_by_role("button", name="taxed", exact=True)
    tax.hover()
    expect(note).to_contain_text("1 gold for every glory you hold")
    expect(note).to_contain_text("Rulebook, 3.2")
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    page.mouse.move(0, 0)
    glory = page.get_by_role("button", name="glory", exact=True)
    glory.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")  # the keyboard's own focus
    expect(note).to_contain_text("What wins")
    assert serious_faults(page) == []


def test_a_finger_asks_by_a_tap(visit: Visit) -> None:
    page = visit("/learn/kill-the-unicorns", "phone")
    page.get_by_role("button", name="ruses", exact=True).first.tap()
    expect(page.get_by_role("tooltip")).to_contain_text("face down under a unicorn")


@pytest.mark.parametrize("game", ["unicorn-fever", "horse-fever-board", "horse-fever-party"])
def test_all_words_of_a_game_can_be_looked_up(visit: Visit, game: str) -> None:
    page = visit(f"/learn/{game}#words", "phone")
    words = page.get_by_role("region", name="The words of the rules")
    expect(words.locator("dt", has_text="Sprint")).to_be_visible()
    expect(words.locator("dt", has_text="Falling auction")).to_have_count(
        1 if game == "horse-fever-board" else 0
    )
    assert serious_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
