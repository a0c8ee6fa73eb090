"""Who comes next where something is shared: whoever has had least of it lately."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Iterator
from typing import Final, Generic, NamedTuple, TypeVar

T = TypeVar("T")
HALF_LIFE: Final = 20.0  # seconds after which half of what somebody had is forgotten
REMEMBERED: Final = 10_000  # names


class By(NamedTuple):
    """For whom something is done: a guest or an address, and which of their tables or games."""

    guest: str
    table: str = ""


class Share:
    """What each name has had lately, in seconds."""

    def __init__(self) -> None:
        self._had: dict[str, tuple[float, float]] = {}  # with the time it was counted

    def of(self, name: str, now: float) -> float:
        """How much that name has had, the older the less."""
        had, then = self._had.get(name, (0.0, now))
        return had * math.pow(0.5, (now - then) / HALF_LIFE)

    def add(self, name: str, seconds: float, now: float) -> None:
        """Count something."""
        had = self.of(name, now) + seconds
        self._had.pop(name, None)
        self._had[name] = (had, now)
        if len(self._had) > REMEMBERED:
            del self._had[next(iter(self._had))]


class FairLine(Generic[T]):
    """A line in which nobody's many wishes stand before another's only one.

    First the guest who has had least, then that guest's table that has had least.

    >>> line = FairLine(most=10, each=10)
    >>> [line.join(By("greedy", "a"), one, 0) for one in (1, 2)], line.join(By("ada"), 3, 0)
    ([True, True], True)
    >>> by, first = line.next(0)
    >>> line.spent(by, 2.0, 2)
    >>> first, line.next(2)[1]
    (1, 3)
    """

    def __init__(self, most: int, each: int) -> None:
        self._most = most  # that wait in all
        self._each = each  # of them for one guest
        self._waiting: dict[str, dict[str, deque[tuple[float, T]]]] = {}
        self._guests = Share()
        self._tables = Share()
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def join(self, by: By, wish: T, now: float) -> bool:
        """Stand in the line; False if it is full, or full of that guest's wishes."""
        tables = self._waiting.get(by.guest, {})
        if self._count >= self._most or sum(map(len, tables.values())) >= self._each:
            return False
        line = self._waiting.setdefault(by.guest, tables).setdefault(by.table, deque())
        line.append((now, wish))
        self._count += 1
        return True

    def next(self, now: float) -> tuple[By, T] | None:
        """Whose turn it is."""
        if not self._waiting:
            return None
        guest = min(self._waiting, key=lambda one: self._guests.of(one, now))
        tables = self._waiting[guest]
        table = min(tables, key=lambda one: self._tables.of(f"{guest} {one}", now))
        _, wish = tables[table].popleft()
        self._tidy(guest, table, 1)
        return By(guest, table), wish

    def spent(self, by: By, seconds: float, now: float) -> None:
        """So long it has taken."""
        self._guests.add(by.guest, seconds, now)
        self._tables.add(f"{by.guest} {by.table}", seconds, now)

    def leave(self, gone: Callable[[T], bool]) -> list[tuple[By, T]]:
        """Let those go of whom it is true."""
        return self._take(lambda _, wish: gone(wish))

    def too_late(self, before: float) -> list[tuple[By, T]]:
        """Let those go who have waited since before then."""
        return self._take(lambda since, _: since < before)

    def oldest(self) -> float | None:
        """Since when somebody waits."""
        return min((since for line in self._lines() for since, _ in line), default=None)

    def _lines(self) -> Iterator[deque[tuple[float, T]]]:
        for tables in self._waiting.values():
            yield from tables.values()

    def _take(self, which: Callable[[float, T], bool]) -> list[tuple[By, T]]:
        taken: list[tuple[By, T]] = []
        for guest, tables in list(self._waiting.items()):
            for table, line in list(tables.items()):
                out = [one for one in line if which(*one)]
                if out:
                    taken += [(By(guest, table), wish) for _, wish in out]
                    tables[table] = deque([one for one in line if not which(*one)])
                    self._tidy(guest, table, len(out))
        return taken

    def _tidy(self, guest: str, table: str, gone: int) -> None:
        """Some have gone: empty lines are no lines."""
        self._count -= gone
        tables = self._waiting[guest]
        if not tables[table]:
            del tables[table]
        if not tables:
            del self._waiting[guest]
