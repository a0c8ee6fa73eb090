"""Finished games are packed: their moves are in their records, and nowhere else."""

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from hornbook.kernel import Chance
from hornbook.server.protocol import commands as c
from hornbook.server.protocol import frames
from hornbook.server.store import migrate
from server.parlour import Parlour, in_a_loop, play_out, started

GAMES = ["unicorn-fever", "horse-fever-family", "horse-fever-party", "kill-the-unicorns"]


async def finished(parlour, game):
    """A table at which a game has just ended, with something taken back on the way."""
    people = await started(parlour, game, 3)
    await play_out(people, Chance(5))
    assert people[0].room.play.game.over
    return people


@pytest.mark.parametrize("game", GAMES)
@in_a_loop
async def test_a_packed_game_lies_on_its_table_as_it_ended(tmp_path, game):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await finished(parlour, game)
        room, store = people[0].room, parlour.services.store
        code, play = room.state.code, room.play
        before, view = play.game.fingerprint(), play.game.view(people[1].client.eyes)
        parlour.time.now += 1800
        await parlour.services.rooms.sweep()
        assert await store.moves(play.id)  # whoever comes back now hears the tail of it
        parlour.time.now += 1801
        await parlour.services.rooms.sweep()
        store = parlour.services.store
        assert await store.moves(play.id) == []
        await parlour.restart()
        # Numbers may differ from those of then: whoever comes back sees the whole game anew.
        back = await parlour.enter(code, "ben", game=play.id, seen=3, eyes=people[1].client.eyes)
        assert isinstance(back.moment, frames.Fresh)
        assert back.moment.over
        assert back.room.play.game.fingerprint() == before
        assert back.room.play.game.view(back.client.eyes) == view
        ada = await parlour.enter(code, "ada")
        assert isinstance(await ada.say(c.Rematch), frames.Done)


@in_a_loop
async def test_games_that_are_played_are_never_packed(any_store):
    async with Parlour(any_store) as parlour:
        people = await started(parlour, "unicorn-fever", 2)
        await play_out(people, Chance(1), 5)
        play = people[0].room.play
        parlour.time.now += 10 * 3600
        await parlour.services.rooms.sweep()
        assert len(await parlour.services.store.moves(play.id)) == play.log


@in_a_loop
async def test_many_are_packed_little_by_little(any_store):
    async with Parlour(any_store) as parlour:
        ids = []
        for _ in range(3):
            people = await finished(parlour, "horse-fever-family")
            ids.append(people[0].room.play.id)
        store = parlour.services.store
        assert await store.pack_games(parlour.time.now + 1, 2) == 2
        assert await store.pack_games(parlour.time.now + 1, 200) >= 1
        assert await store.pack_games(parlour.time.now + 1, 200) == 0
        for one in ids:
            assert await store.moves(one) == []
            assert (await store.game(one)).record is not None


@in_a_loop
async def test_an_old_database_is_packed_when_it_is_opened(tmp_path):
    path = tmp_path / "a.sqlite"
    async with Parlour(path) as parlour:
        people = await finished(parlour, "unicorn-fever")
        code, play = people[0].room.state.code, people[0].room.play
        before = play.game.fingerprint()
        running = await started(parlour, "unicorn-fever", 2)
        await play_out(running, Chance(1), 4)
        going, log = running[0].room.state.code, running[0].room.play.log
    # As it was before games were packed.
    engine = create_async_engine(f"sqlite+aiosqlite:///{path}")
    async with engine.begin() as connection:
        await connection.execute(text("drop index games_by_end"))
        await connection.execute(text("update alembic_version set version_num = '0002'"))
        count = await connection.execute(text("select count(*) from moves"))
        assert count.scalar_one() == play.log + log
    await engine.dispose()
    async with Parlour(path) as parlour:
        assert migrate.HEAD >= "0003"
        assert await parlour.services.store.moves(play.id) == []
        ada = await parlour.enter(code, "ada")
        assert ada.room.play.game.fingerprint() == before
        ben = await parlour.enter(going, "ben")
        assert ben.room.play.log == log
