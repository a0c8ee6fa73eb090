"""Choosing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from hornbook.kernel import NotAsked, Seat
from hornbook.server.protocol import commands, frames
from hornbook.server.refusals import NotAllowed
from hornbook.server.room.client import Client
from hornbook.server.table.play import Made, Play

if TYPE_CHECKING:
    from hornbook.server.room.room import Room


def choose(room: Room, client: Client, command: commands.Choose, now: float) -> frames.Frame:
    """Make a chain of choices."""
    play = game_of(room)
    if in_stead(room, client, command):
        seat = Seat(command.seat)
        room.timing.dozes(seat)
    else:
        seat = own_seat(room, client, command.seat)
        room.timing.wakes(seat)
    if room.state.paused:
        raise NotAllowed("paused")
    made = play.choose(seat, command.choices, command.number, client.guest, command.id)
    take_up(room, client, seat)
    room.services.metrics.add("choices", made.count)
    room.state.went_on()
    return _done(command.id, made)


def in_stead(room: Room, client: Client, command: commands.Choose) -> bool:
    """Whether the host answers what the whole room has waited for too long."""
    stuck = room.stuck
    if stuck is None or client.tv or client.guest != room.state.host:
        return False
    return (stuck.seat, stuck.number) == (command.seat, command.number)


def game_of(room: Room) -> Play:
    """The game on the table; refused if none is being played."""
    if room.play is None:
        raise NotAsked("no-game")
    return room.play


def own_seat(room: Room, client: Client, seat: int) -> Seat:
    """One of the client's own seats."""
    if client.tv or not room.seating.holds(client.guest, seat):
        raise NotAllowed("not-your-seat", seat=seat)
    return Seat(seat)


def take_up(room: Room, client: Client, seat: Seat) -> None:
    """Whoever has done something at a seat that was left has it again; who was refused has not."""
    card = room.seating.cards[seat]
    if card.left and card.guest == client.guest:
        room.seating.put(seat, replace(card, left=False))


def _done(command: str, made: Made) -> frames.Done:
    return frames.Done(command, made.count, "" if made.refusal is None else made.refusal.code)
