"""The game's own source of luck."""

from __future__ import annotations

from hashlib import blake2b
from math import factorial
from typing import TypeVar

T = TypeVar("T")
N = TypeVar("N", bound=int)

_BLOCK = 1 << 512
_MARGIN = 64  # bits kept in reserve, so that no outcome is favoured by more than 2**-64


class Chance:
    """A reproducible stream of draws: the same seed gives the same luck in every process.

    Each block of 512 random bits is the keyed hash of a counter, and draws are taken
    from it digit by digit. The whole state is a key and three integers, so a copy is cheap.

    >>> luck = Chance("seven")
    >>> luck.below(6) == Chance("seven").below(6)
    True
    """

    __slots__ = ("block", "key", "pool", "span")

    def __init__(self, seed: str | int) -> None:
        self.key = blake2b(str(seed).encode(), digest_size=32, person=b"hornbook").digest()
        self.block = 0
        self.pool = 0
        self.span = 1

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1, each as likely as the others."""
        if self.span < limit << _MARGIN:
            self._refill()
        self.pool, drawn = divmod(self.pool, limit)
        self.span //= limit
        return drawn

    def shuffle(self, cards: list[T]) -> None:
        """Put the cards into a random order, in place."""
        left = len(cards)
        while left > 1:
            # One draw decides as many places as a block has room for.
            batch = min(left, 64)
            ways = factorial(batch) if batch == left else _falling(left, batch)
            code = self.below(ways)
            for _ in range(batch):
                place = code % left
                code //= left
                left -= 1
                cards[left], cards[place] = cards[place], cards[left]

    def deal_again(self, cards: list[N]) -> None:
        """Put hidden cards into a random order that owes nothing to how they lay, in place.

        A shuffle carries the old order along: whoever knew the luck could tell it from the new one.
        """
        cards.sort()
        self.shuffle(cards)

    def choose(self, cards: list[T]) -> T:
        """One of the cards, each as likely as the others."""
        return cards[self.below(len(cards))]

    def fork(self) -> Chance:
        """A new, independent stream whose seed is drawn from this one."""
        return Chance(self.below(1 << 256))

    def copy(self) -> Chance:
        """The same stream at the same place."""
        twin = Chance.__new__(Chance)
        twin.key = self.key
        twin.block = self.block
        twin.pool = self.pool
        twin.span = self.span
        return twin

    def position(self) -> tuple[int, int]:
        """How far the stream has been used up: equal positions mean equally many equal draws."""
        return self.block, self.span

    def _refill(self) -> None:
        block = blake2b(self.block.to_bytes(8, "little"), key=self.key).digest()
        self.block += 1
        self.pool = int.from_bytes(block, "little")
        self.span = _BLOCK


def _falling(count: int, length: int) -> int:
    ways = 1
    for factor in range(count - length + 1, count + 1):
        ways *= factor
    return ways
