"""Each game has its own way of thinking: a module with a ``Policy``, loaded when it is needed."""

from __future__ import annotations

from types import ModuleType
from typing import Final, Protocol

from hornbook.bots.budget import Budget
from hornbook.games import folders
from hornbook.kernel import BadSettings, Chance, SeatHandle

LEVELS: Final = ("random", "easy", "steady", "sharp")


class Policy(Protocol):
    """One seat's way of answering one game's questions."""

    def choose(self, seat: SeatHandle) -> int:
        """The choice for the seat's pending decision."""


def levels_for(game: str) -> tuple[str, ...]:
    """The levels that know the game; anybody can choose at random.

    >>> levels_for("unicorn-fever")
    ('random', 'easy', 'steady', 'sharp')
    """
    return tuple(one for one in LEVELS if can_play(one, game))


def can_play(level: str, game: str) -> bool:
    """Whether bots of that level know the game."""
    return level == LEVELS[0] or folders.has(folders.BOTS, game, level)


def cannot_play(level: str, game: str) -> BadSettings:
    """The refusal of a level that does not know the game, with those that do."""
    known = ", ".join(levels_for(game))
    return BadSettings("bot-cannot-play", bot=level, game=game, allowed=known)


def rules_of_thumb(game: str, chance: Chance, level: str = "steady") -> Policy:
    """The rules of thumb for a game, as that level follows them."""
    policy: Policy = _thinking(level, game).Policy(chance)
    return policy


def search(game: str, chance: Chance, budget: Budget) -> Policy:
    """The search for a game."""
    policy: Policy = _thinking("sharp", game).Policy(chance, budget)
    return policy


def _thinking(level: str, game: str) -> ModuleType:
    found = folders.load(folders.BOTS, game, level)
    if found is None:
        raise cannot_play(level, game)
    return found
