"""Worlds that go together: in a round of them every hidden card lies nearly everywhere once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeVar

from hornbook.kernel import Chance

N = TypeVar("N", bound=int)

ROUND: Final = 30  # worlds


def round_of_luck(chance: Chance) -> Iterator[Chance]:
    """The luck of each world of a round.

    Each by itself is as good as any other: cards that are turned after a shuffle are as well mixed.
    Together they are better than worlds drawn one by one, as hardly a card lies at a place more
    often than another, and so what cards do by themselves evens out.
    """
    seed = chance.below(1 << 256)
    for turn in range(ROUND):
        yield Turned(seed, turn)


class Turned(Chance):
    """In each world of a round, what is dealt again is the same order turned a bit further."""

    __slots__ = ("deals", "seed", "turn")

    def __init__(self, seed: int, turn: int) -> None:
        super().__init__(f"{seed}/{turn}")
        self.seed = seed
        self.turn = turn
        self.deals = 0

    def deal_again(self, cards: list[N]) -> None:
        """Put hidden cards into an order that owes nothing to how they lay, in place."""
        self.deals += 1
        count = max(len(cards), 1)
        shuffles, turns = divmod(self.turn, count)  # few cards have gone round before the worlds
        Chance(f"{self.seed}/{self.deals}/{shuffles}").deal_again(cards)
        first = turns if count < ROUND else turns * count // ROUND
        cards[:] = cards[first:] + cards[:first]
