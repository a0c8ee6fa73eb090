"""A party on the television and at the host's desk: to the last page, and another night."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browsing import PATIENCE, House, Visit, boxes, serious_faults
from crowd import Crowd
from screens.check import findings

expect.set_options(timeout=PATIENCE * 1000)

LONG = 60_000
HOST = 0
SCREENS = ((1280, 720), (1920, 1080), (3840, 2160))
DESKS = ((1440, 900), (1280, 720))
NAMES = [
    "Boris",
    "Ada",
    "Chloé",
    "Bartholomew the Great",
    "Tom",
    "Ines",
    "Lea",
    "Hana",
    "Olga",
    "Nils",
    "Gus",
]
CORNER = {"over": "nav.corner"}  # there while somebody moves, gone while all watch


@pytest.fixture
def crowd(house: House) -> Iterator[Crowd]:
    people = Crowd(house.address)
    yield people
    people.leave()


def television(visit: Visit, code: str, width: int = 1920, height: int = 1080) -> Page:
    return visit(f"/tv/{code}", viewport={"width": width, "height": height})


def act(page: Page, name: str) -> None:
    """Until the screen belongs to that."""
    page.locator(f'.stage[data-act="{name}"]').wait_for(timeout=LONG)


def host_desk(visit: Visit, crowd: Crowd) -> Page:
    """The host's own browser."""
    page = visit("/")
    page.evaluate(
        "token => localStorage['hornbook.guest'] = JSON.stringify({guest: '', token})",
        crowd.guests[0].token,
    )
    page.goto(f"/t/{crowd.code}")
    return page


def whole(page: Page, where: str, screens: tuple[tuple[int, int], ...]) -> list[str]:
    """What is cut, covered or outside at these sizes, by day and by night."""
    found = []
    for width, height in screens:
        page.set_viewport_size({"width": width, "height": height})
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            page.evaluate("() => new Promise(requestAnimationFrame)")
            wrong = findings(page, allowed=CORNER)
            found += [f"{where}, {width}x{height}, {theme}: {one}" for one in wrong]
            found += [f"{where}, {width}x{height}, {theme}: {one}" for one in _racers(page)]
    return found


def _racers(page: Page) -> list[str]:
    """Horses that are cut by the edge, the card or the backers."""
    cut: list[str] = page.evaluate(
        """() => {
            const box = (one) => one.getBoundingClientRect();
            const strip = document.querySelector('[data-strip]');
            const head = document.querySelector('.head');
            const left = strip ? box(strip).right : head ? box(head).right : 0;
            const booth = document.querySelector('[data-backers]');
            const right = booth ? box(booth).left : innerWidth;
            return [...document.querySelectorAll('[data-runner] .horse')]
                .map((one) => box(one))
                .filter((one) => one.left < left - 2 || one.right > right + 8 || one.top < 0)
                .map((one) => `a horse from ${one.left} to ${one.right}, not ${left} to ${right}`);
        }"""
    )
    return cut


@pytest.mark.parametrize(("width", "height"), SCREENS[:2])
def test_a_night_runs_to_its_last_page_and_there_is_another(
    visit: Visit, crowd: Crowd, width: int, height: int
) -> None:
    code = crowd.open(clock="decision", seconds=120, settings={"races": 2})
    tv = television(visit, code, width, height)
    act(tv, "wait")
    crowd.come("Boris", "Ada")
    expect(tv.get_by_text("3 are in")).to_be_visible()
    expect(tv.get_by_text("Boris", exact=True)).to_be_visible()
    tv.get_by_role("button", name="Full screen").click()
    tv.wait_for_function("() => document.fullscreenElement !== null")
    crowd.start()
    # What brings people in and who is rich have their places, and leave them to the race.
    way_in, rich = tv.locator("img[src*='qr.svg']"), tv.locator("[data-rich-list]")
    for race in (1, 2):
        act(tv, "bet")
        expect(way_in).to_be_visible()
        expect(tv.get_by_role("heading", name=f"Race {race}")).to_be_visible()
        # From the first race on.
        expect(tv.get_by_role("timer")).to_have_text(re.compile(r"[12]:\d\d"))
        crowd.bet()
        act(tv, "race")
        expect(way_in.or_(rich)).to_have_count(0)
        expect(tv.locator("[data-backers]")).to_have_count(6)
        crowd.race()
        if race == 1:
            act(tv, "pay")
            expect(rich).to_be_visible()
            expect(tv.get_by_role("heading", name=re.compile("wins|The bank won"))).to_be_visible()
            expect(tv.get_by_text(re.compile("of 2 won something|Nobody won"))).to_be_visible()
            crowd.go_on()
    act(tv, "final")
    expect(
        tv.get_by_role("heading", name=re.compile("wins the night|share the night"))
    ).to_be_visible()
    expect(tv.locator("[data-step]").first).to_be_visible()
    expect(tv.get_by_text("0 of 3 stay so far.")).to_be_visible()
    crowd.stay(1, 2)
    expect(tv.get_by_text("2 of 3 stay so far.")).to_be_visible()
    assert serious_faults(tv) == []
    crowd.host("rematch")
    act(tv, "wait")
    expect(tv.get_by_text("3 are in")).to_be_visible()
    crowd.start()
    act(tv, "bet")
    expect(tv.get_by_role("heading", name="Race 1")).to_be_visible()


def test_nothing_is_cut_or_covered_whatever_is_on_the_television(
    visit: Visit, crowd: Crowd
) -> None:
    code = crowd.open(clock="decision", seconds=300, settings={"races": 20})
    tv = television(visit, code)
    crowd.come(*NAMES)
    expect(tv.locator("[data-guest]")).to_have_count(12)
    found = whole(tv, "wait", SCREENS)
    crowd.start()
    act(tv, "bet")
    crowd.bet(3, 4)
    expect(tv.get_by_role("heading", name=re.compile(r"\d+ of 11 are in"))).to_be_visible()
    found += whole(tv, "bet", SCREENS)
    crowd.bet()
    act(tv, "race")
    crowd.turn()
    crowd.turn()
    expect(tv.get_by_text("card 2")).to_be_visible()
    expect(tv.locator("[data-net]")).to_have_count(11)
    found += whole(tv, "race", SCREENS)
    found += _to_a_photo(crowd, tv)
    crowd.race()
    act(tv, "pay")
    expect(tv.locator("[data-rich]")).to_have_count(9)
    found += whole(tv, "pay", SCREENS)
    # One race alone has nothing for the record.
    crowd.go_on()
    crowd.bet()
    crowd.race()
    crowd.go_on(another=False)
    act(tv, "final")
    expect(tv.locator("[data-step]").first).to_be_visible()
    expect(tv.locator("[data-award]").first).to_be_visible()
    found += whole(tv, "final", SCREENS)
    assert found == [], "\n".join(found)


def test_every_guest_on_the_fence_is_whole_however_many_there_are(
    visit: Visit, crowd: Crowd
) -> None:
    tv = television(visit, crowd.open())
    found, inside = [], 1
    for people in (3, 5, 7, 13, 24):
        crowd.come(*[f"Wolfgang Guest {number}" for number in range(inside + 1, people + 1)])
        inside = people
        expect(tv.locator("[data-guest]")).to_have_count(people)
        found += whole(tv, f"{people} wait", SCREENS[:2])
        *guests, ground = boxes(*tv.locator("[data-guest]").all(), tv.locator("[data-how]").first)
        found += [f"{people}: down to {one.bottom}" for one in guests if one.bottom > ground.y]
    assert found == [], "\n".join(found)


def test_twenty_one_bettors_fit_into_a_race(visit: Visit, crowd: Crowd) -> None:
    code = crowd.open()
    tv = television(visit, code)
    crowd.come(*NAMES, *[f"Guest {number}" for number in range(9)])
    crowd.start()
    crowd.bet()
    crowd.turn()
    expect(tv.locator("[data-net]")).to_have_count(20, timeout=LONG)
    found = whole(tv, "race", SCREENS[:2])
    assert found == [], "\n".join(found)


def _to_a_photo(crowd: Crowd, tv: Page) -> list[str]:
    """Race on until two horses are level at the line, and look at that."""
    while True:
        while (step := crowd.step()) == "turn-card":
            crowd.turn()
        if step == "choose-who-was-ahead":
            act(tv, "photo")
            expect(tv.get_by_role("heading", name="Photo finish")).to_be_visible()
            expect(tv.get_by_text("decides who was ahead")).to_be_visible()
            return whole(tv, "photo", SCREENS)
        crowd.go_on()
        crowd.bet()


@pytest.mark.parametrize(("people", "faces"), [(40, 40), (1000, 400)])
def test_a_stand_full_of_people_has_one_face_for_each(
    visit: Visit, crowd: Crowd, people: int, faces: int
) -> None:
    code = crowd.open()
    tv = television(visit, code)
    crowd.come(*[f"Guest {number}" for number in range(2, people + 1)])
    spaced = f"{people:,}".replace(",", "\u202f")
    expect(tv.get_by_text(f"{spaced} are in", exact=True)).to_be_visible(timeout=LONG)
    expect(tv.locator("[data-face]")).to_have_count(faces)
    expect(tv.locator("[data-guest] b").first).to_have_text(f"Guest {people}")
    if people > faces:
        expect(tv.get_by_text(f"{people - faces} of them standing")).to_be_visible()
    assert whole(tv, f"{people} wait", SCREENS[:2]) == []


def test_seldom_states_of_a_night_are_whole(visit: Visit, crowd: Crowd) -> None:
    """Nobody won, a dead heat for one of the last places, and the host gone."""
    code = crowd.open(settings={"races": 50})
    crowd.come("Boris", "Ada")
    crowd.start()
    tv, found = None, []
    wanted = {"nobody won", "last places"}
    while wanted:
        crowd.bet_alike(0, 100)
        while (step := crowd.step()) in ("turn-card", "choose-who-was-ahead"):
            photo = crowd.view["photo"]
            if "last places" in wanted and photo and photo["place"] >= 4:
                wanted.remove("last places")
                tv = television(visit, code)
                act(tv, "photo")
                expect(tv.get_by_role("heading", name="Photo finish")).to_be_visible()
                found += whole(tv, "last places", SCREENS[:2])
            (crowd.turn if step == "turn-card" else crowd.decide)()
        if "nobody won" in wanted and crowd.view["paid"]["winners"] == 0:
            wanted.remove("nobody won")
            tv = television(visit, code)
            act(tv, "pay")
            expect(tv.get_by_role("heading", name="The bank won")).to_be_visible()
            expect(tv.get_by_role("heading", name="Who lost least")).to_be_visible()
            found += whole(tv, "nobody won", SCREENS[:2])
        assert not crowd.over, "a night of bad luck: neither was seen"
        crowd.go_on()
    assert tv is not None
    # The race goes on without the host, and the television says what it waits for.
    crowd.go(0)
    act(tv, "bet")
    expect(tv.get_by_text("It wakes when Mina does.")).to_be_visible()
    found += whole(tv, "host gone", SCREENS[:2])
    assert found == [], "\n".join(found)


def test_a_television_that_is_reloaded_comes_back_inside_the_race(
    visit: Visit, crowd: Crowd
) -> None:
    code = crowd.open()
    tv = television(visit, code)
    crowd.come("Boris", "Ada")
    crowd.start()
    crowd.bet()
    crowd.turn()
    crowd.turn()
    expect(tv.get_by_text("card 2")).to_be_visible(timeout=LONG)
    before = _where(tv)
    tv.reload()
    expect(tv.get_by_text("card 2")).to_be_visible()
    act(tv, "race")
    assert _where(tv) == before
    expect(tv.locator("[data-net]")).to_have_count(2)


def _where(tv: Page) -> list[int]:
    return [round(box.x) for box in boxes(*tv.locator("[data-runner]").all())]


def test_a_host_plays_along_at_a_desk_to_the_last_page_and_again(
    visit: Visit, crowd: Crowd
) -> None:
    crowd.open(clock="decision", seconds=300, settings={"races": 2})
    crowd.come("Boris", "Ada")
    desk = host_desk(visit, crowd)
    crowd.start()
    act(desk, "bet")
    expect(desk.get_by_role("timer")).to_have_text(re.compile(r"4:\d\d|5:00"))
    desk.get_by_role("button", name="+30 s").click()
    expect(desk.get_by_role("timer")).to_have_text(re.compile(r"5:[0-3]\d"))
    found: list[str] = []
    for race in (1, 2):
        act(desk, "bet")
        found += whole(desk, "desk, bet", DESKS) + _by_name(desk)
        _fill_in(desk)
        crowd.bet(HOST)
        act(desk, "race")
        found += whole(desk, "desk, race", DESKS) + _by_name(desk)
        crowd.race()
        if race == 1:
            act(desk, "pay")
            expect(
                desk.get_by_role("heading", name="Who won what").or_(
                    desk.get_by_role("heading", name="Who lost least")
                )
            ).to_be_visible()
            found += whole(desk, "desk, pay", DESKS) + _by_name(desk)
            desk.get_by_role("button", name="Next race").click()
    act(desk, "final")
    found += whole(desk, "desk, final", DESKS) + _by_name(desk)
    assert found == [], "\n".join(found)
    assert serious_faults(desk) == []
    crowd.stay(1)
    expect(desk.get_by_text("1 of 3 stay so far.")).to_be_visible()
    desk.get_by_role("button", name="Another night").click()
    expect(desk.get_by_text(crowd.code).first).to_be_visible()
    crowd.start()
    act(desk, "bet")


def _by_name(desk: Page) -> list[str]:
    """Where a desk speaks of whoever sits at it by name: it says "you" but beside the purse."""
    told = desk.locator("main, aside .panel").all_inner_texts()
    return [f"by name: {line}" for one in told for line in one.splitlines() if "Mina" in line]


def _fill_in(desk: Page) -> None:
    """Both bets, unless the host holds the book."""
    slip = desk.locator("#slip")
    slip.get_by_text(re.compile("Pick a horse to win|hold the book")).first.wait_for()
    if slip.get_by_text("hold the book").count():
        return
    slip.get_by_role("region", name="Win").get_by_role("radio", name="4 Red").click()
    slip.get_by_role("region", name="Place").get_by_role("radio", name="3 Green").click()
    slip.get_by_role("button", name="Lock both bets").click()
    slip.get_by_text("locked").wait_for()
