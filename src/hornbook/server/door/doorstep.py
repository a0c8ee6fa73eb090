"""The first look at a connection: sockets go straight to the tables, the rest is HTTP."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from base64 import b64encode
from collections.abc import Callable
from hashlib import sha1
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol

from hornbook.kernel import Refusal
from hornbook.server.door.porter import Porter
from hornbook.server.door.visit import HELLO_WITHIN, Visit
from hornbook.server.door.wire import Wire
from hornbook.server.refusals import Malformed

STARTS: Final = (b"GET /ws ", b"GET /ws?")
LONGEST: Final = 8192  # bytes of headers
_MAGIC: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # RFC 6455, 1.3
_NEAR: Final = ("127.0.0.1", "::1")


def doorstep(porter: Callable[[], Porter]) -> type[asyncio.Protocol]:
    """The protocol for uvicorn, with the porter who is there once the house is open."""

    class AtTheDoor(_Doorstep):
        def porter(self) -> Porter:
            return porter()

    return AtTheDoor


class _Doorstep(asyncio.Protocol, ABC):
    def __init__(self, **given: Any) -> None:
        self._given = given  # what uvicorn's own protocol wants
        self._said = b""
        self._transport: asyncio.Transport
        self._late: asyncio.TimerHandle

    @abstractmethod
    def porter(self) -> Porter:
        """Whose doorstep it is."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)  # noqa: S101 - uvicorn's are
        self._transport = transport
        loop = asyncio.get_running_loop()
        self._late = loop.call_later(HELLO_WITHIN, transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._late.cancel()

    def data_received(self, data: bytes) -> None:
        said = self._said = self._said + data
        if not any(start.startswith(said[: len(start)]) for start in STARTS):
            self._speak_http()
        elif b"\r\n\r\n" in said:
            self._late.cancel()
            head, _, rest = said.partition(b"\r\n\r\n")
            self._shake_hands(_headers(head), rest)
        elif len(said) > LONGEST:
            self._refuse(Malformed("malformed", reason="headers"), "431 Too Big")

    def _speak_http(self) -> None:
        self._late.cancel()
        http = H11Protocol(**self._given)
        self._transport.set_protocol(http)
        http.connection_made(self._transport)
        http.data_received(self._said)

    def _shake_hands(self, headers: dict[bytes, bytes], rest: bytes) -> None:
        porter = self.porter()
        address = _address(self._transport, headers)
        try:
            origin, host = headers.get(b"origin"), headers.get(b"host")
            porter.watchman.origin(_text(origin), _text(host))
            porter.watchman.request(address, porter.now())
            key = _key(headers)
        except Refusal as refusal:
            porter.metrics.add("refusals", code=refusal.code)
            self._refuse(refusal, "400 No" if isinstance(refusal, Malformed) else "403 No")
            return
        proof = b64encode(sha1(key + _MAGIC, usedforsecurity=False).digest())
        self._transport.write(
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n"
            b"Connection: Upgrade\r\nSec-WebSocket-Accept: " + proof + b"\r\n\r\n"
        )
        wire = Wire(self._transport, self._given["server_state"].connections)
        wire.listener = Visit(porter, address, wire)
        self._transport.set_protocol(wire)
        if rest:
            wire.data_received(rest)

    def _refuse(self, refusal: Refusal, status: str) -> None:
        body = f'{{"code":"{refusal.code}"}}'
        self._transport.write(
            f"HTTP/1.1 {status}\r\ncontent-type: application/json\r\n"
            f"content-length: {len(body)}\r\nconnection: close\r\n\r\n{body}".encode()
        )
        self._transport.close()


def _headers(head: bytes) -> dict[bytes, bytes]:
    lines = [line.partition(b":") for line in head.split(b"\r\n")[1:]]
    return {name.strip().lower(): value.strip() for name, _, value in lines}


def _key(headers: dict[bytes, bytes]) -> bytes:
    """The client's key; refused if it does not want a WebSocket of our version."""
    key = headers.get(b"sec-websocket-key", b"")
    wanted = headers.get(b"upgrade", b"").lower() == b"websocket"
    if not wanted or len(key) != 24 or headers.get(b"sec-websocket-version") != b"13":
        raise Malformed("malformed", reason="upgrade")
    return key


def _address(transport: asyncio.Transport, headers: dict[bytes, bytes]) -> str:
    """Where it comes from; a proxy on the same machine says so."""
    peer = transport.get_extra_info("peername")
    address = str(peer[0]) if peer else ""
    passed_on = headers.get(b"x-forwarded-for")
    if passed_on and address in _NEAR:
        return passed_on.rpartition(b",")[2].strip().decode("latin-1")
    return address


def _text(value: bytes | None) -> str | None:
    return None if value is None else value.decode("latin-1")
