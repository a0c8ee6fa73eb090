"""Bots choose, and stand in for those who are away. What takes thought is thought elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import TYPE_CHECKING, Final, TypeAlias

from hornbook.kernel import Refusal, Seat
from hornbook.kernel.crowd import Crowd
from hornbook.server.fairness import By
from hornbook.server.room import limits
from hornbook.server.room.job import Thought
from hornbook.server.table.play import Play
from hornbook.server.table.state import SeatKind
from hornbook.server.table.timing import ALL, CARD, PHOTO
from hornbook.server.thinking import Choices, is_instant, is_searching, stand_in
from hornbook.server.thinking.pool import Players, at_random

if TYPE_CHECKING:
    from hornbook.server.room.room import Room

Asked: TypeAlias = tuple[str, int, tuple[tuple[int, int], ...]]  # as in a Thought
SLICE: Final = 0.008  # seconds in one go, then people get their turn


def play_on(room: Room, now: float) -> None:
    """Let bots choose until a person must: at once, or when they have thought."""
    room.more_bots = False
    play = room.play
    if play is None or room.state.paused or not room.audience.clients:
        return
    until = perf_counter() + SLICE
    _go_on_without(room, play, now)
    going_on = True
    while going_on and not play.game.over:
        going_on = limits.answer(room, play)
        asked = list(_bots_asked(room, play, now))
        if asked and is_watched(play):
            going_on = _do_for_all_to_see(room, play, asked[0], now)
            continue
        if any(not is_instant(_level(room, seat)) for seat in asked):
            _let_think(room, play, asked, now)
            return
        for seat in asked:
            while (decision := play.decision(seat)) is not None:
                if perf_counter() > until:
                    room.more_bots = True
                    return
                play.choose(seat, [at_random(play, seat)], decision.number, "", "")
                room.state.went_on()
                going_on = True
                if not isinstance(play.game.pending, Crowd):
                    break


def is_watched(play: Play) -> bool:
    """Whether the next thing is one that a whole room watches: a card, or a photo."""
    pending = play.game.pending
    if isinstance(pending, Crowd) or len(pending) != 1:
        return False
    return bool(getattr(pending[0].question, "in_stead", False))


def _do_for_all_to_see(room: Room, play: Play, seat: Seat, now: float) -> bool:
    """A bot does it at a pace people can follow; False while it is too early."""
    decision = play.game.decision(seat)
    wait = CARD if decision.count == 1 else PHOTO
    if now < room.timing.bot_due(decision.number, now, wait) and seat not in room.forced:
        return False
    room.forced.discard(seat)
    play.choose(seat, [at_random(play, seat)], decision.number, "", "")
    room.state.went_on()
    return True


def _go_on_without(room: Room, play: Play, now: float) -> None:
    """Where people come and go, whoever is away or too late lets the round go by."""
    pending = play.game.pending
    if not isinstance(pending, Crowd) or not play.game.come_and_go:
        return
    waiting = pending.waiting
    people = set(waiting.seats) if ALL in room.forced else _played_by_bots(room, now) | room.forced
    for seat in sorted(people - room.seating.bots):
        if seat in waiting:
            play.sit_out(seat)
            room.state.went_on()


def decided(room: Room, thought: Thought) -> None:
    """Bots' choices have come; those whose question is still open are made."""
    room.thinking.discard((thought.game, thought.undone, thought.numbers))
    play = room.play
    if play is None or (play.id, play.undone) != (thought.game, thought.undone):
        return
    if room.state.paused:
        return
    for one in thought.choices:
        if is_watched(play):
            return  # one card after the other
        if _bets_for_somebody(room, play, Seat(one.seat)):
            continue
        try:
            play.choose(Seat(one.seat), [one.choice], one.number, "", "")
        except Refusal:
            if isinstance(play.game.pending, Crowd):
                continue  # there everyone chooses for themselves
            return  # somebody else has chosen meanwhile: the bots are asked again
        room.state.went_on()
    if not thought.choices:
        for seat, number in thought.numbers:
            decision = play.decision(Seat(seat))
            if decision is not None and decision.number == number:
                play.choose(Seat(seat), [at_random(play, Seat(seat))], number, "", "")
                room.state.went_on()


def _bets_for_somebody(room: Room, play: Play, seat: Seat) -> bool:
    """Whether it is a person's own slip, which nobody fills in for them."""
    together = isinstance(play.game.pending, Crowd) and play.game.come_and_go
    return together and seat not in room.seating.bots


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
    come_and_go = play.game.come_and_go
    seats = room.seating.bots if come_and_go else _played_by_bots(room, now) | room.forced
    yield from sorted(seat for seat in seats if seat in waiting)


def _played_by_bots(room: Room, now: float) -> set[Seat]:
    """Those for whom bots play on, not only help out once."""
    seats = room.seating.bots | room.seating.left
    for guest in room.timing.gone_guests(now):
        seats.update(room.seating.of(guest))
    return seats


def _is_played_by_bot(room: Room, seat: Seat, now: float) -> bool:
    card = room.seating.cards[seat]
    if card.kind is SeatKind.BOT or card.left or seat in room.forced:
        return True
    return room.timing.gone(card.guest, now)


def _level(room: Room, seat: Seat) -> str:
    card = room.seating.cards[seat]
    return card.level if card.kind is SeatKind.BOT else stand_in(room.state.game)


def _let_think(room: Room, play: Play, asked: list[Seat], now: float) -> None:
    """Ask each question once: searching bots for one choice, the others for all that follow."""
    searching = [seat for seat in asked if is_searching(_level(room, seat))]
    for seat in searching:
        _ask(room, play, [seat], Players({int(seat): _level(room, seat)}, [int(seat)]))
    quick = [seat for seat in asked if seat not in set(searching)]
    if not quick:
        return
    for_good = _played_by_bots(room, now)
    helped = set(quick) - for_good
    levels = {int(seat): _level(room, seat) for seat in for_good | helped}
    levels = {seat: level for seat, level in levels.items() if not is_searching(level)}
    _ask(room, play, quick, Players(levels, [int(seat) for seat in sorted(helped)]))


def _ask(room: Room, play: Play, asked: list[Seat], players: Players) -> None:
    numbers = tuple([(int(seat), _number(play, seat)) for seat in asked])
    key = (play.id, play.undone, numbers)
    if key in room.thinking:
        return
    room.thinking.add(key)

    def heard(choices: Choices) -> None:
        room.put_soon(Thought(*key, choices))

    room.services.bot_pool.play_on(play, players, heard, By(room.state.host, room.state.code))


def _number(play: Play, seat: Seat) -> int:
    pending = play.game.pending
    if isinstance(pending, Crowd):
        return pending.waiting.numbers.get(seat, -1)
    return next((one.number for one in pending if one.seat == seat), -1)
