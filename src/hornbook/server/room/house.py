"""What a room needs of the house around it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hornbook.server.limits import Limits
from hornbook.server.metrics import Metrics
from hornbook.server.refusals import TooMuch
from hornbook.server.room.adviser import Adviser
from hornbook.server.store import Store
from hornbook.server.thinking import Minds

if TYPE_CHECKING:
    from hornbook.server.room.room import Room


class House:
    """Store, clock, figures and bots, shared by all rooms."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        forget: Callable[[Room], None],
        metrics: Metrics,
        minds: Minds,
    ) -> None:
        self.store = store
        self.now = now
        self.forget = forget
        self.metrics = metrics
        self.minds = minds
        minds.metrics = metrics
        self.adviser = Adviser()
        self._deals = Limits(30, 1 / 20)  # a host
        self._deals_there = Limits(600, 1 / 2)  # an address

    def may_deal(self, host: str, address: str) -> None:
        """Refuse one more game where it is one too many: each is kept for good."""
        now = self.now()
        there = not address or self._deals_there.spend(address, now)
        if not there or not self._deals.spend(host, now):
            raise TooMuch("too-many-games")
