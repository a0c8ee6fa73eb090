"""One question to one seat, with its finite answers."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct

from hornbook.kernel.event import Seat, kebab
from hornbook.kernel.outline import plain
from hornbook.kernel.refusal import IllegalChoice

if TYPE_CHECKING:
    from hornbook.kernel.step import Question


class Option(Struct, frozen=True, tag_field="type", tag=kebab, gc=False):
    """One possible answer. Options are compared by what they say, not by who asked."""


class Span(Struct, frozen=True, gc=False):
    """Every whole amount from ``low`` to ``high`` in steps of ``step``."""

    low: int
    high: int
    step: int = 1

    def __str__(self) -> str:
        steps = "" if self.step == 1 else f" in steps of {self.step}"
        return f"{self.low} to {self.high}{steps}"

    def __len__(self) -> int:
        return (self.high - self.low) // self.step + 1

    def __contains__(self, amount: object) -> bool:
        return (
            isinstance(amount, int)
            and self.low <= amount <= self.high
            and not (amount - self.low) % self.step
        )


Answer: TypeAlias = Option | int


class Decision(Struct, frozen=True, gc=False):
    """Who must choose, what is asked, and from what.

    A choice is a number: the place of an option in ``options``, or the amount itself
    where a ``span`` is asked for. ``number`` counts the moves made before the question was
    put (where many answer together, from then on the seat's own), so that an answer which comes
    too late can be told from one in time.

    >>> import hornbook
    >>> decision = hornbook.new("horse-fever-party", seats=3, seed=7).pending[0]
    >>> print(decision)
    seat 0: ChoosePlaceBet(seat=0)
      0: BetOn(kind=place, lane=0)
      1: BetOn(kind=place, lane=1)
      2: BetOn(kind=place, lane=2)
      3: BetOn(kind=place, lane=3)
      4: BetOn(kind=place, lane=4)
      5: BetOn(kind=place, lane=5)
    >>> decision.count, decision.choice_of(decision.options[3])
    (6, 3)
    """

    seat: Seat
    number: int
    question: Question[Any]
    options: tuple[Option, ...] = ()
    span: Span | None = None

    def __str__(self) -> str:
        asked = f"seat {self.seat}: {plain(self.question)}"
        if self.span is not None:
            return f"{asked}\n  {self.span}"
        answers = (f"  {place}: {plain(one)}" for place, one in enumerate(self.options))
        return "\n".join([asked, *answers])

    @property
    def count(self) -> int:
        """How many different choices there are."""
        return len(self.options) if self.span is None else len(self.span)

    def choice(self, place: int) -> int:
        """The choice at a place between 0 and ``count - 1``."""
        return place if self.span is None else self.span.low + place * self.span.step

    def choices(self) -> Iterator[int]:
        """Every legal choice."""
        return map(self.choice, range(self.count))

    def choice_of(self, option: Option) -> int:
        """The choice that means this option."""
        try:
            return self.options.index(option)
        except ValueError:
            raise IllegalChoice("not-an-option", count=len(self.options)) from None

    def answer(self, choice: int) -> Answer:
        """What a choice says; refused if it is not one of the choices."""
        if type(choice) is not int:
            raise IllegalChoice("not-a-number", choice=repr(choice)[:40])
        if self.span is not None:
            if choice in self.span:
                return choice
            span = self.span
            raise IllegalChoice(
                "not-in-span", choice=choice, low=span.low, high=span.high, step=span.step
            )
        if 0 <= choice < len(self.options):
            return self.options[choice]
        raise IllegalChoice("no-such-option", choice=choice, last=len(self.options) - 1)


class Unasked(Enum):
    """What a seat may do without having been asked, where the game allows it."""

    JOIN = "join"
    TAKE_BACK = "take-back"
    SIT_OUT = "sit-out"


Move: TypeAlias = int | Unasked
"""An entry of a history: a choice, or something unasked."""
