"""All rooms: opened when somebody comes, put to sleep when nobody is there."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from secrets import choice
from typing import TYPE_CHECKING, Final

import msgspec

from hornbook import games
from hornbook.kernel import Record, Refusal, SettingValue
from hornbook.server.fairness import By
from hornbook.server.orders import Order
from hornbook.server.playing_on import TakenUp, check_wish, take_up
from hornbook.server.protocol.requests import NewTable, PlayOn, SeatPlan
from hornbook.server.refusals import NotFound, Unavailable
from hornbook.server.room.commands.arranging import plain
from hornbook.server.room.receipts import REMEMBERED
from hornbook.server.room.room import Room
from hornbook.server.room.waking import wake
from hornbook.server.store import Changes, GameRow, TableRow
from hornbook.server.table.people import check_portrait, name_of
from hornbook.server.table.play import check_deal
from hornbook.server.table.seating import Seating
from hornbook.server.table.state import OPEN_SEAT, SeatCard, SeatKind, TableState, table_row
from hornbook.server.teaching import begin_lesson
from hornbook.server.thinking import check_level, stand_in
from hornbook.text.names import is_a_name, tidy

if TYPE_CHECKING:
    from hornbook.server.services import Services

LOG = logging.getLogger("hornbook.server.rooms")
LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"  # no vowels: a code is never a word
LENGTH: Final = 5
SLEEP_AFTER: Final = 120.0  # seconds without anybody
FORGET_AFTER: Final = 14 * 86400.0  # seconds without a move or a change
NEVER_BEGUN: Final = 3 * 86400.0  # seconds likewise, where no game was ever dealt
PACK_AFTER: Final = 3600.0  # seconds since the end of a game: its moves are in its record
PACKED: Final = 200  # games in one sweep
NOTED: Final = 1000  # tables that cannot be opened
TRIED: Final = 20  # of them, in one sweep
REASON: Final = 200  # letters


class Rooms:
    """The rooms of this process."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._store = services.store
        self._now = services.now
        self.awake: dict[str, Room] = {}  # by code
        self.broken: dict[str, str] = {}  # tables that could not be opened, and why
        self._opening: dict[str, asyncio.Task[Room]] = {}

    async def room(self, code: str) -> Room:
        """The room of that code; refused if there is no such table, or it cannot be opened."""
        code = code.upper()
        room = self.awake.get(code)
        if room is not None:
            return room
        opening = self._opening.get(code)
        if opening is None:
            opening = self._opening[code] = asyncio.create_task(self._open(code))
        # Whoever came first may hang up: the room is opened once, and for all who wait.
        return await asyncio.shield(opening)

    async def create(self, wish: NewTable, host: str, address: str = "") -> Room:
        """Set up a new table, for whoever asks from that address."""
        if wish.lesson:
            return await self._teach(wish, host, address)
        info = games.info(wish.game)
        check_portrait(wish.portrait)
        settled = info.agree(wish.settings)
        low, high = info.span(settled)
        most = wish.most or max(min(max(info.usual, len(wish.seats)), high), low)
        most = min(max(most, len(wish.seats)), info.most)
        info.settle(most, settled)
        await self._try_deal(wish, max(min(len(wish.seats), high), low), settled, host)
        cards = [_card(wish, plan, host) for plan in wish.seats]
        state = TableState(
            code=await self._new_code(),
            game=wish.game,
            settings=plain(settled),
            edition=wish.edition,
            most=most,
            host=host,
            public=wish.public,
            created=self._now(),
            clock=wish.clock,
            seconds=wish.seconds,
            hints=wish.hints,
        )
        seating = Seating((), state.most, wish.game)
        for card in cards or [OPEN_SEAT] * min(most, info.usual, 32):
            seating.add(card)
        now = self._now()
        changes = Changes(
            tables={state.code: table_row(state, now)},
            receipts=Order(host, wish.id, wish).receipts(state.code, now),
        )
        for seat, card in enumerate(seating.cards):
            changes.seats[state.code, seat] = msgspec.json.encode(card)
        await self._store.commit(changes)
        room = Room(self._services, state, seating, None)
        room.opened_from = address
        return self._opened(room)

    async def play_on(self, game: GameRow, record: Record, wish: PlayOn, host: str) -> Room:
        """Take a finished game up again at one of its moments."""
        check_wish(wish, record)
        code, now = await self._new_code(), self._now()
        again = partial(take_up, game, record, wish, code=code, host=host, now=now)
        taken = await asyncio.to_thread(again)
        return await self._take_up(taken, Order(host, wish.id, (game.id, wish)), now)

    async def _teach(self, wish: NewTable, host: str, address: str) -> Room:
        """Begin a lesson: it is dealt at once, and nobody else is waited for."""
        check_portrait(wish.portrait)
        code, now = await self._new_code(), self._now()
        self._services.gate.new_game(host, address, now)
        taken = await asyncio.to_thread(begin_lesson, wish, code=code, host=host, now=now)
        self._services.metrics.add("games_started")
        return await self._take_up(taken, Order(host, wish.id, wish), now)

    async def _take_up(self, taken: TakenUp, order: Order, now: float) -> Room:
        """Open a table that has its game already."""
        state, id_, code = taken.state, taken.play.id, taken.state.code
        changes = Changes(
            tables={code: table_row(state, now)},
            games={id_: GameRow(id_, code, now, None, msgspec.json.encode(taken.setup), None)},
            moves=taken.moves,
            receipts=order.receipts(code, now),
        )
        for seat, card in enumerate(taken.seating.cards):
            changes.seats[code, seat] = msgspec.json.encode(card)
        await self._store.commit(changes)
        room = Room(self._services, state, taken.seating, taken.play)
        room.begun = now
        return self._opened(room)

    async def _try_deal(
        self, wish: NewTable, seats: int, settled: dict[str, SettingValue], host: str
    ) -> None:
        """Refuse what the deal would refuse; strangers' cards are read where it can be stopped."""
        if wish.edition is None:
            check_deal(wish.game, seats, settled, None)
            return
        await self._services.clerks.try_deal(
            wish.game, seats, plain(settled), wish.edition, By(host)
        )
        await asyncio.to_thread(games.load(wish.game).read_edition, wish.edition)

    async def sweep(self) -> None:
        """Put empty rooms to sleep, and forget tables nobody comes back to."""
        now = self._now()
        for room in list(self.awake.values()):
            empty = room.empty_since is not None and now - room.empty_since > SLEEP_AFTER
            if empty and room.idle:
                self.forget(room)
                await room.close("asleep")
        forgotten = await self._store.forget_tables(
            now - FORGET_AFTER, now - NEVER_BEGUN, list(self.awake)
        )
        if forgotten:
            LOG.info("tables forgotten", extra={"count": forgotten})
        await self._store.forget_receipts(now - REMEMBERED)
        await self._store.pack_games(now - PACK_AFTER, PACKED)
        for code in list(self.broken)[:TRIED]:
            with suppress(Refusal):
                await self.room(code)

    async def close(self) -> None:
        """Close all rooms."""
        for opening in list(self._opening.values()):
            opening.cancel()
        await asyncio.gather(*self._opening.values(), return_exceptions=True)
        for room in list(self.awake.values()):
            await room.close("restarting")
        self.awake.clear()

    def forget(self, room: Room) -> None:
        """Read it from the store again when somebody comes."""
        if room.play is not None:
            self._services.bot_pool.forget(room.play.id)
        if self.awake.get(room.state.code) is room:
            del self.awake[room.state.code]

    async def _open(self, code: str) -> Room:
        try:
            room = await wake(self._services, code)
        except NotFound:
            self.broken.pop(code, None)
            raise
        except Unavailable as refusal:
            self._note_broken(code, refusal.code)
            raise
        except Exception as error:
            # Whatever it is: who waits hears of it, and it is tried again when somebody asks.
            self._note_broken(code, f"{type(error).__name__}: {error}"[:REASON])
            raise Unavailable("table-broken") from error
        finally:
            del self._opening[code]
        self.broken.pop(code, None)
        return self._opened(room)

    def _note_broken(self, code: str, reason: str) -> None:
        self._services.metrics.add("tables_not_opened")
        if self.broken.get(code) != reason and len(self.broken) < NOTED:
            self.broken[code] = reason
            LOG.error("table cannot be opened", extra={"table": code, "reason": reason})

    def _opened(self, room: Room) -> Room:
        self.awake[room.state.code] = room
        room.open()
        return room

    async def _new_code(self) -> str:
        while True:
            code = "".join([choice(LETTERS) for _ in range(LENGTH)])
            if code not in self.awake and await self._store.table(code) is None:
                return code


def readable(row: TableRow) -> TableState | None:
    """What is written of a table, unless that cannot be read."""
    try:
        return msgspec.json.decode(row.sheet, type=TableState)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None  # whoever wants to come in is told so


def _card(wish: NewTable, plan: SeatPlan, host: str) -> SeatCard:
    if plan.kind == "bot":
        level = plan.level or stand_in(wish.game)
        check_level(level, wish.game)
        check_portrait(plan.portrait)
        name = tidy(plan.name or "")
        called = name if is_a_name(name) else ""  # else it is given one
        return SeatCard(SeatKind.BOT, called, level=level, portrait=plan.portrait)
    if plan.kind == "open":
        return OPEN_SEAT
    own = wish.portrait if plan.kind == "host" else ""
    portrait = plan.portrait or own
    check_portrait(portrait)
    return SeatCard(SeatKind.PERSON, name_of(plan.name or wish.name), host, portrait=portrait)
