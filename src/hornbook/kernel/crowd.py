"""Many seats asked at the same time, at a cost that does not grow with their number."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias, overload

from msgspec import Struct

from hornbook.kernel.decision import Decision
from hornbook.kernel.event import Seat

if TYPE_CHECKING:
    from hornbook.kernel.game import Game
    from hornbook.kernel.step import Together


class Waiting(Struct):
    """The seats that still have something to answer, each with the number of its question.

    Seats come and go in constant time; the next one is the last entry, as on the agenda.

    >>> waiting = Waiting.of([Seat(0), Seat(1), Seat(2)], number=7)
    >>> waiting.remove(Seat(0))
    >>> waiting.seats[-1], len(waiting), Seat(0) in waiting
    (1, 2, False)
    """

    seats: list[Seat] = []
    places: dict[Seat, int] = {}  # where each of them stands in ``seats``
    numbers: dict[Seat, int] = {}

    @classmethod
    def of(cls, seats: Iterable[Seat], number: int) -> Waiting:
        """These seats, to be asked in this order, with the same number for all."""
        order = list(seats)[::-1]
        places = {seat: place for place, seat in enumerate(order)}
        return cls(order, places, dict.fromkeys(order, number))

    def __len__(self) -> int:
        return len(self.seats)

    def __contains__(self, seat: object) -> bool:
        return seat in self.places

    def ask(self, seat: Seat, number: int) -> None:
        """A seat has a question to answer: its first, or the next one."""
        if seat not in self.places:
            self.places[seat] = len(self.seats)
            self.seats.append(seat)
        self.numbers[seat] = number

    def remove(self, seat: Seat) -> None:
        """A seat has answered all there was."""
        place = self.places.pop(seat)
        del self.numbers[seat]
        last = self.seats.pop()
        if last != seat:
            self.seats[place] = last
            self.places[last] = place

    def copy(self) -> Waiting:
        """The same seats, independently."""
        return Waiting(self.seats[:], self.places.copy(), self.numbers.copy())


class Crowd(Sequence[Decision]):
    """What all waiting seats have to decide; each decision is made when it is looked at.

    It is a window on the game, not a snapshot: who answers while walking through it takes
    a list of it first.
    """

    __slots__ = ("game", "together", "waiting")

    def __init__(self, game: Game[Any, Any], together: Together[Any]) -> None:
        self.game = game
        self.together = together
        self.waiting = together.waiting(game)

    def of(self, seat: Seat) -> Decision:
        """What a waiting seat has to decide."""
        # Others answer meanwhile: the number is the seat's own, so that it does not grow stale.
        number = self.waiting.numbers[seat]
        return self.together.question(self.game, seat).decision(self.game, number)

    def seen_in(self, game: Game[Any, Any]) -> Crowd:
        """The same window on a copy of the game."""
        return Crowd(game, self.together)

    def __len__(self) -> int:
        return len(self.waiting.seats)

    @overload
    def __getitem__(self, place: int) -> Decision: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Decision]: ...
    def __getitem__(self, place: int | slice) -> Decision | Sequence[Decision]:
        seats = self.waiting.seats
        if isinstance(place, slice):
            return [self.of(seat) for seat in seats[::-1][place]]
        return self.of(seats[-1 - place])


Pending: TypeAlias = tuple[Decision, ...] | Crowd
