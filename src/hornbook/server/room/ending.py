"""A game is over: its record is kept, and the secret may be shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from hornbook.server.store import GameRow
from hornbook.server.table.state import Stage

if TYPE_CHECKING:
    from hornbook.server.room.room import Room


def note_the_end(room: Room, now: float) -> None:
    """Keep the record with the last moves, in the same commit."""
    play = room.play
    if play is None or not play.game.over or room.state.stage is not Stage.PLAYING:
        return
    room.state.stage = Stage.FINISHED
    room.state.result = play.id
    room.state.vote = None
    # Whoever sat down later has a face too.
    cards = room.seating.lined_up()
    names = [card.name for card in cards]
    setup = msgspec.structs.replace(
        play.setup,
        names=names,
        portraits=[card.portrait for card in cards],
        levels=[card.level for card in cards],
    )
    room.store_game(
        GameRow(
            id=play.id,
            code=room.state.code,
            begun=room.begun,
            ended=now,
            setup=msgspec.json.encode(setup),
            record=msgspec.structs.replace(play.record(), names=names).to_json(),
        )
    )
    room.services.bot_pool.forget(play.id)
    room.services.metrics.add("games_finished")
