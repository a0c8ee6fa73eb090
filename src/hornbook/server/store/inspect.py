"""A database looked at without changing anything: whether it is there, whole and up to date."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from time import time

from msgspec import Struct
from sqlalchemy import func, select, text

from hornbook.server.store.connect import Address, is_away
from hornbook.server.store.schema import GAMES, TABLES
from hornbook.server.store.trouble import said


class Found(Struct, frozen=True):
    """What a database is like. With a ``fault`` the rest is not known."""

    version: str = ""  # of its tables; empty: it has none
    tables: int = 0
    games: int = 0
    ahead: float = 0.0  # seconds by which its clock or its newest table is ahead of ours
    fault: str = ""


async def inspect(address: Address) -> Found:
    """Look at a database, all of a file."""
    if address.file is not None:
        return _look_at_file(address.file)
    engine = address.engine()
    try:
        async with engine.connect() as connection:
            there = await connection.execute(text("select to_regclass('alembic_version')"))
            if there.scalar_one() is None:
                return Found()
            now = await connection.execute(text("select extract(epoch from clock_timestamp())"))
            ahead = float(now.scalar_one()) - time()
            version = await connection.execute(text("select version_num from alembic_version"))
            tables = await connection.execute(select(func.count()).select_from(TABLES))
            games = await connection.execute(select(func.count()).select_from(GAMES))
            return Found(str(version.scalar_one()), tables.scalar_one(), games.scalar_one(), ahead)
    except Exception as error:
        if not is_away(error):
            raise
        return Found(fault=said(error))
    finally:
        await engine.dispose()


def _look_at_file(path: Path) -> Found:
    try:
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=rw", uri=True)) as reading:
            (state,) = reading.execute("pragma integrity_check(1)").fetchone()
            if state != "ok":
                return Found(fault=state)
            if reading.execute("pragma foreign_key_check").fetchone() is not None:
                return Found(fault="foreign keys")
            known = "select count(*) from sqlite_master where name = 'alembic_version'"
            if not reading.execute(known).fetchone()[0]:
                return Found()
            (version,) = reading.execute("select version_num from alembic_version").fetchone()
            (tables,) = reading.execute("select count(*) from tables").fetchone()
            (games,) = reading.execute("select count(*) from games").fetchone()
            (newest,) = reading.execute("select max(touched) from tables").fetchone()
    except (sqlite3.Error, TypeError) as error:
        return Found(fault=str(error))
    return Found(str(version), tables, games, 0.0 if newest is None else newest - time())
