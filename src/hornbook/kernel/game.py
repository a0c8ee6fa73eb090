"""A game in progress: plain data, an agenda, and the luck still to come."""

from __future__ import annotations

from abc import ABC, abstractmethod
from hashlib import blake2b
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from hornbook.kernel.chance import Chance
from hornbook.kernel.decision import Decision, Pending
from hornbook.kernel.draft import Draft, draft
from hornbook.kernel.event import Event, Seat
from hornbook.kernel.record import Record, recorded
from hornbook.kernel.refusal import NotAsked, StaleChoice
from hornbook.kernel.registry import Edition, GameInfo, Setup
from hornbook.kernel.result import Result
from hornbook.kernel.step import Question, Step


class Table(Protocol):
    """A game's whole state, apart from what happens next."""

    def copy(self) -> Any:
        """An independent table that looks the same."""


T = TypeVar("T", bound=Table)
C = TypeVar("C", bound=Edition)
Self = TypeVar("Self", bound="Game[Any, Any]")


class Game(ABC, Generic[T, C]):
    """One game: ask ``pending`` who must choose, ``apply`` the choice, until ``over``.

    The game is a function of its setup (rules, seats, settings, edition, seed) and the
    choices made. Subclasses deal the table, describe it to a seat and deal it again.
    """

    info: ClassVar[GameInfo]

    setup: Setup
    cards: C
    table: T
    agenda: list[Step[Any] | Question[Any]]  # the next step is the last entry
    chance: Chance
    history: list[tuple[Seat, int]]
    pending: Pending
    events: list[Event]  # of the move being made
    opening: list[Event]  # of the deal
    result: Result | None

    def __init__(self, setup: Setup, cards: C) -> None:
        self.setup = setup
        self.cards = cards
        self.agenda = []
        self.chance = Chance(setup.seed)
        self.history = []
        self.events = []
        self.pending = ()
        self.result = None
        self.table = self.deal()
        self._go_on()
        self.opening = self.events

    # What a game must say of itself.

    @classmethod
    @abstractmethod
    def house_edition(cls) -> C:
        """The project's own cards."""

    @classmethod
    @abstractmethod
    def read_edition(cls, text: str) -> C:
        """Cards from a file; refused with the line and the reason."""

    @abstractmethod
    def deal(self) -> T:
        """Set the table and put the first steps on the agenda."""

    @abstractmethod
    def view(self, seat: Seat | None) -> msgspec.Struct:
        """All that a seat (None: the public) may know."""

    @abstractmethod
    def deal_again(self, seat: Seat | None, chance: Chance) -> None:
        """Draw anew, in this very game, all that the seat cannot know but the luck to come."""

    # What everyone may ask.

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.agenda

    @property
    def seats(self) -> list[Seat]:
        """The seats, in turn order."""
        return [Seat(seat) for seat in range(self.setup.seats)]

    def decision(self, seat: Seat) -> Decision:
        """What that seat has to decide now; refused if it has nothing to decide."""
        for decision in self.pending:
            if decision.seat == seat:
                return decision
        raise NotAsked("game-over" if self.over else "not-your-turn")

    def apply(self, seat: Seat, choice: int, number: int | None = None) -> list[Event]:
        """Make a choice and return what happened. A refusal leaves the game as it was.

        ``number`` is the decision's; give it where an answer may come late or twice.
        """
        decision = self.decision(seat)
        if number is not None and number != decision.number:
            raise StaleChoice("stale-choice", number=number, current=decision.number)
        answer = decision.answer(choice)
        events: list[Event] = []
        self.events = events
        self.history.append((seat, choice))
        decision.question.take(self, seat, answer)
        self._go_on()
        return events

    def copy(self: Self) -> Self:
        """An independent game in the same position, with the same luck to come."""
        twin = self.__class__.__new__(self.__class__)
        twin.setup = self.setup
        twin.cards = self.cards
        twin.table = self.table.copy()
        twin.agenda = self.agenda[:]
        twin.chance = self.chance.copy()
        twin.history = self.history[:]
        twin.pending = self.pending
        twin.events = []
        twin.opening = self.opening
        twin.result = self.result
        return twin

    def redeal(self: Self, seat: Seat | None, chance: Chance) -> Self:
        """A copy in which all that the seat cannot know is drawn again, future luck too."""
        other = self.copy()
        other.deal_again(seat, chance)
        other.chance = chance.fork()
        return other

    def draft(self, seat: Seat, choices: list[int], chance: Chance | None = None) -> Draft:
        """Try a seat's next answers without making them, up to the first thing unknown."""
        return draft(self, seat, choices, chance or Chance("draft"))

    def record(self) -> Record:
        """All that is needed to play this game again."""
        return recorded(self)

    def fingerprint(self) -> str:
        """A digest of the whole state: equal games have equal fingerprints."""
        chance = self.chance
        state = (self.table, self.agenda, chance.key, str(chance.pool), chance.position()[0])
        packed = msgspec.msgpack.encode((state, self.history, self.result))
        return blake2b(packed, digest_size=16).hexdigest()

    # What steps use.

    def then(self, *steps: Step[Any] | Question[Any]) -> None:
        """Put steps on the agenda: the first of them comes next, before all that waits."""
        self.agenda.extend(reversed(steps))

    def tell(self, event: Event) -> None:
        """Something happened."""
        self.events.append(event)

    def _go_on(self) -> None:
        """Resolve steps until somebody must choose or the game is over."""
        agenda = self.agenda
        while agenda:
            step = agenda[-1]
            if isinstance(step, Step):
                agenda.pop()
                step.run(self)
                continue
            self.pending = step.ask(self)
            if self.pending:
                first = self.pending[0]
                if len(self.pending) > 1 or len(first.options) != 1:
                    return
                # A single option is no question.
                step.take(self, first.seat, first.options[0])
            else:
                agenda.pop()
        self.pending = ()
