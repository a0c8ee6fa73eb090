"""The rules lie beside the game, at the chapter of what is asked; nothing covers the options."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from at_a_table import BOT, ask, table, until_ready, wait_for_turn
from browsing import House, Visit, boxes, serious_faults
from hand import Decision, Hand

CHAPTERS = {
    "unicorn-fever": "Planning",
    "horse-fever-board": "The shop",
    "horse-fever-family": "The first bet",
    "kill-the-unicorns": "Setup",
}


def sit_down(page: Page, game: str) -> str:
    code = table(page, BOT, BOT, game=game)
    ask(page, code, {"type": "start"})
    wait_for_turn(page)
    return code


def overlap(one: Locator, other: Locator) -> bool:
    """Whether two things lie over each other, by more than a hair."""
    a, b = boxes(one, other)
    wide = min(a.right, b.right) - max(a.x, b.x)
    high = min(a.bottom, b.bottom) - max(a.y, b.y)
    return wide > 1 and high > 1


@pytest.mark.parametrize("game", list(CHAPTERS))
def test_the_book_opens_at_the_chapter_of_the_question(visit: Visit, game: str) -> None:
    page = visit("/")
    sit_down(page, game)
    book = page.get_by_role("button", name="Rules", exact=True)
    book.click()
    rules = page.get_by_role("complementary", name="Rules")
    expect(rules.get_by_role("heading", level=3)).to_contain_text(CHAPTERS[game])
    expect(rules.get_by_text("asked now")).to_be_visible()
    for other in (page.locator("#slip"), page.get_by_role("list", name="Players")):
        assert not overlap(rules, other)
    if page.locator(".tray").count():
        assert not overlap(rules, page.locator(".tray").first)
    page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    expect(book).to_be_focused()


def test_on_a_phone_the_goal_opens_the_rules_over_the_table(visit: Visit) -> None:
    page = visit("/", "phone")
    sit_down(page, "unicorn-fever")
    goal = page.get_by_role("button", name="Most glory wins")
    expect(goal).to_contain_text("You have 0")
    goal.tap()
    rules = page.get_by_role("complementary", name="Rules")
    expect(rules.get_by_role("heading", level=3)).to_contain_text("In short")
    assert boxes(rules)[0].width == 360
    rules.get_by_role("button", name="Back to the table").tap()
    expect(rules).to_be_hidden()


def test_the_question_mark_explains_what_is_asked_and_closes_with_the_answer(
    visit: Visit,
) -> None:
    page = visit("/")
    sit_down(page, "unicorn-fever")
    slip = page.locator("#slip")
    why = slip.get_by_role("button", name="Explain this question")
    why.click()
    expect(why).to_have_attribute("aria-expanded", "true")
    expect(slip.locator(".help")).to_contain_text("three tokens")
    slip.locator(".choice button:not(.word, .help *)").first.click()
    until_ready(page)
    expect(why).to_have_attribute("aria-expanded", "false")
    expect(slip.locator(".help")).to_have_count(0)


def test_a_word_leads_into_the_book_and_the_book_is_searched_and_tried(visit: Visit) -> None:
    page = visit("/")
    sit_down(page, "unicorn-fever")
    page.get_by_role("button", name="taxed", exact=True).hover()
    page.get_by_role("tooltip").get_by_role("button", name="Read more").click()
    rules = page.get_by_role("complementary", name="Rules")
    heading = rules.get_by_role("heading", level=3)
    expect(heading).to_contain_text("3.2")
    expect(rules.locator(".paragraph.open")).to_contain_text("one gold for every glory")
    example = rules.get_by_role("group", name="Try it")
    example.get_by_role("button", name="more", exact=True).first.click()
    expect(example.locator(".shown")).to_contain_text("The tax is 13 gold")
    rules.get_by_role("searchbox").fill("SECOND rainbow")
    rules.get_by_role("button", name="3.1 Payday").first.click()
    expect(heading).to_contain_text("Payday")
    expect(rules.locator(".paragraph.open")).to_contain_text("house card")
    assert serious_faults(page) == []


def test_the_page_of_the_rules_is_read_searched_tried_and_printed(visit: Visit) -> None:
    page = visit("/learn/unicorn-fever#uf-1.2-stake")
    article = page.locator("article")
    expect(article.get_by_role("heading", name="1.2 Bets")).to_be_visible()
    expect(page.locator("#uf-1\\.2-stake")).to_contain_text("our ruling")
    example = article.get_by_role("group", name="Try it")
    expect(example.locator(".shown")).to_contain_text("6 staked times 4 is 24 gold")
    example.get_by_label("2nd").check()
    expect(example.locator(".shown")).to_contain_text("stay with the bank")
    assert serious_faults(page) == []
    page.keyboard.press("Escape")
    article.locator("footer button").last.click()
    expect(page).to_have_url(re.compile("#uf-1.3$"))
    page.keyboard.press("[")
    expect(page).to_have_url(re.compile("#uf-1.2$"))
    page.keyboard.press("/")
    page.keyboard.type("xyz rainbo")
    expect(article).to_contain_text("Try a word from the table")
    page.get_by_role("searchbox").fill("broom")
    expect(article.locator("dt", has_text="New Broom")).to_be_visible()
    page.get_by_role("searchbox").fill("")
    page.emulate_media(media="print")
    assert (
        page.locator("article section:visible").count() == page.locator("article section").count()
    )
    expect(page.locator("#uf-3\\.3 .shown")).to_be_visible()
    expect(page.get_by_role("searchbox")).to_be_hidden()


# What is picked from, and explained one by one.
OPTIONS = {
    "unicorn-fever": ["[data-contract]", "[data-card]", "[data-stack]"],
    "kill-the-unicorns": [".gathering button"],
}


@pytest.mark.parametrize("game", list(OPTIONS))
def test_no_card_that_is_read_covers_the_options_it_belongs_to(visit: Visit, game: str) -> None:
    page = visit("/")
    sit_down(page, game)
    note = page.get_by_role("tooltip")
    for kind in OPTIONS[game]:
        options = page.locator(kind).all()
        assert len(options) > 1
        for option in options:
            option.hover()
            expect(note).to_be_visible()
            for other in options:
                assert not overlap(note, other), f"{option.inner_text()} over {other.inner_text()}"
            page.mouse.move(2, 2)
            expect(note).to_have_count(0)


# Press everything that cannot be used now and has no reason written on it: what does not answer.
_SILENT = """async () => {
  const silent = [];
  for (const thing of document.querySelectorAll("[aria-disabled=true]")) {
    if (!thing.checkVisibility() || thing.querySelector("small, .rank")) continue;
    thing.click();
    await new Promise(requestAnimationFrame);
    const told = document.querySelector("[role=tooltip] .reason")?.innerText.trim();
    if (!told) silent.push(`${thing.ariaLabel ?? thing.innerText.trim()} (${thing.className})`);
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    await new Promise(requestAnimationFrame);
  }
  return silent;
}"""


@pytest.mark.parametrize("game", list(CHAPTERS))
def test_what_cannot_be_picked_says_why_whatever_is_asked(
    visit: Visit, house: House, game: str
) -> None:
    with Hand(house, game, 2, bot="random") as hand:
        page = visit("/about")
        page.evaluate("guest => { localStorage['hornbook.guest'] = guest }", hand.guest_text)
        page.goto(f"/t/{hand.code}")
        hand.deal()
        seen: set[str] = set()

        def new(asked: Decision) -> bool:
            return asked["question"]["step"] not in seen

        while hand.play(new):
            assert hand.decision is not None
            step = hand.decision["question"]["step"]
            seen.add(step)
            wait_for_turn(page)
            expect(page.locator("#slip")).to_have_attribute(
                "data-asked", re.compile(rf"^{hand.decision['number']} ")
            )
            assert page.evaluate(_SILENT) == [], step
        assert len(seen) > 3
