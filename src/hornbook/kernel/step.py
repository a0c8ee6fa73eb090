"""The agenda's entries: small plain objects that resolve by themselves or ask a seat."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec import Struct

from hornbook.kernel.decision import Decision, Option, Pending, Span
from hornbook.kernel.event import Seat, kebab

if TYPE_CHECKING:
    from hornbook.kernel.game import Game

# A step belongs to one kind of game; the kernel does not care which.
G = TypeVar("G", bound="Game[Any, Any]")


class Step(Struct, Generic[G], frozen=True, tag_field="step", tag=kebab):
    """Something that happens next, by itself."""

    @abstractmethod
    def run(self, game: G) -> None:
        """Do it. May put further steps on the agenda."""


class Question(Struct, Generic[G], frozen=True, tag_field="step", tag=kebab):
    """Something one or more seats must answer before the game goes on.

    Its fields are shown to whoever is asked, so they hold nothing that seat may not know.
    """

    @abstractmethod
    def ask(self, game: G) -> Pending:
        """The open decisions."""

    @abstractmethod
    def take(self, game: G, seat: Seat, answer: Any) -> None:
        """Accept a legal answer."""


class Choose(Question[G], frozen=True):
    """One seat picks one of several options."""

    seat: Seat

    @abstractmethod
    def options(self, game: G) -> tuple[Option, ...]:
        """What there is to choose from: never nothing."""

    @abstractmethod
    def chosen(self, game: G, option: Any) -> None:
        """What the choice does. The question has left the agenda by now."""

    def ask(self, game: G) -> Pending:
        return (Decision(self.seat, len(game.history), self, self.options(game)),)

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

    def ask(self, game: G) -> Pending:
        return (Decision(self.seat, len(game.history), self, (), self.span(game)),)

    def take(self, game: G, seat: Seat, answer: Any) -> None:
        game.agenda.pop()
        self.named(game, answer)
