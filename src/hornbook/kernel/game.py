"""A game in progress: plain data, an agenda, and the luck still to come."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, ClassVar, Generic, Protocol, TypeVar, cast

import msgspec

from hornbook.kernel.blanks import Blanks
from hornbook.kernel.chance import Chance
from hornbook.kernel.crowd import Pending
from hornbook.kernel.decision import Decision, Move, Unasked
from hornbook.kernel.draft import Draft, draft
from hornbook.kernel.event import NOBODY, Event, Seat
from hornbook.kernel.examples import Example
from hornbook.kernel.record import Record, recorded
from hornbook.kernel.refusal import BadEdition, NotAsked, NotOpen, StaleChoice
from hornbook.kernel.registry import Edition, GameInfo, Setup
from hornbook.kernel.result import Result
from hornbook.kernel.step import Question, Step, Together
from hornbook.text import Catalogue, DeckText, Namer


class Table(Protocol):
    """A game's whole state, apart from what happens next."""

    def copy(self) -> Any:
        """An independent table that looks the same."""


T = TypeVar("T", bound=Table)
C = TypeVar("C", bound=Edition)
Self = TypeVar("Self", bound="Game[Any, Any]")


class Unsaid(msgspec.Struct, frozen=True):
    """How the game stood before the first of some choices that nobody else has heard of."""

    agenda: list[Step[Any] | Question[Any]]
    moves: int


_UNKNOWN = (Seat(NOBODY), 0)  # what a redeal keeps of the moves that led to it


class Printed(msgspec.Struct, frozen=True):
    """No number of the game is left over: all of them come with its view and its cards."""


class Game(ABC, Generic[T, C]):
    """One game: ask ``pending`` who must choose, ``apply`` the choice, until ``over``.

    The game is a function of its setup (rules, seats, settings, edition, seed) and the
    choices made. Subclasses deal the table, describe it to a seat and deal it again.
    """

    info: ClassVar[GameInfo]
    blanks: ClassVar[Blanks] = Blanks()
    """The decks that players may write cards of their own for."""
    printed: ClassVar[msgspec.Struct] = Printed()
    """The numbers printed on the game's board and tokens, for whoever draws them."""
    come_and_go: ClassVar[bool] = False
    """People may sit down during the game and let a round go by: nobody plays in their name."""
    leaves_out: ClassVar[frozenset[str]] = frozenset()
    """Packages of games it derives from: none of their events, options and questions come up."""

    setup: Setup
    cards: C
    table: T
    agenda: list[Step[Any] | Question[Any]]  # the next step is the last entry
    chance: Chance
    history: list[tuple[Seat, Move]]
    joined: int  # how many sat down after the deal
    pending: Pending
    events: list[Event]  # of the move being made
    opening: list[Event]  # of the deal
    result: Result | None
    unsaid: Unsaid | None  # where somebody began to choose who has said nothing yet

    def __init__(self, setup: Setup, cards: C) -> None:
        self.setup = setup
        self.cards = cards
        self.agenda = []
        self.chance = Chance(setup.seed)
        self.history = []
        self.joined = 0
        self.events = []
        self.pending = ()
        self.result = None
        self.unsaid = None
        self.table = self.deal()
        self._go_on()
        self.opening = self.events

    def __repr__(self) -> str:
        setup = self.setup
        moves = f"seed={setup.seed!r}, moves={len(self.history)}"
        return f"<{self.info.name}: seats={len(self.seats)}, {moves}>"

    def __str__(self) -> str:
        """For whoever owns the game: how it stands, and who must choose from what."""
        if self.result is not None:
            return f"{self!r}\n{self.result}"
        if not self.pending:
            return repr(self)
        others = f"\nand {len(self.pending) - 1} more" if len(self.pending) > 1 else ""
        return f"{self!r}\n{self.pending[0]}{others}"

    # What a game may say of itself: its cards, and how its things are called.

    @classmethod
    def house_edition(cls) -> C:
        """The project's own cards. A game without decks has an edition without any."""
        return cast("C", Edition("house", "", None))

    @classmethod
    def read_edition(cls, text: str) -> C:
        """Cards from a file; refused with the line and the reason."""
        raise BadEdition("no-own-cards")

    @classmethod
    def names(cls, cards: C, catalogue: Catalogue) -> Mapping[str, Namer]:
        """How the game's things are called: by the name of a type, one of its values."""
        return {}

    @classmethod
    def card_texts(cls, cards: C, catalogue: Catalogue) -> tuple[DeckText, ...]:
        """The decks in words."""
        return ()

    @classmethod
    def rule_facts(cls) -> Mapping[str, int]:
        """The numbers of its rules, for the texts that explain them."""
        return {}

    @classmethod
    def rule_examples(cls) -> tuple[type[Example], ...]:
        """What can be tried in its rules."""
        return ()

    # What a game must say of itself.

    @abstractmethod
    def deal(self) -> T:
        """Set the table and put the first steps on the agenda."""

    @abstractmethod
    def view(self, seat: Seat | None) -> msgspec.Struct:
        """All that a seat (None: the public) may know."""

    @abstractmethod
    def deal_again(self, seat: Seat | None, chance: Chance) -> None:
        """Draw anew, in this very game, all that the seat cannot know but the luck to come."""

    def welcome(self, seat: Seat) -> None:
        """Seat a newcomer. Only a game that is ever open to joiners needs to know how."""
        raise NotOpen("not-open")

    # What everyone may ask.

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.agenda

    @property
    def seats(self) -> list[Seat]:
        """The seats, in turn order."""
        return [Seat(seat) for seat in range(self.setup.seats + self.joined)]

    @property
    def open_to_joiners(self) -> bool:
        """Whether somebody new could sit down now."""
        return False

    def decision(self, seat: Seat) -> Decision:
        """What that seat has to decide now; refused if it has nothing to decide."""
        pending = self.pending
        if isinstance(pending, tuple):
            for decision in pending:  # nearly always one
                if decision.seat == seat:
                    return decision
        elif seat in pending.waiting:
            return pending.of(seat)
        raise NotAsked("game-over" if self.over else "not-your-turn")

    def asked(self, seat: Seat) -> Decision | None:
        """What that seat has to decide now, if anything."""
        try:
            return self.decision(seat)
        except NotAsked:
            return None

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
        agenda = self.agenda
        before = agenda[:]  # needed only where nothing is told: nearly never
        self.history.append((seat, choice))
        asking: Any = agenda[-1]  # a question: somebody was asked
        asking.take(self, seat, answer)
        self._go_on()
        self.unsaid = None if events else self._unsaid_by(seat, before)
        return events

    def join(self) -> list[Event]:
        """Somebody new sits down, at the last seat; refused where the game has no room.

        Everybody else's questions stay as they are.
        """
        seat = Seat(self.setup.seats + self.joined)
        if seat >= self.info.most:
            raise NotOpen("table-full", most=self.info.most)
        if not self.open_to_joiners:
            raise NotOpen("not-open")
        self.events = []
        self.history.append((seat, Unasked.JOIN))
        self.joined += 1
        self.welcome(seat)
        return self.events

    def take_back(self, seat: Seat) -> list[Event]:
        """A seat begins again with its answers, where all answer together and it is allowed."""
        asking = self.agenda[-1] if self.agenda else None
        if not isinstance(asking, Together) or not asking.may_take_back(self, seat):
            raise NotAsked("nothing-to-take-back")
        self.events = []
        self.history.append((seat, Unasked.TAKE_BACK))
        asking.take_back(self, seat)
        asking.waiting(self).ask(seat, len(self.history))
        return self.events

    def sit_out(self, seat: Seat) -> list[Event]:
        """A waiting seat answers nothing this time, where all answer together and it is allowed."""
        asking = self.agenda[-1] if self.agenda else None
        if not isinstance(asking, Together) or not asking.may_sit_out(self, seat):
            raise NotAsked("not-without-you")
        events: list[Event] = []
        self.events = events
        self.history.append((seat, Unasked.SIT_OUT))
        asking.sit_out(self, seat)
        asking.waiting(self).remove(seat)
        self._go_on()
        return events

    def repeat(self, seat: Seat, move: Move) -> list[Event]:
        """Make a move as a history has it: a choice, or something unasked."""
        if isinstance(move, int):
            return self.apply(seat, move)
        if move is Unasked.TAKE_BACK:
            return self.take_back(seat)
        if move is Unasked.SIT_OUT:
            return self.sit_out(seat)
        if seat != self.setup.seats + self.joined:
            raise NotOpen("not-the-next-seat", seat=seat, next=self.setup.seats + self.joined)
        return self.join()

    def copy(self: Self) -> Self:
        """An independent game in the same position, with the same luck to come."""
        twin = self.__class__.__new__(self.__class__)
        twin.setup = self.setup
        twin.cards = self.cards
        twin.table = self.table.copy()
        twin.agenda = self.agenda[:]
        twin.chance = self.chance.copy()
        twin.history = self.history[:]
        twin.joined = self.joined
        pending = self.pending
        twin.pending = pending if isinstance(pending, tuple) else pending.seen_in(twin)
        twin.events = []
        twin.opening = self.opening
        twin.result = self.result
        twin.unsaid = self.unsaid
        return twin

    def redeal(self: Self, seat: Seat | None, chance: Chance) -> Self:
        """A copy in which all that the seat cannot know is drawn again, future luck too.

        The law: it follows from what the seat knows and from the luck given, and from nothing
        else. Worlds that look the same to the seat have the same redeals, bit for bit.
        """
        other = self.copy()
        other.setup = msgspec.structs.replace(self.setup, seed="")
        other.opening = []
        moves = other._forget_half_choices(seat)
        other.history = [_UNKNOWN] * moves
        other.deal_again(seat, chance)
        other.chance = chance.fork()
        if other.agenda and isinstance(other.agenda[-1], Question):
            # A rival who is choosing now chooses from what it was dealt again.
            other.pending = other.agenda[-1].ask(other)
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
        self.agenda += steps[::-1]

    def tell(self, event: Event) -> None:
        """Something happened."""
        self.events.append(event)

    def interject(self, *steps: Step[Any] | Question[Any]) -> list[Event]:
        """Do steps before what is asked now, for whoever prepares a position."""
        self.events = []
        self.then(*steps)
        self._go_on()
        return self.events

    def _unsaid_by(self, seat: Seat, before: list[Step[Any] | Question[Any]]) -> Unsaid | None:
        """Where the seat began to choose, if what is asked now is only the rest of its choice."""
        asking: Any = self.agenda[-1] if self.agenda else None  # a question, or the game is over
        if asking is None or not asking.half or self.pending[0].seat != seat:
            return None
        return self.unsaid or Unsaid(before, len(self.history) - 1)

    def _forget_half_choices(self, seat: Seat | None) -> int:
        """Ask others anew what they have begun to answer. Returns the number of moves known."""
        asking = self.agenda[-1] if self.agenda else None
        if isinstance(asking, Together):
            # How far the others are shows in the numbers of their questions.
            waiting = asking.waiting(self)
            number = 0 if seat is None else waiting.numbers.get(seat, 0)
            waiting.numbers = dict.fromkeys(waiting.seats, 0)
            if seat is not None and seat in waiting:
                waiting.numbers[seat] = number
            return number
        unsaid = self.unsaid
        if unsaid is None or self.pending[0].seat == seat:
            return len(self.history)
        self.agenda = unsaid.agenda[:]
        self.unsaid = None
        return unsaid.moves

    def _go_on(self) -> None:
        """Resolve steps until somebody must choose or the game is over."""
        agenda = self.agenda
        while agenda:
            step = agenda[-1]
            if not step.asks:
                agenda.pop()
                step.run(self)
                continue
            self.pending = pending = step.ask(self)
            count = len(pending)
            if not count:
                agenda.pop()
            elif count > 1 or len(pending[0].options) != 1 or getattr(step, "ceremony", False):
                return
            else:
                # A single option is no question.
                step.take(self, pending[0].seat, pending[0].options[0])
        self.pending = ()
