"""What a commit says to the database, and how it is said at once."""

from __future__ import annotations

import sqlite3
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import astuple
from sqlalchemy import Table, delete
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql import bindparam

from hornbook.server.store.changes import Changes
from hornbook.server.store.schema import CHAT, GAMES, MOVES, RECEIPTS, SEATS, TABLES

CHAT_KEPT: Final = 50  # lines at a table
Rows = list[tuple[Any, ...]]


class Script:
    """All changes as statements of one database, compiled once.

    A crowd makes thousands of moves at once: they go straight to the driver.
    """

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._tables = self._compiled(self.upsert(TABLES, ("code",)))
        self._seats = self._compiled(self.upsert(SEATS, ("code", "seat")))
        self._games = self._compiled(self.upsert(GAMES, ("id",)))
        self._receipts = self._compiled(self.upsert(RECEIPTS, ("code", "guest", "id")))
        self._moves = self._compiled(MOVES.insert())
        self._chat = self._compiled(CHAT.insert())
        code: Any = bindparam("of_code")
        number: Any = bindparam("from_number")
        self._seats_gone = self._compiled(
            delete(SEATS).where(SEATS.c.code == code, SEATS.c.seat >= number)
        )
        self._old_chat = self._compiled(
            delete(CHAT).where(CHAT.c.code == code, CHAT.c.number <= number)
        )

    def upsert(self, table: Table, key: tuple[str, ...]) -> Any:
        """Write a row, whether there is one of that key or not."""
        insert = self.insert(table)
        replaced = {one.name: insert.excluded[one.name] for one in table.c if one.name not in key}
        return insert.on_conflict_do_update(index_elements=list(key), set_=replaced)

    def insert(self, table: Table) -> Any:
        """Both databases know upserts, each in its own dialect."""
        return (postgresql if self._dialect.name == "postgresql" else sqlite).insert(table)

    async def write(self, connection: AsyncConnection, changes: Changes) -> None:
        """Say all of it, within the transaction that is open."""
        said = [(sql, rows) for sql, rows in self._said(changes) if rows]
        if self._dialect.name != "sqlite":
            for sql, rows in said:
                await connection.exec_driver_sql(sql, rows)
            return
        # SQLite's thread is asked once: on a busy machine every way there and back is a wait.
        driver: Any = (await connection.get_raw_connection()).driver_connection
        try:
            await driver._execute(_say, driver._conn, said)
        except sqlite3.Error as error:
            raise DBAPIError.instance(
                None, None, error, sqlite3.Error, dialect=self._dialect
            ) from error

    def _said(self, changes: Changes) -> list[tuple[str, Rows]]:
        last = {row.code: row.number for row in changes.chat}
        return [
            (self._tables, _rows(changes.tables.values())),
            (self._seats_gone, [*changes.seats_gone]),
            (self._seats, [(code, seat, card) for (code, seat), card in changes.seats.items()]),
            (self._games, _rows(changes.games.values())),
            (self._moves, _rows(changes.moves)),
            (self._receipts, _rows(changes.receipts)),
            (self._chat, _rows(changes.chat)),
            (self._old_chat, [(code, number - CHAT_KEPT) for code, number in last.items()]),
        ]

    def _compiled(self, statement: Any) -> str:
        return str(statement.compile(dialect=self._dialect))


def _rows(rows: Any) -> Rows:
    found: list[Struct] = list(rows)
    return [astuple(row) for row in found]


def _say(connection: sqlite3.Connection, said: list[tuple[str, Rows]]) -> None:
    for sql, rows in said:
        connection.executemany(sql, rows)
