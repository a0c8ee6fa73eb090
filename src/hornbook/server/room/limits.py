"""Limits in auctions: a seat goes along by itself, and is asked again once the limit is passed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hornbook.kernel import Question, Seat, Span
from hornbook.kernel.crowd import Crowd
from hornbook.server.protocol.frames import LimitNote
from hornbook.server.table.play import Play
from hornbook.server.table.seating import Seating
from hornbook.server.table.state import Limit

if TYPE_CHECKING:
    from hornbook.server.room.room import Room


def span_for(play: Play, seat: Seat) -> Span | None:
    """The limits a seat may set now."""
    question = _question(play)
    return None if question is None else question.limits(play.game, seat)


def note_for(play: Play, seating: Seating, seat: Seat) -> LimitNote | None:
    """What a seat is told of its limit."""
    span = span_for(play, seat)
    if span is None:
        return None
    limit = _holding(play, seating, seat)
    return LimitNote(span.low, span.high, span.step, None if limit is None else limit.amount)


def put(room: Room, play: Play, seat: Seat, amount: int | None) -> None:
    """Write a seat's limit on its card, or take it off."""
    limit = None if amount is None else Limit(amount, _kind(play), play.id, play.undone)
    room.seating.set_limit(seat, limit)


def answer(room: Room, play: Play) -> bool:
    """Choose for whoever is asked within a limit; what auctions left behind is forgotten."""
    chosen = False
    while True:
        for seat in sorted(room.seating.limited):
            if _holding(play, room.seating, seat) is None:
                put(room, play, seat, None)
        if not room.seating.limited or not _within(room, play):
            return chosen
        chosen = True


def _within(room: Room, play: Play) -> bool:
    question = _question(play)
    if question is None:
        return False
    decision = play.game.pending[0]
    limit = _holding(play, room.seating, decision.seat)
    if limit is None:
        return False
    choice = question.by_limit(limit.amount)
    if choice is None:
        put(room, play, decision.seat, None)  # passed: now one decides oneself
        return False
    play.choose(decision.seat, [choice], decision.number, "", "")
    room.state.went_on()
    return True


def _holding(play: Play, seating: Seating, seat: Seat) -> Limit | None:
    """A seat's limit, if it is one for what is going on."""
    limit = seating.cards[seat].limit
    if limit is None or limit.game != play.id or limit.undone != play.undone:
        return None
    going_on = limit.step == _kind(play) and span_for(play, seat) is not None
    return limit if going_on else None


def _question(play: Play) -> Question[Any] | None:
    """The question on the table, where one seat is asked at a time."""
    pending = play.game.pending
    if play.game.over or isinstance(pending, Crowd) or not pending:
        return None
    return pending[0].question


def _kind(play: Play) -> str:
    question = _question(play)
    return "" if question is None else str(question.__struct_config__.tag)
