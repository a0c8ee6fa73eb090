"""Looking and trying: nothing here changes the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Raw

from hornbook.kernel import Seat
from hornbook.server.protocol import commands, frames
from hornbook.server.refusals import NotAllowed
from hornbook.server.room import table_frame
from hornbook.server.room.client import Client
from hornbook.server.room.commands.playing import game_of
from hornbook.server.room.telling import decision_text

if TYPE_CHECKING:
    from hornbook.server.room.room import Room


def draft(room: Room, client: Client, command: commands.Draft, now: float) -> frames.Frame:
    """Try a chain of choices on a redeal."""
    play = game_of(room)
    if client.tv or not room.seating.holds(client.guest, command.seat):
        raise NotAllowed("not-your-seat", seat=command.seat)
    found = play.game.draft(Seat(command.seat), command.choices)
    return frames.Drafted(
        id=command.id,
        sealed=found.sealed,
        events=frames.raw(found.events),
        view=frames.raw(found.view),
        decision=Raw(decision_text(found.decision, room.timing, now, found.goes_on).encode()),
    )


def look(room: Room, client: Client, command: commands.Look, now: float) -> frames.Frame:
    """See through other eyes: those of another seat of one's own, or the public's."""
    if command.seat is None:
        client.eyes = None
    elif client.tv or not room.seating.holds(client.guest, command.seat):
        raise NotAllowed("not-your-seat", seat=command.seat)
    else:
        client.eyes = Seat(command.seat)
    client.game = ""  # to be shown the game anew
    return frames.Done(command.id)


def who(room: Room, client: Client, command: commands.Who, now: float) -> frames.Frame:
    """The names at these seats."""
    return frames.Faces(command.id, table_frame.of(room, command.seats))
