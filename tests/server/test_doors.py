"""HTTP and the socket, without a network."""

import asyncio
import errno
import hashlib
import sys

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from hornbook.kernel import BadSettings, Chance, Record
from hornbook.server import verify_draw
from hornbook.server.app import application
from hornbook.server.protocol import VERSION
from hornbook.server.reach import Reach
from hornbook.server.refusals import NotAllowed
from hornbook.server.thinking import check_level
from hornbook.text import Catalogue, languages
from server.parlour import Time


class Browser:
    """A guest who speaks HTTP."""

    def __init__(self, http: TestClient) -> None:
        self.http = http
        made = http.post("/api/guests").json()
        self.guest, self.token = made["guest"], made["token"]

    def new_table(self, **order):
        headers = {"authorization": f"Bearer {self.token}"}
        wished = {"game": "unicorn-fever", "name": "Ada", **order}
        return self.http.post("/api/tables", json=wished, headers=headers)

    def socket(self, code, **hello):
        socket = self.http.websocket_connect("/ws")
        return Talk(socket, {"version": VERSION, "token": self.token, "table": code, **hello})


class Talk:
    """A socket that remembers what it heard."""

    def __init__(self, socket, hello) -> None:
        self.socket, self.hello = socket, hello

    def __enter__(self) -> "Talk":
        self.socket.__enter__()
        self.send("hello", **self.hello)
        return self

    def __exit__(self, *error) -> None:
        self.socket.__exit__(*error)

    def send(self, kind, **fields):
        self.socket.send_json({"type": kind, **fields})

    def until(self, kind):
        while True:
            frame = self.socket.receive_json()
            if frame["type"] == kind:
                return frame
            assert frame["type"] != "refused", frame

    def ask(self, kind, **fields):
        fields.setdefault("id", "x")
        self.send(kind, **fields)
        while True:
            frame = self.socket.receive_json()
            if frame["type"] in ("done", "refused", "drafted") and frame["id"] == fields["id"]:
                return frame


@pytest.fixture
def time():
    return Time()


@pytest.fixture
def http(tmp_path, time):
    with TestClient(application(str(tmp_path / "a.sqlite"), now=time)) as http:
        yield http


@pytest.mark.parametrize("address", ["", "http://192.168.1.7:8765"])
def test_a_picture_to_scan_never_sends_a_phone_to_itself(tmp_path, address):
    reach = Reach("127.0.0.1", 8765, address)
    door = application(str(tmp_path / "a.sqlite"), reach=reach)
    with TestClient(door, base_url="http://127.0.0.1:8765") as http:
        made = Browser(http).new_table(game="horse-fever-party").json()
        picture = http.get(made["qr"])
        if address:
            assert made["link"] == f"{address}/party/{made['code']}"
            assert b"<svg" in picture.content
        else:
            assert (picture.status_code, picture.json()["code"]) == (403, "only-this-computer")


@pytest.mark.parametrize("number", [errno.EADDRINUSE, errno.ENETDOWN])
def test_why_the_network_stays_out_is_said_in_words_of_ours(monkeypatch, number):
    async def listen(host):
        raise OSError(number, "the words of a system")

    monkeypatch.setattr("hornbook.server.reach.local_address", lambda: "192.168.1.7")
    reach = Reach("127.0.0.1", 8765)
    reach.leave_to_the_person(listen)
    with pytest.raises(NotAllowed) as refused:
        asyncio.run(reach.open())
    for language in languages():
        said = Catalogue(language).refusal(refused.value.code, refused.value.facts)
        assert "192.168.1.7" in said
        assert "the words of a system" not in said
    in_use = "Another program" in str(refused.value)
    assert in_use == (number == errno.EADDRINUSE)


def test_a_table_is_made_shared_and_played_against_bots(http, time):
    ada = Browser(http)
    seats = [{"kind": "host"}, {"kind": "bot", "level": "random"}, {"kind": "bot"}]
    made = ada.new_table(seats=seats)
    assert made.status_code == 201
    code = made.json()["code"]
    assert made.json()["link"].endswith(f"/t/{code}")
    assert b"<svg" in http.get(f"/api/tables/{code}/qr.svg").content
    chance = Chance(5)
    with ada.socket(code, name="Ada") as talk:
        assert talk.until("welcome")["seats"] == [0]
        promise = talk.until("table")["luck"]["commitment"]
        assert talk.ask("contribute", id="luck", words="my own words")["type"] == "done"
        assert talk.ask("start", id="start")["type"] == "done"
        number = 0
        frame = talk.until("fresh")
        while not frame["over"]:
            if frame["decision"] is not None:
                number += 1
                time.now += 1
                decision = frame["decision"]
                span = decision["span"]
                choice = span["low"] if span else chance.below(len(decision["options"]))
                talk.send(
                    "choose", id=f"c{number}", seat=0, number=decision["number"], choices=[choice]
                )
            frame = talk.until("events")
        game = frame["game"]
    finished = http.get(f"/api/archive/{game}").json()
    assert finished["commitment"] == promise
    assert hashlib.sha256(finished["secret"].encode()).hexdigest() == promise
    assert finished["contributions"] == ["my own words", "", ""]
    record = Record.from_json(http.get(f"/api/archive/{game}/record").content)
    verify_draw(record, promise, finished["secret"], finished["contributions"])
    steps = http.get(f"/api/archive/{game}/replay?first=0&count=3&eyes=1").json()
    assert [step["number"] for step in steps["steps"]] == [0, 1, 2]


def test_a_running_game_shows_neither_its_record_nor_its_seed(http):
    ada = Browser(http)
    code = ada.new_table(seats=[{"kind": "host"}, {"kind": "bot"}]).json()["code"]
    with ada.socket(code) as talk:
        talk.ask("start")
        game = talk.until("fresh")["game"]
        for path in ("", "/record", "/replay", "/review"):
            answer = http.get(f"/api/archive/{game}{path}")
            assert (answer.status_code, answer.json()["code"]) == (403, "still-playing")


def test_what_is_not_of_the_protocol_is_refused_and_the_talk_goes_on(http):
    ada = Browser(http)
    code = ada.new_table().json()["code"]
    with ada.socket(code) as talk:
        talk.until("table")
        for text in (
            "",
            "[]",
            "{",
            '{"type":"sit"}',
            '{"type":"sit","id":"a","more":1}',
            "null",
            '{"type":"fly","id":"b"}',
            "\ud83d",
            "9" * 9000,
            '{"type":' * 500,
        ):
            talk.socket.send_text(text)
            assert talk.until("refused")["code"] in ("malformed", "too-big")
        talk.send("ping")
        assert talk.until("pong")
        assert talk.ask("sit")["type"] == "done"


def test_who_speaks_too_fast_is_told_so_and_then_shown_the_door(http):
    ada = Browser(http)
    code = ada.new_table().json()["code"]
    with ada.socket(code) as talk:
        talk.until("table")
        for number in range(61):
            talk.send("ping")
            if number >= 30:
                assert talk.until("refused")["code"] == "too-fast"
        with pytest.raises(WebSocketDisconnect):
            talk.until("pong")


def test_tokens_are_ours_or_refused(http):
    ada = Browser(http)
    code = ada.new_table().json()["code"]
    for forged in ("", "x", "ada.00", ada.token[:-1] + "0" * (ada.token[-1] != "0") + "1"):
        eve = Browser(http)
        eve.token = forged
        assert eve.new_table().status_code == 401
        with eve.socket(code) as talk:
            assert talk.until("refused")["code"] == "bad-token"


def test_a_seat_cannot_be_taken_over(http):
    ada, eve = Browser(http), Browser(http)
    code = ada.new_table(seats=[{"kind": "host"}, {"kind": "open"}]).json()["code"]
    with eve.socket(code) as talk:
        assert talk.ask("sit", seat=0)["code"] == "seat-taken"
        assert talk.ask("stand", id="y", seat=0)["code"] == "not-your-seat"
        assert talk.ask("look", id="z", seat=0)["code"] == "not-your-seat"
        assert talk.ask("start", id="s")["code"] == "only-the-host"


def test_other_sites_pages_stay_outside(http):
    assert http.post("/api/guests", headers={"origin": "https://evil.example"}).status_code == 403
    assert http.post("/api/guests", headers={"origin": "http://testserver"}).status_code == 201
    with (
        pytest.raises(WebSocketDisconnect),
        http.websocket_connect("/ws", headers={"origin": "https://evil.example"}),
    ):
        pass


def test_guessing_codes_is_slowed_down_but_a_party_gets_in(http, time):
    ada, eve = Browser(http), Browser(http)
    code = ada.new_table().json()["code"]
    codes = []
    for number in range(12):
        with eve.socket(f"BBB{number:02}") as talk:
            codes.append(talk.until("refused")["code"])
    assert codes[:8] == ["no-such-table"] * 8
    assert set(codes[9:]) == {"too-many-guesses"}
    for _ in range(40):
        with Browser(http).socket(code) as talk:
            assert talk.until("welcome")
    time.now += 60
    with eve.socket(code) as talk:
        assert talk.until("welcome")


def test_wrong_orders_are_refused_with_a_code(http):
    ada = Browser(http)
    for order, code in (
        ({"game": "chess"}, "unknown-game"),
        ({"settings": {"colour": 1}}, "unknown-setting"),
        ({"edition": "not toml ["}, "card-fault"),
        ({"seats": [{"kind": "bot", "level": "genius"}]}, "unknown-bot"),
        ({"seats": [{"kind": "throne"}]}, "malformed"),
        ({"secret": "x"}, "malformed"),
    ):
        answer = ada.new_table(**order)
        assert answer.status_code in (400, 422)
        assert answer.json()["code"] == code
    assert http.post("/api/tables", json={}).status_code == 401


def test_the_lobby_lists_public_tables_only(http):
    ada = Browser(http)
    public = ada.new_table(public=True).json()["code"]
    ada.new_table(public=False)
    assert [one["code"] for one in http.get("/api/tables").json()["tables"]] == [public]
    with ada.socket(public) as talk:
        assert talk.ask("lock", locked=True)["type"] == "done"
        with Browser(http).socket(public) as other:
            assert other.until("refused")["code"] == "table-locked"
    assert http.get("/api/tables").json()["tables"] == []


def test_the_server_says_how_it_is(http):
    assert http.get("/healthz").json()["ok"]
    http.get("/api/tables/ZZZZZ")
    figures = http.get("/metrics").text
    assert 'hornbook_refusals_total{code="no-such-table"} 1' in figures
    assert "hornbook_rooms 0" in figures
    assert http.get("/api/schema").json()["version"] == VERSION
    assert http.get("/api/schema/kill-the-unicorns").json()["events"]
    assert len(http.get("/api/games").json()["games"]) >= 3


def test_a_server_never_loads_a_class_that_a_client_names():
    for level in ("antigravity:1", "this:5", "genius"):
        with pytest.raises(BadSettings, match="sharp"):
            check_level(level, "unicorn-fever")
    assert "antigravity" not in sys.modules
