"""Clocks, absent people and answers that do not come. No table waits for ever."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hornbook.kernel import Decision, Seat
from hornbook.kernel.crowd import Crowd
from hornbook.server.table.state import Stage
from hornbook.server.table.timing import ALL

if TYPE_CHECKING:
    from hornbook.server.room.room import Room


def look_at_clocks(room: Room, now: float) -> None:
    """Note whose time is up, and what nobody agreed to in time."""
    state = room.state
    if state.vote is not None and now >= state.vote.until:
        state.vote = None
    room.forced.clear()
    if _running(room):
        start_clocks(room, now)
        _force_the_overdue(room, now)
    room.gone = len(room.timing.gone_guests(now))
    room.stuck = _stuck(room, now)


def _force_the_overdue(room: Room, now: float) -> None:
    for seat in room.timing.overdue(now):
        if room.timing.shown:
            room.forced.add(seat)
            room.timing.dozes(seat)
        else:
            _lose_patience(room, seat, now)
            room.timing.wait_again(seat, now)


def start_clocks(room: Room, now: float) -> None:
    """The clocks of those who are asked run, and no others."""
    play = room.play
    if play is None or not _running(room) or room.clocks_at == (play.id, play.log):
        return  # nobody is asked anything else than before
    room.clocks_at = (play.id, play.log)
    pending = play.game.pending
    if isinstance(pending, Crowd):
        if not room.together:
            room.round += 1
        room.together = True
        room.timing.asked_together(room.round, now)
        return
    room.together = False
    people = [one for one in pending if one.seat not in room.seating.bots]
    ceremony = any(getattr(one.question, "ceremony", False) for one in people)
    room.timing.asked([(one.seat, one.number) for one in people], now, ceremony=ceremony)


def _in_stead(room: Room) -> Decision | None:
    """What a person is asked that the host could answer, too."""
    if room.play is None or not _running(room) or isinstance(room.play.game.pending, Crowd):
        return None
    for decision in room.play.game.pending:
        card = room.seating.cards[decision.seat]
        if getattr(decision.question, "in_stead", False) and card.guest not in (
            "",
            room.state.host,
        ):
            return decision
    return None


def _stuck(room: Room, now: float) -> Decision | None:
    """What the room has waited for so long that the host may answer it."""
    decision = _in_stead(room)
    when = None if decision is None else room.timing.stuck_at(decision.seat)
    return decision if when is not None and now >= when else None


def deadlines(room: Room, now: float) -> list[float]:
    """When the room has to look at its clocks again."""
    times = [room.timing.next_due(), room.timing.next_gone(now)] if _running(room) else []
    if room.state.vote is not None:
        times.append(room.state.vote.until)
    decision = _in_stead(room)
    if decision is not None and room.stuck is None:
        times.append(room.timing.stuck_at(decision.seat))
    times.append(room.timing.next_bot(now))
    return [time for time in times if time is not None]


def _running(room: Room) -> bool:
    return room.state.stage is Stage.PLAYING and not room.state.paused


def _lose_patience(room: Room, seat: Seat, now: float) -> None:
    """Without a clock: who lets others wait for too long is as good as absent."""
    slow = {room.seating.cards[one].guest for one in _asked(room, seat)}
    others = [guest for guest in room.seating.guests() - slow if room.audience.present(guest)]
    if others:
        for guest in slow:
            room.timing.idle(guest, now)


def _asked(room: Room, seat: Seat) -> list[Seat]:
    if seat != ALL or room.play is None:
        return [seat]
    return [decision.seat for decision in room.play.game.pending]
