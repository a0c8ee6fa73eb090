"""Each game has its own way of thinking: a module with a ``Policy``, loaded when it is needed."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol

from hornbook.bots.budget import Budget
from hornbook.kernel import Chance, SeatHandle

_MODULES = {
    "unicorn-fever": "unicorn_fever",
    "horse-fever-board": "horse_fever",
    "horse-fever-family": "horse_fever",
    "horse-fever-party": "party",
    "kill-the-unicorns": "kill_the_unicorns",
}


class Policy(Protocol):
    """One seat's way of answering one game's questions."""

    def choose(self, seat: SeatHandle) -> int:
        """The choice for the seat's pending decision."""


def rules_of_thumb(game: str, chance: Chance) -> Policy:
    """The rules of thumb for a game."""
    policy: Policy = import_module(f"hornbook.bots.steady.{_MODULES[game]}").Policy(chance)
    return policy


def search(game: str, chance: Chance, budget: Budget) -> Policy:
    """The search for a game."""
    policy: Policy = import_module(f"hornbook.bots.sharp.{_MODULES[game]}").Policy(chance, budget)
    return policy
