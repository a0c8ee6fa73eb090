"""Whatever comes through the doors: no 500, no hang, no harm."""

import json

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.testclient import TestClient

from hornbook.server.app import application
from hornbook.server.http import openapi
from hornbook.server.protocol import VERSION, commands
from server.parlour import Time

TYPES = [
    "hello",
    "ping",
    "sit",
    "stand",
    "set-bot",
    "start",
    "rematch",
    "lock",
    "contribute",
    "choose",
    "draft",
    "undo",
    "pause",
    "vote",
    "look",
    "who",
    "chat",
    "react",
    "odds",
    "chances",
    "mute",
    "fly",
]
SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-5, 5)
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
)
VALUES = SCALARS | st.lists(st.integers(-2, 6), max_size=4)
FIELDS = st.sampled_from(
    [
        "id",
        "seat",
        "number",
        "choices",
        "locked",
        "words",
        "level",
        "paused",
        "motion",
        "agree",
        "seats",
        "text",
        "reaction",
        "guest",
        "muted",
        "name",
        "table",
        "token",
        "version",
        "more",
    ]
)
LIKELY = st.fixed_dictionaries(
    {"type": st.sampled_from(TYPES), "id": st.sampled_from(["a", "b", "c"])},
    optional={
        "seat": st.integers(0, 3),
        "number": st.integers(0, 3),
        "choices": st.lists(st.integers(0, 3), max_size=3),
        "paused": st.booleans(),
        "locked": st.just(False),
        "motion": st.sampled_from(["undo", "pause"]),
        "agree": st.booleans(),
        "seats": st.lists(st.integers(0, 9), max_size=4),
        "words": st.text(max_size=9),
        "level": st.sampled_from(["random", "steady"]),
        "text": st.text(max_size=5),
        "reaction": st.sampled_from([one.value for one in commands.Reaction]),
    },
)
FRAMES = LIKELY | st.dictionaries(FIELDS | st.just("type"), VALUES, max_size=6) | VALUES


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    time = Time()
    path = tmp_path_factory.mktemp("fuzz") / "a.sqlite"
    with TestClient(application(str(path), now=time), raise_server_exceptions=False) as http:
        token = http.post("/api/guests").json()["token"]
        http.headers["authorization"] = f"Bearer {token}"
        yield http, token, time


@settings(
    max_examples=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(said=st.lists(FRAMES, min_size=1, max_size=12))
def test_any_frames_leave_the_table_standing(house, said):
    http, token, time = house
    time.now += 1000
    seats = [{"kind": "host"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
    order = {"game": "horse-fever-party", "name": "Ada", "seats": seats, "most": 5}
    code = http.post("/api/tables", json=order).json()["code"]
    with http.websocket_connect("/ws") as socket:
        hello = {"type": "hello", "version": VERSION, "token": token, "table": code}
        socket.send_json(hello)
        for frame in said:
            socket.send_text(json.dumps(frame))
        socket.send_json({"type": "ping"})
        while (heard := socket.receive_json())["type"] != "pong":
            assert heard["type"] != "closing", heard
    time.now += 1000
    with http.websocket_connect("/ws") as socket:
        socket.send_json(hello)
        assert socket.receive_json()["type"] == "welcome"


@settings(max_examples=60, deadline=None, derandomize=True)
@given(
    order=st.dictionaries(
        st.sampled_from(
            ["game", "name", "settings", "seats", "most", "public", "clock", "edition"]
        ),
        VALUES
        | st.sampled_from(["unicorn-fever", "none", "quick"])
        | st.dictionaries(st.text(max_size=5), VALUES, max_size=2),
        max_size=8,
    ),
    body=st.none() | st.binary(max_size=60),
)
def test_any_order_is_made_or_refused(house, order, body):
    http, _, time = house
    time.now += 1000
    content = body if body is not None else json.dumps(order)
    assert http.post("/api/tables", content=content).status_code < 500


@settings(max_examples=80, deadline=None, derandomize=True)
@given(
    parts=st.lists(st.text(max_size=12), max_size=3),
    query=st.text(max_size=20),
    place=st.sampled_from(["tables", "archive", "schema", "games", "guests", ""]),
)
def test_any_address_is_answered(house, parts, query, place):
    http, _, time = house
    time.now += 1000
    from urllib.parse import quote

    path = "/".join(["/api", place, *[quote(part, safe="") for part in parts]])
    assert http.get(f"{path}?{quote(query)}").status_code < 500
    assert http.get("/api/archive/x/replay", params={"first": query}).status_code < 500


DOOR = schemathesis.openapi.from_dict(openapi.document())


@DOOR.parametrize()
@settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_the_http_door_answers_as_it_is_described(case, house):
    http, token, time = house
    time.now += 1000
    asked = case.as_transport_kwargs(base_url="http://testserver")
    asked.pop("cookies", None)
    asked["headers"] = {**asked["headers"], "authorization": f"Bearer {token}"}
    asked["headers"].pop("Accept-Encoding", None)
    if isinstance(asked.get("data"), bytes | str):
        asked["content"] = asked.pop("data")
    answer = http.request(**asked)
    checks = [
        not_a_server_error,
        status_code_conformance,
        content_type_conformance,
        response_schema_conformance,
    ]
    case.validate_response(answer, checks=checks)


def test_a_body_that_is_too_big_is_not_read(house):
    http, _, time = house
    time.now += 1000
    answer = http.post("/api/tables", content=b'{"game":"' + b"x" * 2_000_000)
    assert answer.status_code == 413
