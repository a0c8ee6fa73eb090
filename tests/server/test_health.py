"""``/healthz`` tells the truth, at once, whatever is wrong."""

import asyncio
import os
import sqlite3
import time
from contextlib import contextmanager

import pytest
from starlette.testclient import TestClient

from hornbook.server import health
from hornbook.server.app import application
from hornbook.server.health import PATIENCE, Checkup
from hornbook.server.metrics import Histogram
from hornbook.server.pulse import EVERY, Pulse
from hornbook.server.refusals import Unavailable
from hornbook.server.store import Changes, Store, TableRow
from hornbook.server.thinking import Workload
from server.parlour import Parlour, in_a_loop


@pytest.fixture
def patient(tmp_path, monkeypatch):
    """A server that is asked how it is, with nothing remembered of the last answer."""
    monkeypatch.setattr(health, "FRESH", -1.0)
    monkeypatch.setattr(health, "PATIENCE", 30.0)  # a machine that does much else is not ill
    monkeypatch.setattr(health, "STUCK", 60.0)
    with TestClient(application(str(tmp_path / "a.sqlite"))) as http:
        yield http


@pytest.fixture
def services(patient):
    return patient.app.state.services


def ill(http, status=200):
    """What is wrong, by part."""
    answer = http.get("/healthz")
    assert answer.status_code == status
    found = answer.json()
    assert found["ok"] is (status == 200)
    parts = found["parts"]
    assert found["status"] == max(
        (part["status"] for part in parts.values()), key=["ok", "degraded", "failing"].index
    )
    return {name: part["code"] for name, part in parts.items() if part["status"] != "ok"}


def test_a_server_that_is_well_says_so_of_every_part(patient):
    found = patient.get("/healthz").json()
    assert found["ok"]
    assert set(found["parts"]) == {"database", "disk", "loop", "bots", "rooms"}
    assert {part["status"] for part in found["parts"].values()} <= {"ok", "degraded"}
    assert found["parts"]["database"]["facts"]["seconds"] > 0


def test_a_database_that_does_not_answer_is_told_at_once_and_asked_once(
    patient, services, monkeypatch
):
    monkeypatch.setattr(health, "PATIENCE", PATIENCE)
    asked = []

    async def hang():
        asked.append(1)
        await asyncio.sleep(60)

    services.store.ready = hang
    begun = time.monotonic()
    for _ in range(5):
        assert ill(patient, 503)["database"] == "database-silent"
    assert PATIENCE < time.monotonic() - begun < PATIENCE + 3
    assert len(asked) == 1
    health_figure = 'hornbook_well{part="database"} 0'
    assert health_figure in patient.get("/metrics").text


def test_a_question_that_hangs_is_put_anew_after_a_while(patient, services, monkeypatch):
    monkeypatch.setattr(health, "PATIENCE", 0.05)
    monkeypatch.setattr(health, "GIVE_UP", 0.0)
    ready, asked = services.store.ready, []

    async def hang_once():
        asked.append(1)
        await (asyncio.sleep(60) if len(asked) == 1 else ready())

    services.store.ready = hang_once
    assert "database" in ill(patient, 503)
    monkeypatch.setattr(health, "PATIENCE", 30.0)
    assert "database" not in ill(patient)


def test_a_database_that_refuses_is_told(patient, services):
    async def fail():
        raise OSError

    services.store.ready = fail
    assert ill(patient, 503)["database"] == "database-away"


def test_a_database_file_that_was_removed_is_told(patient, services):
    services.store.path.unlink()
    assert ill(patient, 503)["database"] == "database-file-gone"


def test_a_database_that_takes_nothing_is_told_although_it_can_be_read(
    tmp_path, monkeypatch, caplog
):
    @in_a_loop
    async def told():
        monkeypatch.setattr(health, "FRESH", -1.0)
        monkeypatch.setattr(health, "PATIENCE", 10.0)
        async with Parlour(tmp_path / "a.sqlite") as parlour:
            look = parlour.services.checkup.look
            assert (await look()).ok
            with locked(tmp_path / "a.sqlite"):
                row = TableRow("ROUND", "playing", 1, 5.0, b"sheet")
                with pytest.raises(Unavailable):
                    await parlour.services.store.commit(Changes(tables={"ROUND": row}))
                assert (await look()).parts["database"].code == "database-away"
            assert (await look()).ok
        # Whoever watches asks every second: a line that says why, not a page of the program.
        (line,) = [one for one in caplog.records if one.message == "database check failed"]
        assert (line.reason, line.exc_info) == ("database is locked", None)

    told()


@contextmanager
def locked(path):
    with sqlite3.connect(path, isolation_level=None) as other:
        other.execute("begin immediate")
        yield
        other.execute("rollback")
    other.close()


def test_a_commit_that_takes_too_long_is_told(patient, services):
    services.store._begun = time.perf_counter() - 60
    assert ill(patient, 503)["database"] == "database-slow"


@pytest.mark.parametrize(
    ("free", "status", "code"), [(10**6, 503, "disk-full"), (10**9, 200, "disk-low")]
)
def test_a_disk_that_fills_up_is_told(patient, monkeypatch, free, status, code):
    usage = type("Usage", (), {"free": free})
    monkeypatch.setattr(health.shutil, "disk_usage", lambda _: usage)
    assert ill(patient, status)["disk"] == code


@in_a_loop
async def test_a_loop_that_was_blocked_is_told(tmp_path):
    times = Histogram()
    pulse = Pulse(times)
    pulse.start()
    await asyncio.sleep(EVERY * 1.5)
    time.sleep(EVERY + 0.6)
    await asyncio.sleep(0.01)
    pulse.stop()
    assert 0.5 < pulse.worst < 5
    assert times.count >= 2
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        parlour.services.pulse = pulse
        found = await Checkup(parlour.services).look()
    assert found.parts["loop"].code == "loop-late"
    assert found.ok


def test_bots_that_do_not_keep_up_are_told(patient, services):
    bot_pool = services.bot_pool
    bot_pool.workload = lambda: [Workload("quick", True, 3, 0.1)]
    assert "bots" not in ill(patient)
    bot_pool.workload = lambda: [Workload("quick", True, 3, 60.0)]
    assert ill(patient)["bots"] == "bots-silent"
    bot_pool.workload = lambda: [Workload("quick", True, 900, 0.1)]
    assert ill(patient)["bots"] == "bots-behind"


def test_tables_that_cannot_be_opened_are_told(patient, services):
    services.rooms.broken["BCDFG"] = "broken-row"
    assert ill(patient)["rooms"] == "rooms-broken"
    assert "hornbook_rooms_broken 1" in patient.get("/metrics").text


def test_asking_often_costs_the_database_one_question_a_second(tmp_path):
    with TestClient(application(str(tmp_path / "a.sqlite"))) as http:
        store = http.app.state.services.store
        ready, asked = store.ready, []

        async def counted():
            asked.append(1)
            await ready()

        store.ready = counted
        begun = time.monotonic()
        for _ in range(50):
            http.get("/healthz")
        assert len(asked) <= 2 + (time.monotonic() - begun)


@in_a_loop
async def test_the_store_knows_its_file(any_store):
    store = await Store.open(any_store)
    assert (store.path is None) == any_store.startswith("postgresql")
    assert store.path is None or os.fspath(store.path) == any_store
    await store.ready()
    await store.close()
