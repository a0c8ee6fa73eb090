"""Own cards measured by the server: once for the same cards, few for a guest, never for ever."""

import msgspec
import pytest
from starlette.testclient import TestClient

from card_files import HEAD, fresh_card
from hornbook.server.app import application
from hornbook.server.balances import Balances, Wish
from hornbook.server.fairness import By
from hornbook.server.http.editions import blank_cards
from hornbook.server.protocol.answers import Measured
from hornbook.server.refusals import TooMuch
from server.parlour import in_a_loop
from server.test_doors import Browser

GAME = "kill-the-unicorns"
CARDS = HEAD + fresh_card(blank_cards(GAME).blanks[0])
ADA, BEN = By("ada"), By("ben")
DONE = Measured(1.0, about="all")


def report(answer: bytes) -> Measured:
    return msgspec.json.decode(answer, type=Measured)


def wish(number: int) -> Wish:
    return Wish(GAME, f"cards {number}", "en")


@pytest.fixture
def balances(monkeypatch):
    found = Balances()
    found.measured = []

    async def listen(key, material):
        found.measured.append(msgspec.json.decode(material, type=Wish).edition)
        found._keep(key, msgspec.json.encode(DONE))

    monkeypatch.setattr(found, "_listen", listen)
    return found


@in_a_loop
async def test_the_same_cards_are_measured_once_whoever_asks(balances):
    assert report(balances.of(wish(1), ADA)) == Measured()
    assert report(balances.of(wish(1), BEN)) == Measured()
    await balances._task
    assert report(balances.of(wish(1), BEN)) == DONE
    assert (balances.measured, balances.waiting) == (["cards 1"], 0)


@in_a_loop
async def test_a_guest_has_two_that_wait_and_holds_up_nobody(balances):
    for number in range(2):
        balances.of(wish(number), ADA)
    with pytest.raises(TooMuch):
        balances.of(wish(2), ADA)
    balances.of(wish(3), BEN)
    await balances._task
    assert balances.measured[:2] == ["cards 0", "cards 3"]


@in_a_loop
async def test_what_is_broken_off_is_told_as_far_as_it_came(balances, monkeypatch):
    half = Measured(0.4, about="some")

    async def listen(key, material):
        balances._keep(key, msgspec.json.encode(half))
        raise TimeoutError

    monkeypatch.setattr(balances, "_listen", listen)
    balances.of(wish(1), ADA)
    await balances._task
    assert report(balances.of(wish(1), ADA)) == Measured(1.0, whole=False, about="some")
    assert balances.waiting == 0


def test_a_process_measures_them_and_faults_are_told_at_once(tmp_path):
    with TestClient(application(str(tmp_path / "a.sqlite"))) as http:
        headers = {"authorization": f"Bearer {Browser(http).token}"}
        path = f"/api/games/{GAME}/balance"
        faulty = http.post(path, json={"text": "[edition]\nname = 3\n"}, headers=headers)
        assert (faulty.status_code, faulty.json()["code"]) == (422, "card-fault")
        assert http.post(path, json={"text": CARDS}).status_code == 401
        found = Measured()
        while not found.about:  # it writes what it knows every two seconds
            found = report(http.post(path, json={"text": CARDS}, headers=headers).content)
            assert found.done < 1 or found.about
        assert any(thing.own for family in found.families for thing in family.things)
