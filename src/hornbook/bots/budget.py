"""How long a searching bot may think."""

from __future__ import annotations

import re
from time import perf_counter

from msgspec import Struct

from hornbook.kernel import BadSettings


class Budget(Struct, frozen=True):
    """So many playouts or milliseconds for one decision; with both, whichever ends first."""

    playouts: int | None = None
    milliseconds: int | None = None

    @classmethod
    def parse(cls, text: str) -> Budget:
        """``200`` is playouts, ``500ms`` milliseconds, nothing the usual budget.

        >>> Budget.parse("200").playouts, Budget.parse("500ms").milliseconds
        (200, 500)
        """
        if not text:
            return USUAL
        found = re.fullmatch(r"([1-9]\d{0,6})(ms)?", text)
        if found is None:
            raise BadSettings("bad-budget", budget=text[:20])
        number = int(found[1])
        return cls(milliseconds=number) if found[2] else cls(playouts=number)

    def part(self, parts: int) -> Budget:
        """One of so many equal parts, for decisions whose playouts are longer."""
        playouts, milliseconds = self.playouts, self.milliseconds
        return Budget(
            None if playouts is None else max(playouts // parts, 1),
            None if milliseconds is None else max(milliseconds // parts, 1),
        )

    def within(self, milliseconds: int) -> Budget:
        """The same, but never longer than that.

        >>> Budget.parse("200").within(900)
        Budget(playouts=200, milliseconds=900)
        """
        own = self.milliseconds
        return Budget(self.playouts, milliseconds if own is None else min(own, milliseconds))

    def clock(self) -> Clock:
        """Start counting."""
        return Clock(self)


USUAL = Budget(playouts=800, milliseconds=900)


class Clock:
    """A budget being used up.

    >>> clock = Budget(playouts=2).clock()
    >>> clock.tick()
    >>> clock.used, clock.left
    (0.5, True)
    """

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._begun = perf_counter()
        self.played = 0

    def tick(self) -> None:
        """One playout more."""
        self.played += 1

    @property
    def used(self) -> float:
        """The share used up: of the playouts if they are counted, so that no clock matters."""
        budget = self._budget
        if budget.playouts is not None:
            return self.played / budget.playouts
        if budget.milliseconds is None:
            return 0.0
        return (perf_counter() - self._begun) * 1000 / budget.milliseconds

    @property
    def left(self) -> bool:
        """Whether there is anything left."""
        budget = self._budget
        if budget.playouts is not None and self.played >= budget.playouts:
            return False
        if budget.milliseconds is None:
            return True
        return (perf_counter() - self._begun) * 1000 < budget.milliseconds
