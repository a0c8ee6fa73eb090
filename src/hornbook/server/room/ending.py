"""A game is over: its record is kept, and the secret may be shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from hornbook.server.store import GameRow
from hornbook.server.table.sheet import Stage

if TYPE_CHECKING:
    from hornbook.server.room.room import Room


def note_the_end(room: Room, now: float) -> None:
    """Keep the record with the last moves, in the same commit."""
    play = room.play
    if play is None or not play.game.over or room.sheet.stage is not Stage.PLAYING:
        return
    room.sheet.stage = Stage.FINISHED
    room.sheet.result = play.id
    room.sheet_changed = room.table_changed = True
    room.motion = None
    # Whoever sat down later has a face too.
    cards = room.seating.lined_up()
    names = [card.name for card in cards]
    setup = msgspec.structs.replace(
        play.setup,
        faces=names,
        portraits=[card.portrait for card in cards],
        levels=[card.level for card in cards],
    )
    room.store_game(
        GameRow(
            id=play.id,
            code=room.sheet.code,
            begun=room.begun,
            ended=now,
            setup=msgspec.json.encode(setup),
            record=msgspec.structs.replace(play.record(), names=names).to_json(),
        )
    )
    room.house.minds.forget(play.id)
    room.house.metrics.add("games_finished")
