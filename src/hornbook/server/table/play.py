"""A game at a table: its log, the numbered events, what can be taken back."""

from __future__ import annotations

from array import array
from collections.abc import Collection, Iterable, Mapping
from typing import Any

import msgspec
from msgspec import Raw, Struct

import hornbook
from hornbook import games
from hornbook.kernel import (
    BadRecord,
    Decision,
    Edition,
    Event,
    Game,
    Move,
    NotAsked,
    Record,
    Refusal,
    Seat,
    SettingValue,
    Unasked,
)
from hornbook.kernel.crowd import Crowd
from hornbook.server import draws
from hornbook.server.store.rows import MoveRow

UNDO = "undo:"
_UNASKED = frozenset([one.value for one in Unasked])
REMEMBERED = 5000  # events: who missed more looks at the game anew
NO_SEAT = Seat(-1)


class Moment(Struct, frozen=True):
    """A moment of a finished game: after so many of its moves."""

    game: str  # its id
    move: int


class PlaySetup(Struct, frozen=True):
    """All that was fixed when the cards were dealt."""

    game: str
    seats: int
    settings: dict[str, bool | int | str | list[str]]
    edition: str | None
    secret: str
    words: list[str]  # by seat
    names: list[str] = msgspec.field(name="faces")  # by seat, for the archive
    portraits: list[str] = []  # by seat, likewise
    levels: list[str] = []  # of bots, likewise
    rules: int = 1  # of the game, as they were then; there were no others before this was noted
    cards: str = ""  # the edition's digest; not known of old games
    before: Moment | None = None  # where it was taken up; its luck is that of the game before
    lesson: str = ""  # its luck was prepared for that one

    @classmethod
    def from_json(cls, text: bytes) -> PlaySetup:
        """Read a setup; refused if it is none."""
        try:
            return msgspec.json.decode(text, type=cls)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadRecord("record-unreadable", reason=str(error)[:120]) from None

    @property
    def seed(self) -> str:
        """The game's seed."""
        return draws.seed(self.secret, self.words)

    def deal(self) -> Game[Any, Any]:
        """The game before its first move."""
        edition = None if self.edition is None else self._edition()
        settings = {
            name: tuple(value) if isinstance(value, list) else value
            for name, value in self.settings.items()
        }
        return hornbook.new(
            self.game, seats=self.seats, seed=self.seed, edition=edition, **settings
        )

    def is_current(self) -> bool:
        """Whether this program plays it by the same rules and with the same cards."""
        if self.game not in games.names() or games.info(self.game).rules != self.rules:
            return False
        return not self.cards or self._edition().digest == self.cards

    def current(self) -> PlaySetup:
        """The same with the rules and cards of this program."""
        return msgspec.structs.replace(
            self, rules=games.info(self.game).rules, cards=self._edition().digest
        )

    def _edition(self) -> Edition:
        kind = games.load(self.game)
        found: Edition = (
            kind.house_edition() if self.edition is None else kind.read_edition(self.edition)
        )
        return found


def check_deal(
    game: str, seats: int, settings: Mapping[str, SettingValue], edition: str | None
) -> None:
    """Refuse now what the deal would refuse: settings, seats and cards that do not go together."""
    kind = games.load(game)
    cards = None if edition is None else kind.read_edition(edition)
    hornbook.new(game, seats=seats, seed=0, edition=cards, **settings)


class ChoicesTakenBack(Event, frozen=True):
    """The game stands again where it stood before that seat's choice."""

    seat: Seat
    count: int  # moves that are gone
    after: int  # the events after that number hold no more


class NumberedEvent(Struct, gc=False):
    """An event with its number, encoded for the wire when it is first sent."""

    number: int
    event: Event
    sent: Raw | None = None

    @property
    def encoded(self) -> Raw:
        """The event as it is sent."""
        if self.sent is None:
            self.sent = Raw(_ENCODER.encode(self.event))
        return self.sent

    def heard_by(self, seat: Seat | None) -> bool:
        """Whether that seat (None: the public) learns of it."""
        return self.event.heard_by(seat)


class Made(Struct, frozen=True):
    """What became of a chain of choices: how many were made, and why no more."""

    count: int
    refusal: Refusal | None = None


class Play:
    """A game and its log. Everything here follows from the setup and the log alone."""

    def __init__(self, game_id: str, setup: PlaySetup) -> None:
        self.id = game_id
        self.setup = setup
        self.contributions = sum([bool(one) for one in setup.words])
        self.game = setup.deal()
        self.log = 0  # entries so far
        self.undone = 0  # how often something was taken back
        self.is_exact = True  # whether events have the numbers with which they were told
        self.fresh: list[MoveRow] = []  # entries not yet stored
        self.happened: list[NumberedEvent] = []  # the last of them
        self._forgotten = 0  # events before those
        # A stadium makes ten thousands of moves: of each a few bytes are kept, and no objects.
        self._final = bytearray()  # by move: whether it showed or drew anything
        self._before = array("I")  # by move: the number of the last event before it
        self._repeated: MoveRow | None = None  # the last one
        self._begun = array("I")  # by move: the first one that was made with it, in a chain
        self._tell(self.game.opening)

    def repeat(self, log: Iterable[MoveRow]) -> None:
        """Go on as the log does, after a restart: the same events with the same numbers."""
        for row in log:
            before, self._repeated = self._repeated, row
            self._repeat(row, chained=before is not None and _is_chained(before, row))

    def repeat_record(self, choices: Iterable[tuple[int, Move]]) -> None:
        """Go on as a packed game did: what was taken back on the way is not known any more."""
        self.is_exact = False
        for seat, move in choices:
            written = move.value if isinstance(move, Unasked) else str(move)
            self._repeat(MoveRow(self.id, self.log, seat, written, "", ""), chained=False)

    @property
    def upto(self) -> int:
        """The number of the last event."""
        return self._forgotten + len(self.happened)

    def after(self, number: int) -> list[NumberedEvent]:
        """Everything after that number, as far as it is remembered."""
        return self.happened[max(number - self._forgotten, 0) :]

    def holding(self) -> list[Event]:
        """What happened and was not taken back, as far as it is remembered."""
        held: list[NumberedEvent] = []
        for one in self.happened:
            if isinstance(one.event, ChoicesTakenBack):
                while held and held[-1].number > one.event.after:
                    held.pop()
            else:
                held.append(one)
        return [one.event for one in held]

    def choose(
        self, seat: Seat, choices: list[int], number: int | None, guest: str, command: str
    ) -> Made:
        """Make a chain of choices: all, or those before the first that is refused.

        The first one must answer the question of that number. The chain ends where
        something was revealed or drawn, as a draft does.
        """
        made = 0
        refusal = None
        for one in choices:
            try:
                if made and self._final[-1]:
                    raise NotAsked("beyond-reveal")
                self._move(seat, one, number if not made else None)
            except Refusal as why:
                if not made:
                    raise
                refusal = why
                break
            self._begun.append(len(self._begun) - made)
            made += 1
            self._note(seat, str(one), guest, command)
        return Made(made, refusal)

    def join(self, guest: str, command: str) -> Seat:
        """Somebody new sits down."""
        seat = Seat(len(self.game.seats))
        self._unasked(seat, Unasked.JOIN)
        self._note(seat, Unasked.JOIN.value, guest, command)
        return seat

    def take_back(self, seat: Seat, guest: str, command: str) -> None:
        """Begin again with answers given while others still think."""
        self._unasked(seat, Unasked.TAKE_BACK)
        self._note(seat, Unasked.TAKE_BACK.value, guest, command)

    def sit_out(self, seat: Seat) -> None:
        """The others go on without that seat's answers."""
        self._unasked(seat, Unasked.SIT_OUT)
        self._note(seat, Unasked.SIT_OUT.value, "", "")

    def may_undo(self, seat: Seat) -> bool:
        """Whether the last move is the seat's own choice, and showed and drew nothing."""
        history = self.game.history
        if not history or self.game.over:
            return False
        last, move = history[-1]
        return last == seat and isinstance(move, int) and not self._final[-1]

    def may_take_back(self, seat: Seat) -> bool:
        """Whether all answer together, and the seat may begin again."""
        asking = self.game.pending
        return isinstance(asking, Crowd) and asking.together.may_take_back(self.game, seat)

    def last_choice_of(self, seat: Seat) -> int:
        """How many moves were made before that seat's last choice; refused if it made none.

        What was confirmed as one chain is one choice: whoever takes it back is asked what
        was asked first.
        """
        history = self.game.history
        for place in range(len(history) - 1, -1, -1):
            by, move = history[place]
            if by == seat and isinstance(move, int):
                return self._begun[place]
        raise NotAsked("nothing-to-undo")

    def last_of(self, seats: Collection[Seat]) -> Seat:
        """Which of these seats chose last; refused if none did."""
        for by, move in reversed(self.game.history):
            if by in seats and isinstance(move, int):
                return by
        raise NotAsked("nothing-to-undo")

    def undo(self, to: int, seat: Seat, guest: str, command: str) -> None:
        """Go back to where only so many moves were made."""
        self._undo(to, seat)
        self._note(seat, f"{UNDO}{to}", guest, command)

    def decision(self, seat: Seat) -> Decision | None:
        """What that seat has to decide now, if anything."""
        return self.game.asked(seat)

    def record(self) -> Record:
        """The record; only for a finished game, as it holds the seed."""
        return self.game.record()

    def drained(self) -> list[MoveRow]:
        """The entries to be stored."""
        fresh, self.fresh = self.fresh, []
        return fresh

    def _move(self, seat: Seat, choice: int, number: int | None) -> None:
        game = self.game
        luck = game.chance.position()
        events = game.apply(seat, choice, number)
        final = game.chance.position() != luck
        for event in events:
            final = final or event.reveals
        self._final.append(final)
        self._before.append(self.upto)
        if events:
            self._tell(events)

    def _unasked(self, seat: Seat, move: Move) -> None:
        events = self.game.repeat(seat, move)
        self._final.append(True)
        self._before.append(self.upto)
        self._begun.append(len(self._begun))
        self._tell(events)

    def _undo(self, to: int, seat: Seat) -> None:
        history = self.game.history
        kept, gone = history[:to], len(history) - to
        after = self._before[to]
        game = self.setup.deal()
        for by, move in kept:
            game.repeat(by, move)
        self.game = game
        self.undone += 1
        for by_move in (self._final, self._before, self._begun):
            del by_move[to:]
        self._tell([ChoicesTakenBack(seat, gone, after)])

    def _repeat(self, row: MoveRow, *, chained: bool) -> None:
        seat, move = Seat(row.seat), row.move
        if move in _UNASKED:
            self._unasked(seat, Unasked(move))
        elif move.startswith(UNDO):
            self._undo(int(move.removeprefix(UNDO)), seat)
        else:
            self._move(seat, int(move), None)
            self._begun.append(self._begun[-1] if chained else len(self._begun))
        self.log += 1

    def _note(self, seat: Seat, move: str, guest: str, command: str) -> None:
        self.fresh.append(MoveRow(self.id, self.log, seat, move, guest, command))
        self.log += 1

    def _tell(self, events: Iterable[Event]) -> None:
        number = self.upto
        if len(self.happened) > 2 * REMEMBERED:
            del self.happened[:-REMEMBERED]
            self._forgotten = number - REMEMBERED
        for event in events:
            number += 1
            self.happened.append(NumberedEvent(number, event))


def _is_chained(before: MoveRow, row: MoveRow) -> bool:
    """Whether both came with the same command."""
    same = (before.guest, before.command, before.seat) == (row.guest, row.command, row.seat)
    return same and row.guest != ""  # bots give no commands


_ENCODER = msgspec.json.Encoder()
