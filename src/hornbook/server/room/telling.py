"""Who is told what: exact tails, fresh views, and one frame for a whole crowd.

Frames are put together from pieces of text, each of which is made once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

import msgspec

from hornbook.kernel import Decision, Seat
from hornbook.kernel.crowd import Crowd
from hornbook.server.room import limits
from hornbook.server.room.channel import EncodedFrame
from hornbook.server.room.client import Client
from hornbook.server.table.play import Play
from hornbook.server.table.seating import Seating
from hornbook.server.table.timing import Timing

CROWD: Final = 64  # clients; more are told in public frames where nothing of their own changed
TAIL: Final = 200  # events; who missed more looks anew
CROWD_TAIL: Final = 40
NAMED: Final = 30  # more who must choose are not listed
BREATH: Final = 100  # clients told before others get their turn

_ENCODER = msgspec.json.Encoder()


class Telling:
    """One moment of a game, in pieces ready to be sent."""

    def __init__(self, play: Play, timing: Timing, seating: Seating, now: float) -> None:
        self._play = play
        self._timing = timing
        self._seating = seating
        self._now = now
        self._views: dict[Seat | None, str] = {}
        self._shared: dict[tuple[str, int], EncodedFrame] = {}
        self.asked = asked(play)
        self._waiting = _ENCODER.encode(sorted(self.asked)).decode()
        self._in_public = "true" if in_public(play) else "false"
        self._seconds = _on_the_clock(timing.soonest(now))
        self._over = "true" if play.game.over else "false"

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
        texts = ",".join([one.text for one in play.after(told) if one.heard_by(client.eyes)])
        head = f'{{"type":"events","game":"{play.id}","after":{told}'
        if client.game != play.id:  # new here: it looks, and its log begins with the deal
            if missed > CROWD_TAIL:
                self.look(client)
                return
            head = f'{{"type":"fresh","game":"{play.id}"'
        self._send(client, head, f',"events":[{texts}]')

    def catch_up_quickly(self, client: Client) -> None:
        """As one of many: who missed more than a little looks anew."""
        if client.game == self._play.id and self._play.upto - client.told > CROWD_TAIL:
            self.look(client)
        else:
            self.catch_up(client)

    def look(self, client: Client) -> None:
        """Show one client how it looks now."""
        self._send(client, f'{{"type":"fresh","game":"{self._play.id}"', "")

    async def tell_crowd(self, clients: Iterable[Client]) -> None:
        """Tell many: in public, except those for whom something of their own is new."""
        play = self._play
        private = _private(play, min((one.told for one in clients), default=play.upto))
        for count, client in enumerate(clients):
            if client.moment == self.moment:
                continue
            own = client.eyes is not None and (
                private.get(client.eyes, 0) > client.told
                or self._number(client) != client.asked
                or play.game.over  # at the end everyone has a story of their own
            )
            if own or client.game != play.id:
                self.catch_up_quickly(client)
            elif client.told < play.upto or client.log < 0:
                client.channel.push(self._public(client.told))
                client.told = play.upto
                client.log = play.log
            if count % BREATH == BREATH - 1:
                await asyncio.sleep(0)

    def _public(self, told: int) -> EncodedFrame:
        """The same frame for all who were told as much."""
        play = self._play
        key = ("crowd", told)
        if key not in self._shared:
            tail = [one.text for one in play.after(told)[-CROWD_TAIL:] if one.heard_by(None)]
            self._shared[key] = EncodedFrame(
                f'{{"type":"crowd","game":"{play.id}","after":{told},"upto":{play.upto},'
                f'"events":[{",".join(tail)}],"waiting":{self._waiting},'
                f'"in_public":{self._in_public},"seconds":{self._seconds},'
                f'"public":{self._view(None)},"over":{self._over}}}'
            )
        return self._shared[key]

    def _send(self, client: Client, head: str, middle: str) -> None:
        play, eyes = self._play, client.eyes
        decision = None if eyes is None else play.decision(eyes)
        key = (f"{head}{middle}", -1)
        if eyes is None and key in self._shared:
            packed = self._shared[key]
        else:
            undo = eyes is not None and (play.may_undo(eyes) or play.may_take_back(eyes))
            packed = EncodedFrame(
                f'{head},"eyes":{"null" if eyes is None else eyes},"upto":{play.upto}{middle},'
                f'"waiting":{self._waiting},"in_public":{self._in_public},'
                f'"seconds":{self._seconds},"view":{self._view(eyes)},'
                f'"decision":{decision_text(decision, self._timing, self._now)},'
                f'"limit":{self._limit(eyes)},'
                f'"undo":{"true" if undo else "false"},"over":{self._over}}}'
            )
            if eyes is None:
                self._shared[key] = packed
        client.channel.push(packed)
        client.game = play.id
        client.told = play.upto
        client.log = play.log
        client.asked = -1 if decision is None else decision.number

    def _limit(self, eyes: Seat | None) -> str:
        """A seat's limit in an auction: nobody else's business."""
        if eyes is None:
            return "null"
        return _ENCODER.encode(limits.note_for(self._play, self._seating, eyes)).decode()

    def _view(self, eyes: Seat | None) -> str:
        if eyes not in self._views:
            self._views[eyes] = _ENCODER.encode(self._play.game.view(eyes)).decode()
        return self._views[eyes]

    def _number(self, client: Client) -> int:
        """The number of the decision the client's eyes have to make."""
        pending = self._play.game.pending
        if isinstance(pending, Crowd):
            eyes = Seat(-1) if client.eyes is None else client.eyes
            return pending.waiting.numbers.get(eyes, -1)
        return next((one.number for one in pending if one.seat == client.eyes), -1)


def decision_text(
    decision: Decision | None, timing: Timing, now: float, goes_on: bool | None = None
) -> str:
    """A decision for the wire, with the seconds left, and whether it goes on with a deed."""
    if decision is None:
        return "null"
    seconds = _on_the_clock(timing.left(decision.seat, now))
    carried = decision.question.goes_on if goes_on is None else goes_on
    tail = f'"seconds":{seconds},"goes_on":{"true" if carried else "false"}'
    return f"{_ENCODER.encode(decision).decode()[:-1]},{tail}}}"


def _on_the_clock(seconds: float | None) -> str:
    """Seconds for the wire."""
    return "null" if seconds is None else f"{seconds:.1f}"


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
