"""A finished game, move by move, for whoever wants to see it again."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

import hornbook
from hornbook.kernel import Event, Move, Record, Seat
from hornbook.server.refusals import NotAllowed


class Page(Struct, frozen=True, forbid_unknown_fields=True):
    """Which moves, and through whose eyes."""

    first: Annotated[int, Meta(ge=0, le=10_000_000)] = 0
    count: Annotated[int, Meta(ge=1, le=100)] = 50
    eyes: Annotated[int, Meta(ge=0, le=100_000)] | None = None


class ReplayStep(Struct, frozen=True):
    """A move and what came of it; the first step is the deal."""

    number: int
    seat: int | None
    move: Move | None
    events: list[Event]
    view: Any


def page(record: Record, asked: Page) -> dict[str, object]:
    """Some steps of a game; the whole of it is checked on the way."""
    playback = hornbook.playback(record)
    game = playback.game
    eyes = None if asked.eyes is None else Seat(asked.eyes)
    last = asked.first + asked.count
    steps: list[ReplayStep] = []

    def note(number: int, seat: Seat | None, move: Move | None, events: list[Event]) -> None:
        if asked.first <= number < last:
            # A latecomer has no eyes before the chair was there.
            if eyes is not None and eyes >= len(game.seats):
                raise NotAllowed("unknown-seat", seat=eyes, last=len(game.seats))
            heard = [event for event in events if event.heard_by(eyes)]
            # What others chose in secret is not shown through this seat's eyes.
            shown = move if seat == eyes else None
            steps.append(ReplayStep(number, seat, shown, heard, game.view(eyes)))

    note(0, None, None, game.opening)
    for number, (seat, move, events) in enumerate(playback.moves(), 1):
        note(number, seat, move, events)
        if number >= last:
            break
    return {"steps": steps, "total": len(record.choices) + 1}
