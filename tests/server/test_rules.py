"""The rules and their examples on their way: the same as the engine has, kept, and limited."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest
from starlette.testclient import TestClient

from hornbook import games
from hornbook.games.rules import rules_of
from hornbook.server.app import application
from hornbook.server.http import rulebook
from hornbook.server.limits.gate import Gate
from hornbook.server.refusals import TooMuch
from hornbook.text import languages


@pytest.fixture
def http(tmp_path):
    with TestClient(application(str(tmp_path / "a.sqlite"))) as http:
        yield http


@pytest.mark.parametrize("game", games.names())
def test_the_rules_come_in_every_language_with_the_same_addresses(http, game):
    books = [http.get(f"/api/games/{game}/rules?lang={one}").json() for one in languages()]
    assert [book["language"] for book in books] == languages()
    addresses = [
        [one["id"] for chapter in book["chapters"] for one in chapter["paragraphs"]]
        for book in books
    ]
    assert all(one == addresses[0] for one in addresses)
    there = {one.id for chapter in rules_of(game, "en") for one in chapter.paragraphs}
    assert set(addresses[0]) == there


def test_they_are_packed_and_not_sent_again(http):
    first = http.get("/api/games/unicorn-fever/rules", headers={"accept-encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip"
    assert int(first.headers["content-length"]) < 12_000
    again = http.get(
        "/api/games/unicorn-fever/rules",
        headers={"accept-encoding": "gzip", "if-none-match": first.headers["etag"]},
    )
    assert again.status_code == 304
    assert http.get("/api/games/chess/rules").status_code == 422
    assert http.get("/api/games/unicorn-fever/rules?tongue=en").status_code == 400


def test_no_table_carries_the_rules(http):
    sent = http.get("/api/games/unicorn-fever/words").json()
    assert sent["rules"] is True
    assert "rules-uf-" not in sent["fluent"]


def test_an_example_is_reckoned_and_its_form_is_in_the_rules(http):
    given = {"kind": 0, "row": 3, "stake": 4, "place": 1}
    order = {"example": "payout", "given": given, "lang": "en"}
    shown = http.post("/api/games/unicorn-fever/example", json=order).json()
    assert [one["value"] for one in shown["figures"]] == [20, 5]
    forms = http.get("/api/games/unicorn-fever/rules").json()["examples"]
    assert {one["name"] for one in forms["payout"]["controls"]} == set(given)


def test_an_example_that_takes_its_time_holds_nobody_up(http, monkeypatch):
    begun, waited_for = Event(), Event()

    def slow(*_):
        begun.set()
        assert waited_for.wait(10), "the others were held up"
        return {}

    monkeypatch.setattr(rulebook, "tried", slow)
    order = {"example": "slow", "given": {"stake": 1}, "lang": "en"}
    with ThreadPoolExecutor() as pool:
        answer = pool.submit(http.post, "/api/games/unicorn-fever/example", json=order)
        assert begun.wait(10)
        assert http.get("/api/games").status_code == 200
        waited_for.set()
        assert answer.result().status_code == 200


@pytest.mark.parametrize(
    ("order", "status"),
    [
        ({"example": "payout", "given": {"kind": 0}}, 422),
        ({"example": "payout", "given": {"kind": 9, "row": 3, "stake": 4, "place": 1}}, 422),
        ({"example": "payout", "given": {"kind": [0], "row": 3, "stake": 4, "place": 1}}, 422),
        ({"example": "turn", "given": {"turns": [-1, 0, 0]}}, 422),
        ({"example": "turn", "given": {"turns": [0] * 99}}, 400),
        ({"example": "nothing", "given": {}}, 422),
        ({"example": "payout"}, 400),
        ({"given": {}}, 400),
        ([], 400),
    ],
)
def test_what_is_no_example_is_refused(http, order, status):
    answer = http.post("/api/games/unicorn-fever/example", json=order)
    assert answer.status_code == status, answer.text


def test_whoever_asks_too_often_has_to_wait():
    gate = Gate()
    for _ in range(1200):
        gate.example("192.0.2.1", 0.0)
    with pytest.raises(TooMuch):
        gate.example("192.0.2.1", 0.0)
    gate.example("192.0.2.2", 0.0)
    gate.example("192.0.2.1", 1.0)
