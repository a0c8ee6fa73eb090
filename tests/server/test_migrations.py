"""A database of an older version is brought up to date, and its games go on."""

import json
import time
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from hornbook.server.protocol import commands as c
from hornbook.server.protocol import frames
from hornbook.server.store.migrate import upgrade
from server.parlour import Parlour, in_a_loop

OLD = json.loads((Path(__file__).parent / "old_table.json").read_text(encoding="utf-8"))
BYTES = ("sheet", "card", "setup", "record")


@pytest.fixture
def fresh_store(any_store):
    """A database nobody has used yet."""
    if not any_store.startswith("postgresql"):
        return any_store

    @in_a_loop
    async def create():
        engine = create_async_engine(driven(any_store), isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text("drop database if exists old"))
            await connection.execute(text("create database old"))
        await engine.dispose()

    create()
    return any_store.replace("/postgres", "/old")


def driven(url):
    if url.startswith("postgresql"):
        return url.replace("postgresql:", "postgresql+asyncpg:")
    return f"sqlite+aiosqlite:///{url}"


async def written(url):
    """The table as the first version stored it: a running game, four choices of one person."""
    engine = create_async_engine(driven(url))
    async with engine.begin() as connection:
        await connection.run_sync(upgrade, "0001")
        for table in ("tables", "seats", "games", "moves"):
            for row in OLD[table]:
                values = {
                    name: value.encode() if name in BYTES and value is not None else value
                    for name, value in row.items()
                }
                names = ", ".join(values)
                gaps = ", ".join(f":{name}" for name in values)
                into = text(f"insert into {table} ({names}) values ({gaps})")  # noqa: S608
                await connection.execute(into, values)
    await engine.dispose()


@in_a_loop
async def test_a_game_of_the_first_version_goes_on_and_its_choices_are_remembered(fresh_store):
    await written(fresh_store)
    async with Parlour(fresh_store) as parlour:
        parlour.time.now = time.time()
        back = await parlour.enter(OLD["tables"][0]["code"], OLD["moves"][0]["guest"])
        play = back.room.play
        assert play.game.fingerprint() == OLD["fingerprint"]
        choices = [row["choice"] for row in OLD["moves"]]
        assert len(set(choices)) == len(choices) > 2
        for choice in choices:
            again = await back.say(c.Choose, id=choice, seat=1, number=0, choices=[0])
            assert again == frames.Done(choice, 1)
        assert play.game.fingerprint() == OLD["fingerprint"]
        assert isinstance(await back.say(c.Chat, id="new", text="hello"), frames.Done)
        await parlour.restart()
        back = await parlour.enter(OLD["tables"][0]["code"], "ben")
        assert [line.text for line in back.last(frames.Welcome).chat] == ["hello"]
