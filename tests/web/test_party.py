"""A party: a television, phones, a latecomer, and a phone that loses its network."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browsing import PATIENCE, House, Visit, serious_faults

PAGE = Path(__file__).parents[2] / "src" / "hornbook" / "page"
LONG = PATIENCE * 1000


def open_a_party(host: Page, house: House, **wishes: object) -> str:
    """The host orders a party from the page's own address; returns its code."""
    order = {"game": "horse-fever-party", "name": "Mina", "seats": [{"kind": "host"}], "most": 40}
    return str(
        host.evaluate(
            """async order => {
                const guest = await (await fetch('/api/guests', {method: 'POST'})).json();
                localStorage.setItem('hornbook.guest', JSON.stringify(guest));
                const answer = await fetch('/api/tables', {
                    method: 'POST',
                    headers: {authorization: 'Bearer ' + guest.token},
                    body: JSON.stringify(order),
                });
                return (await answer.json()).code;
            }""",
            {**order, **wishes},
        )
    )


def come_in(phone: Page, code: str, name: str) -> Page:
    phone.goto(f"/party/{code}")
    phone.get_by_label("Your name").fill(name)
    phone.get_by_role("button", name="Take a seat").click()
    return phone


def bet(phone: Page, win: str, place: str) -> None:
    phone.get_by_role("region", name="Win").get_by_role("radio", name=win).click()
    phone.get_by_role("region", name="Place").get_by_role("radio", name=place).click()
    phone.get_by_role("button", name="Lock both bets").click()


def run_the_race(phones: list[Page]) -> None:
    """Whoever holds the book turns cards and settles ties, until the host is asked."""
    host = phones[0]
    another = host.get_by_text("Another race?")
    for _ in range(60):
        if another.is_visible():
            return
        for phone in phones:
            card = phone.get_by_role("button", name="Turn a card")
            if card.is_visible() and card.is_enabled():
                card.click()
            order = phone.get_by_role("button", name="That is the order")
            if order.is_visible():
                free = phone.locator(".tied button:not(:disabled)")
                while free.count() > 1:
                    free.first.click()
                if order.is_enabled():
                    order.click()
        host.wait_for_timeout(100)
    expect(another).to_be_visible()


@pytest.fixture
def party(visit: Visit, house: House) -> tuple[str, Page, list[Page]]:
    """Code, television and three phones, the host's first; everybody sits."""
    host = visit("/", "phone")
    code = open_a_party(host, house)
    phones = [host, visit("/", "phone"), visit("/", "phone")]
    for phone, name in zip(phones, ("Mina", "Boris", "Ada"), strict=True):
        come_in(phone, code, name)
    tv = visit(f"/tv/{code}", viewport={"width": 1920, "height": 1080})
    return code, tv, phones


def test_a_race_is_bet_run_and_paid_on_tv_and_phones(party) -> None:
    code, tv, phones = party
    host = phones[0]
    expect(tv.get_by_text(code)).to_be_visible()
    host.get_by_role("button", name="Start with 3").click(timeout=LONG)
    expect(tv.get_by_role("heading", name="0 of 2 are in")).to_be_visible()
    for phone in phones:
        phone.wait_for_selector("text=/Pick a horse to win|You hold the book/")
    bettors = [phone for phone in phones if phone.get_by_text("Pick a horse to win").is_visible()]
    assert len(bettors) == 2
    bet(bettors[0], "4 Red", "3 Green")
    expect(tv.get_by_role("heading", name="1 of 2 are in")).to_be_visible()
    bettors[0].get_by_role("button", name="Change them").click()
    expect(tv.get_by_role("heading", name="0 of 2 are in")).to_be_visible()
    bet(bettors[0], "5 Yellow", "3 Green")
    bet(bettors[1], "4 Red", "4 Red")
    run_the_race(phones)
    expect(tv.get_by_text(re.compile("of 2 won something"))).to_be_visible(timeout=LONG)


def test_a_latecomer_and_a_phone_without_network_keep_their_places(
    party, visit: Visit, house: House
) -> None:
    code, _, phones = party
    host = phones[0]
    host.get_by_role("button", name="Start with 3").click(timeout=LONG)
    lost = phones[1]
    lost.wait_for_selector("text=/Pick a horse to win|You hold the book/")
    lost.context.set_offline(True)
    late = come_in(visit("/", "phone"), code, "Zoe")
    late.wait_for_selector("text=/Pick a horse to win|You are in from the next race on/")
    lost.context.set_offline(False)
    lost.evaluate("dispatchEvent(new Event('online'))")
    everyone = [*phones, late]
    for phone in everyone:
        phone.wait_for_selector("text=/Pick a horse to win|You hold the book|You are in/")
        if phone.get_by_text("Pick a horse to win").is_visible():
            bet(phone, "1 Black", "2 Blue")
    run_the_race(everyone)
    host.get_by_role("button", name="Next race").click()
    late.wait_for_selector("text=/Pick a horse to win|You hold the book/")


def test_a_reload_comes_back_to_the_same_seat(party) -> None:
    _, _, phones = party
    phones[0].get_by_role("button", name="Start with 3").click(timeout=LONG)
    phones[2].wait_for_selector("text=/Pick a horse to win|You hold the book/")
    phones[2].reload()
    phones[2].wait_for_selector("text=/Pick a horse to win|You hold the book/")
    expect(phones[2].get_by_text("Ada")).to_be_visible()


def test_bets_are_placed_by_keys_alone_and_can_be_read_by_everyone(party) -> None:
    _, tv, phones = party
    phones[0].get_by_role("button", name="Start with 3").focus()
    phones[0].keyboard.press("Enter")
    for phone in phones:
        phone.wait_for_selector("text=/Pick a horse to win|You hold the book/")
    bettor = next(one for one in phones if one.get_by_text("Pick a horse to win").is_visible())
    assert serious_faults(bettor) == []
    assert serious_faults(tv) == []
    lock = bettor.get_by_role("button", name="Lock both bets")
    for region in ("Win", "Place"):
        silks = bettor.get_by_role("region", name=region).get_by_role("radio")
        silks.first.focus()
        bettor.keyboard.press("Space")
        expect(silks.first).to_be_checked()
    expect(lock).to_be_enabled()
    lock.focus()
    bettor.keyboard.press("Enter")
    expect(tv.get_by_role("heading", name="1 of 2 are in")).to_be_visible()


def test_the_phone_page_is_small(visit: Visit) -> None:
    """All a phone loads, as it is sent: at most 60 kB, fonts included."""
    html = (PAGE / "party.html").read_text(encoding="utf-8")
    names = re.findall(r"/assets/([^\"]+)", html)
    css = "".join((PAGE / "assets" / one).read_text() for one in names if one.endswith(".css"))
    fonts = re.findall(r"/assets/([^)\"]+woff2)", css)
    files = [PAGE / "assets" / f"{one}.br" for one in names] + [PAGE / "assets" / f for f in fonts]
    assert len(fonts) == 2, json.dumps(fonts)
    assert sum(path.stat().st_size for path in files) <= 60_000
