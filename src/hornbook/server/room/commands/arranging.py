"""What is agreed before the deal: as long as people gather, the host can change all of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hornbook import games
from hornbook.kernel import SettingValue
from hornbook.server.protocol import commands, frames
from hornbook.server.refusals import NotAllowed
from hornbook.server.room.client import Client
from hornbook.server.room.commands.hosting import host_while
from hornbook.server.table.play import check_deal
from hornbook.server.table.state import Stage, TableState

if TYPE_CHECKING:
    from hornbook.server.room.room import Room


def arrange(room: Room, client: Client, command: commands.Arrange, now: float) -> frames.Frame:
    """Change what is agreed; everybody is told at once."""
    host_while(room, client, Stage.GATHERING)
    state = room.state
    info = games.info(state.game)
    settled = info.agree({**state.settings, **command.settings})
    taken = room.seating.taken()
    most = _stools(state, command, settled, taken)
    check_deal(state.game, min(max(taken, info.span(settled)[0]), most), settled, state.edition)
    state.settings = plain(settled)
    state.most = most
    _change_the_rest(state, command)
    if room.seating.resize(most):
        _seats_moved(room)
    return frames.Done(command.id)


def plain(settled: dict[str, SettingValue]) -> dict[str, bool | int | str | list[str]]:
    """Settings as they are stored and sent."""
    return {n: list(v) if isinstance(v, tuple) else v for n, v in settled.items()}


def _stools(
    state: TableState, command: commands.Arrange, settled: dict[str, SettingValue], taken: int
) -> int:
    """How many stools there are then: as many as asked for, else as many as the settings allow."""
    info = games.info(state.game)
    low, high = info.span(settled)
    most = command.most or min(max(state.most, low), high)
    if most < taken:
        info.settle(taken, settled)  # the settings may be what is in the way
        raise NotAllowed("stools-taken", taken=taken)
    info.settle(most, settled)
    return most


def _change_the_rest(state: TableState, command: commands.Arrange) -> None:
    if command.clock is not None:
        state.clock = command.clock
    if command.seconds is not None:
        state.seconds = command.seconds
    if command.public is not None:
        state.public = command.public
    if command.hints is not None:
        state.hints = command.hints


def _seats_moved(room: Room) -> None:
    """Open seats went away, and others moved up."""
    for other in room.audience.clients:
        other.eyes = room.first_eyes(other)
        mine = room.seating.of(other.guest)
        if mine and not other.tv:
            room.audience.tell_later(other, frames.Seats([int(seat) for seat in mine]))
