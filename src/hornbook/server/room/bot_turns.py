"""Bots choose, and stand in for those who are away."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import TYPE_CHECKING, Final

from hornbook.kernel import Refusal, Seat
from hornbook.kernel.crowd import Crowd
from hornbook.server.room.acts.playing import moved
from hornbook.server.room.bots import STAND_IN, is_quick
from hornbook.server.room.job import Thought
from hornbook.server.table.play import Play
from hornbook.server.table.sheet import SeatKind
from hornbook.server.table.timing import ALL

if TYPE_CHECKING:
    from hornbook.server.room.room import Room

SLICE: Final = 0.008  # seconds in one go, then people get their turn


def play_on(room: Room, now: float) -> None:
    """Let bots choose until a person must, within a slice of time."""
    room.more_bots = False
    play = room.play
    if play is None or room.sheet.paused or not room.clients:
        return
    until = perf_counter() + SLICE
    going_on = True
    while going_on and not play.game.over:
        going_on = False
        for seat in list(_bots_asked(room, play, now)):
            level = _level(room, seat)
            while (decision := play.decision(seat)) is not None:
                if perf_counter() > until:
                    room.more_bots = True
                    return
                if not is_quick(level):
                    _let_think(room, play, seat, decision.number, level)
                    break
                choice = room.quick_bots.choose(play, seat, level)
                play.choose(seat, [choice], decision.number, "", "")
                moved(room)
                room.forced.discard(seat)
                going_on = True
                if not isinstance(play.game.pending, Crowd):
                    break
        room.forced.discard(ALL)


def decided(room: Room, thought: Thought) -> None:
    """A searching bot's choice has come; if the question is still open it is made."""
    room.thinking.discard((thought.game, thought.seat, thought.number))
    play = room.play
    if play is None or play.id != thought.game or room.sheet.paused:
        return
    try:
        play.choose(thought.seat, [thought.choice], thought.number, "", "")
    except Refusal:
        return  # somebody took something back meanwhile: the bot is asked again
    moved(room)


def _bots_asked(room: Room, play: Play, now: float) -> Iterator[Seat]:
    """The seats that must choose and for which a bot does."""
    pending = play.game.pending
    if not isinstance(pending, Crowd):
        for decision in pending:
            if _is_played_by_bot(room, decision.seat, now):
                yield decision.seat
        return
    waiting = pending.waiting
    if ALL in room.forced:
        yield from list(waiting.seats)
        return
    seats = set(room.seating.bots) | room.forced | room.seating.left
    for guest in room.timing.gone_guests(now):
        seats.update(room.seating.of(guest))
    yield from sorted(seat for seat in seats if seat in waiting)


def _is_played_by_bot(room: Room, seat: Seat, now: float) -> bool:
    card = room.seating.cards[seat]
    if card.kind is SeatKind.BOT or card.left or seat in room.forced:
        return True
    return room.timing.gone(card.guest, now)


def _level(room: Room, seat: Seat) -> str:
    card = room.seating.cards[seat]
    return card.level if card.kind is SeatKind.BOT else STAND_IN


def _let_think(room: Room, play: Play, seat: Seat, number: int, level: str) -> None:
    key = (play.id, int(seat), number)
    if key in room.thinking:
        return
    room.thinking.add(key)

    def heard(choice: int) -> None:
        room.put_soon(Thought(play.id, seat, number, choice))

    room.house.thinkers.think(play, seat, level, heard)
