"""A finished game, move by move, for whoever wants to see it again."""

from __future__ import annotations

from collections import OrderedDict
from typing import Annotated, Any, Final

from msgspec import Meta, Struct

import hornbook
from hornbook.kernel import Event, Move, Record, Seat
from hornbook.server.refusals import NotAllowed

KEPT: Final = 8  # games that are being shown


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


class Shows:
    """Games that are being shown: whoever reads on page by page goes on where they stopped."""

    def __init__(self) -> None:
        self._shows: OrderedDict[str, Show] = OrderedDict()

    def page(self, game: str, record: bytes, asked: Page) -> dict[str, object]:
        """Some steps of a game; the whole of it is checked on the way."""
        show = self._shows.pop(game, None)
        if show is None or not show.is_before(asked.first):
            show = Show(Record.from_json(record))
        found = {"steps": show.steps(asked), "total": len(show.record.choices) + 1}
        self._shows[game] = show
        if len(self._shows) > KEPT:
            self._shows.popitem(last=False)
        return found


class Show:
    """A finished game that is played again, as far as somebody wanted to see it."""

    def __init__(self, record: Record) -> None:
        playback = hornbook.playback(record)
        self.record = record
        self._game = playback.game
        self._moves = playback.moves()
        self._made = -1  # the last step: the deal is 0

    def is_before(self, step: int) -> bool:
        """Whether that step has not been played yet."""
        return self._made < step

    def steps(self, asked: Page) -> list[ReplayStep]:
        """Those steps; it goes on behind them."""
        eyes = None if asked.eyes is None else Seat(asked.eyes)
        found: list[ReplayStep] = []
        while self._made < asked.first + asked.count - 1:
            step = self._next()
            if step is None:
                break
            if self._made >= asked.first:
                found.append(self._seen(*step, eyes))
        return found

    def _next(self) -> tuple[Seat | None, Move | None, list[Event]] | None:
        if self._made < 0:
            self._made = 0
            return None, None, list(self._game.opening)
        move = next(self._moves, None)
        if move is not None:
            self._made += 1
        return move

    def _seen(
        self, seat: Seat | None, move: Move | None, events: list[Event], eyes: Seat | None
    ) -> ReplayStep:
        # A latecomer has no eyes before the chair was there.
        if eyes is not None and eyes >= len(self._game.seats):
            raise NotAllowed("unknown-seat", seat=eyes, last=len(self._game.seats))
        heard = [event for event in events if event.heard_by(eyes)]
        # What others chose in secret is not shown through this seat's eyes.
        shown = move if seat == eyes else None
        return ReplayStep(self._made, seat, shown, heard, self._game.view(eyes))
