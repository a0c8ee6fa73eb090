"""Who comes while nobody can sit down is told so, and seated by itself as soon as that changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from hornbook.kernel import NotOpen, Seat
from hornbook.server.protocol import frames
from hornbook.server.table.state import OPEN_SEAT, SeatCard, Stage

if TYPE_CHECKING:
    from hornbook.server.room.room import Room

LATER: Final = "later"  # what ``sit`` is answered with
_JOINED: Final = "~late"  # in the log, where a client's own id would stand


def must_wait(room: Room) -> bool:
    """Whether nobody can sit down now, but somebody could later."""
    play = room.play
    if play is None or not play.game.come_and_go:
        return False
    return room.state.stage is not Stage.PLAYING or not play.game.open_to_joiners


def note(room: Room, card: SeatCard) -> None:
    """Put somebody on the list; who is on it already may have thought of another name."""
    others = [one for one in room.state.late if one.guest != card.guest]
    if len(room.seating) + len(others) >= room.seating.most:
        raise NotOpen("table-full", most=room.seating.most)
    room.state.late = [*others, card]


def waits(room: Room, guest: str) -> bool:
    """Whether that guest is on the list."""
    return any(card.guest == guest for card in room.state.late)


def seat_them(room: Room, now: float) -> None:
    """Seat all who wait, if there is room now. Who has gone meanwhile is not played for."""
    play, state = room.play, room.state
    if not state.late:
        return
    gathering = state.stage is Stage.GATHERING
    if not gathering and (play is None or must_wait(room)):
        return
    late, state.late = state.late, []
    for card in late:
        if room.seating.of(card.guest) or room.timing.gone(card.guest, now):
            continue
        if gathering:
            seat = room.seating.free(None)
            room.seating.put(seat, card)
        elif play is not None:
            seat = play.join(card.guest, _JOINED)
            room.seating.add(card)
        _show_to(room, card.guest, seat)


def _show_to(room: Room, guest: str, seat: Seat) -> None:
    for client in room.audience.of(guest):
        if not client.tv:
            client.look_through(seat)
    tell_seats(room, guest)


def tell_seats(room: Room, guest: str) -> None:
    """Tell a guest which seats are theirs."""
    seats = [int(one) for one in room.seating.of(guest)]
    for client in room.audience.of(guest):
        if not client.tv:
            room.audience.tell_later(client, frames.Seats(seats))


def after_a_game(room: Room, now: float) -> None:
    """Gather whoever is still there. Where people come and go, the absent have gone."""
    come_and_go = room.play is not None and room.play.game.come_and_go
    let_go: set[str] = set()
    for seat, card in enumerate(room.seating.cards):
        away = bool(card.guest) and not room.audience.present(card.guest) and not card.stays
        gone = come_and_go and away and room.timing.gone(card.guest, now)
        kept = OPEN_SEAT if card.left or gone else replace(card, words="", stays=False)
        room.seating.put(Seat(seat), kept)
        if kept is OPEN_SEAT and card.guest:
            let_go.add(card.guest)
    for guest in sorted(let_go):  # whoever is still there can sit down anew
        tell_seats(room, guest)
