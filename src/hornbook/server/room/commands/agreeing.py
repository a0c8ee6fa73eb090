"""Taking back and taking a break: alone where it harms nobody, else if all others agree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hornbook.kernel import NotAsked, Seat
from hornbook.server.protocol import commands, frames
from hornbook.server.refusals import NotAllowed
from hornbook.server.room.client import Client
from hornbook.server.room.commands.playing import game_of, moved, own_seat, take_up
from hornbook.server.table.state import SeatKind, Stage
from hornbook.server.table.vote import Vote, VoteKind

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
    if room.state.paused:
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
    _propose(room, Vote(VoteKind.UNDO, client.guest, seat, to, set(), now + ANSWER_WITHIN))
    return frames.Done(command.id)


def pause(room: Room, client: Client, command: commands.Pause, now: float) -> frames.Frame:
    """Ask for a break; anyone who plays may end it."""
    if room.state.stage is not Stage.PLAYING:
        raise NotAsked("no-game")
    mine = room.seating.of(client.guest)
    if not mine or client.tv:
        raise NotAllowed("not-seated")
    if not command.paused:
        _set_paused(room, paused=False, now=now)
    elif not room.state.paused:
        until = now + ANSWER_WITHIN
        _propose(room, Vote(VoteKind.PAUSE, client.guest, mine[0], 0, set(), until))
    return frames.Done(command.id)


def vote(room: Room, client: Client, command: commands.Vote, now: float) -> frames.Frame:
    """Yes or no to what somebody asked for."""
    asked_for = room.vote
    if asked_for is None or asked_for.kind is not command.motion:
        raise NotAllowed("nothing-to-vote-on")
    if client.guest not in asked_for.asked:
        raise NotAllowed("not-asked-to-vote")
    room.table_changed = True
    if not command.agree:
        room.vote = None
        return frames.Done(command.id)
    asked_for.asked.discard(client.guest)
    room.state_changed = True
    _carry_if_agreed(room, now)
    return frames.Done(command.id)


def stop_asking(room: Room, guest: str, now: float) -> None:
    """Somebody left: a break does not wait for them."""
    pause = room.vote is not None and room.vote.kind is VoteKind.PAUSE
    if pause and room.vote is not None and guest in room.vote.asked:
        room.vote.asked.discard(guest)
        room.state_changed = True
        _carry_if_agreed(room, now)


def _propose(room: Room, proposed: Vote) -> None:
    if room.vote is not None:
        raise NotAllowed("one-thing-at-a-time")
    for card in room.seating.cards:
        # A break needs nobody who is away; what they saw is not taken back behind their backs.
        here = room.present(card.guest) and not card.left
        asked = here or proposed.kind is VoteKind.UNDO
        if card.kind is SeatKind.PERSON and asked and card.guest != proposed.by:
            proposed.asked.add(card.guest)
    room.vote = proposed
    room.table_changed = True
    _carry_if_agreed(room, room.services.now())


def _carry_if_agreed(room: Room, now: float) -> None:
    agreed = room.vote
    if agreed is None or agreed.asked:
        return
    room.vote = None
    room.table_changed = True
    if agreed.kind is VoteKind.PAUSE:
        _set_paused(room, paused=True, now=now)
    elif room.play is not None and agreed.to < len(room.play.game.history):
        room.play.undo(agreed.to, Seat(agreed.seat), "", "")


def _set_paused(room: Room, *, paused: bool, now: float) -> None:
    if paused:
        room.timing.stop(now)
    else:
        room.timing.go_on(now)
    room.state.paused = paused
    room.state_changed = room.table_changed = True
