"""Public tables: those with people first, and nobody's many before another's only one."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import zip_longest
from typing import Final

from msgspec import Struct

from hornbook.server.protocol import answers
from hornbook.server.room.room import Room
from hornbook.server.rooms import Rooms, readable
from hornbook.server.store import Store
from hornbook.server.table.state import TableState

LISTED: Final = 100  # tables
MOST_AWAKE: Final = 5000  # that are looked over in the store
FRESH: Final = 2.0  # seconds for which the store is not asked again


class _Entry(Struct, frozen=True):
    state: TableState
    room: Room | None

    @property
    def company(self) -> int:
        """2: people are together, 1: somebody waits, 0: nobody is there."""
        return 0 if self.room is None else min(self.room.audience.guests, 2)

    @property
    def owner(self) -> str:
        """Who opened it: guests are free, so an address counts where it is known."""
        return (self.room.opened_from if self.room is not None else "") or self.state.host


class Lobby:
    """The list. Rooms are known; what sleeps in the store is looked for every now and then."""

    def __init__(self, rooms: Rooms, store: Store) -> None:
        self._rooms = rooms
        self._store = store
        self._asleep: list[TableState] = []
        self._looked = float("-inf")

    async def tables(self) -> list[answers.Listed]:
        """The public tables, the most promising first."""
        rooms = self._rooms.awake
        now = asyncio.get_running_loop().time()
        if now - self._looked > FRESH:
            self._looked = now
            awake = [code for code, room in rooms.items() if room.state.listed]
            rows = await self._store.listed(LISTED, awake[:MOST_AWAKE])
            self._asleep = [state for row in rows if (state := readable(row)) is not None]
        found = [_Entry(room.state, room) for room in rooms.values() if room.state.listed]
        found.sort(key=lambda one: one.state.created, reverse=True)
        found += [_Entry(state, None) for state in self._asleep if state.code not in rooms]
        ranked = [one for company in (2, 1, 0) for one in _in_turns(found, company)]
        return [_told(one) for one in ranked[:LISTED]]


def _in_turns(found: list[_Entry], company: int) -> Iterator[_Entry]:
    """Those with such company: one of each owner, then the second of each, and so on."""
    owners: dict[str, list[_Entry]] = {}
    for one in found:
        if one.company == company:
            owners.setdefault(one.owner, []).append(one)
    for turn in zip_longest(*owners.values()):
        yield from (one for one in turn if one is not None)


def _told(one: _Entry) -> answers.Listed:
    state, room = one.state, one.room
    return answers.Listed(
        code=state.code,
        game=state.game,
        stage=state.stage,
        most=state.most,
        clock=state.clock,
        players=None if room is None else room.seating.taken(),
        connected=0 if room is None else len(room.audience.clients),
        host="" if room is None else host_name(room),
    )


def host_name(room: Room) -> str:
    """What the host is called, while sitting there."""
    mine = room.seating.of(room.state.host)
    return room.seating.cards[mine[0]].name if mine else ""
