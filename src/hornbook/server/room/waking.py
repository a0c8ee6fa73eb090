"""A table is read from the store again, as it was left."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from hornbook import games
from hornbook.kernel import BadEdition, Record, Seat
from hornbook.server import draws
from hornbook.server.refusals import NotFound
from hornbook.server.room.chat import Talk
from hornbook.server.room.receipts import MOST, REMEMBERED, Receipts
from hornbook.server.room.room import Room
from hornbook.server.store import GameRow, MoveRow
from hornbook.server.table.closing import kept_record
from hornbook.server.table.play import Play, PlaySetup
from hornbook.server.table.seating import Seating
from hornbook.server.table.state import OPEN_SEAT, SeatCard, Stage, TableState

if TYPE_CHECKING:
    from hornbook.server.services import Services

LOG = logging.getLogger("hornbook.server.rooms")
SLICE: Final = 200  # moves that are repeated in one go


class BrokenTable(Exception):
    """What is stored does not fit together."""


async def wake(services: Services, code: str) -> Room:
    """The table of that code; refused if there is none, and raises if it cannot be read."""
    found = await services.store.table(code)
    if found is None:
        raise NotFound("no-such-table")
    row, texts = found
    state = msgspec.json.decode(row.sheet, type=TableState)
    cards = [msgspec.json.decode(text, type=SeatCard) for text in texts]
    seating = Seating(cards, state.most, state.game)
    since = services.now() - REMEMBERED
    receipts = Receipts(code, await services.store.receipts(code, since, MOST + 1))
    talk = Talk(await services.store.chat(code))
    if not state.playing:
        await _put_old_cards_away(state)
        return Room(services, state, seating, None, receipts=receipts, talk=talk)
    game = await services.store.game(state.playing)
    if game is None:
        raise BrokenTable(f"its game {state.playing} is missing")
    setup = PlaySetup.from_json(game.setup)
    log = await services.store.moves(game.id)
    if not await asyncio.to_thread(setup.is_current):  # own cards are read beside the loop
        room = Room(services, state, seating, None, receipts=receipts, talk=talk)
        if state.stage is Stage.PLAYING:
            room.store_game(
                replace(game, ended=services.now(), record=kept_record(setup, log).to_json())
            )
        _clear_the_table(room, game)
        await _put_old_cards_away(state)
        return room
    play = Play(game.id, setup)
    await _repeat(play, log, game.record)
    room = Room(services, state, seating, play, receipts=receipts, talk=talk)
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


async def _put_old_cards_away(state: TableState) -> None:
    """Cards of one's own that a later version of the rules cannot read make way for the house's."""
    if state.edition is None or state.game not in games.names():
        return
    try:
        await asyncio.to_thread(games.load(state.game).read_edition, state.edition)
    except BadEdition:
        LOG.warning("cards of older rules put away", extra={"table": state.code})
        state.edition = None
        state.put_away = True


def _clear_the_table(room: Room, game: GameRow) -> None:
    """The same people gather again; a game that was not over is known to have been closed."""
    state = room.state
    LOG.warning("game of other rules closed", extra={"table": state.code, "game": game.id})
    if state.stage is Stage.PLAYING:
        state.closed = game.id
    for seat, card in enumerate(room.seating.cards):
        kept = OPEN_SEAT if card.left else replace(card, words="", stays=False, limit=None)
        room.seating.put(Seat(seat), kept)
    state.stage = Stage.GATHERING
    state.playing = ""
    state.paused = False
    state.secret = draws.new_secret()
    state.lesson = ""
    state.vote = None
