"""Clocks and patience. Time is told to it; it never looks at a clock itself."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from hornbook.kernel import Seat
from hornbook.server.table.state import Clock

GRACE: Final = 45.0  # seconds an absent person's seat waits before a bot plays on
ALL: Final = Seat(-1)  # stands for everyone, where all are asked together
CEREMONY: Final = 20.0  # seconds, at most, for what leaves no choice: a whole room waits for it
CARD: Final = 2.6  # seconds from one card to the next where nobody turns them by hand
PHOTO: Final = 7.0  # seconds a bot looks at a photo finish: the room is told what hangs on it
STUCK: Final = 40.0  # seconds, then the host may answer what the whole room waits for
MORE_TIME: Final = 30  # seconds that whoever is asked may take by themselves, once a question
PATIENCE: Final = 600.0  # seconds a table without a clock waits for somebody who is there


class Pace(Struct, frozen=True):
    """Seconds in the bank at the start, and given for each decision."""

    bank: float
    each: float


PACES: Final = {Clock.RELAXED: Pace(300, 45), Clock.QUICK: Pace(60, 12)}


class Timing:
    """How long each asked seat has left."""

    def __init__(self, clock: Clock, seconds: int) -> None:
        self._clock = clock
        self._pace = PACES.get(clock, Pace(0, seconds if clock is Clock.DECISION else PATIENCE))
        self._bank: dict[Seat, float] = {}
        self._asked: dict[Seat, tuple[int, float]] = {}  # the question's number, since when
        self._away: dict[str, float] = {}
        self._stopped: float | None = None
        self._ceremony = False  # whether there is nothing to choose, only to be done
        self._bot = (-1, 0.0)  # the question a bot is to answer for all to see, and when
        self._given: dict[Seat, int] = {}  # the question for which it took more time
        self._dozing: set[Seat] = set()  # somebody else had to act for them last time

    def asked(
        self, questions: Iterable[tuple[Seat, int]], now: float, *, ceremony: bool = False
    ) -> None:
        """These seats are asked, and no others: the clocks of answered questions stop."""
        self._ceremony = ceremony and self.shown
        before, self._asked = self._asked, {}
        for seat, number in questions:
            known = before.get(seat)
            since = known[1] if known is not None and known[0] == number else now
            self._asked[seat] = (number, since)
        for seat, (_, since) in before.items():
            if self._asked.get(seat, (0, now))[1] != since and self._pace.bank:
                used = max(now - since - self._pace.each, 0)
                self._bank[seat] = max(self._left_in_bank(seat) - used, 0)

    def asked_together(self, number: int, now: float) -> None:
        """Everyone is asked at once: there is one clock for all."""
        self._ceremony = False
        known = self._asked.get(ALL)
        since = known[1] if known is not None and known[0] == number else now
        self._asked = {ALL: (number, since)}

    def wait_again(self, seat: Seat, now: float) -> None:
        """The seat's time begins anew."""
        if seat in self._asked:
            self._asked[seat] = (self._asked[seat][0], now)

    def due(self, seat: Seat) -> float | None:
        """When the seat's time is up, if it is asked and the clock runs."""
        asked = self._asked.get(seat) or self._asked.get(ALL)
        if asked is None or self._stopped is not None:
            return None
        seconds = self._pace.each + self._left_in_bank(seat)
        if self._ceremony:
            seconds = min(seconds, CARD if seat in self._dozing else CEREMONY)
        return asked[1] + seconds

    def since(self, seat: Seat) -> float | None:
        """Since when the seat has been asked, while the clocks run."""
        asked = self._asked.get(seat)
        return None if asked is None or self._stopped is not None else asked[1]

    def stuck_at(self, seat: Seat) -> float | None:
        """When others may act for the seat: at once, if somebody had to last time."""
        since = self.since(seat)
        return None if since is None else since + (0 if seat in self._dozing else STUCK)

    def dozes(self, seat: Seat) -> None:
        """Somebody else had to act for it."""
        self._dozing.add(seat)

    def wakes(self, seat: Seat) -> None:
        """It acts for itself."""
        self._dozing.discard(seat)

    def give(self, seconds: float) -> None:
        """Everyone who is asked has so much more."""
        self._asked = {
            seat: (number, since + seconds) for seat, (number, since) in self._asked.items()
        }

    def asks(self, seat: Seat) -> bool:
        """Whether that seat is waited for, and not everyone together."""
        return seat in self._asked

    def give_once(self, seat: Seat, seconds: float) -> bool:
        """The seat has so much more; false if it had that for the same question already."""
        number, since = self._asked[seat]
        if self._given.get(seat) == number:
            return False
        self._given[seat] = number
        self._asked[seat] = (number, since + seconds)
        return True

    def bot_due(self, number: int, now: float, wait: float) -> float:
        """When a bot may do what a whole room watches; its time begins when it is first seen."""
        if self._bot[0] != number:
            self._bot = (number, now + wait)
        return self._bot[1]

    def next_bot(self, now: float) -> float | None:
        """When that will be, if it is still to come."""
        return self._bot[1] if self._bot[1] > now else None

    def next_due(self) -> float | None:
        """When the next seat's time is up."""
        times = [time for seat in self._asked if (time := self.due(seat)) is not None]
        return min(times, default=None)

    def overdue(self, now: float) -> list[Seat]:
        """The seats whose time is up."""
        times = [(seat, self.due(seat)) for seat in self._asked]
        return [seat for seat, due in times if due is not None and due <= now]

    @property
    def shown(self) -> bool:
        """Whether there is a clock to be seen."""
        return self._clock is not Clock.NONE

    def left(self, seat: Seat, now: float) -> float | None:
        """Seconds the seat has, where there is a clock to be seen."""
        due = self.due(seat)
        return None if due is None or not self.shown else max(due - now, 0)

    def soonest(self, now: float) -> float | None:
        """Seconds until somebody's time is up, where there is a clock to be seen."""
        due = self.next_due()
        return None if due is None or not self.shown else max(due - now, 0)

    def went(self, guest: str, now: float) -> None:
        """A guest's last connection is gone."""
        self._away.setdefault(guest, now)

    def away_since(self, guest: str, now: float) -> float:
        """Since when a guest who is not here has been away."""
        return self._away.get(guest, now)

    def came(self, guest: str) -> None:
        """A guest is back."""
        self._away.pop(guest, None)

    def gone(self, guest: str, now: float) -> bool:
        """Whether a bot may play for that guest."""
        return guest in self._away and now >= self._away[guest] + GRACE

    def gone_guests(self, now: float) -> list[str]:
        """Everyone for whom bots may play."""
        return [guest for guest, since in self._away.items() if now >= since + GRACE]

    def idle(self, guest: str, now: float) -> None:
        """Somebody is there, but has not chosen for too long."""
        self._away[guest] = now - GRACE

    def next_gone(self, now: float) -> float | None:
        """When the next absent guest's grace is over."""
        times = [since + GRACE for since in self._away.values() if since + GRACE > now]
        return min(times, default=None)

    def stop(self, now: float) -> None:
        """The table takes a break."""
        if self._stopped is None:
            self._stopped = now

    def go_on(self, now: float) -> None:
        """The break is over: the clocks go on where they stood."""
        if self._stopped is None:
            return
        pause = now - self._stopped
        self._asked = {
            seat: (number, since + pause) for seat, (number, since) in self._asked.items()
        }
        self._stopped = None

    def _left_in_bank(self, seat: Seat) -> float:
        return self._bank.get(seat, self._pace.bank)
