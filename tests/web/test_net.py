"""The net under all browser tests: each kind of fault is planted, and must be caught."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from browsing import House, Visit

TESTS = Path(__file__).parents[1]
# By what is planted: what the net says of it.
PLANTED = {
    "setTimeout(() => { throw new Error('thrown') })": "page error: .*thrown",
    "void Promise.reject(new Error('nobody caught it'))": "page error: .*nobody caught it",
    "console.error('a picture that fails')": "console error: a picture that fails",
    "console.warn('deprecated')": "console warning: deprecated",
    "fetch('/api/tables/ZZZZZ')": "answer 404: GET .*/api/tables/ZZZZZ",
    "fetch('/api/tables', { method: 'POST', body: '{}' })": "answer 4..: POST .*/api/tables",
    "fetch('/api/broken').catch(() => null)": "request failed: GET .*/api/broken",
    "document.body.append('event-choices-taken-back')": "event-choices-taken-back .text",
    "document.querySelector('h1').firstChild.data = 'web-play-now'": "web-play-now .text",
    "document.querySelector('a').ariaLabel = 'web-back'": "web-back .aria-label",
    "document.querySelector('a').title = 'question-choose-bet.help'": "bet.help .title",
    "document.querySelector('input').placeholder = 'See web-code now'": "web-code .placeholder",
    "document.title = 'choose-purchase'": "choose-purchase .document.title",
    "document.body.append('It is {$seat}, as ever')": r"\{\$seat\} .text",
    "document.body.append('You won undefined gold')": "undefined .text",
    "document.body.append('NaN gold')": "NaN .text",
}
# What real pages say, and is none of it.
HARMLESS = [
    "document.body.append('Hot-seat, well-known to first-time players: x2, 1:2, -3')",
    "document.body.append('https://house/new/horse-fever-board and cards.toml')",
    "console.log('said by the way')",
    "void fetch('/api/games')",
]


@pytest.fixture
def watched(house: House, chromium: Browser) -> Iterator[Visit]:
    """As ``visit``, but the test looks into the net by itself."""
    come = Visit(house, chromium)
    yield come
    come.leave()


def plant(visit: Visit, *seeds: str) -> Page:
    page = visit("/")
    page.get_by_role("heading", level=1).wait_for()
    page.route("**/api/broken", lambda route: route.abort("connectionrefused"))
    for seed in seeds:
        page.evaluate(f"() => {{ {seed} }}")
    page.wait_for_load_state("networkidle")
    return page


def test_every_kind_of_fault_is_caught(watched: Visit) -> None:
    plant(watched, *PLANTED)
    faults = watched.leave()
    for seed, wanted in PLANTED.items():
        assert len([one for one in faults if re.search(wanted, one)]) == 1, (seed, faults)
    assert len(faults) == len(PLANTED)


def test_what_is_no_fault_is_let_through(watched: Visit) -> None:
    plant(watched, *HARMLESS)
    assert watched.leave() == []


def test_every_window_of_every_visitor_is_watched(watched: Visit) -> None:
    plant(watched, *HARMLESS)
    page = watched("/about", "phone")
    with page.expect_popup() as opened:
        page.evaluate("() => void open('/learn')")
    opened.value.get_by_role("heading", level=1).wait_for()
    opened.value.evaluate("() => console.error('in a window of its own')")
    assert any("in a window of its own" in fault for fault in watched.leave())


def test_a_fault_can_be_expected_but_must_then_happen(watched: Visit) -> None:
    watched.expect_fault("answer 404: GET .*/api/tables/ZZZZZ")
    plant(watched, "fetch('/api/tables/ZZZZZ')")
    assert watched.leave() == []
    watched.expect_fault("answer 500")
    assert watched.leave() == ["expected in vain: answer 500"]


def test_a_network_that_the_test_takes_away_is_no_fault(watched: Visit) -> None:
    page = plant(watched)
    page.context.set_offline(True)
    page.evaluate("() => fetch('/api/games').catch(() => null)")
    assert watched.leave() == []


def test_no_browser_test_goes_around_the_net() -> None:
    """One way in for all: who opens a window elsewhere would be watched by nobody."""
    window = re.compile(r"new_context|new_page|\.launch\(|\.launch_persistent_context\(")
    opened = {
        str(path.relative_to(TESTS))
        for path in TESTS.rglob("*.py")
        if window.search(path.read_text(encoding="utf-8")) and path != Path(__file__)
    }
    # The way in.
    assert opened == {"browsing.py"}
