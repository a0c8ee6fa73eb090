"""``hornbook doctor``: is everything as it should be, in words."""

import asyncio
import json
import socket
import sqlite3
from contextlib import closing
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from cli.test_serve import free_port, served
from fluent_files import entries
from hornbook.cli import checks
from hornbook.server.http import pages
from hornbook.server.store import Store
from source_codes import finding_codes


@pytest.fixture
def quick(monkeypatch):
    """Without what takes seconds."""
    monkeypatch.setattr(checks, "_simulator", lambda _: [])
    monkeypatch.setattr(checks, "_workers", lambda _: [])


@pytest.fixture
def store(tmp_path):
    async def make():
        await (await Store.open(str(tmp_path / "tables.sqlite"))).close()

    asyncio.run(make())
    return tmp_path / "tables.sqlite"


@pytest.fixture
def doctor(hornbook, quick, store):
    """What is wrong with a server of that database, as codes; and the whole text."""

    def ask(*options, level="fault"):
        options = ["--port", free_port(), "--store", store, *options]
        found = hornbook("doctor", "--json", *options)
        codes = {one["code"] for one in json.loads(found.out) if one["level"] == level}
        if level == "fault":
            assert found.code == (1 if codes else 0)
        said = hornbook("doctor", *options)
        assert said.code == found.code
        assert len(said.out.splitlines()) == len(json.loads(found.out)) + 1
        return codes

    return ask


def ask(address):
    """The status with which a server says how it is."""
    try:
        with urlopen(f"{address}/healthz") as answer:  # noqa: S310 - our own server
            return answer.status
    except HTTPError as error:
        return error.code


def test_a_server_with_all_it_needs_is_well(hornbook, store):
    found = hornbook("doctor", "--port", free_port(), "--store", store)
    assert found.code == 0
    assert "is whole and up to date: 0 tables, 0 games." in found.out
    assert "10\u202f000 races" in found.out
    assert "Bots can think" in found.out
    assert "FAULT" not in found.out


def test_a_database_that_is_not_there_yet_is_no_fault(hornbook, quick, tmp_path):
    place = tmp_path / "new" / "tables.sqlite"
    found = hornbook("doctor", "--port", free_port(), "--store", place)
    assert found.code == 0
    assert "the first start makes it" in found.out
    assert not place.parent.exists()


def test_a_damaged_database_is_found(doctor, store):
    store.write_bytes(store.read_bytes()[:5000])
    assert doctor() == {"database-damaged"}
    store.write_bytes(b"no database " * 1000)
    assert doctor() == {"database-damaged"}


def test_a_database_of_another_version_is_found(doctor, store):
    with closing(sqlite3.connect(store)) as writing, writing:
        writing.execute("update alembic_version set version_num = '0000'")
    assert doctor() == set()
    assert "database-older" in doctor(level="well")
    with closing(sqlite3.connect(store)) as writing, writing:
        writing.execute("update alembic_version set version_num = '9999'")
    assert doctor() == {"database-newer"}


def test_a_database_that_others_can_read_or_replace_is_found(doctor, store):
    store.chmod(0o644)
    assert doctor() == {"database-open"}
    store.chmod(0o600)
    store.parent.chmod(0o777)
    assert doctor() == {"folder-open"}
    store.parent.chmod(0o700)
    assert doctor() == set()


def test_a_postgresql_that_is_away_is_found(doctor):
    assert doctor("--store", f"postgresql://x:secret@127.0.0.1:{free_port()}/x") == {
        "database-away"
    }


def test_a_clock_that_is_behind_the_tables_is_found(doctor, store):
    with closing(sqlite3.connect(store)) as writing, writing:
        writing.execute("insert into tables values ('X', 'over', 0, 9e9, x'')")
    assert doctor() == {"clock-differs"}


def test_a_page_that_is_not_built_is_found(doctor, monkeypatch, tmp_path):
    monkeypatch.setattr(pages, "built", lambda: tmp_path)
    assert doctor() == {"page-missing"}


def test_a_disk_that_is_full_is_found(doctor, monkeypatch):
    usage = type("Usage", (), {"free": 1000})
    monkeypatch.setattr(checks.shutil, "disk_usage", lambda _: usage)
    assert doctor() == {"disk"}


def test_a_port_that_another_program_has_is_found(doctor):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # and does not even listen
        assert doctor("--port", taken.getsockname()[1]) == {"port-taken"}


def test_a_server_that_runs_is_asked_and_its_address_tried(doctor, tmp_path):
    with served(tmp_path) as (_, address):
        port = address.rpartition(":")[2]
        assert doctor("--port", port, "--address", address) == set()
        well = doctor("--port", port, "--address", address, level="well")
        assert {"port-served", "address", "database-served"} <= well
        (tmp_path / "tables.sqlite").rename(tmp_path / "away.sqlite")
        while ask(address) == 200:
            pass  # what it said last is good for a second
        assert doctor("--port", port) == {"health-database-file-gone"}
    assert doctor("--address", address) == {"address-dead"}


def test_workers_and_simulator_that_do_not_start_are_found(monkeypatch):
    wish = checks.Wish("x.sqlite", "127.0.0.1", 1)
    monkeypatch.setattr(checks.sys, "executable", "/nowhere/python")
    assert [one.code for one in checks._workers(wish)] == ["workers-fail"]
    monkeypatch.setattr("hornbook.cli.odds.estimate", lambda *_: 1 / 0)
    assert [one.code for one in checks._simulator(wish)] == ["simulator-fails"]


def test_every_finding_has_words():
    assert len(finding_codes()) >= 40
    assert {f"doctor-{code}" for code in finding_codes()} <= set(entries("en"))


def test_an_installed_game_that_cannot_be_read_is_named(doctor, monkeypatch):
    assert "game-left-out" not in doctor()
    monkeypatch.setattr(checks.games, "left_out", lambda: {"marbles": "RuntimeError('no dice')"})
    assert doctor() == {"game-left-out"}
