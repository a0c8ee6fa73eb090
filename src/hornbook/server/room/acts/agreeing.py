"""Taking back and taking a break: alone where it harms nobody, else if all others agree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hornbook.kernel import NotAsked, Seat
from hornbook.server.protocol import commands, frames
from hornbook.server.refusals import NotAllowed
from hornbook.server.room.acts.playing import game_of, moved, own_seat, take_up
from hornbook.server.room.client import Client
from hornbook.server.table.motion import Motion, MotionKind
from hornbook.server.table.sheet import SeatKind, Stage

if TYPE_CHECKING:
    from hornbook.server.room.room import Room

ANSWER_WITHIN: Final = 60.0  # seconds; silence is a no


def undo(room: Room, client: Client, command: commands.Undo, now: float) -> frames.Frame:
    """Take back the seat's last choice, or ask the others whether it may be."""
    play = game_of(room)
    mine = room.seating.of(client.guest)
    chose = play.last_of(mine) if command.seat is None else command.seat
    seat = own_seat(room, client, chose)
    if play.game.over:
        raise NotAsked("game-over")
    if room.sheet.paused:
        raise NotAllowed("paused")
    to = 0 if play.may_take_back(seat) else play.last_choice_of(seat)
    take_up(room, client, seat)
    if play.may_take_back(seat):
        play.take_back(seat, client.guest, command.id)
        moved(room)
        return frames.Done(command.id)
    if play.may_undo(seat):
        play.undo(to, seat, client.guest, command.id)
        moved(room)
        return frames.Done(command.id)
    _propose(room, Motion(MotionKind.UNDO, client.guest, seat, to, set(), now + ANSWER_WITHIN))
    return frames.Done(command.id)


def pause(room: Room, client: Client, command: commands.Pause, now: float) -> frames.Frame:
    """Ask for a break; anyone who plays may end it."""
    if room.sheet.stage is not Stage.PLAYING:
        raise NotAsked("no-game")
    mine = room.seating.of(client.guest)
    if not mine or client.tv:
        raise NotAllowed("not-seated")
    if not command.paused:
        _set_paused(room, paused=False, now=now)
    elif not room.sheet.paused:
        until = now + ANSWER_WITHIN
        _propose(room, Motion(MotionKind.PAUSE, client.guest, mine[0], 0, set(), until))
    return frames.Done(command.id)


def vote(room: Room, client: Client, command: commands.Vote, now: float) -> frames.Frame:
    """Yes or no to what somebody asked for."""
    motion = room.motion
    if motion is None or motion.kind is not command.motion:
        raise NotAllowed("nothing-to-vote-on")
    if client.guest not in motion.asked:
        raise NotAllowed("not-asked-to-vote")
    room.table_changed = True
    if not command.agree:
        room.motion = None
        return frames.Done(command.id)
    motion.asked.discard(client.guest)
    room.sheet_changed = True
    _carry_if_agreed(room, now)
    return frames.Done(command.id)


def stop_asking(room: Room, guest: str, now: float) -> None:
    """Somebody left: a break does not wait for them."""
    pause = room.motion is not None and room.motion.kind is MotionKind.PAUSE
    if pause and room.motion is not None and guest in room.motion.asked:
        room.motion.asked.discard(guest)
        room.sheet_changed = True
        _carry_if_agreed(room, now)


def _propose(room: Room, motion: Motion) -> None:
    if room.motion is not None:
        raise NotAllowed("one-thing-at-a-time")
    for card in room.seating.cards:
        # A break needs nobody who is away; what they saw is not taken back behind their backs.
        here = room.present(card.guest) and not card.left
        asked = here or motion.kind is MotionKind.UNDO
        if card.kind is SeatKind.PERSON and asked and card.guest != motion.by:
            motion.asked.add(card.guest)
    room.motion = motion
    room.table_changed = True
    _carry_if_agreed(room, room.house.now())


def _carry_if_agreed(room: Room, now: float) -> None:
    motion = room.motion
    if motion is None or motion.asked:
        return
    room.motion = None
    room.table_changed = True
    if motion.kind is MotionKind.PAUSE:
        _set_paused(room, paused=True, now=now)
    elif room.play is not None and motion.to < len(room.play.game.history):
        room.play.undo(motion.to, Seat(motion.seat), "", "")


def _set_paused(room: Room, *, paused: bool, now: float) -> None:
    if paused:
        room.timing.stop(now)
    else:
        room.timing.go_on(now)
    room.sheet.paused = paused
    room.sheet_changed = room.table_changed = True
