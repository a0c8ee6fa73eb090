"""Looking and trying: nothing here changes the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hornbook.server.protocol import commands, frames
from hornbook.server.room import table_frame
from hornbook.server.room.client import Client
from hornbook.server.room.commands.playing import game_of, own_seat
from hornbook.server.room.telling import decision_note

if TYPE_CHECKING:
    from hornbook.server.room.room import Room


def draft(room: Room, client: Client, command: commands.Draft, now: float) -> frames.Frame:
    """Try a chain of choices on a redeal."""
    play = game_of(room)
    found = play.game.draft(own_seat(room, client, command.seat), command.choices)
    asked = found.decision
    seconds = None if asked is None else room.timing.left(asked.seat, now)
    return frames.Drafted(
        id=command.id,
        sealed=found.sealed,
        events=frames.raw(found.events),
        view=frames.raw(found.view),
        decision=decision_note(asked, seconds, goes_on=found.goes_on),
    )


def look(room: Room, client: Client, command: commands.Look, now: float) -> frames.Frame:
    """See through other eyes: those of another seat of one's own, or the public's."""
    client.look_through(None if command.seat is None else own_seat(room, client, command.seat))
    return frames.Done(command.id)


def who(room: Room, client: Client, command: commands.Who, now: float) -> frames.Frame:
    """The names at these seats."""
    return frames.Faces(command.id, table_frame.of(room, command.seats))
