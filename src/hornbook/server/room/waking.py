"""A table is read from the store again, as it was left."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec
from msgspec.structs import replace

from hornbook.kernel import Record, Seat
from hornbook.server import draws
from hornbook.server.refusals import NotFound
from hornbook.server.room.chat import Talk
from hornbook.server.room.house import House
from hornbook.server.room.receipts import MOST, REMEMBERED, Receipts
from hornbook.server.room.room import Room
from hornbook.server.store import GameRow, MoveRow
from hornbook.server.table.closing import kept_record
from hornbook.server.table.play import Play, PlaySetup
from hornbook.server.table.seating import Seating
from hornbook.server.table.sheet import OPEN_SEAT, SeatCard, Sheet, Stage

LOG = logging.getLogger("hornbook.server.hall")
SLICE: Final = 200  # moves that are repeated in one go


class BrokenTable(Exception):
    """What is stored does not fit together."""


async def wake(house: House, code: str) -> Room:
    """The table of that code; refused if there is none, and raises if it cannot be read."""
    found = await house.store.table(code)
    if found is None:
        raise NotFound("no-such-table")
    row, texts = found
    sheet = msgspec.json.decode(row.sheet, type=Sheet)
    cards = [msgspec.json.decode(text, type=SeatCard) for text in texts]
    seating = Seating(cards, sheet.most, sheet.game)
    since = house.now() - REMEMBERED
    receipts = Receipts(code, await house.store.receipts(code, since, MOST + 1))
    talk = Talk(await house.store.chat(code))
    if not sheet.playing:
        return Room(house, sheet, seating, None, receipts=receipts, talk=talk)
    game = await house.store.game(sheet.playing)
    if game is None:
        raise BrokenTable(f"its game {sheet.playing} is missing")
    setup = PlaySetup.from_json(game.setup)
    log = await house.store.moves(game.id)
    if not await asyncio.to_thread(setup.is_current):  # own cards are read beside the loop
        room = Room(house, sheet, seating, None, receipts=receipts, talk=talk)
        if sheet.stage is Stage.PLAYING:
            room.store_game(
                replace(game, ended=house.now(), record=kept_record(setup, log).to_json())
            )
        _clear_the_table(room, game)
        return room
    play = Play(game.id, setup)
    await _repeat(play, log, game.record)
    room = Room(house, sheet, seating, play, receipts=receipts, talk=talk)
    room.begun = game.begun
    return room


async def _repeat(play: Play, log: list[MoveRow], record: bytes | None) -> None:
    """All moves again; those of a packed game are in its record. Other tables do not wait."""
    if not log and record is not None:
        choices = Record.from_json(record).choices
        for first in range(0, len(choices), SLICE):
            play.repeat_record(choices[first : first + SLICE])
            await asyncio.sleep(0)
    for first in range(0, len(log), SLICE):
        play.repeat(log[first : first + SLICE])
        await asyncio.sleep(0)


def _clear_the_table(room: Room, game: GameRow) -> None:
    """The same people gather again; a game that was not over is known to have been closed."""
    sheet = room.sheet
    LOG.warning("game of other rules closed", extra={"table": sheet.code, "game": game.id})
    if sheet.stage is Stage.PLAYING:
        sheet.closed = game.id
    for seat, card in enumerate(room.seating.cards):
        kept = OPEN_SEAT if card.left else replace(card, words="", stays=False, limit=None)
        room.seating.put(Seat(seat), kept)
    sheet.stage = Stage.GATHERING
    sheet.playing = ""
    sheet.paused = False
    sheet.secret = draws.new_secret()
    room.motion = None
    room.sheet_changed = room.table_changed = True
