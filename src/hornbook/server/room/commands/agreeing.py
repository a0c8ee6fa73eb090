"""Taking back and taking a break: alone where it harms nobody, else if all others agree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from hornbook.kernel import NotAsked, Seat
from hornbook.server.protocol import commands, frames
from hornbook.server.refusals import NotAllowed
from hornbook.server.room.client import Client
from hornbook.server.room.commands.playing import game_of, own_seat, take_up
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
        room.state.went_on()
        return frames.Done(command.id)
    if play.may_undo(seat):
        play.undo(to, seat, client.guest, command.id)
        room.state.went_on()
        return frames.Done(command.id)
    _propose(room, Vote(VoteKind.UNDO, client.guest, seat, to, frozenset(), now + ANSWER_WITHIN))
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
        _propose(room, Vote(VoteKind.PAUSE, client.guest, mine[0], 0, frozenset(), until))
    return frames.Done(command.id)


def vote(room: Room, client: Client, command: commands.Vote, now: float) -> frames.Frame:
    """Yes or no to what somebody asked for."""
    asked_for = room.state.vote
    if asked_for is None or asked_for.kind is not command.motion:
        raise NotAllowed("nothing-to-vote-on")
    if client.guest not in asked_for.asked:
        raise NotAllowed("not-asked-to-vote")
    if not command.agree:
        room.state.vote = None
        return frames.Done(command.id)
    _agree(room, asked_for, client.guest, now)
    return frames.Done(command.id)


def stop_asking(room: Room, guest: str, now: float) -> None:
    """Somebody left: a break does not wait for them."""
    asked_for = room.state.vote
    if asked_for is None or asked_for.kind is not VoteKind.PAUSE:
        return
    if guest in asked_for.asked:
        _agree(room, asked_for, guest, now)


def _agree(room: Room, asked_for: Vote, guest: str, now: float) -> None:
    room.state.vote = replace(asked_for, asked=asked_for.asked - {guest})
    _carry_if_agreed(room, now)


def _propose(room: Room, proposed: Vote) -> None:
    if room.state.vote is not None:
        raise NotAllowed("one-thing-at-a-time")
    guests = set()
    for card in room.seating.cards:
        # A break needs nobody who is away; what they saw is not taken back behind their backs.
        here = room.audience.present(card.guest) and not card.left
        asked = here or proposed.kind is VoteKind.UNDO
        if card.kind is SeatKind.PERSON and asked and card.guest != proposed.by:
            guests.add(card.guest)
    room.state.vote = replace(proposed, asked=frozenset(guests))
    _carry_if_agreed(room, room.services.now())


def _carry_if_agreed(room: Room, now: float) -> None:
    agreed = room.state.vote
    if agreed is None or agreed.asked:
        return
    room.state.vote = None
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
