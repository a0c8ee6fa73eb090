"""Sitting down, standing up, adding to the luck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from hornbook.kernel import NotOpen, Seat
from hornbook.server.protocol import commands, frames
from hornbook.server.refusals import NotAllowed
from hornbook.server.room import latecomers
from hornbook.server.room.client import Client
from hornbook.server.table.people import check_name, check_portrait, name_of
from hornbook.server.table.state import OPEN_SEAT, SeatCard, SeatKind, Stage
from hornbook.text.names import is_readable

if TYPE_CHECKING:
    from hornbook.server.room.room import Room


def sit(room: Room, client: Client, command: commands.Sit, now: float) -> frames.Frame:
    """Take a seat, or come back to one's own."""
    if client.tv:
        raise NotAllowed("tv-only-watches")
    mine = room.seating.of(client.guest)
    if command.seat in mine or (mine and command.seat is None and command.name is None):
        _come_back(room, client, mine if command.seat is None else [Seat(command.seat)])
        return frames.Done(command.id)
    known = mine or client.guest == room.state.host or latecomers.waits(room, client.guest)
    if room.state.locked and not known:
        raise NotAllowed("table-locked")
    check_portrait(command.portrait)
    card = SeatCard(
        SeatKind.PERSON,
        name_of(command.name or client.name),
        client.guest,
        portrait=command.portrait or ("" if command.name else client.portrait),
    )
    if room.state.stage is Stage.GATHERING:
        seat = room.seating.free(command.seat)
        room.seating.put(seat, card)
    elif latecomers.must_wait(room):
        latecomers.note(room, card)
        return frames.Done(command.id, code=latecomers.LATER)
    else:
        seat = _join(room, client, command, card)
    if client.eyes is None:
        client.look_through(seat)
    latecomers.tell_seats(room, client.guest)
    return frames.Done(command.id)


def stand(room: Room, client: Client, command: commands.Stand, now: float) -> frames.Frame:
    """Leave a seat."""
    seat, card = _own(room, client, command.seat)
    if room.state.stage is Stage.PLAYING:
        room.seating.put(seat, replace(card, left=True))
    else:
        _let_go(room, seat)
        for other in room.audience.of(client.guest):
            if other.eyes == seat:
                mine = room.seating.of(client.guest)
                other.look_through(mine[0] if mine and not other.tv else None)
    latecomers.tell_seats(room, client.guest)
    return frames.Done(command.id)


def introduce(room: Room, client: Client, command: commands.Introduce, now: float) -> frames.Frame:
    """Another name or face for somebody at one's own screen."""
    seat, card = _own(room, client, command.seat)
    if command.name is not None:
        card = replace(card, name=check_name(command.name))
    if command.portrait:
        check_portrait(command.portrait)
        room.seating.check_free(command.portrait, seat)
        card = replace(card, portrait=command.portrait)
    room.seating.put(seat, card)
    return frames.Done(command.id)


def contribute(
    room: Room, client: Client, command: commands.Contribute, now: float
) -> frames.Frame:
    """Words for the luck of the next game, from whoever sits."""
    if room.state.stage is not Stage.GATHERING:
        raise NotAllowed("already-dealt")
    mine = room.seating.of(client.guest)
    if not mine:
        raise NotAllowed("not-seated")
    if not is_readable(command.words):
        raise NotAllowed("words-unseen")  # others have to be able to check them
    room.seating.contribute(mine[0], command.words)
    return frames.Done(command.id)


def _own(room: Room, client: Client, seat: int) -> tuple[Seat, SeatCard]:
    """A seat of the client's guest, and the card there."""
    if not room.seating.holds(client.guest, seat):
        raise NotAllowed("not-your-seat", seat=seat)
    return Seat(seat), room.seating.cards[seat]


def _come_back(room: Room, client: Client, seats: list[Seat]) -> None:
    stays = room.state.stage is Stage.FINISHED
    for seat in seats:
        card = room.seating.cards[seat]
        if card.left or stays > card.stays:
            room.seating.put(seat, replace(card, left=False, stays=stays))
            latecomers.tell_seats(room, client.guest)


def _let_go(room: Room, seat: Seat) -> None:
    """Somebody leaves before a game or after it; a result on the table keeps its names."""
    card = room.seating.cards[seat]
    if room.state.stage is Stage.FINISHED and room.play is not None and room.play.game.come_and_go:
        room.seating.put(seat, replace(card, left=True, stays=False))
    else:
        room.seating.put(seat, OPEN_SEAT)


def _join(room: Room, client: Client, command: commands.Sit, card: SeatCard) -> Seat:
    """Sit down at a running game, where it has room."""
    play = room.play
    if play is None or room.state.stage is not Stage.PLAYING:
        raise NotOpen("not-open")
    if len(room.seating) >= room.seating.most:
        raise NotOpen("table-full", most=room.seating.most)
    seat = play.join(client.guest, command.id)
    room.seating.add(card)
    return seat
