"""A backup brought back, into either kind of database."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from time import gmtime, strftime

from sqlalchemy import Connection, create_engine, delete, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from hornbook.server.refusals import BadBackup
from hornbook.server.store.backup import Note, all_of, copy, read_note, tally
from hornbook.server.store.connect import Address
from hornbook.server.store.migrate import HEAD, migrate, upgrade
from hornbook.server.store.owner import FileClaim, claim_session
from hornbook.server.store.schema import METADATA
from hornbook.server.store.secrecy import give_to_owner_of, keep_to_owner, make_folder
from hornbook.server.store.trouble import address_of, said


async def bring_back(file: Path, url: str, *, replace: bool = False) -> tuple[Note, Path | None]:
    """Put what a backup holds into a database; also says where a file that was there lies now.

    Refused if something is there already, unless it is to be replaced, or a server runs on it.
    """
    note = read_note(file)
    if note.version > HEAD:
        raise BadBackup("backup-newer", file=str(file), program=note.program)
    with tempfile.TemporaryDirectory(prefix="hornbook-") as folder:
        fresh = Path(folder) / "fresh.sqlite"  # with the tables of today
        shutil.copyfile(file, fresh)
        _bring_up_to_date(fresh)
        address = address_of(url)
        try:
            if address.file is None:
                await _into_database(fresh, address, replace=replace)
                return note, None
            return note, await _into_file(fresh, address.file, replace=replace)
        except (DBAPIError, OSError) as error:
            place, reason = address.shown, said(error)
            raise BadBackup("database-unwritable", place=place, reason=reason) from None


def _bring_up_to_date(fresh: Path) -> None:
    with closing(sqlite3.connect(fresh)) as copied:
        copied.execute("drop table backup")
    engine = create_engine(f"sqlite:///{fresh}")
    try:
        with engine.begin() as connection:
            upgrade(connection)
    finally:
        engine.dispose()


async def _into_file(fresh: Path, path: Path, *, replace: bool) -> Path | None:
    """A new file takes the place of the old one, which is put aside."""
    make_folder(path)
    claim = FileClaim(path)
    try:
        if path.exists() and not replace:
            raise BadBackup("database-not-empty", place=str(path))
        beside = path.with_name(f"{path.name}.new")
        _remove(beside)
        keep_to_owner(beside)
        try:
            async with _connected(Address(str(beside))) as target:
                await target.run_sync(_fill, fresh)
            for made in (beside, path.with_name(f"{path.name}.lock")):
                give_to_owner_of(path if path.exists() else path.parent, made)
            aside = _put_aside(path) if path.exists() else None
            beside.replace(path)
        finally:
            _remove(beside)
        return aside
    finally:
        claim.release()


async def _into_database(fresh: Path, address: Address, *, replace: bool) -> None:
    """All rows in one transaction: whoever is interrupted has lost nothing."""
    async with _connected(address, claimed=True) as target:
        if not replace and await target.run_sync(_has_rows):
            raise BadBackup("database-not-empty", place=address.shown)
        await target.run_sync(_fill, fresh)


@asynccontextmanager
async def _connected(address: Address, *, claimed: bool = False) -> AsyncIterator[AsyncConnection]:
    engine = address.engine()
    try:
        async with engine.connect() as connection:
            if claimed:
                await claim_session(connection, address.shown)
            await migrate(engine)
            yield connection
    finally:
        await engine.dispose()


def _has_rows(target: Connection) -> bool:
    return any(target.execute(select(table).limit(1)).first() for table in METADATA.sorted_tables)


def _fill(target: Connection, fresh: Path) -> None:
    """Replace all rows, and see that what is there now is what was to come."""
    engine = create_engine(f"sqlite:///{fresh}")
    try:
        with engine.connect() as source:
            for table in reversed(METADATA.sorted_tables):
                target.execute(delete(table))
            for table in METADATA.sorted_tables:
                brought = copy(source, target, table)
                if tally(tuple(row) for row in target.execute(all_of(table))) != brought:
                    raise BadBackup("database-differs", table=table.name)
        target.commit()
    finally:
        engine.dispose()


def _put_aside(path: Path) -> Path:
    aside = path.with_name(f"{path.name}.{strftime('%Y%m%d-%H%M%S', gmtime())}")
    for end in ("-wal", ""):
        one = path.with_name(path.name + end)
        if one.exists():
            one.rename(aside.with_name(aside.name + end))
    path.with_name(path.name + "-shm").unlink(missing_ok=True)
    return aside


def _remove(path: Path) -> None:
    for end in ("", "-wal", "-shm"):
        path.with_name(path.name + end).unlink(missing_ok=True)
