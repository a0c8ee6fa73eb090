"""A moment of a game as frames: exact tails, fresh views, and one frame for a whole crowd.

What several frames have in common is encoded once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, Final, TypeAlias

from msgspec import UNSET, Raw, UnsetType

from hornbook.kernel import Decision, Seat
from hornbook.kernel.crowd import Crowd
from hornbook.server.protocol import frames
from hornbook.server.room import limits
from hornbook.server.room.channel import EncodedFrame
from hornbook.server.room.client import Client
from hornbook.server.table.play import NumberedEvent, Play
from hornbook.server.table.seating import Seating
from hornbook.server.table.timing import Timing

CROWD: Final = 64  # clients; more are told in public frames where nothing of their own changed
TAIL: Final = 200  # events; who missed more looks anew
CROWD_TAIL: Final = 40
NAMED: Final = 30  # more who must choose are not listed
BREATH: Final = 100  # clients told before others get their turn

Told: TypeAlias = list[tuple[int, Any]]
"""Events with their numbers."""


class Telling:
    """One moment of a game, ready to be sent."""

    def __init__(self, play: Play, timing: Timing, seating: Seating, now: float) -> None:
        self._play = play
        self._timing = timing
        self._seating = seating
        self._now = now
        self._views: dict[Seat | None, Raw] = {}
        self._shared: dict[tuple[str, int], EncodedFrame] = {}
        self._asked = sorted(asked(play))
        self._waiting = [int(seat) for seat in self._asked]
        self._in_public = in_public(play)
        self._seconds = _on_the_clock(timing.soonest(now))

    @property
    def asked_guests(self) -> list[tuple[Seat, str]]:
        """Who must choose, while they are few."""
        return [(seat, self._seating.cards[seat].guest) for seat in self._asked]

    @property
    def moment(self) -> tuple[str, int, int]:
        """The game, the number of its last event, and of its last move."""
        return self._play.id, self._play.upto, self._play.log

    @property
    def crowd_chooses(self) -> bool:
        """Whether more must choose than could be named."""
        return len(self._play.game.pending) > NAMED

    def catch_up(self, client: Client) -> None:
        """Tell one client all that is new to it, through its own eyes."""
        play = self._play
        told = client.told if client.game == play.id else 0
        missed = play.upto - told
        if not 0 <= missed <= TAIL:
            self.look(client)
            return
        if client.game == play.id:
            self._send(client, "events", told)
        elif missed > CROWD_TAIL:
            self.look(client)
        else:  # new here: it looks, and its log begins with the deal
            self._send(client, "fresh", told)

    def catch_up_quickly(self, client: Client) -> None:
        """As one of many: who missed more than a little looks anew."""
        if client.game == self._play.id and self._play.upto - client.told > CROWD_TAIL:
            self.look(client)
        else:
            self.catch_up(client)

    def look(self, client: Client) -> None:
        """Show one client how it looks now."""
        self._send(client, "look", 0)

    async def tell_crowd(self, clients: Iterable[Client]) -> None:
        """Tell many: in public, except those for whom something of their own is new."""
        play = self._play
        moment = game, upto, log = self.moment  # nothing happens while thousands are told
        private = _private(play, min((one.told for one in clients), default=upto))
        numbers, over = self._numbers(), play.game.over
        for count, client in enumerate(clients):
            if client.moment == moment:
                continue
            eyes, told = client.eyes, client.told
            own = eyes is not None and (
                private.get(eyes, 0) > told
                or numbers.get(eyes, -1) != client.asked
                or over  # at the end everyone has a story of their own
            )
            if own or client.game != game:
                self.catch_up_quickly(client)
            elif told < upto or client.log < 0:
                client.channel.push(self._public(told))
                client.told = upto
                client.log = log
            if count % BREATH == BREATH - 1:
                await asyncio.sleep(0)

    def _public(self, told: int) -> EncodedFrame:
        """The same frame for all who were told as much."""
        play = self._play
        key = ("crowd", told)
        if key not in self._shared:
            self._shared[key] = EncodedFrame.of(
                frames.Crowd(
                    game=play.id,
                    after=told,
                    upto=play.upto,
                    events=_heard(play.after(told)[-CROWD_TAIL:], None),
                    waiting=self._waiting,
                    in_public=self._in_public,
                    seconds=self._seconds,
                    public=self._view(None),
                    over=play.game.over,
                )
            )
        return self._shared[key]

    def _send(self, client: Client, kind: str, told: int) -> None:
        play, eyes = self._play, client.eyes
        decision = None if eyes is None else play.decision(eyes)
        packed = self._shared.get((kind, told)) if eyes is None else None
        if packed is None:
            packed = EncodedFrame.of(self._own(eyes, decision, kind, told))
            if eyes is None:
                self._shared[kind, told] = packed
        client.channel.push(packed)
        client.game = play.id
        client.told = play.upto
        client.log = play.log
        client.asked = -1 if decision is None else decision.number

    def _own(
        self, eyes: Seat | None, decision: Decision | None, kind: str, told: int
    ) -> frames.Events | frames.Fresh:
        """A frame through somebody's own eyes."""
        play = self._play
        frame: Callable[..., frames.Events | frames.Fresh] = frames.Fresh
        if kind == "events":
            frame = partial(frames.Events, after=told)
        events: Told | UnsetType = UNSET if kind == "look" else _heard(play.after(told), eyes)
        return frame(
            game=play.id,
            eyes=eyes,
            upto=play.upto,
            events=events,
            waiting=self._waiting,
            in_public=self._in_public,
            seconds=self._seconds,
            view=self._view(eyes),
            decision=self._decision(decision),
            limit=self._limit(eyes),
            undo=self._undo(eyes),
            over=play.game.over,
        )

    def _decision(self, decision: Decision | None) -> frames.DecisionNote | None:
        if decision is None:
            return None
        return decision_note(decision, self._timing.left(decision.seat, self._now))

    def _undo(self, eyes: Seat | None) -> bool:
        play = self._play
        return eyes is not None and (play.may_undo(eyes) or play.may_take_back(eyes))

    def _limit(self, eyes: Seat | None) -> frames.LimitNote | None:
        """A seat's limit in an auction: nobody else's business."""
        return None if eyes is None else limits.note_for(self._play, self._seating, eyes)

    def _view(self, eyes: Seat | None) -> Raw:
        if eyes not in self._views:
            self._views[eyes] = frames.raw(self._play.game.view(eyes))
        return self._views[eyes]

    def _numbers(self) -> Mapping[Seat, int]:
        """By seat, the number of the decision it has to make."""
        pending = self._play.game.pending
        if isinstance(pending, Crowd):
            return pending.waiting.numbers
        return {one.seat: one.number for one in pending}


def decision_note(
    decision: Decision | None, seconds: float | None, *, goes_on: bool | None = None
) -> frames.DecisionNote | None:
    """A decision for the wire, with the seconds left, and whether it goes on with a deed."""
    if decision is None:
        return None
    return frames.DecisionNote(
        decision.seat,
        decision.number,
        decision.question,
        decision.options,
        decision.span,
        _on_the_clock(seconds),
        decision.question.goes_on if goes_on is None else goes_on,
    )


def _on_the_clock(seconds: float | None) -> float | None:
    """Seconds for the wire."""
    return None if seconds is None else round(float(seconds), 1)


def _heard(events: Iterable[NumberedEvent], eyes: Seat | None) -> Told:
    """What a seat (None: the public) hears of these."""
    return [(one.number, one.encoded) for one in events if one.heard_by(eyes)]


def _private(play: Play, after: int) -> dict[Seat, int]:
    """By seat, the number of the last event that only it heard."""
    found: dict[Seat, int] = {}
    for one in play.after(after):
        audience = one.event.audience
        if audience >= 0:
            found[Seat(audience)] = one.number
    return found


def asked(play: Play) -> frozenset[Seat]:
    """Who must choose, while they are few."""
    pending = play.game.pending
    if len(pending) > NAMED:
        return frozenset()
    return frozenset([one.seat for one in pending])


def in_public(play: Play) -> bool:
    """Whether what is asked now needs no secret: who share a screen need not look away."""
    pending = play.game.pending
    return 0 < len(pending) <= NAMED and all(one.question.in_public for one in pending)
