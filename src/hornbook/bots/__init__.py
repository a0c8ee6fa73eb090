"""Players that are not people. A bot sees only what its seat sees."""

from __future__ import annotations

from typing import Protocol

from hornbook.bots.random import RandomBot
from hornbook.kernel import Chance, SeatHandle
from hornbook.kernel.refusal import BadSettings

__all__ = ["Bot", "RandomBot", "make"]


class Bot(Protocol):
    """Anything that answers a seat's decisions."""

    def choose(self, seat: SeatHandle) -> int:
        """The choice for the seat's pending decision."""


_LEVELS = {"random": RandomBot}


def make(spec: str, chance: Chance) -> Bot:
    """A bot from its name, with luck of its own."""
    if spec not in _LEVELS:
        raise BadSettings("unknown-bot", bot=spec[:40], allowed=", ".join(_LEVELS))
    return _LEVELS[spec](chance)
