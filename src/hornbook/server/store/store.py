"""One writer for all rooms: whatever waits is committed together."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
from sqlalchemy import Table, delete, event, func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from hornbook.server.metrics import Histogram
from hornbook.server.store.changes import Changes
from hornbook.server.store.migrate import migrate
from hornbook.server.store.rows import GameRow, MoveRow, TableRow
from hornbook.server.store.schema import GAMES, HOUSE, MOVES, SEATS, TABLES


class Store:
    """A database. What ``commit`` has returned from survives a crash."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        # A crowd makes thousands of moves at once: they go straight to the driver.
        self._add_moves = str(MOVES.insert().compile(dialect=engine.dialect))
        self._waiting: list[tuple[Changes, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self.commit_times = Histogram()
        self._doubtful = False  # whether the last commit failed
        self._begun: float | None = None  # when the commit that is being made was begun

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open a database, creating or migrating it where needed."""
        engine = create_async_engine(_with_driver(url))
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", _durable)
        await migrate(engine)
        store = cls(engine)
        store._writer = asyncio.create_task(store._write())
        return store

    async def close(self) -> None:
        """Write what waits, and let go."""
        while self._waiting:
            await asyncio.sleep(0.01)
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self._engine.dispose()

    async def commit(self, changes: Changes) -> None:
        """Return once the changes are on the disk; raise if they are not."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((changes, done))
        self._wake.set()
        await done

    @property
    def waiting(self) -> int:
        """How many rooms wait for a commit."""
        return len(self._waiting)

    @property
    def writing(self) -> float:
        """For how many seconds the commit that is being made has been going on."""
        return 0.0 if self._begun is None else perf_counter() - self._begun

    async def secret(self, name: str, fresh: str) -> str:
        """The house's secret of that name: the stored one, or from now on this."""
        async with self._engine.begin() as connection:
            offered = {"name": name, "value": fresh}
            await connection.execute(self._insert(HOUSE).on_conflict_do_nothing(), offered)
            query = select(HOUSE.c.value).where(HOUSE.c.name == name)
            return str((await connection.execute(query)).scalar_one())

    async def table(self, code: str) -> tuple[TableRow, list[bytes]] | None:
        """A table and its seats' cards."""
        async with self._engine.connect() as connection:
            found = await _rows(connection, select(TABLES).where(TABLES.c.code == code), TableRow)
            if not found:
                return None
            seats = select(SEATS.c.card).where(SEATS.c.code == code).order_by(SEATS.c.seat)
            cards = (await connection.execute(seats)).scalars().all()
            return found[0], list(cards)

    async def game(self, game: str) -> GameRow | None:
        """A game, running or over."""
        async with self._engine.connect() as connection:
            found = await _rows(connection, select(GAMES).where(GAMES.c.id == game), GameRow)
        return found[0] if found else None

    async def moves(self, game: str) -> list[MoveRow]:
        """A game's log."""
        query = select(MOVES).where(MOVES.c.game == game).order_by(MOVES.c.number)
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).all()
        return [MoveRow(*row) for row in found]

    async def listed(self, limit: int) -> list[TableRow]:
        """Public tables, those last touched first."""
        query = select(TABLES).where(TABLES.c.listed == 1)
        query = query.order_by(TABLES.c.touched.desc()).limit(limit)
        async with self._engine.connect() as connection:
            return await _rows(connection, query, TableRow)

    async def ready(self) -> None:
        """Raise if the database does not answer, or takes nothing after a commit that failed."""
        async with self._engine.begin() as connection:
            await connection.execute(select(HOUSE.c.name).limit(1))
            if self._doubtful:
                trial = [{"name": "trial", "value": ""}]
                await self._upsert(connection, HOUSE, ("name",), trial)
        self._doubtful = False

    async def stages(self) -> dict[str, int]:
        """How many tables are at which stage."""
        query = select(TABLES.c.stage, func.count()).group_by(TABLES.c.stage)
        async with self._engine.connect() as connection:
            return {str(stage): int(count) for stage, count in await connection.execute(query)}

    @property
    def path(self) -> Path | None:
        """The database's file; None: it is somewhere else."""
        name = self._engine.url.database
        return Path(name) if self._engine.dialect.name == "sqlite" and name else None

    async def forget_tables(self, before: float, keep: Sequence[str]) -> int:
        """Remove tables nobody has touched since then, and games nobody finished there."""
        async with self._engine.begin() as connection:
            query = select(TABLES.c.code).where(TABLES.c.touched < before)
            found = (await connection.execute(query)).scalars().all()
            old = [code for code in found if code not in set(keep)]
            for code in old:
                unfinished = select(GAMES.c.id).where(GAMES.c.code == code, GAMES.c.ended.is_(None))
                await connection.execute(delete(MOVES).where(MOVES.c.game.in_(unfinished)))
                await connection.execute(
                    delete(GAMES).where(GAMES.c.code == code, GAMES.c.ended.is_(None))
                )
                await connection.execute(delete(SEATS).where(SEATS.c.code == code))
                await connection.execute(delete(TABLES).where(TABLES.c.code == code))
        return len(old)

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if batch:
                await self._commit_batch(batch)

    async def _commit_batch(self, batch: list[tuple[Changes, asyncio.Future[None]]]) -> None:
        together = Changes()
        for changes, _ in batch:
            together.add(changes)
        begun = self._begun = perf_counter()
        try:
            await self._commit_now(together)
        except Exception as error:
            self._doubtful = True
            # One room's fault must not be the others': they are tried one by one.
            if len(batch) == 1:
                _settle(batch[0][1], error)
            else:
                for one in batch:
                    await self._commit_batch([one])
            return
        finally:
            self._begun = None
        self._doubtful = False
        self.commit_times.observe(perf_counter() - begun)
        for _, done in batch:
            _settle(done, None)

    async def _commit_now(self, changes: Changes) -> None:
        async with self._engine.begin() as connection:
            tables = [msgspec.structs.asdict(row) for row in changes.tables.values()]
            await self._upsert(connection, TABLES, ("code",), tables)
            for code, first in changes.seats_gone:
                gone = delete(SEATS).where(SEATS.c.code == code, SEATS.c.seat >= first)
                await connection.execute(gone)
            seats = [
                {"code": code, "seat": seat, "card": card}
                for (code, seat), card in changes.seats.items()
            ]
            await self._upsert(connection, SEATS, ("code", "seat"), seats)
            games = [msgspec.structs.asdict(row) for row in changes.games.values()]
            await self._upsert(connection, GAMES, ("id",), games)
            if changes.moves:
                rows = [msgspec.structs.astuple(row) for row in changes.moves]
                await connection.exec_driver_sql(self._add_moves, rows)

    async def _upsert(
        self,
        connection: AsyncConnection,
        table: Table,
        key: tuple[str, ...],
        rows: list[dict[str, Any]],
    ) -> None:
        if not rows:
            return
        insert = self._insert(table)
        replaced = {name: insert.excluded[name] for name in rows[0] if name not in key}
        await connection.execute(
            insert.on_conflict_do_update(index_elements=list(key), set_=replaced), rows
        )

    def _insert(self, table: Table) -> Any:
        """Both databases know upserts, each in its own dialect."""
        if self._engine.dialect.name == "postgresql":
            return postgresql.insert(table)
        return sqlite.insert(table)


async def _rows(connection: AsyncConnection, query: Any, kind: Any) -> list[Any]:
    found = (await connection.execute(query)).mappings().all()
    return [kind(**{str(name): value for name, value in row.items()}) for row in found]


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _with_driver(url: str) -> str:
    if "://" not in url:
        path = Path(url).expanduser()
        path.parent.mkdir(parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{path}"
    parsed = make_url(url)
    drivers = {"postgresql": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}
    name = drivers.get(parsed.drivername, parsed.drivername)
    return parsed.set(drivername=name).render_as_string(hide_password=False)


def _durable(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # an acknowledged choice survives the power cut
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()
