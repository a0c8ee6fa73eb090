"""The first look at a connection: sockets go straight to the tables, the rest is HTTP."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final

from hornbook.server.connection.handshake import hang_up, headers_of, peer_of, shake_hands
from hornbook.server.connection.http_protocol import HEAD_WITHIN, LONGEST, HttpProtocol
from hornbook.server.limits.callers import Caller
from hornbook.server.refusals import Malformed, TooMuch
from hornbook.server.services import Services

STARTS: Final = (b"GET /ws ", b"GET /ws?")


def detecting(services: Callable[[], Services]) -> type[asyncio.Protocol]:
    """The protocol for uvicorn, with the services that are there once the server is open."""

    class WithServices(_Detection):
        def services(self) -> Services:
            return services()

    return WithServices


class _Detection(asyncio.Protocol, ABC):
    """Until it is clear what somebody wants: a stadium's sockets need no more than this."""

    def __init__(self, **given: Any) -> None:
        self._given = given  # what uvicorn's own protocol wants
        self._open: set[Any] = given["server_state"].connections
        self._said = b""
        self.transport: asyncio.Transport
        self._caller: Caller | None = None
        self._late: asyncio.TimerHandle | None = None

    @abstractmethod
    def services(self) -> Services:
        """What the server has."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)  # noqa: S101 - uvicorn's are
        self.transport = transport
        services, peer = self.services(), peer_of(transport)
        try:
            self._caller = services.callers.come(transport)
            if not services.proxies.trusts(peer):
                self._caller.came_from(peer)
        except TooMuch as refusal:
            services.metrics.add("refusals", code=refusal.code)
            transport.abort()
            return
        loop = asyncio.get_running_loop()
        self._late = loop.call_later(HEAD_WITHIN, self._too_late)
        self._open.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        if self._caller is not None:
            self._caller.gone()

    def shutdown(self) -> None:
        """The server stops."""
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        caller = self._caller
        if caller is None or self.transport.is_closing():
            return
        said = self._said = self._said + data
        if not any(start.startswith(said[: len(start)]) for start in STARTS):
            self._speak_http(caller)
        elif b"\r\n\r\n" in said:
            head, _, rest = said.partition(b"\r\n\r\n")
            self._greet(caller, head, rest)
        elif len(said) > LONGEST:
            hang_up(self.transport, _too_long(), "431 Request Header Fields Too Large")

    def _speak_http(self, caller: Caller) -> None:
        self._leave()
        http = HttpProtocol(self.services(), caller, **self._given)
        self.transport.set_protocol(http)
        http.connection_made(self.transport)
        http.data_received(self._said)

    def _greet(self, caller: Caller, head: bytes, rest: bytes) -> None:
        lines = [line.partition(b":") for line in head.split(b"\r\n")[1:]]
        headers = headers_of((name.strip().lower(), value.strip()) for name, _, value in lines)
        socket = shake_hands(self.services(), self.transport, self._open, caller, headers)
        if socket is not None:
            self._leave()
            if rest:
                socket.data_received(rest)

    def _leave(self) -> None:
        """Somebody else goes on with this connection, or nobody."""
        self._open.discard(self)
        if self._late is not None:
            self._late.cancel()

    def _too_late(self) -> None:
        self.services().metrics.add("refusals", code="too-slow")
        self.transport.abort()


def _too_long() -> Malformed:
    return Malformed("malformed", reason="headers")
