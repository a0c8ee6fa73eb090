"""What a room needs of the house around it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hornbook.server.metrics import Metrics
from hornbook.server.room.advice import Adviser
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
