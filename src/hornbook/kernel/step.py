"""The agenda's entries: small plain objects that resolve by themselves or ask a seat."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, TypeVar

from msgspec import Struct

from hornbook.kernel.crowd import Crowd, Pending, Waiting
from hornbook.kernel.decision import Decision, Option, Span
from hornbook.kernel.event import Seat, kebab

if TYPE_CHECKING:
    from hornbook.kernel.game import Game

# A step belongs to one kind of game; the kernel does not care which.
G = TypeVar("G", bound="Game[Any, Any]")


class Step(Struct, Generic[G], frozen=True, tag_field="step", tag=kebab, gc=False):
    """Something that happens next, by itself."""

    asks: ClassVar[Literal[False]] = False

    @abstractmethod
    def run(self, game: G) -> None:
        """Do it. May put further steps on the agenda."""


class Question(Struct, Generic[G], frozen=True, tag_field="step", tag=kebab, gc=False):
    """Something one or more seats must answer before the game goes on.

    Its fields are shown to whoever is asked, so they hold nothing that seat may not know.
    """

    asks: ClassVar[Literal[True]] = True

    in_public: ClassVar[bool] = False
    """Needs no secret to be answered: people at one screen may all look on."""

    half: ClassVar[bool] = False
    """Goes on with a choice that nobody has heard of: to others the question before is open."""

    goes_on: ClassVar[bool] = False
    """Carries on the deed of the seat's choice before it: the two are one answer."""

    @abstractmethod
    def ask(self, game: G) -> Pending:
        """The open decisions."""

    @abstractmethod
    def take(self, game: G, seat: Seat, answer: Any) -> None:
        """Accept a legal answer."""

    def carries_on(self, before: Question[Any]) -> bool:
        """Whether it belongs to the deed that the seat's answer to ``before`` was part of."""
        return self.goes_on or self == before  # asked again: what came between was for its sake

    def limits(self, game: G, seat: Seat) -> Span | None:
        """What a seat may set as its limit, for this question and those of its kind that follow."""
        return None

    def by_limit(self, limit: int) -> int | None:
        """What somebody chooses whose limit this is; None if it is passed, so that one is asked."""
        return None


class Choose(Question[G], frozen=True):
    """One seat picks one of several options."""

    ceremony: ClassVar[bool] = False
    """Asked even with a single option: somebody does it, and everyone waits for it."""

    in_stead: ClassVar[bool] = False
    """Known to all and nobody's secret: who keeps the room may answer it for who does not."""

    seat: Seat

    @abstractmethod
    def options(self, game: G) -> tuple[Option, ...]:
        """What there is to choose from: never nothing."""

    @abstractmethod
    def chosen(self, game: G, option: Any) -> None:
        """What the choice does. The question has left the agenda by now."""

    def decision(self, game: G, number: int) -> Decision:
        """What the seat has to decide."""
        return Decision(self.seat, number, self, self.options(game))

    def ask(self, game: G) -> Pending:
        return (self.decision(game, len(game.history)),)

    def take(self, game: G, seat: Seat, answer: Any) -> None:
        game.agenda.pop()
        self.chosen(game, answer)


class Amount(Question[G], frozen=True):
    """One seat names an amount."""

    seat: Seat

    @abstractmethod
    def span(self, game: G) -> Span:
        """The amounts allowed."""

    @abstractmethod
    def named(self, game: G, amount: int) -> None:
        """What the amount does. The question has left the agenda by now."""

    def decision(self, game: G, number: int) -> Decision:
        """What the seat has to decide."""
        return Decision(self.seat, number, self, (), self.span(game))

    def ask(self, game: G) -> Pending:
        return (self.decision(game, len(game.history)),)

    def take(self, game: G, seat: Seat, answer: Any) -> None:
        game.agenda.pop()
        self.named(game, answer)


class Together(Question[G], frozen=True):
    """Many seats answer at once, each its own questions in its own time, until nobody waits.

    What a seat is asked follows from the table alone. A game leaves out what there is no
    choice in: among many, a single option is not taken by itself.
    """

    @abstractmethod
    def waiting(self, game: G) -> Waiting:
        """The seats that have still to answer: the one on the table, not a copy."""

    @abstractmethod
    def question(self, game: G, seat: Seat) -> Choose[G] | Amount[G]:
        """What a waiting seat is asked next."""

    def may_take_back(self, game: G, seat: Seat) -> bool:
        """Whether the seat may begin again with its answers."""
        return False

    def take_back(self, game: G, seat: Seat) -> None:
        """Forget the seat's answers: it will be asked its first question again."""

    def may_sit_out(self, game: G, seat: Seat) -> bool:
        """Whether the others may go on without the seat's answers."""
        return False

    def sit_out(self, game: G, seat: Seat) -> None:
        """Go on without the seat: it is not waited for any more."""

    def ask(self, game: G) -> Pending:
        return Crowd(game, self)

    def take(self, game: G, seat: Seat, answer: Any) -> None:
        question = self.question(game, seat)
        game.agenda.append(question)  # an answered question leaves the agenda
        question.take(game, seat, answer)
        numbers = self.waiting(game).numbers
        if seat in numbers:
            # Counted by itself: all moves together would tell how far the others are.
            numbers[seat] += 1
