"""Orders of tables: one that comes again, as its answer was lost, opens no second table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec import Struct

from hornbook.server.refusals import Malformed
from hornbook.server.room.receipts import Key, digest
from hornbook.server.room.room import Room
from hornbook.server.store import ReceiptRow, Store

if TYPE_CHECKING:
    from hornbook.server.rooms import Rooms

NO_TABLE: Final = ""  # where a receipt has its table's code: an order came before there was one


class Order(Struct, frozen=True):
    """Whose order it is, its id, and what tells it from others; without an id it is not kept."""

    guest: str
    id: str | None
    content: object

    @property
    def key(self) -> Key:
        """What it is found by."""
        return self.guest, self.id or ""

    def receipts(self, code: str, now: float) -> list[ReceiptRow]:
        """What is kept of it, in the commit of the table it opened."""
        if self.id is None:
            return []
        return [ReceiptRow(NO_TABLE, self.guest, self.id, now, digest(self.content), 1, code)]


Opener: TypeAlias = Callable[[], Awaitable[Room]]


class Orders:
    """The orders that are being carried out, and those of the last hour in the store."""

    def __init__(self, rooms: Rooms, store: Store) -> None:
        self._rooms = rooms
        self._store = store
        self._under_way: dict[Key, tuple[bytes, asyncio.Task[Room]]] = {}

    async def once(self, order: Order, opened: Opener) -> Room:
        """The table of that order: as it was opened when it came before, or opened now."""
        if order.id is None:
            return await opened()
        made = digest(order.content)
        if order.key not in self._under_way:
            opening = asyncio.create_task(self._carry_out(order, made, opened))
            self._under_way[order.key] = made, opening
            opening.add_done_callback(lambda _: self._under_way.pop(order.key))
        before, opening = self._under_way[order.key]
        if before != made:
            raise Malformed("id-used", id=order.id)
        # Whoever came first may hang up: the table is opened once, and for all who wait.
        return await asyncio.shield(opening)

    async def _carry_out(self, order: Order, made: bytes, opened: Opener) -> Room:
        for row in await self._store.receipts_of(NO_TABLE, [order.key]):
            if row.digest != made:
                raise Malformed("id-used", id=row.id)
            return await self._rooms.room(row.note)
        return await opened()
