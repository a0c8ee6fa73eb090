"""A table that cannot be opened says so at once, and opens by itself once it can be."""

import asyncio
import json
import sqlite3

import pytest
from starlette.testclient import TestClient

from hornbook import games
from hornbook.kernel import Chance, Record
from hornbook.kernel.cardfile import Fault, FaultyCards
from hornbook.server.app import application
from hornbook.server.connection.session import Session
from hornbook.server.protocol import VERSION, frames
from hornbook.server.protocol import commands as c
from hornbook.server.refusals import Unavailable
from hornbook.server.table.state import Stage
from server.cluster import cluster
from server.parlour import FRAME, Parlour, in_a_loop, play_out, started, whose_turn
from server.street import Cuttable


class Knock:
    """A visitor at the door: what it hears, and whether the door hung up."""

    def __init__(self, parlour, code) -> None:
        services = parlour.services
        self.heard, self.closed = [], None
        self._visit = Session(services, "127.0.0.1", self, services.callers.come(Cuttable()))
        _, token = services.guests.new()
        hello = {"type": "hello", "version": VERSION, "token": token, "table": code}
        self._visit.heard(json.dumps(hello).encode())

    def push(self, packed):
        self.heard.append(FRAME.decode(packed.text))

    def close(self, code):
        self.closed = code

    async def answer(self):
        while not self.heard:
            await asyncio.sleep(0.001)
        return self.heard[0]


async def asleep(parlour, moves=4):
    """The code of a table with a running game that nobody looks at."""
    people = await started(parlour, "unicorn-fever", 2)
    await play_out(people, Chance(1), moves)
    code = people[0].room.state.code
    await parlour.restart()
    return code


def spoil(path, statement, *values):
    with sqlite3.connect(path) as database:
        assert database.execute(statement, values).rowcount > 0


BROKEN = {
    "sheet": "update tables set sheet = 'no sheet'",
    "seat": "update seats set card = '{}{' where seat = 1",
    "setup": "update games set setup = '[]'",
    "game": "delete from games",
    "move": "update moves set move = '77' where number = 2",
    "nonsense": "update moves set move = 'what' where number = 2",
    "chat": "update chat set line = 'no line'",
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_row_is_told_to_visitors_and_to_the_operator(tmp_path, what):
    path = tmp_path / "a.sqlite"

    @in_a_loop
    async def whole():
        async with Parlour(path) as parlour:
            people = await started(parlour, "unicorn-fever", 2)
            await people[0].say(c.Chat, text="hello")
            await play_out(people, Chance(1), 4)
            code = people[0].room.state.code
            await parlour.restart()
            kept = tmp_path / "kept.sqlite"
            with sqlite3.connect(path) as one, sqlite3.connect(kept) as other:
                one.backup(other)
            spoil(path, BROKEN[what])
            rooms = parlour.services.rooms
            knocks = [Knock(parlour, code) for _ in range(3)]
            for knock in knocks:
                answer = await asyncio.wait_for(knock.answer(), 5)
                assert (answer.code, answer.passing) == ("table-broken", True)
                assert knock.closed == 1008
            assert rooms.broken[code]
            assert rooms.awake == {}
            with sqlite3.connect(kept) as one, sqlite3.connect(path) as other:
                one.backup(other)
            await rooms.sweep()
            assert rooms.broken == {}
            assert isinstance(await Knock(parlour, code).answer(), frames.Welcome)

    whole()


def test_requests_for_a_table_that_cannot_be_opened_get_a_code_and_others_are_served(tmp_path):
    path = tmp_path / "a.sqlite"
    client = TestClient(application(str(path)))
    with client:
        token = client.post("/api/guests").json()["token"]
        bearer = {"authorization": f"Bearer {token}"}
        order = {"game": "unicorn-fever", "name": "Ada", "public": True}
        codes = [
            client.post("/api/tables", json=order, headers=bearer).json()["code"] for _ in range(2)
        ]
    spoil(path, "update tables set sheet = 'no sheet' where code = ?", codes[0])
    with client:
        for address in ("", "/qr.svg", "/words"):
            answer = client.get(f"/api/tables/{codes[0]}{address}")
            assert (answer.status_code, answer.json()["code"]) == (503, "table-broken")
        listed = client.get("/api/tables").json()["tables"]
        assert [one["code"] for one in listed] == [codes[1]]
        assert client.get(f"/api/tables/{codes[1]}").status_code == 200
        with client.websocket_connect("/ws") as socket:
            hello = {"type": "hello", "version": VERSION, "token": token, "table": codes[0]}
            socket.send_json(hello)
            assert socket.receive_json()["code"] == "table-broken"


def test_a_game_in_the_archive_that_cannot_be_read_is_a_code(tmp_path):
    path = tmp_path / "a.sqlite"

    @in_a_loop
    async def played():
        async with Parlour(path) as parlour:
            people = await started(parlour, "horse-fever-party", 3, settings={"races": 1})
            await play_out(people, Chance(1))
            return people[0].room.play.id

    played()
    shown = ["", "/record", "/words"]
    for spoiled, asked in (
        ("setup = '[]'", shown),
        ("record = cast('nothing' as blob)", [*shown, "/replay"]),
    ):
        spoil(path, f"update games set {spoiled}")  # noqa: S608 - the words above
        with sqlite3.connect(path) as database:
            game = database.execute("select id from games").fetchone()[0]
        with TestClient(application(str(path))) as client:
            for address in asked:
                answer = client.get(f"/api/archive/{game}{address}")
                assert (answer.status_code, answer.json()["code"]) == (422, "record-unreadable")


def test_a_database_that_goes_away_and_comes_back():
    with cluster() as postgres:

        @in_a_loop
        async def whole():
            async with Parlour(postgres.url) as parlour:
                people = await started(parlour, "unicorn-fever", 2)
                person = whose_turn(people)
                code, asked = person.room.state.code, person.moment.decision
                choice = {"seat": asked.seat, "number": asked.number, "choices": [0]}
                await asyncio.to_thread(postgres.stop)
                assert await person.say(c.Choose, id="mine", **choice) is None
                assert person.last(frames.Closing).again
                rooms = parlour.services.rooms
                for _ in range(2):
                    answer = await asyncio.wait_for(Knock(parlour, code).answer(), 5)
                    assert (answer.code, answer.passing) == ("store-away", True)
                assert rooms.broken == {code: "store-away"}
                with pytest.raises(Unavailable):
                    await parlour.services.store.ready()
                await asyncio.to_thread(postgres.start)
                back = await parlour.enter(code, person.client.guest)
                assert rooms.broken == {}
                done = await back.say(c.Choose, id="mine", **choice)
                assert done == frames.Done("mine", 1)
                assert len(back.room.play.game.history) == 1

        whole()


@in_a_loop
async def test_who_comes_to_a_room_that_has_just_closed_is_sent_round_again(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        room = await parlour.table("unicorn-fever")
        knock = Knock(parlour, room.state.code)
        await knock.answer()
        await room.close("try-again")
        late = Knock(parlour, room.state.code)
        assert await asyncio.wait_for(late.answer(), 5) == frames.Closing("try-again", again=True)


def other_rules(monkeypatch, game):
    """As after an upgrade that plays that game differently."""
    import msgspec

    old = games.info(game)
    new = msgspec.structs.replace(old, rules=old.rules + 1)
    kind = games.load(game)
    monkeypatch.setattr(kind, "info", new)
    info = games.info
    monkeypatch.setattr(games, "info", lambda name: new if name == game else info(name))


@pytest.mark.parametrize("game", ["unicorn-fever", "horse-fever-party", "kill-the-unicorns"])
def test_a_game_of_older_rules_is_closed_and_its_record_kept(tmp_path, monkeypatch, game):
    @in_a_loop
    async def whole():
        async with Parlour(tmp_path / "a.sqlite") as parlour:
            people = await started(parlour, game, 3)
            await play_out(people, Chance(1), 9)
            play, code = people[0].room.play, people[0].room.state.code
            await people[1].say(c.Stand, seat=1)
            expected = play.record()
            with monkeypatch.context() as upgraded:
                other_rules(upgraded, game)
                await parlour.restart()
                back = await parlour.enter(code, "ada")
                table = back.last(frames.Table)
                assert (table.stage, table.playing) == (Stage.GATHERING, "")
                assert table.closed == play.id
                assert [face.kind.value for face in table.faces] == ["person", "open", "person"]
                assert not [one for one in back.heard if isinstance(one, frames.Fresh)]
                row = await parlour.services.store.game(play.id)
                assert row.ended == parlour.time.now
                record = Record.from_json(row.record)
                assert record.rules == expected.rules
                assert record.choices == expected.choices
                assert (record.seed, record.result) == (expected.seed, None)
                await parlour.restart()
                again = await parlour.enter(code, "ada")
                assert again.last(frames.Table).closed == play.id
                await again.say(c.SetBot, seat=1, level="random")
                assert isinstance(await again.say(c.Start), frames.Done)
                assert again.last(frames.Table).closed == ""
                setup = again.room.play.setup
                assert setup.rules == expected.rules + 1

    whole()


def test_a_game_with_other_cards_is_closed_too(tmp_path, monkeypatch):
    path = tmp_path / "a.sqlite"

    @in_a_loop
    async def whole():
        async with Parlour(path) as parlour:
            code = await asleep(parlour)
            with sqlite3.connect(path) as database:
                setup = json.loads(database.execute("select setup from games").fetchone()[0])
                assert setup["cards"] == games.load("unicorn-fever").house_edition().digest
                setup["cards"] = "of another pack"
                database.execute("update games set setup = ?", [json.dumps(setup).encode()])
            back = await parlour.enter(code, "ada")
            assert back.last(frames.Table).closed

    whole()


def test_own_cards_that_later_rules_cannot_read_make_way_for_the_houses(tmp_path, monkeypatch):
    def readable(text):
        raise FaultyCards([Fault(3, "not-one-of", {"key": "power", "value": "win-ties"})])

    @in_a_loop
    async def whole():
        game, cards = "kill-the-unicorns", '[edition]\nname = "Ours"\n'
        async with Parlour(tmp_path / "a.sqlite") as parlour:
            people = await started(parlour, game, 3, edition=cards)
            code, play = people[0].room.state.code, people[0].room.play.id
            other_rules(monkeypatch, game)
            with monkeypatch.context() as upgraded:
                upgraded.setattr(games.load(game), "read_edition", readable)
                await parlour.restart()
                back = await parlour.enter(code, "ada")
                table = back.last(frames.Table)
                assert (table.closed, table.put_away, table.edition) == (play, True, None)
                assert isinstance(await back.say(c.Start), frames.Done)
                assert not back.last(frames.Table).put_away

    whole()


def test_a_finished_game_of_older_rules_leaves_its_table_to_the_next(tmp_path, monkeypatch):
    @in_a_loop
    async def whole():
        async with Parlour(tmp_path / "a.sqlite") as parlour:
            people = await started(parlour, "horse-fever-party", 3, settings={"races": 1})
            await play_out(people, Chance(1))
            code, game = people[0].room.state.code, people[0].room.play.id
            before = await parlour.services.store.game(game)
            other_rules(monkeypatch, "horse-fever-party")
            await parlour.restart()
            back = await parlour.enter(code, "ada")
            table = back.last(frames.Table)
            assert (table.stage, table.finished, table.closed) == (Stage.GATHERING, game, "")
            assert await parlour.services.store.game(game) == before

    whole()


@in_a_loop
async def test_what_was_confirmed_at_once_is_so_after_a_restart_however_long_the_game(
    tmp_path, monkeypatch
):
    monkeypatch.setattr("hornbook.server.room.waking.SLICE", 1)
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "horse-fever-party", 3, settings={"races": 1})
        person = next(one for one in people if one.moment.decision is not None)
        asked = person.moment.decision
        chain = {"seat": asked.seat, "number": asked.number, "choices": [0, 100, 1, 100]}
        done = await person.say(c.Choose, **chain)
        assert done.made > 1
        begun = list(person.room.play._begun)
        await parlour.restart()
        back = await parlour.enter(person.room.state.code, person.client.guest)
        assert list(back.room.play._begun) == begun
