"""A host who holds a phone: the same guest on a second device, and what a phone asks first."""

import pytest

from server.test_doors import Browser, http, time  # noqa: F401 - fixtures

PARTY = {"game": "horse-fever-party", "seats": [{"kind": "host"}], "most": 10}


@pytest.fixture
def ada(http):  # noqa: F811
    return Browser(http)


def second_screen(ada, code):
    headers = {"authorization": f"Bearer {ada.token}"}
    return ada.http.post(f"/api/tables/{code}/second-screen", headers=headers)


def test_the_hosts_phone_sits_at_the_hosts_seat_and_has_the_hosts_say(ada):
    code = ada.new_table(**PARTY).json()["code"]
    lent = second_screen(ada, code).json()
    link, _, key = lent["link"].partition("#")
    assert link.endswith(f"/party/{code}")
    assert "<svg" in lent["qr"]
    phone = Browser(ada.http)
    same = ada.http.post("/api/guests/same", json={"key": key}).json()
    assert same["token"] == ada.token
    phone.token = same["token"]
    with ada.socket(code) as desk, phone.socket(code) as hand:
        assert desk.until("welcome")["seats"] == [0]
        assert hand.until("welcome")["seats"] == [0]
        assert hand.ask("lock", id="l", locked=True)["type"] == "done"


def test_a_second_screens_key_is_good_for_ten_minutes_and_for_nobody_else(ada, time):  # noqa: F811
    code = ada.new_table(**PARTY).json()["code"]
    key = second_screen(ada, code).json()["link"].partition("#")[2]
    guest, until, signature = key.split(".")
    later = f"{guest}.{int(until) + 1}.{signature}"
    for wrong in (later, f"x{key}", "", "..", key[:-1]):
        answer = ada.http.post("/api/guests/same", json={"key": wrong})
        assert (answer.status_code, answer.json()["code"]) == (401, "bad-token"), wrong
    time.now += 601
    answer = ada.http.post("/api/guests/same", json={"key": key})
    assert answer.json()["code"] == "key-too-old"
    assert ada.http.post(f"/api/tables/{code}/second-screen").status_code == 401


def test_a_phone_is_told_before_it_asks_for_a_name(ada):
    code = ada.new_table(**PARTY, name="Mina").json()["code"]
    mine = {"authorization": f"Bearer {ada.token}"}
    known = ada.http.get(f"/api/tables/{code}", headers=mine).json()
    assert (known["host"], known["yours"], known["later"]) == ("Mina", [0], False)
    stranger = {"authorization": f"Bearer {Browser(ada.http).token}"}
    assert ada.http.get(f"/api/tables/{code}", headers=stranger).json()["yours"] == []
    assert ada.http.get(f"/api/tables/{code}").json()["yours"] == []
    wrong = ada.http.get("/api/tables/XXXXX", headers=stranger)
    assert (wrong.status_code, wrong.json()["code"]) == (404, "no-such-table")
