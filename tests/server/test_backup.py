"""Backups: whole, of one moment, checked, and brought back into either kind of database."""

import asyncio
import os
import sqlite3
import stat
import threading
from contextlib import closing, contextmanager

import pytest
from sqlalchemy.ext.asyncio import create_async_engine

from hornbook.kernel import Chance, Refusal
from hornbook.server.store import Changes, GameRow, MoveRow, Store, TableRow, migrate
from hornbook.server.store.backup import back_up, read_note
from hornbook.server.store.connect import Address
from hornbook.server.store.inspect import inspect
from hornbook.server.store.restore import bring_back
from server.parlour import Parlour, in_a_loop, play_out, started


@pytest.fixture(params=["sqlite", "postgresql"])
def other_store(request, tmp_path):
    """Where a backup is brought to: nothing is there yet."""
    if request.param == "sqlite":
        return str(tmp_path / "other" / "b.sqlite")
    return request.getfixturevalue("empty_postgres")


@pytest.fixture
def empty_postgres(postgres):
    """A database of its own in the cluster."""
    url = postgres.rpartition("/")[0] + "/backup"

    async def anew():
        engine = create_async_engine(
            postgres.replace("postgresql:", "postgresql+asyncpg:"), isolation_level="AUTOCOMMIT"
        )
        async with engine.connect() as connection:
            await connection.exec_driver_sql("drop database if exists backup with (force)")
            await connection.exec_driver_sql("create database backup")
        await engine.dispose()

    in_a_loop(anew)()
    return url


@contextmanager
def refused(*codes):
    with pytest.raises(Refusal) as found:
        yield
    assert found.value.code in codes


@in_a_loop
async def test_a_running_table_is_brought_back_as_it_was(any_store, other_store, tmp_path):
    file = tmp_path / "backup"
    async with Parlour(any_store) as parlour:
        people = await started(parlour, "kill-the-unicorns", 3)
        await play_out(people, Chance(3), 12)
        room = people[0].room
        code, before = room.state.code, room.play.game.fingerprint()
        note = await back_up(any_store, file)  # the server runs
        await play_out(people, Chance(4), 5)
    assert note.rows("moves") >= 12
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    await bring_back(file, other_store)
    async with Parlour(other_store) as parlour:
        back = await parlour.enter(code, "ada")
        assert back.room.play.game.fingerprint() == before


def games(count, moves=3):
    changes = Changes()
    for number in count:
        game = f"g{number}"
        changes.games[game] = GameRow(game, "CODE", 1.5, None, b"{}", None)
        changes.tables[game] = TableRow(game, "playing", 0, 2.5, b"\x00\xff")
        changes.moves += [MoveRow(game, n, 0, str(n), "ünï", "c") for n in range(moves)]
    return changes


@in_a_loop
async def test_a_backup_is_of_one_moment_while_others_write(any_store, tmp_path):
    """Each commit has a game with three moves: whatever the moment, there are three for each."""
    store = await Store.open(any_store)
    written = 0
    stopped = threading.Event()

    async def write():
        nonlocal written
        while not stopped.is_set():
            await store.commit(games([f"w{written}"]))
            written += 1

    before = (await back_up(any_store, tmp_path / "first")).rows
    writing = asyncio.create_task(write())
    for number in range(3):
        at_least = written
        note = await back_up(any_store, tmp_path / f"backup{number}")
        grown = {name: note.rows(name) - before(name) for name in ("games", "tables", "moves")}
        assert grown["moves"] == 3 * grown["games"]
        assert grown["games"] == grown["tables"] >= at_least
    stopped.set()
    await writing
    await store.close()
    assert written > 3


@in_a_loop
async def test_a_server_that_runs_is_not_restored_over(any_store, tmp_path):
    store = await Store.open(any_store)
    await back_up(any_store, tmp_path / "backup")
    with refused("database-in-use"):
        await bring_back(tmp_path / "backup", any_store, replace=True)
    await store.close()


@in_a_loop
async def test_what_is_there_is_only_replaced_if_asked(other_store, tmp_path):
    source = str(tmp_path / "a.sqlite")
    store = await Store.open(source)
    await store.commit(games(range(5)))
    await store.close()
    await back_up(source, tmp_path / "backup")
    with refused("backup-exists"):
        await back_up(source, tmp_path / "backup")
    await back_up(source, tmp_path / "backup", replace=True)
    await bring_back(tmp_path / "backup", other_store)
    store = await Store.open(other_store)
    await store.commit(games(["new"]))
    await store.close()
    with refused("database-not-empty"):
        await bring_back(tmp_path / "backup", other_store)
    _, aside = await bring_back(tmp_path / "backup", other_store, replace=True)
    store = await Store.open(other_store)
    assert await store.game("gnew") is None
    assert len(await store.moves("g4")) == 3
    await store.close()
    if aside is not None:
        store = await Store.open(str(aside))
        assert await store.game("gnew") is not None
        await store.close()


@in_a_loop
async def test_what_the_administrator_brings_back_belongs_to_the_server(tmp_path, monkeypatch):
    source, given = str(tmp_path / "a.sqlite"), {}
    await (await Store.open(source)).close()
    await back_up(source, tmp_path / "backup")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "chown", lambda path, *owner: given.update({path.name: owner}))
    folder = (tmp_path / "other").mkdir() or tmp_path / "other"
    await bring_back(tmp_path / "backup", str(folder / "b.sqlite"))
    owner = (folder.stat().st_uid, folder.stat().st_gid)
    assert given == {"b.sqlite.new": owner, "b.sqlite.lock": owner}


@in_a_loop
async def test_a_backup_of_older_tables_is_brought_up_to_date(tmp_path):
    old, new = tmp_path / "old.sqlite", tmp_path / "new.sqlite"
    engine = create_async_engine(f"sqlite+aiosqlite:///{old}")
    async with engine.begin() as connection:
        await connection.run_sync(migrate.upgrade, "0001")
    await engine.dispose()
    with closing(sqlite3.connect(old)) as writing, writing:
        writing.execute("insert into house values ('guests', 'secret')")
    assert (await back_up(str(old), tmp_path / "backup")).version == "0001"
    await bring_back(tmp_path / "backup", str(new))
    store = await Store.open(str(new))
    assert await store.secret("guests", "another") == "secret"
    await store.close()


@in_a_loop
async def test_a_damaged_backup_is_refused(tmp_path):
    store = await Store.open(str(tmp_path / "a.sqlite"))
    await store.commit(games(range(200)))
    await store.close()
    file = tmp_path / "backup"
    await back_up(str(tmp_path / "a.sqlite"), file)
    whole = file.read_bytes()
    read_note(file)
    damages = {
        "cut": whole[: len(whole) // 2],
        "no database": b"hello" * 1000,
        "empty": b"",
        "torn": whole[:8192] + bytes(8192) + whole[16384:],
    }
    for name, damaged in damages.items():
        file.write_bytes(damaged)
        with refused("backup-none", "backup-damaged"):
            await bring_back(file, str(tmp_path / f"{name}.sqlite"))
        assert not (tmp_path / f"{name}.sqlite").exists()
    file.write_bytes(whole)
    with closing(sqlite3.connect(file)) as writing, writing:
        writing.execute("update moves set choice = 'x' where game = 'g7' and number = 1")
    with refused("backup-damaged"):
        read_note(file)
    file.write_bytes(whole)
    with closing(sqlite3.connect(file)) as writing, writing:
        writing.execute(
            """update backup set value = replace(value, '"version":"', '"version":"9')"""
        )
    with refused("backup-newer"):
        await bring_back(file, str(tmp_path / "newer.sqlite"))


@in_a_loop
async def test_a_backup_that_cannot_be_written_leaves_nothing_behind(tmp_path):
    store = await Store.open(str(tmp_path / "a.sqlite"))
    await store.close()
    with refused("cannot-write"):
        await back_up(str(tmp_path / "a.sqlite"), tmp_path / "nowhere" / "backup")
    with refused("database-missing"):
        await back_up(str(tmp_path / "none.sqlite"), tmp_path / "backup")
    assert not (tmp_path / "none.sqlite").exists()
    (tmp_path / "broken.sqlite").write_bytes(b"no database " * 500)
    with refused("database-unreadable"):
        await back_up(str(tmp_path / "broken.sqlite"), tmp_path / "backup")
    assert not [one for one in tmp_path.iterdir() if "backup" in one.name]


@in_a_loop
async def test_a_database_can_be_looked_at_while_it_is_used(any_store):
    store = await Store.open(any_store)
    await store.commit(games(["look"]))
    found = await inspect(Address(any_store))
    await store.close()
    assert not found.fault
    assert found.version == migrate.HEAD
    assert found.tables > 0
    assert found.games > 0
    assert found.ahead < 60


@in_a_loop
async def test_a_database_without_tables_is_looked_at(empty_postgres):
    assert not (await inspect(Address(empty_postgres))).version
