"""What strangers send and what takes its time is done in a place that can be stopped."""

import asyncio
import json
import threading
import tomllib

import msgspec
import pytest
from starlette.testclient import TestClient

import hornbook
from card_files import HEAD, fresh_card
from hornbook.lab.sitting import Sitting
from hornbook.server.app import application
from hornbook.server.clerks import Clerk, Clerks
from hornbook.server.clerks.errands import CheckCards
from hornbook.server.fairness import By
from hornbook.server.http.editions import blank_cards
from hornbook.server.http.replay import Page, Shows
from hornbook.server.refusals import TooMuch
from hornbook.server.store import Changes, GameRow
from kernel.test_card_limits import TOO_MUCH
from server.parlour import Parlour, in_a_loop
from server.test_doors import Browser

ADA = By("ada")
CARDS = HEAD + fresh_card(blank_cards("unicorn-fever").blanks[0])


@pytest.fixture(scope="module")
def http(tmp_path_factory):
    store = tmp_path_factory.mktemp("clerks") / "a.sqlite"
    with TestClient(application(str(store)), raise_server_exceptions=False) as http:
        yield http


@pytest.fixture
def record():
    sitting = Sitting("horse-fever-family")
    return sitting.play("shown again", sitting.seat(["random"])).record()


@pytest.mark.parametrize("name", TOO_MUCH)
def test_no_card_file_is_a_fault_of_the_server(http, name):
    text, code = TOO_MUCH[name]
    ada = Browser(http)
    made = ada.new_table(edition=text)
    assert made.status_code == 422
    assert made.json()["code"] == "card-file-beyond"
    assert made.json()["facts"]["fault"] == code
    assert made.json()["facts"]["limit"] > 0
    headers = {"authorization": f"Bearer {ada.token}"}
    checked = http.post(
        "/api/games/unicorn-fever/edition", json={"text": text}, headers=headers
    ).json()
    assert not checked["ok"]
    assert [fault["code"] for fault in checked["faults"]] == [code]


@in_a_loop
async def test_no_card_file_is_read_on_the_loop(tmp_path, monkeypatch):
    read_in, loads = [], tomllib.loads
    monkeypatch.setattr(
        tomllib, "loads", lambda text: (read_in.append(threading.get_ident()), loads(text))[1]
    )
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        own = CARDS.replace("Kitchen table", "Read beside the loop")
        room = await parlour.table("unicorn-fever", edition=own)
        assert room.state.edition == own
        assert read_in
        assert threading.get_ident() not in read_in


@in_a_loop
async def test_an_errand_that_takes_too_long_is_stopped_and_the_next_is_done():
    clerk = Clerk(within=30)
    errand = CheckCards("unicorn-fever", CARDS, "en")
    assert json.loads(await clerk.does(errand, ADA))["ok"]
    clerk._within = 0.000_001
    process = clerk._process
    with pytest.raises(TooMuch, match="took too long"):
        await clerk.does(errand, ADA)
    assert json.loads(await clerk.does(errand, ADA))["ok"]
    assert process.returncode is not None
    await clerk.close()


@in_a_loop
async def test_a_clerk_that_dies_is_replaced():
    clerk = Clerk(within=30)
    errand = CheckCards("unicorn-fever", CARDS, "en")
    await clerk.does(errand, ADA)
    clerk._process.kill()
    with pytest.raises(hornbook.kernel.Refusal):
        await clerk.does(errand, ADA)
    assert json.loads(await clerk.does(errand, ADA))["ok"]
    await clerk.close()


@in_a_loop
async def test_nobody_fills_the_line_for_all():
    clerk = Clerk(within=30, most=30, each=10)
    errand = CheckCards("unicorn-fever", CARDS, "en")
    greedy = [asyncio.create_task(clerk.does(errand, By("greedy"))) for _ in range(40)]
    await asyncio.sleep(0)
    assert json.loads(await clerk.does(errand, ADA))["ok"]
    assert sum(one.done() and one.exception() is None for one in greedy) <= 2
    answers = await asyncio.gather(*greedy, return_exceptions=True)
    refused = [one for one in answers if isinstance(one, TooMuch)]
    assert {one.code for one in refused} == {"too-busy"}
    assert 20 <= len(refused) <= 30
    await clerk.close()


def test_a_game_is_shown_the_same_page_by_page_and_from_anywhere(record):
    raw = record.to_json()
    total = len(record.choices) + 1
    whole = []
    shows = Shows()
    for first in range(0, total, 7):
        whole += shows.page("x", raw, Page(first, 7, 1))["steps"]
    assert [step.number for step in whole] == list(range(total))
    game = hornbook.playback(record).to_the_end()
    assert whole[-1].view == game.view(1)
    for first in (30, 3, 0, total - 1, total + 50):
        found = shows.page("x", raw, Page(first, 7, 1))["steps"]
        assert msgspec.json.encode(found) == msgspec.json.encode(whole[first : first + 7])


def test_reading_on_does_not_begin_anew(record, monkeypatch):
    begun = []
    playback = hornbook.playback
    monkeypatch.setattr(hornbook, "playback", lambda one: begun.append(one) or playback(one))
    shows = Shows()
    for first in range(0, len(record.choices), 10):
        shows.page("x", record.to_json(), Page(first, 10))
    assert len(begun) == 1


@in_a_loop
async def test_who_asks_for_the_same_pages_is_told_at_once(record):
    clerks = Clerks()
    pages = [Page(first, 10) for first in (0, 10, 20)]
    for _ in range(20):
        for page in pages:
            found = await clerks.show_again("x", record.to_json(), page, ADA)
            assert len(json.loads(found)["steps"]) == 10
    assert clerks.shows._number == len(pages)
    await clerks.close()


def test_an_address_has_only_so_many_moves_played_again(http, record):
    """Whoever reads on is served; whoever reads everything from everywhere must wait."""
    store = http.app.state.services.store
    row = GameRow("shownAgain", "CODE", 1.0, 2.0, b"{}", record.to_json())
    http.portal.call(store.commit, Changes(games={row.id: row}))
    path = "/api/archive/shownAgain/replay?first={}&count=1"
    codes = [http.get(path.format(first)).status_code for first in range(140)]
    assert codes[:120] == [200] * 120
    assert codes[-1] == 429
    assert http.get(path.format(3)).status_code == 200  # it is known
