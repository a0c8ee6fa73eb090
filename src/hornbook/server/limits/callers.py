"""Who is connected: nobody takes all places, and who keeps the server waiting goes first."""

from __future__ import annotations

import sys
from typing import Final, Protocol

from hornbook.server.connection.proxies import household
from hornbook.server.refusals import TooMuch

MOST: Final = 20_000  # connections, if the machine has so many
THERE: Final = 8192  # from one address: a stadium may share one
SPARE: Final = 200  # files that the database, the bots and the logs may need


class Line(Protocol):
    """What a connection goes over."""

    def abort(self) -> None:
        """End it at once."""


class Caller:
    """One connection."""

    __slots__ = ("_callers", "here", "house", "line")

    def __init__(self, callers: Callers, line: Line) -> None:
        self._callers = callers
        self.line = line
        self.here = True
        self.house: _House | None = None  # not known as long as only its proxy is

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
        self.count = 0
        self._idle: dict[Caller, None] = {}
        self._houses: dict[str, _House] = {}

    def come(self, line: Line) -> Caller:
        """A new connection. If all places are taken, the one that waited longest gives way."""
        if self.count >= self.most and not self._make_room(self._idle):
            raise TooMuch("too-many-connections")
        caller = Caller(self, line)
        self.count += 1
        self._idle[caller] = None
        return caller

    def settle(self, caller: Caller, name: str) -> None:
        """The caller is of that house."""
        if caller.house is not None or not caller.here:
            return
        house = self._houses.get(name) or _House(name)
        if house.count >= self.there and not self._make_room(house.idle):
            raise TooMuch("too-many-connections")
        self._houses[name] = house
        caller.house = house
        house.count += 1
        if caller in self._idle:
            house.idle[caller] = None

    def idle(self, caller: Caller, *, is_idle: bool) -> None:
        """The caller waits for nothing, or it does not."""
        if not caller.here:
            return
        house = caller.house
        for waiting in (self._idle, house.idle if house is not None else {}):
            waiting.pop(caller, None)
            if is_idle:
                waiting[caller] = None

    def forget(self, caller: Caller) -> None:
        """The caller has gone."""
        if not caller.here:
            return
        caller.here = False
        self.count -= 1
        self._idle.pop(caller, None)
        house = caller.house
        if house is not None:
            house.count -= 1
            house.idle.pop(caller, None)
            if not house.count:
                del self._houses[house.name]

    def _make_room(self, idle: dict[Caller, None]) -> bool:
        oldest = next(iter(idle), None)
        if oldest is None:
            return False
        self.forget(oldest)
        oldest.line.abort()
        return True


class _House:
    """The connections of one address."""

    __slots__ = ("count", "idle", "name")

    def __init__(self, name: str) -> None:
        self.name = name
        self.count = 0
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
