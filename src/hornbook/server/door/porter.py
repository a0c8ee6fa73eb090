"""What both doors need: guests, limits, rooms."""

from __future__ import annotations

from collections.abc import Callable

from starlette.datastructures import Headers
from starlette.types import Scope

from hornbook.server.door.callers import Callers
from hornbook.server.door.guests import Guests
from hornbook.server.door.proxies import Proxies, household
from hornbook.server.door.watchman import Watchman
from hornbook.server.hall import Hall
from hornbook.server.health import Checkup
from hornbook.server.lobby import Lobby
from hornbook.server.metrics import Metrics
from hornbook.server.pulse import Pulse
from hornbook.server.reach import Reach
from hornbook.server.reviews import Reviews
from hornbook.server.store import Store


class Porter:
    """Knows who is who, and where the rooms are."""

    def __init__(
        self,
        *,
        store: Store,
        hall: Hall,
        guests: Guests,
        watchman: Watchman,
        metrics: Metrics,
        pulse: Pulse,
        checkup: Checkup,
        reach: Reach,
        callers: Callers,
        proxies: Proxies,
        now: Callable[[], float],
    ) -> None:
        self.store = store
        self.hall = hall
        self.guests = guests
        self.watchman = watchman
        self.metrics = metrics
        self.pulse = pulse
        self.checkup = checkup
        self.reach = reach
        self.callers = callers
        self.proxies = proxies
        self.now = now
        self.clerks = hall.clerks
        self.lobby = Lobby(hall, store)
        self.reviews = Reviews()
        self.visits = 0  # open connections

    def address(self, scope: Scope) -> str:
        """Where a request comes from."""
        client = scope.get("client")
        return str(client[0]) if client else ""

    def household(self, scope: Scope) -> str:
        """The same, with all addresses that one house has for itself as one."""
        return household(self.address(scope))

    def check_request(self, scope: Scope) -> None:
        """Refuse other sites' pages and floods."""
        headers = Headers(scope=scope)
        self.watchman.origin(headers.get("origin"), headers.get("host"))
        self.watchman.request(self.address(scope), self.now())
