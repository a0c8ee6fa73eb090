"""One writer for all rooms: whatever waits is committed together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from sqlalchemy import and_, delete, exists, func, or_, select, tuple_
from sqlalchemy.exc import DataError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hornbook.server.metrics import Histogram
from hornbook.server.refusals import Unavailable
from hornbook.server.store.changes import Changes
from hornbook.server.store.connect import Address, is_away
from hornbook.server.store.migrate import migrate
from hornbook.server.store.owner import FileClaim, claim_session
from hornbook.server.store.rows import ChatRow, GameRow, MoveRow, ReceiptRow, TableRow
from hornbook.server.store.schema import CHAT, GAMES, HOUSE, MOVES, RECEIPTS, SEATS, TABLES
from hornbook.server.store.script import Script
from hornbook.server.store.trouble import address_of, opening

READ_WITHIN: Final = 10.0  # seconds: a database that says nothing is away
WRITE_WITHIN: Final = 20.0  # seconds, likewise


class Store:
    """A database. What ``commit`` has returned from survives a crash."""

    def __init__(self, address: Address, engine: AsyncEngine, claim: FileClaim | None) -> None:
        self._address = address
        self._engine = engine
        self._claim = claim
        self._script = Script(engine.dialect)
        # Whoever owns the database writes, and through this connection alone.
        self._pen: AsyncConnection | None = None
        self._hand = asyncio.Lock()
        self._waiting: list[tuple[Changes, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self.commit_times = Histogram()
        self._doubtful = False  # whether the last commit failed
        self._begun: float | None = None  # when the commit that is being made was begun

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open a database, creating or migrating it; refused if another server has it open."""
        address = address_of(url)
        async with opening(address):
            claim = None if address.file is None else FileClaim(address.file)
            engine = address.engine()
            store = cls(address, engine, claim)
            try:
                await store._take_the_pen()
                await migrate(engine)
            except BaseException:
                await store.close()
                raise
        store._writer = asyncio.create_task(store._write())
        return store

    async def close(self) -> None:
        """Write what waits, and let go."""
        while self._waiting:
            await asyncio.sleep(0.01)
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self._drop_the_pen()
        await self._engine.dispose()
        if self._claim is not None:
            self._claim.release()

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
        async with self._writing() as connection:
            offered = {"name": name, "value": fresh}
            await connection.execute(self._script.insert(HOUSE).on_conflict_do_nothing(), offered)
            query = select(HOUSE.c.value).where(HOUSE.c.name == name)
            return str((await connection.execute(query)).scalar_one())

    async def table(self, code: str) -> tuple[TableRow, list[bytes]] | None:
        """A table and its seats' cards."""
        async with self._reading() as connection:
            found = await _rows(connection, select(TABLES).where(TABLES.c.code == code), TableRow)
            if not found:
                return None
            seats = select(SEATS.c.card).where(SEATS.c.code == code).order_by(SEATS.c.seat)
            cards = (await connection.execute(seats)).scalars().all()
            return found[0], list(cards)

    async def game(self, game: str) -> GameRow | None:
        """A game, running or over."""
        async with self._reading() as connection:
            found = await _rows(connection, select(GAMES).where(GAMES.c.id == game), GameRow)
        return found[0] if found else None

    async def games_of(self, code: str) -> list[str]:
        """The games that were dealt at a table, in that order."""
        query = select(GAMES.c.id).where(GAMES.c.code == code).order_by(GAMES.c.begun)
        async with self._reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def moves(self, game: str) -> list[MoveRow]:
        """A game's log."""
        query = select(MOVES).where(MOVES.c.game == game).order_by(MOVES.c.number)
        async with self._reading() as connection:
            found = (await connection.execute(query)).all()
        return [MoveRow(*row) for row in found]

    async def listed(self, limit: int, without: Sequence[str] = ()) -> list[TableRow]:
        """Public tables, those last touched first."""
        query = select(TABLES).where(TABLES.c.listed == 1, TABLES.c.code.not_in(without))
        query = query.order_by(TABLES.c.touched.desc()).limit(limit)
        async with self._reading() as connection:
            return await _rows(connection, query, TableRow)

    async def ready(self) -> None:
        """Raise if the database does not answer, or takes nothing after a commit that failed."""
        async with self._reading() as connection:
            await connection.execute(select(HOUSE.c.name).limit(1))
        if self._doubtful:
            async with self._writing() as connection:
                trial = {"name": "trial", "value": ""}
                await connection.execute(self._script.upsert(HOUSE, ("name",)), trial)
        self._doubtful = False

    async def stages(self) -> dict[str, int]:
        """How many tables are at which stage."""
        query = select(TABLES.c.stage, func.count()).group_by(TABLES.c.stage)
        async with self._reading() as connection:
            return {str(stage): int(count) for stage, count in await connection.execute(query)}

    @property
    def path(self) -> Path | None:
        """The database's file; None: it is somewhere else."""
        return self._address.file

    async def receipts(self, code: str, since: float, most: int) -> list[ReceiptRow]:
        """What was acknowledged at a table since then: the last of it, in that order."""
        query = select(RECEIPTS).where(RECEIPTS.c.code == code, RECEIPTS.c.at >= since)
        query = query.order_by(RECEIPTS.c.at.desc()).limit(most)
        async with self._reading() as connection:
            found = (await connection.execute(query)).all()
        return [ReceiptRow(*row) for row in reversed(found)]

    async def receipts_of(self, code: str, keys: Iterable[tuple[str, str]]) -> list[ReceiptRow]:
        """Those of these guests and ids that were acknowledged."""
        asked = tuple_(RECEIPTS.c.guest, RECEIPTS.c.id).in_(list(keys))
        query = select(RECEIPTS).where(RECEIPTS.c.code == code, asked)
        async with self._reading() as connection:
            found = (await connection.execute(query)).all()
        return [ReceiptRow(*row) for row in found]

    async def forget_receipts(self, before: float) -> None:
        """Remove what was acknowledged before then."""
        async with self._writing() as connection:
            await connection.execute(delete(RECEIPTS).where(RECEIPTS.c.at < before))

    async def chat(self, code: str) -> list[ChatRow]:
        """The last lines that were said at a table."""
        query = select(CHAT).where(CHAT.c.code == code).order_by(CHAT.c.number)
        async with self._reading() as connection:
            return await _rows(connection, query, ChatRow)

    async def forget_tables(self, before: float, never_begun: float, keep: Sequence[str]) -> int:
        """Remove tables nobody has touched since then, and games nobody finished there.

        Where people gather and no game was ever dealt, a shorter time is enough.
        """
        async with self._writing() as connection:
            waiting = and_(
                TABLES.c.stage == "gathering",
                TABLES.c.touched < never_begun,
                TABLES.c.code.not_in(select(GAMES.c.code)),
            )
            query = select(TABLES.c.code).where(or_(TABLES.c.touched < before, waiting))
            found = (await connection.execute(query)).scalars().all()
            old = [code for code in found if code not in set(keep)]
            for code in old:
                unfinished = select(GAMES.c.id).where(GAMES.c.code == code, GAMES.c.ended.is_(None))
                await connection.execute(delete(MOVES).where(MOVES.c.game.in_(unfinished)))
                await connection.execute(
                    delete(GAMES).where(GAMES.c.code == code, GAMES.c.ended.is_(None))
                )
                for kept in (SEATS, RECEIPTS, CHAT):
                    await connection.execute(delete(kept).where(kept.c.code == code))
                await connection.execute(delete(TABLES).where(TABLES.c.code == code))
        return len(old)

    async def pack_games(self, before: float, most: int) -> int:
        """Drop the moves of games that were over before then: their records have them."""
        over = (
            select(GAMES.c.id)
            .where(GAMES.c.ended < before, GAMES.c.record.is_not(None))
            .where(exists().where(MOVES.c.game == GAMES.c.id))
            .limit(most)
        )
        async with self._reading() as connection:
            games = (await connection.execute(over)).scalars().all()
        if games:
            async with self._writing() as connection:
                await connection.execute(delete(MOVES).where(MOVES.c.game.in_(games)))
        return len(games)

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
        async with self._writing() as connection:
            await self._script.write(connection, changes)

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        with _refusing():
            async with asyncio.timeout(READ_WITHIN), self._engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction on the one connection that may write."""
        async with self._hand:
            with _refusing():
                try:
                    async with asyncio.timeout(WRITE_WITHIN):
                        pen = await self._take_the_pen()
                        async with pen.begin():
                            yield pen
                except (IntegrityError, DataError):
                    raise  # what was written is wrong, not the way there
                except BaseException:
                    await self._drop_the_pen()
                    raise

    async def _take_the_pen(self) -> AsyncConnection:
        """The connection that owns the database. One that was lost may own it no more."""
        if self._pen is not None and self._pen.invalidated:
            await self._drop_the_pen()
        if self._pen is None:
            self._pen = await self._engine.connect()
            if self._engine.dialect.name == "postgresql":
                await claim_session(self._pen, self._address.shown)
        return self._pen

    async def _drop_the_pen(self) -> None:
        pen, self._pen = self._pen, None
        if pen is not None:
            # With the session goes its ownership, and whatever was left half done.
            with suppress(Exception):
                await pen.invalidate()
            with suppress(Exception):
                await pen.close()


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


@contextmanager
def _refusing() -> Iterator[None]:
    """A database that is away is a refusal with a sentence, whoever asked."""
    try:
        yield
    except Exception as error:
        if is_away(error):
            raise Unavailable("store-away") from error
        raise
