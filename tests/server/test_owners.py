"""One owner a table, and one server a database."""

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import suppress

import pytest

from hornbook.server.refusals import NotAllowed
from hornbook.server.store import Changes, Store, TableRow
from server.cluster import free_port
from server.fleet import Server
from server.parlour import Parlour, in_a_loop, started

SERVE = "import sys; from hornbook.cli.app import main; sys.exit(main(sys.argv[1:]))"


def a_second_server(store):
    command = [sys.executable, "-c", SERVE, "serve", "--port", str(free_port()), "--store", store]
    return subprocess.run(  # noqa: S603 - our own server
        command, capture_output=True, text=True, timeout=30, check=False
    )


@in_a_loop
async def test_a_visitor_who_hangs_up_does_not_let_a_second_room_be_opened(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        code = (await started(parlour, "unicorn-fever", 2))[0].room.state.code
        await parlour.restart()
        rooms, store = parlour.services.rooms, parlour.services.store
        moves, may_read, reads = store.moves, asyncio.Event(), []

        async def slowly(game):
            reads.append(game)
            await may_read.wait()
            return await moves(game)

        store.moves = slowly
        first = asyncio.create_task(rooms.room(code))
        while not reads:
            await asyncio.sleep(0.001)
        first.cancel()
        with suppress(asyncio.CancelledError):
            await first
        others = [asyncio.create_task(rooms.room(code)) for _ in range(3)]
        await asyncio.sleep(0.01)
        may_read.set()
        opened = await asyncio.gather(*others)
        assert len(reads) == 1
        assert all(room is rooms.awake[code] for room in opened)


@in_a_loop
async def test_a_second_house_on_the_same_database_is_refused(any_store):
    store = await Store.open(any_store)
    with pytest.raises(NotAllowed) as refused:
        await Store.open(any_store)
    assert refused.value.code == "database-in-use"
    await store.commit(Changes(tables={"OWNED": TableRow("OWNED", "playing", 0, 5.0, b"")}))
    await store.close()
    await (await Store.open(any_store)).close()


def test_a_second_server_is_refused_with_a_sentence(any_store):
    server = Server(free_port(), any_store)
    server.start()
    try:
        asyncio.run(asyncio.wait_for(server.post("/api/guests"), 30))
        second = a_second_server(any_store)
        assert second.returncode == 2
        assert second.stderr.count("\n") == 1
        assert second.stderr.startswith("hornbook: Another Hornbook server is using ")
        assert asyncio.run(server.post("/api/guests"))["token"]
    finally:
        server.kill()
    again = Server(free_port(), any_store)
    again.start()
    try:
        assert asyncio.run(asyncio.wait_for(again.post("/api/guests"), 30))["token"]
    finally:
        again.kill()


def test_the_lock_goes_with_the_server_although_a_child_of_it_lives_on(tmp_path):
    path = tmp_path / "a.sqlite"
    script = (
        "import asyncio, os, signal, sys, time\n"
        "from hornbook.server.store import Store\n"
        "async def main():\n"
        f"    await Store.open({str(path)!r})\n"
        "    child = os.fork()\n"
        "    if child == 0: time.sleep(60)\n"
        "    print(child, flush=True)\n"
        "    time.sleep(60)\n"
        "asyncio.run(main())\n"
    )
    process = subprocess.Popen(  # noqa: S603 - our own server
        [sys.executable, "-c", script], stdout=subprocess.PIPE, text=True
    )
    child = int(process.stdout.readline())
    try:
        with pytest.raises(NotAllowed):
            asyncio.run(Store.open(str(path)))
        process.kill()
        process.wait()

        async def open_it():
            await (await Store.open(str(path))).close()

        asyncio.run(open_it())
    finally:
        os.kill(child, signal.SIGKILL)
        process.stdout.close()


@in_a_loop
async def test_who_lost_the_session_writes_only_if_nobody_else_has_the_database(postgres):
    first = await Store.open(postgres)
    row = TableRow("FIRST", "playing", 0, 5.0, b"1")
    await first.commit(Changes(tables={"FIRST": row}))
    # As if the network had cut that one connection, and another server had come.
    await first._pen.invalidate()
    second = await Store.open(postgres)
    other = TableRow("FIRST", "playing", 0, 6.0, b"2")
    with pytest.raises(NotAllowed):
        await first.commit(Changes(tables={"FIRST": other}))
    assert (await second.table("FIRST"))[0] == row
    await second.close()
    await first.commit(Changes(tables={"FIRST": other}))
    assert (await first.table("FIRST"))[0] == other
    await first.close()
