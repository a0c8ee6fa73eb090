"""Names, tables, games and talk are free: nobody fills the house with them."""

import pytest
from starlette.testclient import TestClient

from hornbook.server.app import application
from hornbook.server.limits import Limits
from hornbook.server.lobby import Lobby
from hornbook.server.protocol import commands as c
from hornbook.server.protocol import frames
from server.parlour import Parlour, in_a_loop, started
from server.test_doors import Browser


@pytest.fixture
def http(tmp_path):
    with TestClient(application(str(tmp_path / "a.sqlite"), now=lambda: 1000.0)) as http:
        yield http


def test_a_hundred_guests_of_one_address_open_no_hundreds_of_tables(http):
    codes = [Browser(http).new_table(public=True).status_code for _ in range(200)]
    assert codes[:150] == [201] * 150  # a convention behind one address
    assert set(codes[150:]) == {429}


def test_a_party_behind_one_address_comes_in(http):
    ada = Browser(http)
    code = ada.new_table(game="horse-fever-party").json()["code"]
    for _ in range(300):
        guest = Browser(http)
        headers = {"authorization": f"Bearer {guest.token}"}
        assert http.get(f"/api/tables/{code}", headers=headers).status_code == 200


def test_names_of_one_address_come_to_an_end(http):
    gate = http.app.state.services.gate
    for _ in range(6000):
        gate.new_guest("testclient", 1000.0)
    assert http.post("/api/guests").status_code == 429
    gate.new_guest("elsewhere", 1000.0)


def test_cards_kept_with_tables_come_to_an_end(http):
    own = '[edition]\nname = "Mine"\nextends = true\n' + "# \n" * 60_000
    codes = [Browser(http).new_table(edition=own).status_code for _ in range(25)]
    assert codes[0] == 201
    assert codes[-1] == 429


def test_whoever_looks_at_card_files_all_the_time_must_wait(http):
    ada = Browser(http)
    headers = {"authorization": f"Bearer {ada.token}"}
    path = "/api/games/unicorn-fever/edition"
    codes = [http.post(path, json={"text": ""}, headers=headers).status_code for _ in range(45)]
    assert codes[0] == 200
    assert codes[-1] == 429


@in_a_loop
async def test_real_tables_stay_in_the_lobby_whatever_one_address_opens(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        rooms, lobby = parlour.services.rooms, Lobby(parlour.services.rooms, parlour.services.store)
        lonely = await parlour.table("unicorn-fever", "ada", public=True)
        lonely.opened_from = "10.0.0.1"
        met = await parlour.table("unicorn-fever", "ben", public=True)
        met.opened_from = "10.0.0.2"
        for number in range(200):
            parlour.time.now += 1
            flood = await parlour.table("unicorn-fever", f"greedy{number}", public=True)
            flood.opened_from = "10.6.6.6"
            if number % 2:
                await parlour.enter(flood.state.code, f"greedy{number}")
        await parlour.enter(lonely.state.code, "ada")
        for guest in ("ben", "cleo"):
            await parlour.enter(met.state.code, guest)
        listed = [one.code for one in await lobby.tables()]
        assert len(listed) == 100
        assert listed[0] == met.state.code  # people are there together
        assert lonely.state.code in listed[:3]  # somebody waits; one of the flood beside it
        assert len(rooms.awake) == 202


@in_a_loop
async def test_tables_that_sleep_come_last_and_one_owner_does_not_hide_the_others(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        quiet = await parlour.table("unicorn-fever", "ada", public=True)
        for _ in range(50):
            await parlour.table("unicorn-fever", "greedy", public=True)
        parlour.time.now += 500
        await parlour.services.rooms.sweep()
        assert not parlour.services.rooms.awake
        awake = await parlour.table("unicorn-fever", "ben", public=True)
        listed = [one.code for one in await parlour.services.lobby.tables()]
        assert listed.index(quiet.state.code) <= 2
        assert listed.index(awake.state.code) <= 2


@in_a_loop
async def test_tables_at_which_nothing_was_dealt_are_forgotten_sooner(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        never = await parlour.table("unicorn-fever", "ada")
        people = await started(parlour, "unicorn-fever", 2)
        await people[0].leave()
        await people[1].leave()
        parlour.time.now += 4 * 86400
        await parlour.services.rooms.sweep()  # puts them to sleep
        await parlour.services.rooms.sweep()
        assert await parlour.services.store.table(never.state.code) is None
        assert await parlour.services.store.table(people[0].room.state.code) is not None


@in_a_loop
async def test_who_only_looks_on_does_not_drown_the_table(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "unicorn-fever", 2)
        code = people[0].room.state.code
        crowd = [await parlour.enter(code, f"looker{number}") for number in range(20)]
        for kind, fields in ((c.Chat, {"text": "x"}), (c.React, {"reaction": c.Reaction.CHEER})):
            answers = [await one.say(kind, **fields) for one in crowd]
            assert isinstance(answers[0], frames.Done)
            assert answers[-1].code == "too-much-talk"
            for person in people:
                assert isinstance(await person.say(kind, **fields), frames.Done)


@in_a_loop
async def test_no_host_deals_games_without_end(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        seats = [{"kind": "bot", "level": "random"}] * 2
        room = await parlour.table("unicorn-fever", seats=seats)
        ada = await parlour.enter(room.state.code, "ada")
        for _ in range(30):
            assert isinstance(await ada.say(c.Start), frames.Done)
            while not ada.last(frames.Table).finished:
                await ada.settled()
            assert isinstance(await ada.say(c.Rematch), frames.Done)
        assert (await ada.say(c.Start)).code == "too-many-games"
        parlour.time.now += 30
        assert isinstance(await ada.say(c.Start), frames.Done)


def test_nobody_is_forgotten_who_goes_on_asking():
    """A flood of new names does not fill the bucket of whoever makes it."""
    limits = Limits(10, 0, names=100)
    granted = 0
    for number in range(1000):
        granted += limits.spend("greedy", 0.0)
        limits.spend(f"name{number}", 0.0)
    assert granted == 10


@in_a_loop
async def test_what_is_said_again_counts_against_no_limit(tmp_path):
    """Whoever repeats what got no answer has used up nothing."""
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        seats = [{"kind": "bot", "level": "random"}] * 2
        room = await parlour.table("unicorn-fever", seats=seats)
        ada = await parlour.enter(room.state.code, "ada")
        looker = await parlour.enter(room.state.code, "looker")
        for _ in range(40):
            assert isinstance(await ada.say(c.Start, id="start"), frames.Done)
            assert isinstance(await looker.say(c.Chat, id="chat", text="x"), frames.Done)
        assert isinstance(await ada.say(c.Chat, text="x"), frames.Done)
        while not ada.last(frames.Table).finished:
            await ada.settled()
        assert isinstance(await ada.say(c.Rematch), frames.Done)
        assert isinstance(await ada.say(c.Start), frames.Done)


def test_who_only_looks_leaves_nothing_behind():
    """Thousands of phones come to a party and go: a look is not worth a note about each."""
    limits = Limits(8, 0.1)
    assert all(limits.spend(f"phone{number}", 0.0, 0) for number in range(1000))
    assert len(limits) == 0
    for _ in range(8):
        assert limits.spend("eve", 0.0)
    assert not limits.spend("eve", 0.0, 0)
    assert len(limits) == 1
