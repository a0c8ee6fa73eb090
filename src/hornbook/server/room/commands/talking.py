"""Chat and reactions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hornbook.server.protocol import commands, frames
from hornbook.server.refusals import NotAllowed
from hornbook.server.room import latecomers
from hornbook.server.room.client import Client
from hornbook.text.names import readable

if TYPE_CHECKING:
    from hornbook.server.room.room import Room


def chat(room: Room, client: Client, command: commands.Chat, now: float) -> frames.Frame:
    """A line to everyone."""
    _may_speak(room, client)
    text = readable(command.text)
    if not text:
        raise NotAllowed("nothing-said")
    name, portrait = room.seating.known_as(client.guest, client.name)
    line = frames.ChatLine(client.guest, name, text, portrait)
    room.talk.say(line, now, plays=_plays(room, client))
    return frames.Done(command.id)


def react(room: Room, client: Client, command: commands.React, now: float) -> frames.Frame:
    """A quick reaction."""
    _may_speak(room, client)
    room.talk.react(client.guest, now, plays=_plays(room, client))
    name, portrait = room.seating.known_as(client.guest, client.name)
    room.audience.say_later(frames.Reacted(client.guest, name, command.reaction, portrait))
    return frames.Done(command.id)


def _may_speak(room: Room, client: Client) -> None:
    if client.guest in room.state.muted:
        raise NotAllowed("muted")


def _plays(room: Room, client: Client) -> bool:
    """Whether somebody belongs to the table, and does not only look on."""
    if client.guest == room.state.host or latecomers.waits(room, client.guest):
        return True
    return bool(room.seating.of(client.guest))
