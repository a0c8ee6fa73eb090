"""The store keeps what it said it keeps, on both databases."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from hornbook.kernel import Chance
from hornbook.server.store import Changes, GameRow, MoveRow, Store, TableRow, migrate
from hornbook.server.store.schema import METADATA
from server.parlour import Parlour, in_a_loop, play_out, started


def game_with(game, moves):
    return Changes(
        games={game: GameRow(game, "CODE", 1.0, None, b"{}", None)},
        moves=[MoveRow(game, number, 0, str(number), "g", "c") for number in range(moves)],
    )


def test_the_last_migration_is_known_without_loading_any():
    places = Path(migrate.__file__).parent / "migrations"
    assert ScriptDirectory(places).get_current_head() == migrate.HEAD


@in_a_loop
async def test_what_was_committed_is_there_after_opening_again(any_store):
    store = await Store.open(any_store)
    row = TableRow("ROUND", "playing", 1, 5.0, b"sheet")
    await store.commit(
        Changes(tables={"ROUND": row}, seats={("ROUND", 0): b"a", ("ROUND", 1): b"b"})
    )
    await store.commit(game_with("again", 3))
    secret = await store.secret("again", "first")
    await store.close()
    store = await Store.open(any_store)
    assert await store.table("ROUND") == (row, [b"a", b"b"])
    assert [one.move for one in await store.moves("again")] == ["0", "1", "2"]
    assert await store.secret("again", "second") == secret == "first"
    await store.close()


@in_a_loop
async def test_one_rooms_fault_is_not_the_others(any_store):
    store = await Store.open(any_store)
    await store.commit(game_with("fault", 2))
    good = [store.commit(game_with(f"good{number}", 2)) for number in range(5)]
    twice = Changes(moves=[MoveRow("fault", 0, 0, "9", "g", "c")])
    done = await asyncio.gather(*good[:3], store.commit(twice), *good[3:], return_exceptions=True)
    assert [one for one in done if one is not None] == [done[3]]
    with pytest.raises(IntegrityError):
        raise done[3]
    assert len(await store.moves("good4")) == 2
    await store.close()


@in_a_loop
async def test_the_migrations_make_the_tables_the_code_expects(tmp_path):
    path = tmp_path / "a.sqlite"
    await (await Store.open(str(path))).close()
    engine = create_async_engine(f"sqlite+aiosqlite:///{path}")
    async with engine.connect() as connection:
        found = await connection.run_sync(
            lambda sync: compare_metadata(MigrationContext.configure(sync), METADATA)
        )
    await engine.dispose()
    assert found == []


@in_a_loop
async def test_a_game_is_played_and_read_again_on_postgresql(postgres):
    async with Parlour(postgres) as parlour:
        people = await started(parlour, "horse-fever-party", 3, settings={"races": 1})
        await play_out(people, Chance(8), 6)
        room = people[0].room
        before = room.play.game.fingerprint()
        await parlour.restart()
        back = await parlour.enter(room.state.code, "ada")
        assert back.room.play.game.fingerprint() == before
