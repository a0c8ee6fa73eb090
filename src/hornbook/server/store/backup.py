"""A whole database as one file, and back: while people play, and from either kind to the other.

The file is a SQLite database with the same tables and a note of what must be in it.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from hashlib import blake2b
from pathlib import Path
from time import time
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, MetaData, Select, Table, create_engine, func, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from hornbook import __version__
from hornbook.server.refusals import BadBackup
from hornbook.server.store.connect import Address
from hornbook.server.store.schema import METADATA
from hornbook.server.store.trouble import address_of, said, why

AT_ONCE: Final = 1000  # rows
_NOTE: Final = "backup"  # the table with the note
_ORDERED: Final = 1 << 128


class Tally(Struct, frozen=True):
    """How many rows there are, and what they come to, in whatever order they are read."""

    rows: int
    sum: str


class Note(Struct, frozen=True):
    """What a backup says of itself."""

    made: float
    program: str
    version: str  # of the tables
    tallies: dict[str, Tally]

    def rows(self, table: str) -> int:
        """How many rows a table has."""
        return self.tallies[table].rows if table in self.tallies else 0


async def back_up(url: str, file: Path, *, replace: bool = False) -> Note:
    """Write all of a database as it is at one moment, and read it again to be sure."""
    if file.exists() and not replace:
        raise BadBackup("backup-exists", file=str(file))
    address = existing(url)
    with _beside(file) as written:
        async with _moment(address) as source:
            note = await source.run_sync(_write, written)
        if read_note(written) != note:
            raise BadBackup("backup-damaged", file=str(file), reason="")
    return note


def read_note(file: Path) -> Note:
    """What a backup says of itself, once all of it was read and found to be so."""
    if not file.is_file():
        raise BadBackup("backup-missing", file=str(file))
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as reading:
            found = reading.execute("select value from backup").fetchone()
            note = msgspec.json.decode(found[0], type=Note)
            (state,) = reading.execute("pragma integrity_check(1)").fetchone()
            tallies = {
                name: tally(reading.execute(f'select * from "{name}"'))  # noqa: S608 - our own
                for name in note.tallies
            }
    except (sqlite3.Error, msgspec.DecodeError, TypeError) as error:
        code = "backup-damaged" if "malformed" in str(error) else "backup-none"
        raise BadBackup(code, file=str(file), reason=str(error)) from None
    if state != "ok" or tallies != note.tallies:
        reason = state if state != "ok" else _different(note.tallies, tallies)
        raise BadBackup("backup-damaged", file=str(file), reason=reason)
    return note


def existing(url: str) -> Address:
    """The address of a database; refused if there is no such file."""
    if "://" not in url and not Path(url).expanduser().is_file():
        raise BadBackup("database-missing", place=url)
    return address_of(url)


def tally(rows: Iterable[Iterable[object]]) -> Tally:
    """Count rows, and what they come to.

    >>> tally([(1, "a"), (2, b"b")]) == tally([(2, b"b"), (1, "a")]) != tally([(1, "a")])
    True
    """
    count, total = 0, 0
    for row in rows:
        packed = msgspec.msgpack.encode(list(row))
        total += int.from_bytes(blake2b(packed, digest_size=16).digest(), "big")
        count += 1
    return Tally(count, f"{total % _ORDERED:032x}")


def copy(source: Connection, target: Connection, table: Table) -> Tally:
    """Bring a table's rows from one database into another."""
    found = source.execute(all_of(table))

    def rows() -> Iterator[tuple[object, ...]]:
        for some in found.partitions():
            target.execute(table.insert(), [dict(row._mapping) for row in some])
            yield from (tuple(row) for row in some)

    return tally(rows())


def all_of(table: Table) -> Select[Any]:
    """All rows, some at a time: a database may be larger than the memory."""
    return select(table).execution_options(yield_per=AT_ONCE)


@asynccontextmanager
async def _moment(address: Address) -> AsyncIterator[AsyncConnection]:
    """A database as it is now, whatever is written meanwhile."""
    engine = address.engine()
    try:
        async with engine.connect() as connection:
            if engine.dialect.name == "sqlite":
                await connection.exec_driver_sql("BEGIN")
            else:
                await connection.execution_options(
                    isolation_level="REPEATABLE READ", postgresql_readonly=True
                )
            yield connection
    except (DBAPIError, OSError) as error:
        if getattr(getattr(error, "orig", None), "sqlite_errorname", "") == "SQLITE_FULL":
            raise  # where it is written to
        place, reason = address.shown, said(error)
        raise BadBackup("database-unreadable", place=place, reason=reason) from None
    finally:
        await engine.dispose()


def _write(source: Connection, file: Path) -> Note:
    found = MetaData()
    found.reflect(source, only=_is_ours)
    if "alembic_version" not in found.tables:
        raise BadBackup("database-not-ours")
    for table in found.tables.values():
        for column in table.columns:
            column.type = column.type.as_generic()
            column.server_default = None
    version = str(source.execute(text("select version_num from alembic_version")).scalar_one())
    engine = create_engine(f"sqlite:///{file}")
    try:
        with engine.begin() as target:
            found.create_all(target)
            tallies = {}
            for table in found.sorted_tables:
                count = source.execute(select(func.count()).select_from(table)).scalar_one()
                tallies[table.name] = copy(source, target, table)
                if tallies[table.name].rows != count:
                    raise BadBackup("backup-damaged", file=str(file), reason=table.name)
            note = Note(time(), __version__, version, tallies)
            target.exec_driver_sql(f"create table {_NOTE} (value text not null)")
            target.exec_driver_sql(
                f"insert into {_NOTE} values (?)",  # noqa: S608 - our own
                (msgspec.json.encode(note).decode(),),
            )
    finally:
        engine.dispose()
    return note


def _is_ours(table: str, _: MetaData) -> bool:
    """Others may keep theirs in the same database."""
    return table in METADATA.tables or table == "alembic_version"


@contextmanager
def _beside(file: Path) -> Iterator[Path]:
    """A new file that only its owner reads, which takes its place once it is complete."""
    beside = file.with_name(f".{file.name}.{os.getpid()}.new")
    try:
        os.close(os.open(beside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        yield beside
        _to_the_disk(beside)
        beside.replace(file)
        _to_the_disk(file.parent)
    except (OSError, DBAPIError) as error:
        raise BadBackup("cannot-write", file=str(file), reason=why(error)) from None
    finally:
        beside.unlink(missing_ok=True)


def _to_the_disk(path: Path) -> None:
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _different(promised: dict[str, Tally], found: dict[str, Tally]) -> str:
    return ", ".join(name for name, one in promised.items() if found[name] != one)
