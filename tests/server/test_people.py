"""Everybody at a table has a name and a face of their own, and keeps them."""

import asyncio
import re
from pathlib import Path
from time import process_time

import msgspec
import pytest
from starlette.testclient import TestClient

from hornbook.kernel import Chance
from hornbook.server.app import application
from hornbook.server.protocol import commands as c
from hornbook.server.protocol import frames
from hornbook.server.refusals import NotAllowed
from hornbook.server.store import Changes
from hornbook.server.table.people import PORTRAITS, check_name, name_of, wardrobe
from hornbook.server.table.seating import Seating
from hornbook.server.table.state import OPEN_SEAT, SeatCard, SeatKind
from server.parlour import Parlour, in_a_loop, started

ART = Path(__file__).parents[2] / "web" / "src" / "art"


def person(name, guest="", portrait=""):
    return SeatCard(SeatKind.PERSON, name, guest or name, portrait=portrait)


def worn(seating):
    return [card.portrait for card in seating.cards]


def test_every_portrait_is_drawn():
    drawn = "".join(file.read_text() for file in ART.glob("*.svg"))
    assert set(PORTRAITS) <= set(re.findall(r'<symbol id="([^"]+)"', drawn))
    assert len(set(PORTRAITS)) == len(PORTRAITS) >= 18


@pytest.mark.parametrize("game", ["horse-fever-board", "unicorn-fever"])
def test_a_game_deals_all_portraits_its_own_first(game):
    assert sorted(wardrobe(game)) == sorted(PORTRAITS)
    assert wardrobe(game)[0].startswith("g-" if game.startswith("horse") else "b-")


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("Ada", "Ada"),
        ("  Ada \t Lovelace ", "Ada Lovelace"),
        ("A\u200bd\u202ea\u0007", "Ada"),
        ("Zoe\u0308", "Zoë"),
        ("🦄", "🦄"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("❤\ufe0f\u200d🔥", "❤\ufe0f\u200d🔥"),
        ("👩\u200d", "👩"),
        ("A\u200d\u2066da\u2069\ufeff\u00ad\u061c", "Ada"),
        ("Ada\u2028\u2029Bo\U000e0041", "Ada Bo"),
        ("You", "Guest"),
        ("yOU ", "Guest"),
        ("y\u200dou", "Guest"),
        ("?", "Guest"),
        ("\u3164", "Guest"),
        (" ", "Guest"),
    ],
)
def test_a_name_is_what_others_can_read(typed, read):
    assert name_of(typed) == read


def test_a_name_being_typed_is_refused_if_it_is_none():
    assert check_name(" Ada ") == "Ada"
    for typed, code in [("you", "name-of-the-reader"), (" \u200b", "name-empty")]:
        with pytest.raises(NotAllowed) as refused:
            check_name(typed)
        assert refused.value.code == code


def test_nobody_looks_or_is_called_like_somebody_else():
    seating = Seating((), 12, "unicorn-fever")
    for guest in range(3):
        seating.add(person("Ada", str(guest), "b-bard"))
    seating.add(SeatCard(SeatKind.BOT, level="steady"))
    assert [card.name for card in seating.cards] == ["Ada", "Ada B", "Ada C", "Dario"]
    assert worn(seating)[0] == "b-bard"
    assert len(set(worn(seating))) == 4
    assert all(worn(seating))


def test_bots_give_way_to_a_person_who_likes_their_face():
    seating = Seating((), 6, "horse-fever-board")
    seating.add(SeatCard(SeatKind.BOT, level="steady"))
    seating.add(SeatCard(SeatKind.BOT, level="steady"))
    liked, kept = worn(seating)
    seating.add(person("Ada", portrait=liked))
    assert worn(seating)[1:] == [kept, liked]
    assert worn(seating)[0] not in ("", liked, kept)
    assert 0 in seating.changed


def test_a_bot_of_another_level_is_still_the_same():
    seating = Seating((), 6, "horse-fever-board")
    seating.add(SeatCard(SeatKind.BOT, level="steady"))
    before = worn(seating)
    seating.put(0, SeatCard(SeatKind.BOT, level="sharp"))
    assert worn(seating) == before


def test_a_crowd_sits_down_as_fast_as_a_few():
    seating = Seating((), 10_000, "horse-fever-party")
    begun = process_time()
    for guest in range(4000):
        seating.add(person("Ada", str(guest), "c-miss-paris"))
    assert process_time() - begun < 2  # it would be minutes if each looked at all others
    assert len({card.name for card in seating.cards}) == 4000
    assert len(set(worn(seating)[: len(PORTRAITS)])) == len(PORTRAITS)
    assert set(worn(seating)[len(PORTRAITS) :]) == {"c-miss-paris"}
    again = Seating(seating.cards, 10_000, "horse-fever-party")
    assert again.cards == seating.cards


def test_seats_stored_before_there_were_portraits_get_some():
    old = [{"kind": "person", "name": "Ada", "guest": "a"}, {"kind": "bot", "level": "steady"}]
    cards = [msgspec.convert(one, SeatCard) for one in old]
    cards.append(person("Bea", portrait=wardrobe("unicorn-fever")[0]))
    first = Seating([*cards, OPEN_SEAT], 6, "unicorn-fever")
    assert len(set(worn(first))) == 4
    assert worn(first)[3] == ""
    assert worn(Seating([*cards, OPEN_SEAT], 6, "unicorn-fever")) == worn(first)


@in_a_loop
async def test_a_table_of_an_old_database_goes_on(any_store):
    async with Parlour(any_store) as parlour:
        people = await started(parlour, "unicorn-fever", 2)
        code = people[0].room.state.code
        old = {
            (code, seat): msgspec.json.encode({"kind": "person", "name": name, "guest": name})
            for seat, name in enumerate(["ada", "You"])
        }
        await parlour.services.store.commit(Changes(seats=old))
        await parlour.restart()
        back = await parlour.enter(code, "ada")
        faces = back.last(frames.Table).faces
        assert [face.name for face in faces] == ["ada", "Guest"]
        assert len({face.portrait for face in faces} - {""}) == 2


@in_a_loop
async def test_a_face_is_kept_through_game_archive_and_rematch(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        seats = [
            {"kind": "host"},
            {"kind": "hot-seat", "name": "Bea", "portrait": "b-bard"},
            {"kind": "open"},
            {"kind": "bot", "level": "random"},
        ]
        room = await parlour.table(
            "horse-fever-party", seats=seats, portrait="c-miss-paris", settings={"races": 1}
        )
        ada = await parlour.enter(room.state.code, "ada")
        tom = await parlour.enter(room.state.code, "tom")
        await tom.say(c.Sit, portrait="g-cap")
        before = [face.portrait for face in ada.last(frames.Table).faces]
        assert before[:3] == ["c-miss-paris", "b-bard", "g-cap"]
        assert before[3] not in ("", *before[:3])
        await ada.say(c.Start)
        await parlour.restart()
        ada = await parlour.enter(room.state.code, "ada")
        tom = await parlour.enter(room.state.code, "tom")
        for _ in range(200):
            if tom.moment.over:
                break
            for who, seat in [(ada, 0), (ada, 1), (tom, 2)]:
                await who.say(c.Look, seat=seat)
                if who.moment.decision is not None:
                    await who.choose(Chance(3))
        assert tom.moment.over
        row = await parlour.services.store.game(tom.last(frames.Table).playing)
        assert msgspec.json.decode(row.setup)["portraits"] == before
        await ada.say(c.Rematch)
        assert [face.portrait for face in ada.last(frames.Table).faces] == before


@in_a_loop
async def test_who_stood_up_is_let_go_by_a_rematch_and_told_so(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        ada, ben = await started(parlour, "horse-fever-family", 2)
        await ben.say(c.Stand, seat=1)
        await ada.say(c.Stand, seat=0)
        async with asyncio.timeout(60):
            while not ada.moment.over:
                await asyncio.sleep(0.05)
        await ada.say(c.Sit, seat=0)
        await ada.say(c.Rematch)
        assert [face.guest for face in ada.last(frames.Table).faces] == ["ada", ""]
        assert ben.last(frames.Seats).seats == []
        assert isinstance(await ben.say(c.Sit), frames.Done)
        assert ben.last(frames.Seats).seats == [1]


@in_a_loop
async def test_a_person_takes_another_name_and_face_at_the_table(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        ada, ben = await started(parlour, "unicorn-fever", 2)
        taken = ben.last(frames.Table).faces[1].portrait
        refusals = [
            await ada.say(c.Introduce, seat=1, name="Bea"),
            await ada.say(c.Introduce, seat=0, name="YOU"),
            await ada.say(c.Introduce, seat=0, portrait="b-nobody"),
            await ada.say(c.Introduce, seat=0, portrait=taken),
        ]
        assert [one.code for one in refusals] == [
            "not-your-seat",
            "name-of-the-reader",
            "unknown-portrait",
            "portrait-taken",
        ]
        assert isinstance(await ada.say(c.Introduce, seat=0, name="Ben"), frames.Done)
        assert isinstance(await ada.say(c.Introduce, seat=0, portrait="g-cap"), frames.Done)
        face = ben.last(frames.Table).faces[0]
        assert (face.name, face.portrait) == ("Ben B", "g-cap")
        await ada.say(c.Chat, text="hello")
        line = ben.last(frames.Said).line
        assert (line.name, line.portrait) == ("Ben B", "g-cap")


@in_a_loop
async def test_who_only_looks_on_speaks_under_no_players_name(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "unicorn-fever", 2)
        other = await parlour.enter(people[0].room.state.code, "eve")
        other.client.name = "Ada"
        await other.say(c.Chat, text="hello")
        assert people[0].last(frames.Said).line.name == "Ada B"


def test_portraits_are_checked_at_every_door(tmp_path):
    with TestClient(application(str(tmp_path / "a.sqlite"))) as http:
        offered = http.get("/api/games").json()["portraits"]
        assert offered == list(PORTRAITS)
        token = http.post("/api/guests").json()["token"]
        headers = {"authorization": f"Bearer {token}"}
        order = {"game": "unicorn-fever", "name": "Ada"}
        wrong = http.post("/api/tables", json={**order, "portrait": "x"}, headers=headers)
        assert wrong.json()["code"] == "unknown-portrait"
        seats = [{"kind": "host"}, {"kind": "hot-seat", "name": "Bea", "portrait": "x"}]
        wrong = http.post("/api/tables", json={**order, "seats": seats}, headers=headers)
        assert wrong.json()["code"] == "unknown-portrait"
        code = http.post("/api/tables", json=order, headers=headers).json()["code"]
        hello = {"type": "hello", "version": 1, "token": token, "table": code}
        with http.websocket_connect("/ws") as socket:
            socket.send_json({**hello, "portrait": "x"})
            assert socket.receive_json()["code"] == "unknown-portrait"
        with http.websocket_connect("/ws") as socket:
            socket.send_json({**hello, "name": "You", "portrait": "g-cap"})
            assert socket.receive_json()["type"] == "welcome"
            socket.send_json({"type": "sit", "id": "a", "portrait": "x"})
            while (frame := socket.receive_json())["type"] != "refused":
                pass
            assert frame["code"] == "unknown-portrait"
            socket.send_json({"type": "sit", "id": "b"})
            while (frame := socket.receive_json())["type"] != "table" or frame["players"] == 0:
                pass
            assert (frame["faces"][0]["name"], frame["faces"][0]["portrait"]) == ("Guest", "g-cap")
