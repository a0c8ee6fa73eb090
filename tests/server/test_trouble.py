"""A database that cannot be opened, or that others could read."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from types import SimpleNamespace

import pytest

from cli.test_serve import free_port
from hornbook.kernel import Refusal
from hornbook.server.store import Store, trouble
from hornbook.server.store.secrecy import ENDS
from server.parlour import Parlour, in_a_loop


async def opened(url):
    """Why it cannot be opened."""
    try:
        store = await Store.open(str(url))
    except Refusal as refusal:
        return refusal.code
    await store.close()
    return ""


@in_a_loop
async def test_a_broken_file_is_refused_whatever_is_broken(tmp_path):
    path = tmp_path / "a.sqlite"
    async with Parlour(path) as parlour:
        for _ in range(30):
            await parlour.table("unicorn-fever")
    whole = path.read_bytes()
    pages = len(whole) // 4096
    damages = {
        "no database": b"hello, world! " * 1000,
        "cut": whole[: len(whole) // 2 + 100],
        "head": bytes(100) + whole[100:],
        "torn": b"".join(
            bytes(4096) if page % 3 == 1 else whole[page * 4096 : (page + 1) * 4096]
            for page in range(pages)
        ),
    }
    for name, damaged in damages.items():
        path.write_bytes(damaged)
        assert await opened(path) == "database-damaged", name
    path.write_bytes(whole)
    assert await opened(path) == ""
    path.write_bytes(b"")  # as if it had only just been made
    assert await opened(path) == ""


@in_a_loop
async def test_a_database_of_a_newer_program_is_refused(any_store, tmp_path):
    path = tmp_path / "newer.sqlite"
    await (await Store.open(str(path))).close()
    with closing(sqlite3.connect(path)) as writing, writing:
        writing.execute("update alembic_version set version_num = '9999'")
    assert await opened(path) == "database-newer"


@in_a_loop
async def test_what_is_no_database_is_refused(tmp_path):
    (tmp_path / "folder.sqlite").mkdir()
    (tmp_path / "file").write_text("x")
    assert await opened(tmp_path / "folder.sqlite") == "database-closed"
    assert await opened(tmp_path / "file" / "a.sqlite") == "database-closed"
    assert await opened("banana://split") == "bad-store"


@pytest.mark.parametrize(("free", "code"), [(0, "database-no-room"), (1 << 30, "database-closed")])
def test_a_disk_that_is_full_is_called_so_whatever_sqlite_says(tmp_path, monkeypatch, free, code):
    """On a full disk SQLite speaks of an "I/O error"."""

    def fail(_):
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(trouble, "_glance", fail)
    monkeypatch.setattr(trouble.shutil, "disk_usage", lambda _: SimpleNamespace(free=free))
    assert asyncio.run(opened(tmp_path / "a.sqlite")) == code


@in_a_loop
async def test_a_postgresql_that_lets_nobody_in_is_refused(postgres):
    assert await opened(f"postgresql://x:secret@127.0.0.1:{free_port()}/x") == "database-away"
    assert await opened(postgres.replace("hornbook@", "stranger@")) == "database-away"
    assert await opened(postgres + "nowhere") == "database-away"


@pytest.mark.parametrize("broken", [b"hello, world! " * 1000, None])
def test_the_start_ends_with_one_sentence_that_says_what_to_do(tmp_path, broken):
    place = tmp_path / "a.sqlite"
    if broken is not None:
        place.write_bytes(broken)
    store = str(place) if broken else f"postgresql://x:secret@127.0.0.1:{free_port()}/x"
    command = ["serve", "--port", str(free_port()), "--store", store]
    run = [sys.executable, "-c", "from hornbook.cli import main; raise SystemExit(main())"]
    done = subprocess.run(  # noqa: S603 - our own
        [*run, *command], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 2
    assert done.stdout == ""
    (line,) = [one for one in done.stderr.splitlines() if not one.startswith("{")]
    assert line.startswith("hornbook: The database ")
    assert ("hornbook restore" if broken else "See that it runs") in line
    assert "Traceback" not in done.stderr
    assert "secret" not in done.stderr


@in_a_loop
async def test_only_the_owner_reads_the_database(tmp_path):
    before = os.umask(0o000)
    try:
        path = tmp_path / "data" / "deep" / "a.sqlite"
        async with Parlour(path) as parlour:
            await parlour.table("unicorn-fever")
            files = {one.name: stat.S_IMODE(one.stat().st_mode) for one in path.parent.iterdir()}
            assert {"a.sqlite", "a.sqlite-wal", "a.sqlite-shm"} <= set(files)
            assert set(files.values()) == {0o600}
            assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    finally:
        os.umask(before)


@in_a_loop
async def test_a_database_that_others_could_read_is_mended(tmp_path, caplog):
    path = tmp_path / "a.sqlite"
    await (await Store.open(str(path))).close()
    for end in ENDS:
        if path.with_name(path.name + end).exists():
            path.with_name(path.name + end).chmod(0o664)
    tmp_path.chmod(0o777)
    await (await Store.open(str(path))).close()
    for file in tmp_path.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    said = {record.message for record in caplog.records}
    assert "others could read the database, no longer" in said
    assert "others can replace the database" in said
