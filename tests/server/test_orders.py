"""An order of a table that comes again, as its answer was lost, opens no second table."""

import asyncio
import sqlite3

import pytest
from starlette.testclient import TestClient

from hornbook.kernel import Chance
from hornbook.server.app import application
from hornbook.server.orders import Order
from hornbook.server.protocol.requests import NewTable, PlayOn
from hornbook.server.refusals import Malformed
from hornbook.server.room.receipts import REMEMBERED
from hornbook.server.rooms import SLEEP_AFTER
from hornbook.server.store import Store
from server.cluster import free_port
from server.fleet import Server
from server.parlour import Parlour, in_a_loop, play_out, started
from server.test_doors import Browser

ORDER = {"game": "unicorn-fever", "name": "Ada", "settings": {}, "seats": [{"kind": "host"}]}


def test_the_same_order_leads_to_the_same_table_also_after_a_restart(tmp_path):
    client = TestClient(application(str(tmp_path / "a.sqlite")))
    with client:
        ada = Browser(client)
        first = ada.new_table(id="one")
        assert first.status_code == 201
        assert ada.new_table(id="one").json() == first.json()
        others = [
            ada.new_table(id="two"),
            ada.new_table(),
            ada.new_table(),
            Browser(client).new_table(id="one"),
        ]
        codes = {one.json()["code"] for one in [first, *others]}
        assert len(codes) == 5
    with client:
        assert ada.new_table(id="one").json() == first.json()
        other = ada.new_table(id="one", public=True)
        assert (other.status_code, other.json()["code"]) == (400, "id-used")
        assert other.json()["facts"] == {"id": "one"}


def test_what_was_refused_can_be_ordered_again(tmp_path):
    with TestClient(application(str(tmp_path / "a.sqlite"))) as client:
        ada = Browser(client)
        assert ada.new_table(id="one", game="chess").status_code == 422
        assert ada.new_table(id="one", settings={"none": 1}).status_code == 422
        assert ada.new_table(id="one").status_code == 201


def test_an_order_that_comes_again_counts_for_no_new_table(tmp_path):
    with TestClient(application(str(tmp_path / "a.sqlite"), now=lambda: 1000.0)) as client:
        ada = Browser(client)
        again = [ada.new_table(id="one") for _ in range(30)]
        assert {(one.status_code, one.json()["code"]) for one in again} == {
            (201, again[0].json()["code"])
        }
        codes = [ada.new_table(id=f"other-{number}").status_code for number in range(12)]
        assert codes == [201] * 9 + [429] * 3
        assert ada.new_table(id="one").json() == again[0].json()  # also when there is no more


@pytest.mark.parametrize("wrong", ["", "x" * 33, "a b", 7])
def test_an_id_is_as_those_of_commands(tmp_path, wrong):
    with TestClient(application(str(tmp_path / "a.sqlite"))) as client:
        assert Browser(client).new_table(id=wrong).json()["code"] == "malformed"


async def order(parlour, wish):
    services = parlour.services
    return await services.orders.once(
        Order("ada", wish.id, wish), lambda: services.rooms.create(wish, "ada")
    )


@in_a_loop
async def test_orders_that_come_at_the_same_time_are_one(any_store):
    async with Parlour(any_store) as parlour:
        wish = NewTable(game="unicorn-fever", name="Ada", id="one")
        rooms = await asyncio.gather(*[order(parlour, wish) for _ in range(5)])
        assert len({room.state.code for room in rooms}) == 1
        other = NewTable(game="unicorn-fever", name="Bea", id="two")
        both = await asyncio.gather(
            order(parlour, other),
            order(parlour, NewTable(game="unicorn-fever", name="Cleo", id="two")),
            return_exceptions=True,
        )
        assert [isinstance(one, Malformed) for one in both] == [False, True]


@in_a_loop
async def test_it_is_remembered_for_an_hour_while_the_table_sleeps(any_store):
    async with Parlour(any_store) as parlour:
        wish = NewTable(game="unicorn-fever", name="Ada", id="one")
        code = (await order(parlour, wish)).state.code
        for seconds in (SLEEP_AFTER + 1, REMEMBERED - SLEEP_AFTER - 60):
            parlour.time.now += seconds
            await parlour.services.rooms.sweep()
        assert parlour.services.rooms.awake == {}
        assert (await order(parlour, wish)).state.code == code
        parlour.time.now += 120
        await parlour.services.rooms.sweep()
        assert (await order(parlour, wish)).state.code != code


@in_a_loop
async def test_what_is_not_stored_is_not_remembered_either(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        wish = NewTable(game="unicorn-fever", name="Ada", id="one")
        commit = parlour.services.store.commit

        async def broken(changes):
            raise OSError("the disk is full")

        parlour.services.store.commit = broken
        with pytest.raises(OSError, match="full"):
            await order(parlour, wish)
        parlour.services.store.commit = commit
        assert parlour.services.rooms.awake == {}
        code = (await order(parlour, wish)).state.code
        assert list(parlour.services.rooms.awake) == [code]


def test_a_finished_game_is_taken_up_once(tmp_path):
    path = tmp_path / "a.sqlite"

    @in_a_loop
    async def played():
        async with Parlour(path) as parlour:
            people = await started(parlour, "unicorn-fever", 2)
            await play_out(people, Chance(1))
            return people[0].room.play.id

    played()
    with sqlite3.connect(path) as database:
        game = database.execute("select id from games").fetchone()[0]
    with TestClient(application(str(path))) as client:
        ada = Browser(client)
        headers = {"authorization": f"Bearer {ada.token}"}

        def play_on(**wish):
            return client.post(f"/api/archive/{game}/play-on", json=wish, headers=headers)

        wish = {"at": 4, "seat": 0, "name": "Ada", "id": "one"}
        first = play_on(**wish)
        assert first.status_code == 201
        for _ in range(12):
            assert play_on(**wish).json() == first.json()
        assert play_on(**{**wish, "at": 5}).json()["code"] == "id-used"
        assert ada.new_table(id="one").json()["code"] == "id-used"


def test_a_request_with_a_field_of_tomorrow_is_told_apart_by_what_it_says():
    plain = NewTable(game="unicorn-fever", name="Ada", id="one")
    assert Order("ada", "one", plain).receipts("A", 0) == Order(
        "ada", "one", NewTable(game="unicorn-fever", name="Ada", id="one", hints=True)
    ).receipts("A", 0)
    assert Order("ada", None, PlayOn(at=1, seat=0, name="Ada")).receipts("A", 0) == []


KILLS = 8


async def tables_in(store_url):
    store = await Store.open(store_url)
    found = sum((await store.stages()).values())
    await store.close()
    return found


async def answered(server, wish, token):
    """The code that an order is answered with; a database may be too busy to let a server in."""
    asking = asyncio.create_task(server.post("/api/tables", wish, token))
    while not asking.done():
        if not server.alive:
            server.start()
        await asyncio.sleep(0.01)
    return (await asking)["code"]


def test_a_killed_server_opens_each_table_once(any_store):
    """Orders are sent until they are answered, whenever the server is killed."""
    server = Server(free_port(), any_store)
    chance = Chance("orders")

    @in_a_loop
    async def whole():
        before = await tables_in(any_store)
        server.start()
        token = (await server.post("/api/guests"))["token"]
        opened = set()
        for number in range(KILLS):
            wish = {**ORDER, "id": f"order-{number}"}
            asking = asyncio.create_task(answered(server, wish, token))
            await asyncio.sleep(chance.below(40) / 1000)
            server.kill()
            code = await asking
            assert await answered(server, wish, token) == code
            opened.add(code)
        server.kill()
        assert len(opened) == KILLS
        assert await tables_in(any_store) == before + KILLS

    try:
        whole()
    finally:
        server.kill()
