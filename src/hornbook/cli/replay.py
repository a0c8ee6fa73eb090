"""A recorded game, told again."""

from __future__ import annotations

import re
from typing import Any

import hornbook
from hornbook.cli.ending import ranking
from hornbook.cli.screen import Screen
from hornbook.cli.seating import cast, phrases_for
from hornbook.cli.tables import table_for
from hornbook.cli.tell import Teller
from hornbook.kernel import BadSettings, Event, Game, Record, Seat
from hornbook.text import Catalogue


def verify(record: Record) -> Game[Any, Any]:
    """The game at the end of its record; refused if that is not what was recorded."""
    return hornbook.playback(record).to_the_end()


def seat_number(record: Record, number: int | None) -> Seat | None:
    """The seat with that number, counted from 1; none is the public's."""
    if number is None:
        return None
    if not 1 <= number <= record.seats:
        raise BadSettings("no-such-seat", seat=number, last=record.seats)
    return Seat(number - 1)


class Replay:
    """Steps through a record: what a seat (None: the public) saw, in the order it saw it."""

    def __init__(
        self, record: Record, screen: Screen, catalogue: Catalogue, seat: Seat | None
    ) -> None:
        self._record = record
        self._screen = screen
        self._catalogue = catalogue
        self._say = catalogue.say
        self._seat = seat
        self._players = cast(catalogue, record.seats, record.names)
        self._rewind()

    def run(self) -> None:
        """Step by step for a person, all at once for a pipe."""
        if self._screen.live:
            self._step_through()
        else:
            self._tell(self._game.opening)
            while self._step():
                pass
        if self._game.over:
            self._screen.say(self._say("cli-ranking"), "bold")
            self._screen.draw(ranking(self._game, self._table, self._phrases))

    def _step_through(self) -> None:
        self._screen.say(self._say("cli-replay-keys"), "dim")
        self._tell(self._game.opening)
        self._draw()
        while not self._done:
            facts = {"move": self._move, "last": len(self._record.choices)}
            try:
                typed = self._screen.ask(self._say("cli-replay-prompt", facts) + " ").lower()
            except EOFError:
                return
            if typed == "q":
                return
            if not typed:
                self._step()
                self._draw()
            elif found := re.fullmatch(r"n\s*(\d{1,9})", typed):
                self._jump(int(found[1]))
            else:
                self._screen.say(self._say("cli-replay-keys"), "dim")

    def _jump(self, move: int) -> None:
        """To the position after that many moves, forwards or back."""
        if move < self._move:
            self._rewind()
        while self._move < min(move, len(self._record.choices)):
            self._teller.remember(self._next())
        self._draw()

    def _rewind(self) -> None:
        playback = hornbook.playback(self._record)
        self._game = playback.game
        self._moves = playback.moves()
        self._move = 0
        self._phrases = phrases = phrases_for(self._game, self._catalogue, self._players)
        self._table = table_for(self._game.info.name, self._game.cards, phrases)
        self._teller = Teller(phrases, self._table, self._screen, self._seat)

    @property
    def _done(self) -> bool:
        return self._move == len(self._record.choices)

    def _step(self) -> bool:
        """On to the next move that shows; false when there are no more."""
        told = len(self._teller.log)
        while not self._done and len(self._teller.log) == told:
            self._tell(self._next())
        return len(self._teller.log) > told

    def _next(self) -> list[Event]:
        _, _, events = next(self._moves)
        self._move += 1
        return events

    def _tell(self, events: list[Event]) -> None:
        self._teller.tell(events)

    def _draw(self) -> None:
        view = self._game.view(self._seat)
        table = self._table.draw(view, brief=False)
        if self._screen.height_of(table) > self._screen.room:
            table = self._table.draw(view, brief=True)
        self._screen.draw(table)
