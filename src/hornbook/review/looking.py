"""A record gone through from the first move to the last, twice: the chances, then the turns."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

import msgspec

import hornbook
from hornbook.bots.judging import Judge, Weighed, Weighing, judge_of
from hornbook.kernel import Answer, Chance, Event, Game, Record, Seat
from hornbook.review.agreeing import agreed
from hornbook.review.report import Moment, Review, Turn, Way

SURE: Final = 1.96  # for 95 % intervals
SHOWN: Final = 6  # ways of one turn
CURVE: Final = 0.25  # of the work goes into the chances


class Position(NamedTuple):
    """Where somebody else's turn begins, or the end."""

    number: int  # of the next move, from 1
    game: Game[Any, Any]
    events: list[Event]  # since the position before


def looked_over(record: Record) -> Iterator[Review]:
    """The review as it grows; the last one is whole."""
    judge = judge_of(record.game, Chance(record.seed))
    moments: list[Moment] = []
    turns: list[Turn] = []
    count = len(record.choices)
    yield Review(0.0, [], [])
    for moment in _moments(judge, record):
        moments.append(moment)
        yield Review(CURVE * moment.at / count, moments, turns)
    for number, game, _ in _positions(record):
        turn = _turn(judge, game, record, number)
        if turn is not None:
            turns.append(agreed(turn, moments))
            yield Review(CURVE + (1 - CURVE) * number / count, moments, turns)
    yield Review(1.0, moments, turns)


def _positions(record: Record) -> Iterator[Position]:
    playback = hornbook.playback(record)
    before: int | None = None
    events: list[Event] = []
    for number, (seat, move) in enumerate(record.choices, 1):
        if seat != before:
            yield Position(number, playback.game, events)
            events = []
        before = seat
        events += playback.game.repeat(Seat(seat), move)
    yield Position(len(record.choices) + 1, playback.game, events)


def _moments(judge: Judge, record: Record) -> Iterator[Moment]:
    """Everyone's chances wherever they say something, and what luck did in between."""
    luck = ""
    for number, game, events in _positions(record):
        luck = luck or _luck(judge, events)
        chances = _chances(judge, game)
        if chances is not None:
            yield Moment(number, chances, luck)
            luck = ""


def _chances(judge: Judge, game: Game[Any, Any]) -> list[float] | None:
    if game.result is not None:
        winners = game.result.winners
        return [(seat in winners) / max(len(winners), 1) for seat in game.seats]
    chances = judge.chances(game)
    return None if chances is None else [round(one, 4) for one in chances]


def _luck(judge: Judge, events: list[Event]) -> str:
    """What was decided by nobody's choice, as its event is called."""
    found = (event for event in events if isinstance(event, judge.decided))
    return next((str(type(event).__struct_config__.tag) for event in found), "")


def _turn(judge: Judge, game: Game[Any, Any], record: Record, number: int) -> Turn | None:
    if game.over:
        return None
    seat = Seat(record.choices[number - 1][0])
    decision = game.asked(seat)
    if decision is None or decision.count < 2:
        return None
    question = msgspec.to_builtins(decision.question)
    weighing = judge.weigh(game, seat, _played(game, record, number, seat))
    if weighing is None or len(weighing.lines) == 1:
        return None
    return _told(number, seat, question, weighing)


def _played(game: Game[Any, Any], record: Record, number: int, seat: Seat) -> tuple[Answer, ...]:
    """The answers that the seat gave in one go."""
    twin, answers = game.copy(), []
    for by, move in record.choices[number - 1 :]:
        decision = twin.asked(seat) if by == seat else None
        if decision is None or not isinstance(move, int):
            break
        answers.append(decision.answer(move))
        twin.apply(seat, move)
    return tuple(answers)


def _told(number: int, seat: Seat, question: Any, weighing: Weighing) -> Turn:
    """The best ways, with what was played and what is usual among them."""
    played, usual = weighing.lines[0], weighing.lines[weighing.usual]
    order = sorted(weighing.lines, key=lambda one: -fmean(one.values))
    musts = [order.index(played), order.index(usual)]
    kept = sorted({*musts, *range(SHOWN)}, key=lambda place: place not in musts)[:SHOWN]
    shown = [order[place] for place in sorted(kept) if place < len(order)]
    ways = [_way(one) for one in shown]
    return Turn(number, seat, question, ways, shown.index(played), shown.index(usual))


def _way(weighed: Weighed) -> Way:
    values = weighed.values
    error = SURE * stdev(values) / sqrt(len(values))
    answers = msgspec.to_builtins(weighed.line)
    return Way(list(answers), round(fmean(values), 4), round(error, 4))
