"""Behind nginx, below a path, with connections that it keeps: everything is where it should be."""

import json
import re
from collections.abc import Iterator

import httpx2 as httpx
import pytest
from playwright.sync_api import Browser, Page, expect
from websockets.sync.client import connect

from browsing import House, Visit
from hand import Player
from proxy import PLACE, nginx


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that is reached through a proxy."""
    built = House(tmp_path_factory.mktemp("house"), "--proxy", "127.0.0.1")
    built.open()
    try:
        with nginx(built.port, tmp_path_factory.mktemp("nginx")) as address:
            built.address = address
            yield built
    finally:
        built.kill()


@pytest.fixture
def visit(house: House, chromium: Browser) -> Iterator[Visit]:
    come = Visit(house, chromium)
    yield come
    assert come.leave() == []


def opened(house: House, token: str, game: str) -> dict[str, str]:
    """A new table of that guest."""
    seats = [{"kind": "host"}, {"kind": "open"}]
    headers = {"authorization": f"Bearer {token}"}
    order = {"game": game, "name": "Ada", "seats": seats}
    made: dict[str, str] = httpx.post(
        f"{house.address}/api/tables", json=order, headers=headers
    ).json()
    return made


def own(page: Page) -> None:
    """Every address the page leads to is below the path."""
    leads = page.locator("a[href^='/'], img[src^='/'], link[href^='/'], script[src^='/']")
    found = leads.evaluate_all(
        "all => all.map((one) => one.getAttribute('href') ?? one.getAttribute('src'))"
    )
    assert found
    assert [one for one in found if not one.startswith(f"{PLACE}/")] == []


def test_a_game_is_opened_played_and_looked_over_below_a_path(visit: Visit, house: House) -> None:
    page = visit(f"{PLACE}/")
    own(page)
    page.get_by_role("link", name="Learn", exact=True).click()
    expect(page).to_have_url(re.compile(rf"{PLACE}/learn$"))
    own(page)
    page.go_back()
    theatre = page.get_by_role("article").filter(has_text="Kill the Unicorns")
    theatre.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile(rf"{PLACE}/t/[A-Z]{{5}}$"))
    code = page.url[-5:]
    guest = json.loads(page.evaluate("localStorage['hornbook.guest']"))
    with Player(house, guest, code) as player:
        player.listen()
        player.play(lambda _: False)
    final = page.locator(".final h1")
    final.wait_for()
    page.reload()
    final.wait_for()
    own(page)
    record = page.locator("a[download]").first
    record.wait_for(state="attached")
    game = re.fullmatch(rf"{PLACE}/api/archive/([^/]+)/record", record.get_attribute("href"))[1]
    assert page.request.get(record.get_attribute("href")).json()["game"] == "kill-the-unicorns"
    told = httpx.get(f"{house.address}/api/archive/{game}").json()
    assert told["replay"] == f"{PLACE}/replay/{game}"
    page.goto(told["replay"])
    page.locator("input[type=range]").first.wait_for()
    own(page)


def test_others_are_invited_to_the_path_and_come_in_by_phone_and_television(
    visit: Visit, house: House
) -> None:
    host = visit(f"{PLACE}/new/unicorn-fever")
    host.locator("button.primary").wait_for()
    guest = json.loads(host.evaluate("localStorage['hornbook.guest']"))
    code = opened(house, guest["token"], "unicorn-fever")["code"]
    host.goto(f"{PLACE}/t/{code}")
    picture = host.locator("img[src*='qr.svg']").first
    picture.wait_for()
    assert picture.get_attribute("src").startswith(f"{PLACE}/api/tables/{code}/qr.svg")
    assert picture.evaluate("(one) => one.decode().then(() => one.naturalWidth)") > 0
    own(host)
    phone = visit(f"{PLACE}/", "phone")
    phone.get_by_role("textbox", name="Code of a table").fill(code)
    phone.keyboard.press("Enter")
    phone.wait_for_url(re.compile(rf"{PLACE}/t/{code}"))
    phone.get_by_role("button", name="Sit down").first.click()
    phone.get_by_role("button", name="Stand up").wait_for()
    screen = visit(f"{PLACE}/tv/{code}")
    screen.get_by_text(code).first.wait_for()


def test_phones_of_a_party_have_their_small_page_below_a_path(visit: Visit, house: House) -> None:
    token = httpx.post(f"{house.address}/api/guests").json()["token"]
    made = opened(house, token, "horse-fever-party")
    assert made["socket"] == f"{PLACE}/ws"
    assert made["qr"] == f"{PLACE}/api/tables/{made['code']}/qr.svg"
    phone = visit(f"{PLACE}/party/{made['code']}", "phone")
    phone.get_by_role("textbox").first.wait_for()
    own(phone)


def test_sockets_and_requests_share_the_connections_that_nginx_keeps(house: House) -> None:
    token = httpx.post(f"{house.address}/api/guests").json()["token"]
    code = opened(house, token, "unicorn-fever")["code"]
    hello = {"type": "hello", "version": 1, "token": token, "table": code, "name": "Ada"}
    for _ in range(15):
        assert httpx.get(f"{house.address}/api/games").status_code == 200
        with connect(f"{house.address.replace('http', 'ws', 1)}/ws") as line:
            line.send(json.dumps(hello))
            assert json.loads(line.recv())["type"] == "welcome"
