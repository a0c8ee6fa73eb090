"""Whatever is asked, and wherever the database is: an answer with a code, never a fault."""

import time
from urllib.parse import unquote

import pytest
from starlette.testclient import TestClient

from hornbook.server import health
from hornbook.server.app import application
from hornbook.server.http.openapi import OPERATIONS
from hornbook.server.protocol import VERSION
from server.cluster import cluster

STRANGE = [
    "%00",
    "a%00b",
    "%ED%A0%80",  # half a character
    "%FF",
    "%F0%9F%A6%84" * 3,
    "%E2%80%AE",
    "'%20or%20''='",
    "BCDFG%5C",
    "B" * 3000,
    "-1",
]


def asked(operation, value):
    return operation.path.replace("{code}", value).replace("{game}", value)


@pytest.fixture
def http(any_store):
    with TestClient(application(any_store), raise_server_exceptions=False) as client:
        yield client


@pytest.fixture
def token(http):
    return http.post("/api/guests").json()["token"]


def test_no_address_makes_a_database_stumble(http, token):
    queries = ["", "?lang=%00", "?first=99999999999999999999&count=%00&eyes=%FF"]
    mine = {"authorization": f"Bearer {token}"}
    for operation in OPERATIONS:
        for value in STRANGE if "{" in operation.path else [""]:
            for query in queries:
                path = asked(operation, value) + query
                answer = http.request(operation.method, path, headers=mine, json={"text": "\x00"})
                assert answer.status_code < 500, path
                if answer.status_code >= 400:
                    assert answer.json()["code"], path


def test_no_hello_makes_a_database_stumble(http, token):
    for value in STRANGE:
        table = unquote(value)
        with http.websocket_connect("/ws") as talk:
            talk.send_json({"type": "hello", "version": VERSION, "token": token, "table": table})
            assert talk.receive_json()["type"] == "refused"


def test_every_address_answers_while_postgresql_is_away_and_after(monkeypatch):
    monkeypatch.setattr(health, "FRESH", -1.0)
    with cluster() as there, TestClient(application(there.url)) as http:
        token = http.post("/api/guests").json()["token"]
        mine = {"authorization": f"Bearer {token}"}
        order = {"game": "unicorn-fever", "name": "Ada", "public": True}
        assert http.post("/api/tables", json=order, headers=mine).status_code == 201
        assert http.get("/healthz").status_code == 200
        there.stop()
        away = set()
        for operation in OPERATIONS:
            begun = time.monotonic()
            path = asked(operation, "BCDFG")
            answer = http.request(operation.method, path, headers=mine, json=order)
            assert answer.status_code in (200, 201, 400, 403, 404, 422, 503), path
            assert time.monotonic() - begun < 15, path
            if answer.status_code == 503 and path != "/healthz":
                assert answer.json()["code"] == "store-away", path
                away.add(operation.path)
        assert {"/api/tables", "/api/tables/{code}", "/api/archive/{game}"} <= away
        well = http.get("/healthz")
        assert well.status_code == 503
        assert well.json()["parts"]["database"]["code"] == "database-away"
        assert http.get("/metrics").status_code == 200
        there.start()
        while http.get("/healthz").status_code != 200:
            pass
        assert len(http.get("/api/tables").json()["tables"]) == 1


def test_a_postgresql_that_hangs_is_told_at_once(monkeypatch):
    monkeypatch.setattr(health, "FRESH", -1.0)
    with cluster() as there, TestClient(application(there.url)) as http:
        assert http.get("/healthz").status_code == 200
        there.freeze()
        try:
            begun = time.monotonic()
            for _ in range(3):
                assert http.get("/healthz").json()["parts"]["database"]["status"] == "failing"
            assert time.monotonic() - begun < health.PATIENCE + 3
        finally:
            there.thaw()
        while http.get("/healthz").status_code != 200:
            pass
