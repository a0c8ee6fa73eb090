"""What rooms and connections share: store, clock, figures, bots, limits, the rooms themselves."""

from __future__ import annotations

from collections.abc import Callable

from starlette.datastructures import Headers
from starlette.types import Scope

from hornbook.server.balances import Balances
from hornbook.server.clerks import Clerks
from hornbook.server.connection.proxies import Proxies, household
from hornbook.server.guests import Guests
from hornbook.server.health import Checkup
from hornbook.server.limits.callers import Callers
from hornbook.server.limits.gate import Gate
from hornbook.server.lobby import Lobby
from hornbook.server.metrics import Metrics
from hornbook.server.orders import Orders
from hornbook.server.pulse import Pulse
from hornbook.server.reach import Reach
from hornbook.server.reviews import Reviews
from hornbook.server.room.adviser import Adviser
from hornbook.server.rooms import Rooms
from hornbook.server.store import Store
from hornbook.server.thinking import BotPool


class Services:
    """Everything of a running server, found from one place."""

    def __init__(
        self,
        *,
        store: Store,
        guests: Guests,
        gate: Gate,
        metrics: Metrics,
        bot_pool: BotPool,
        pulse: Pulse,
        reach: Reach,
        callers: Callers,
        proxies: Proxies,
        now: Callable[[], float],
    ) -> None:
        self.store = store
        self.guests = guests
        self.gate = gate
        self.metrics = metrics
        self.bot_pool = bot_pool
        bot_pool.metrics = metrics
        self.pulse = pulse
        self.reach = reach
        self.callers = callers
        self.proxies = proxies
        self.now = now
        self.clerks = Clerks()
        self.reviews = Reviews()
        self.balances = Balances()
        self.adviser = Adviser()
        self.rooms = Rooms(self)
        self.orders = Orders(self.rooms, store)
        self.lobby = Lobby(self.rooms, store)
        self.checkup = Checkup(self)
        self.sessions = 0  # open connections

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
        self.gate.origin(headers.get("origin"), headers.get("host"))
        self.gate.request(self.address(scope), self.now())
