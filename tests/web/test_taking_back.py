"""Taking back, by two people: the question is asked again, and all see the table as it is."""

import re
import time

import pytest
from playwright.sync_api import Page, expect

from at_a_table import (
    BOT,
    ask,
    asked,
    confirm,
    press_on,
    table,
    table_of_two,
    until_ready,
    wait_for_turn,
    whose_turn,
)
from browsing import PATIENCE, Visit
from hornbook.kernel import Chance

GAMES = ["unicorn-fever", "horse-fever-board", "horse-fever-family", "kill-the-unicorns"]
SENTENCE = "took the last choice back."


def chosen(page: Page) -> str:
    """Make a choice; what had been asked."""
    wait_for_turn(page)
    question = page.locator("#slip header").inner_text()
    until_ready(page)
    confirm(page)
    return question


def take_back(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=re.compile("^(Take|Ask to take) back$")).click()


def is_as_after_a_reload(page: Page) -> None:
    """What stands on the page is the table as it is: looking anew shows nothing else."""
    shown = page.locator("#slip").inner_text()
    board = page.locator(".table > .board").inner_text()
    page.reload()
    wait_for_turn(page)
    expect(page.locator("#slip")).to_have_text(shown, use_inner_text=True)
    expect(page.locator(".table > .board")).to_have_text(board, use_inner_text=True)


def is_asked_again(first: Page, other: Page, question: str) -> None:
    expect(first.locator("#slip header")).to_have_text(question, use_inner_text=True)
    for page in (first, other):
        expect(page.locator(".news")).to_contain_text(SENTENCE)


def answer_until_asked(first: Page, other: Page) -> None:
    """Let the other one choose until it is the first one's turn again."""
    chance = Chance(7)
    wait_for_turn(other)
    expect(first.locator("#slip header h2")).to_have_count(0)
    until = time.monotonic() + 3 * PATIENCE
    while not asked(first):
        assert time.monotonic() < until
        press_on(other, chance)
        other.wait_for_timeout(50)


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_is_taken_back_and_asked_again(visit: Visit, game: str) -> None:
    more = [BOT] if game == "kill-the-unicorns" else []
    first, other = whose_turn(*table_of_two(visit, game, *more))
    question = chosen(first)
    answer_until_asked(first, other)
    # What the other one has seen needs a yes, also of somebody who was away just now.
    other.context.set_offline(True)
    take_back(first)
    expect(first.locator(".notices")).to_contain_text("would like to take back a choice.")
    other.context.set_offline(False)
    other.get_by_role("button", name="Yes").click()
    is_asked_again(first, other, question)
    is_as_after_a_reload(first)
    # Before anybody has answered it is taken back at once.
    chosen(first)
    wait_for_turn(other)
    take_back(first)
    yes = other.get_by_role("button", name="Yes")
    yes.or_(other.locator(".news", has_text=SENTENCE)).first.wait_for()
    if yes.is_visible():  # a bot has moved since
        yes.click()
    is_asked_again(first, other, question)
    until_ready(first)
    confirm(first)
    wait_for_turn(other)


def test_a_refused_vote_changes_nothing(visit: Visit) -> None:
    first, other = whose_turn(*table_of_two(visit, "horse-fever-family"))
    chosen(first)
    chosen(other)
    wait_for_turn(first)
    shown = first.locator("#slip").inner_text()
    take_back(first)
    other.get_by_role("button", name="No", exact=True).click()
    expect(first.locator(".notices")).not_to_contain_text("would like to take back")
    expect(first.locator("#slip")).to_have_text(shown, use_inner_text=True)
    until_ready(first)
    confirm(first)
    wait_for_turn(other)


def test_at_one_screen_the_last_one_takes_back(visit: Visit) -> None:
    page = visit("/")
    code = table(page, {"kind": "hot-seat", "name": "Bea"}, game="unicorn-fever")
    ask(page, code, {"type": "start"})
    curtain = page.get_by_role("button", name=re.compile("^I am "))

    def sit_down() -> str:
        curtain.wait_for()  # it falls before each of them
        curtain.click()
        wait_for_turn(page)
        return page.locator("#slip header").inner_text()

    question = sit_down()
    until_ready(page)
    confirm(page)
    sit_down()
    take_back(page)
    expect(page.locator(".news")).to_contain_text(SENTENCE)
    assert sit_down() == question
    until_ready(page)
    confirm(page)
