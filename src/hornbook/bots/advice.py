"""What a bot would do at a seat, what else it thought of, and why, in the words of the game."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final, Protocol

from msgspec import Struct

from hornbook.games import folders
from hornbook.kernel import BadSettings, Chance, SeatHandle, kebab

__all__ = [
    "Advice",
    "Better",
    "Margin",
    "Opinion",
    "Reason",
    "Thought",
    "advise",
    "can_advise",
    "reasons_of",
]

ALTERNATIVES: Final = 2
_MODULE: Final = "reasons"
_CLEAR, _SLIGHT = 0.5, 0.1  # in points of victory: glory, stars


class Reason(Struct, frozen=True, tag_field="type", tag=kebab):
    """Why an answer is good: a sentence ``reason-…``, in which the fields stand."""


class Margin(Enum):
    """How far one answer is before another."""

    CLEAR = "clear"
    SLIGHT = "slight"
    NONE = "none"


class Better(Reason, frozen=True):
    """There is no more to say than by how much it is better than the next."""

    margin: Margin


class Behind(Reason, frozen=True):
    """Nor of one that comes behind the best."""

    margin: Margin


class Thought(Struct, frozen=True):
    """An answer, what it is worth in points of victory, and why; some have no more to say."""

    choice: int
    value: float
    reason: Reason | None = None


class Opinion(Struct, frozen=True):
    """An answer and why one would give it."""

    choice: int
    reason: Reason


class Advice(Struct, frozen=True):
    """What a bot would do, and the best of what else there is."""

    first: Opinion
    others: tuple[Opinion, ...]


class Adviser(Protocol):
    """What a game's ``reasons`` module has: an ``Adviser`` with luck of its own."""

    def thoughts(self, seat: SeatHandle) -> Sequence[Thought]:
        """Every answer that is worth a thought, the one it would give among them."""


def can_advise(game: str) -> bool:
    """Whether there are bots that can say why."""
    return folders.has(folders.BOTS, game, _MODULE)


def reasons_of(game: str) -> list[type[Struct]]:
    """All the reasons that its bots can give; none where they give no advice."""
    found = folders.load(folders.BOTS, game, _MODULE)
    if found is None:
        return []
    own = [one for one in vars(found).values() if isinstance(one, type) and issubclass(one, Reason)]
    return [Better, Behind, *[one for one in own if one is not Reason]]


def advise(seat: SeatHandle) -> Advice:
    """What a bot would do here; who asks again hears the same.

    >>> import hornbook
    >>> game = hornbook.new("horse-fever-family", seed=1, seats=3)
    >>> advice = advise(SeatHandle(game, game.pending[0].seat))
    >>> advice.first.choice in range(game.pending[0].count)
    True
    """
    found = folders.load(folders.BOTS, seat.game, _MODULE)
    if found is None:
        raise BadSettings("no-advice-here", game=seat.game)
    adviser: Adviser = found.Adviser(Chance(_MODULE))
    best, *rest = sorted(adviser.thoughts(seat), key=lambda one: one.value, reverse=True)
    lead = best.value - rest[0].value if rest else 0.0
    first = Opinion(best.choice, best.reason or Better(_margin(lead)))
    others = [
        Opinion(one.choice, one.reason or Behind(_margin(best.value - one.value)))
        for one in rest[:ALTERNATIVES]
    ]
    return Advice(first, tuple(others))


def percent(chance: float) -> int:
    """A chance in whole percent; nothing is certain."""
    return min(max(round(100 * chance), 1), 99)


def _margin(points: float) -> Margin:
    if points >= _CLEAR:
        return Margin.CLEAR
    return Margin.SLIGHT if points >= _SLIGHT else Margin.NONE
