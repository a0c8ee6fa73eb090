"""HTTP on a connection that stays: no request may dawdle, and any of them may become a socket."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from hornbook.kernel import Refusal
from hornbook.server.connection.handshake import hang_up, headers_of, peer_of, shake_hands
from hornbook.server.connection.outgoing import Unread
from hornbook.server.limits.callers import Caller
from hornbook.server.refusals import Malformed, TooMuch
from hornbook.server.services import Services

LONGEST: Final = 8192  # bytes of headers
HEAD_WITHIN: Final = 10.0  # seconds from a request's first byte to the end of its headers
BODY_WITHIN: Final = 30.0  # seconds for the rest of it
IDLE: Final = 20.0  # seconds between two requests
IDLE_PROXY: Final = 90.0  # the same: a proxy hangs up first, or it would lose a request


class HttpProtocol(H11Protocol):
    """uvicorn's protocol with limits of time, and with our own way to a WebSocket."""

    def __init__(self, services: Services, caller: Caller, **given: Any) -> None:
        super().__init__(**given)
        self._services = services
        self._caller = caller
        self._unread = Unread()
        self._late: asyncio.TimerHandle | None = None
        self._late_for = ""
        self._switched = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        behind = self._services.proxies.trusts(peer_of(transport))
        self.timeout_keep_alive = IDLE_PROXY if behind else IDLE  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._unset_keepalive_if_required()
        self._wait_for("")
        self._caller.gone()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def beat(self) -> None:
        """Who does not read the answers is not kept."""
        if self._unread.beat(self.transport.get_write_buffer_size()):
            self.transport.abort()

    def _look(self) -> None:
        """See whether the client owes us the rest of a request."""
        if self._switched or self.transport.is_closing():
            self._wait_for("")
            return
        their_state = self.conn.their_state
        if their_state is h11.SEND_BODY:
            self._wait_for("body")
        elif their_state is h11.IDLE and self.conn.trailing_data[0]:
            self._wait_for("head")
        else:
            self._wait_for("")
        if self._late_for or (their_state is h11.IDLE and self._at_rest()):
            self._caller.waits()
        else:
            self._caller.served()

    def _at_rest(self) -> bool:
        cycle = self._asked()
        return cycle is None or cycle.response_complete

    def _asked(self) -> RequestResponseCycle | None:
        """The last request; uvicorn has none before the first, though its types deny it."""
        return self.cycle

    def _wait_for(self, part: str) -> None:
        if part == self._late_for:
            return
        self._late_for = part
        if self._late is not None:
            self._late.cancel()
            self._late = None
        if part:
            within = HEAD_WITHIN if part == "head" else BODY_WITHIN
            self._late = self.loop.call_later(within, self._too_late)

    def _too_late(self) -> None:
        self._give_up(TooMuch("too-slow"), "408 Request Timeout")

    def send_400_response(self, msg: str) -> None:
        """What is no HTTP is refused like everything else."""
        reason, status = "http", "400 Bad Request"
        if len(self.conn.trailing_data[0]) > LONGEST:
            reason, status = "headers", "431 Request Header Fields Too Large"
        self._give_up(Malformed("malformed", reason=reason), status)

    def _give_up(self, refusal: Refusal, status: str) -> None:
        self._services.metrics.add("refusals", code=refusal.code)
        cycle = self._asked()
        answering = False
        if cycle is not None and not cycle.response_complete:
            answering = cycle.response_started
            cycle.disconnected = True  # nobody hears what is still to be said
            cycle.message_event.set()
        if answering or self.transport.is_closing():
            self.transport.abort()
        else:
            hang_up(self.transport, refusal, status)

    def _should_upgrade(self) -> bool:
        """Only to our tables; whatever else is offered need not be taken."""
        headers = headers_of(self.headers)
        passage = self._services.proxies.passage(peer_of(self.transport), "http", headers)
        path = self.scope["path"].removeprefix(passage.prefix)
        return path == "/ws" and self._get_upgrade() == b"websocket"

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        sockets: set[Any] = self.connections
        rest = self.conn.trailing_data[0]
        headers = headers_of(self.headers)
        socket = shake_hands(self._services, self.transport, sockets, self._caller, headers)
        if socket is not None:
            self._switched = True
            self._wait_for("")
            self._unset_keepalive_if_required()
            self.flow.resume_reading()
            self.connections.discard(self)
            if rest:
                socket.data_received(rest)
