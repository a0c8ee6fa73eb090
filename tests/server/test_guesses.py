"""Guessing codes is slow; whoever knows one comes in, however much is guessed next door."""

import pytest
from starlette.testclient import TestClient

from hornbook.server.app import application
from hornbook.server.limits.guesses import NEWCOMERS, OWN, THERE
from server.parlour import Time
from server.test_doors import Browser

WRONG = ("no-such-table", "too-many-guesses")


@pytest.fixture
def time():
    return Time()


@pytest.fixture
def http(tmp_path, time):
    with TestClient(application(str(tmp_path / "a.sqlite"), now=time)) as http:
        yield http


def asked(guest, code):
    """What looking for a code over HTTP comes to."""
    headers = {"authorization": f"Bearer {guest.token}"}
    return guest.http.get(f"/api/tables/{code}", headers=headers).json()["code"]


def codes(count):
    letters = "BCDFGHJKLM"
    return [f"Z{''.join(letters[int(one)] for one in f'{number:04}')}" for number in range(count)]


def guess_until_it_is_slow(http):
    """As many guesses as an address has, by guests who come and go."""
    for number, code in enumerate(codes(THERE[0] + 5)):
        if number % OWN[0] == 0:
            eve = Browser(http)
        said = asked(eve, code)
        assert said in WRONG
    assert said == "too-many-guesses"
    return eve


def test_who_sits_at_a_table_or_knows_its_code_comes_in_while_others_guess(http):
    ada, ben, cleo = Browser(http), Browser(http), Browser(http)
    code = ada.new_table().json()["code"]
    with ada.socket(code) as talk:
        assert talk.until("welcome")
        assert talk.ask("sit")["type"] == "done"
    with ben.socket(code) as talk:
        assert talk.until("welcome")
    guess_until_it_is_slow(http)
    for _ in range(3):
        for guest in (ada, ben, cleo):  # at the table, there before, and new with the right code
            with guest.socket(code) as talk:
                assert talk.until("welcome")
            assert asked(guest, code) == code
    assert http.get(f"/api/tables/{code}/qr.svg").status_code == 200  # pictures carry no token
    late = Browser(http)  # somebody who comes only now
    with late.socket(code) as talk:
        assert talk.until("welcome")


def test_guessing_goes_on_slowly_only_however_it_is_done(http, time):
    ada = Browser(http)
    code = ada.new_table().json()["code"]
    eve = guess_until_it_is_slow(http)
    # With the same guest, or none, not even a right code is told apart from a wrong one.
    assert asked(eve, code) == asked(eve, "BCDFG") == "too-many-guesses"
    assert http.get("/api/tables/BCDFG").json()["code"] == "too-many-guesses"
    with eve.socket(code) as talk:
        assert talk.until("refused")["code"] == "too-many-guesses"
    # With a new guest for each guess there are soon no new guests.
    made = 0
    while http.post("/api/guests").status_code == 201:
        made += 1
        assert made <= NEWCOMERS[0]
    assert http.post("/api/guests").json()["code"] == "too-many-guesses"
    time.now += 120  # and a while later all is well
    assert http.post("/api/guests").status_code == 201
    assert asked(Browser(http), "BCDFG") == "no-such-table"


def test_an_open_room_is_no_oracle_for_who_guesses(http):
    ada = Browser(http)
    code = ada.new_table().json()["code"]  # its room is open
    eve = Browser(http)
    said = [asked(eve, one) for one in codes(OWN[0] + 3)]
    assert said == ["no-such-table"] * OWN[0] + ["too-many-guesses"] * 3
    assert asked(eve, code) == "too-many-guesses"


def test_what_can_be_no_code_is_not_looked_for(http, monkeypatch):
    asked_for = []
    store = http.app.state.services.store
    monkeypatch.setattr(store, "table", asked_for.append)
    for code in ("%F0%9F%8E%A0", "%E2%80%AE", "x' OR 1", "%EF%BF%BD", "1"):
        assert http.get(f"/api/tables/{code}").status_code == 404
    assert asked_for == []
