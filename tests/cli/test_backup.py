"""``hornbook backup`` and ``hornbook restore``: what somebody at the keyboard sees of them."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from urllib.request import Request, urlopen

from cli.test_serve import served


def open_a_table(address):
    """A table of a guest, by its code."""
    with urlopen(Request(f"{address}/api/guests", b"")) as answer:  # noqa: S310 - our own server
        token = json.load(answer)["token"]
    order = json.dumps({"game": "unicorn-fever", "name": "Ada"}).encode()
    wish = Request(f"{address}/api/tables", order, {"authorization": f"Bearer {token}"})  # noqa: S310
    with urlopen(wish) as answer:  # noqa: S310
        return json.load(answer)["code"]


def codes(path):
    with closing(sqlite3.connect(path)) as reading:
        return {code for (code,) in reading.execute("select code from tables")}


def test_a_server_that_runs_is_backed_up_and_brought_back_once_it_is_stopped(
    hornbook, refused, tmp_path
):
    store, file = tmp_path / "tables.sqlite", tmp_path / "backup"
    with served(tmp_path) as (_, address):
        first = open_a_table(address)
        made = hornbook("backup", file, "--store", store)
        assert made.code == 0
        assert "is written and was read again: 1 table, 0 games, 0 moves." in made.out
        second = open_a_table(address)
        assert "Another Hornbook server" in refused("restore", file, "--store", store, "--replace")
    assert "--replace" in refused("backup", file, "--store", store)
    assert "--replace" in refused("restore", file, "--store", store)
    assert codes(store) == {first, second}
    back = hornbook("restore", file, "--store", store, "--replace")
    assert back.code == 0
    assert "is brought back and was compared: 1 table" in back.out
    assert codes(store) == {first}
    (aside,) = tmp_path.glob("tables.sqlite.2*")
    assert codes(aside) == {first, second}
    assert str(aside) in back.out


def test_a_damaged_database_is_replaced_by_a_backup(hornbook, tmp_path):
    store, file = tmp_path / "tables.sqlite", tmp_path / "backup"
    with served(tmp_path) as (_, address):
        code = open_a_table(address)
        assert hornbook("backup", file, "--store", store).code == 0
    store.write_bytes(b"torn " * 1000)
    assert hornbook("restore", file, "--store", store, "--replace").code == 0
    with served(tmp_path) as (_, address), urlopen(f"{address}/api/tables/{code}") as answer:  # noqa: S310
        assert answer.status == 200


def test_the_address_may_stand_in_the_environment(hornbook, tmp_path, monkeypatch):
    with served(tmp_path):
        monkeypatch.setenv("HORNBOOK_STORE", str(tmp_path / "tables.sqlite"))
        assert hornbook("backup", "backup").code == 0
    assert codes(tmp_path / "backup") == set()


def test_what_cannot_be_backed_up_or_brought_back_is_refused(refused, tmp_path):
    (tmp_path / "x").write_text("x")
    assert "no database" in refused("backup", "y", "--store", "none.sqlite")
    assert "not a backup" in refused("restore", "x", "--store", "new.sqlite")
    assert "no file" in refused("restore", "none", "--store", "new.sqlite")
    assert "postgresql://" in refused("backup", "y", "--store", "banana://me:secret@split")
    assert not (tmp_path / "new.sqlite").exists()
