"""Setting a limit in an auction, changing and withdrawing it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hornbook.kernel import IllegalChoice, NotAsked
from hornbook.server.protocol import commands, frames
from hornbook.server.refusals import NotAllowed
from hornbook.server.room import limits
from hornbook.server.room.client import Client
from hornbook.server.room.commands.playing import game_of, own_seat, take_up

if TYPE_CHECKING:
    from hornbook.server.room.room import Room


def limit(room: Room, client: Client, command: commands.Limit, now: float) -> frames.Frame:
    """Go along up to a limit; without one the seat is asked each time again."""
    play = game_of(room)
    seat = own_seat(room, client, command.seat)
    if room.state.paused:
        raise NotAllowed("paused")
    span = limits.span_for(play, seat)
    if span is None:
        raise NotAsked("no-limit-now")
    amount = command.limit
    if amount is not None and amount not in span:
        raise IllegalChoice(
            "not-in-span", choice=amount, low=span.low, high=span.high, step=span.step
        )
    take_up(room, client, seat)
    limits.put(room, play, seat, amount)
    return frames.Done(command.id)
