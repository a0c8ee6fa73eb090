"""Who is connected: nobody takes all places, and who keeps the server waiting goes first."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final

from hornbook.server.connection.proxies import household
from hornbook.server.refusals import TooMuch

MOST: Final = 20_000  # connections, if the machine has so many
THERE: Final = 8192  # from one address: a stadium may share one
SPARE: Final = 200  # files that the database, the bots and the logs may need


class Caller:
    """One connection; ``cut`` ends it at once."""

    __slots__ = ("_callers", "cut", "house")

    def __init__(self, callers: Callers, cut: Callable[[], None]) -> None:
        self._callers = callers
        self.cut = cut
        self.house: str | None = None  # not known as long as only its proxy is

    def came_from(self, address: str) -> None:
        """Count it among those of that address; refused if there are too many."""
        self._callers.settle(self, household(address))

    def waits(self) -> None:
        """Nothing is being done for it: it has to say something first."""
        self._callers.idle(self, is_idle=True)

    def served(self) -> None:
        """It has asked for something, or sits at a table."""
        self._callers.idle(self, is_idle=False)

    def gone(self) -> None:
        """The connection is no more."""
        self._callers.forget(self)


class Callers:
    """All connections, in the order in which they began to keep us waiting."""

    def __init__(self, most: int = MOST, there: int = THERE) -> None:
        self.most = most
        self.there = min(there, max(1, most // 2))
        self._all: set[Caller] = set()
        self._idle: dict[Caller, None] = {}
        self._houses: dict[str, _House] = {}

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self._all)

    def come(self, cut: Callable[[], None]) -> Caller:
        """A new connection. If all places are taken, the one that waited longest gives way."""
        if len(self._all) >= self.most and not self._make_room(self._idle):
            raise TooMuch("too-many-connections")
        caller = Caller(self, cut)
        self._all.add(caller)
        self._idle[caller] = None
        return caller

    def settle(self, caller: Caller, name: str) -> None:
        """The caller is of that house."""
        if caller.house is not None or caller not in self._all:
            return
        house = self._houses.get(name) or _House()
        if len(house.all) >= self.there and not self._make_room(house.idle):
            raise TooMuch("too-many-connections")
        self._houses[name] = house
        caller.house = name
        house.all.add(caller)
        if caller in self._idle:
            house.idle[caller] = None

    def idle(self, caller: Caller, *, is_idle: bool) -> None:
        """The caller waits for nothing, or it does not."""
        if caller not in self._all:
            return
        house = self._houses.get(caller.house or "")
        for waiting in (self._idle, house.idle if house is not None else {}):
            waiting.pop(caller, None)
            if is_idle:
                waiting[caller] = None

    def forget(self, caller: Caller) -> None:
        """The caller has gone."""
        self._all.discard(caller)
        self._idle.pop(caller, None)
        house = self._houses.get(caller.house or "")
        if house is not None:
            house.all.discard(caller)
            house.idle.pop(caller, None)
            if not house.all:
                del self._houses[caller.house or ""]

    def _make_room(self, idle: dict[Caller, None]) -> bool:
        oldest = next(iter(idle), None)
        if oldest is None:
            return False
        self.forget(oldest)
        oldest.cut()
        return True


class _House:
    """The connections of one address."""

    __slots__ = ("all", "idle")

    def __init__(self) -> None:
        self.all: set[Caller] = set()
        self.idle: dict[Caller, None] = {}


def places() -> int:
    """How many connections this machine lets us have, after asking for as many as we can use."""
    if sys.platform == "win32":
        return MOST
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    if soft != unlimited and soft < MOST + SPARE:
        wanted = MOST + SPARE if hard == unlimited else min(hard, MOST + SPARE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return MOST if soft == unlimited else max(SPARE, min(MOST, soft - SPARE))
