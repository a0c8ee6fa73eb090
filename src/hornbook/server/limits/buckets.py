"""So many at once, and so many a second."""

from __future__ import annotations


class Bucket:
    """So many at once, and so many a second.

    >>> bucket = Bucket(2, 1)
    >>> [bucket.spend(now) for now in (0, 0, 0, 1)]
    [True, True, False, True]
    """

    __slots__ = ("_each_second", "_left", "_most", "_then")

    def __init__(self, most: float, each_second: float) -> None:
        self._most = most
        self._each_second = each_second
        self._left = most
        self._then = float("-inf")

    def spend(self, now: float, amount: float = 1) -> bool:
        """Take some out; False if there is not enough."""
        if now > self._then:
            gained = (now - self._then) * self._each_second
            self._left = min(self._most, self._left + gained)
            self._then = now
        if self._left < (amount or 1):  # nothing can be taken out of an empty one
            return False
        self._left -= amount
        return True

    def give_back(self) -> None:
        """What was taken out last was not needed."""
        self._left += 1


class Limits:
    """A bucket for each name: guests, addresses. Full buckets are forgotten."""

    def __init__(self, most: float, each_second: float, names: int = 20_000) -> None:
        self._most = most
        self._each_second = each_second
        self._names = names
        self._buckets: dict[str, Bucket] = {}

    def __len__(self) -> int:
        """How many names it remembers."""
        return len(self._buckets)

    def spend(self, name: str, now: float, amount: float = 1) -> bool:
        """Take some out of that name's bucket; False if there is not enough.

        Whoever only looks (an amount of 0) into a bucket that nobody has used leaves none behind.
        """
        bucket = self._buckets.pop(name, None)
        if bucket is None:
            if not amount:
                return self._most >= 1
            bucket = Bucket(self._most, self._each_second)
        if len(self._buckets) >= self._names:
            # Those who have asked for nothing for longest: their buckets are the fullest.
            for old in list(self._buckets)[: self._names // 2]:
                del self._buckets[old]
        self._buckets[name] = bucket
        return bucket.spend(now, amount)
