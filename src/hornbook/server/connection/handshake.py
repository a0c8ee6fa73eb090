"""From HTTP to a WebSocket (RFC 6455, 4.2): on whichever request of a connection."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections.abc import Iterable
from hashlib import sha1
from typing import Final

from hornbook.kernel import Refusal
from hornbook.server.connection.headers import HEADERS
from hornbook.server.connection.session import Session
from hornbook.server.connection.websocket import LINGER, WebSocket
from hornbook.server.limits.callers import Caller
from hornbook.server.refusals import Malformed, TooMuch
from hornbook.server.services import Services

_MAGIC: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # RFC 6455, 1.3
_STATUS: Final[dict[type, str]] = {
    Malformed: "400 Bad Request",
    TooMuch: "429 Too Many Requests",
    Refusal: "403 Forbidden",
}
_SAFELY: Final = "".join(f"{name}: {value}\r\n" for name, value in HEADERS.items())


def shake_hands(
    services: Services,
    transport: asyncio.Transport,
    sockets: set[WebSocket],
    caller: Caller,
    headers: dict[bytes, bytes],
) -> WebSocket | None:
    """The socket that the connection is from now on; None if it was refused and hung up on."""
    passage = services.proxies.passage(peer_of(transport), "http", headers)
    try:
        services.gate.origin(_text(headers.get(b"origin")), _text(headers.get(b"host")))
        services.gate.request(passage.address, services.now())
        key = _key(headers)
        caller.came_from(passage.address)
    except Refusal as refusal:
        services.metrics.add("refusals", code=refusal.code)
        hang_up(transport, refusal)
        return None
    proof = b64encode(sha1(key + _MAGIC, usedforsecurity=False).digest())
    transport.write(
        b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\nSec-WebSocket-Accept: " + proof + b"\r\n\r\n"
    )
    caller.waits()  # for a hello
    socket = WebSocket(transport, sockets)
    socket.listener = Session(services, passage.address, socket, caller)
    transport.set_protocol(socket)
    return socket


def hang_up(transport: asyncio.Transport, refusal: Refusal, status: str = "") -> None:
    """Say why, and close; who does not even read that is cut off."""
    said = status or next(text for kind, text in _STATUS.items() if isinstance(refusal, kind))
    body = f'{{"code":"{refusal.code}"}}'
    transport.write(
        f"HTTP/1.1 {said}\r\ncontent-type: application/json\r\n{_SAFELY}"
        f"content-length: {len(body)}\r\nconnection: close\r\n\r\n{body}".encode()
    )
    transport.close()
    asyncio.get_running_loop().call_later(LINGER, transport.abort)


def headers_of(pairs: Iterable[tuple[bytes, bytes]]) -> dict[bytes, bytes]:
    """Headers by name; what was said twice is one list, as the standard has it."""
    found: dict[bytes, bytes] = {}
    for name, value in pairs:
        found[name] = found[name] + b", " + value if name in found else value
    return found


def peer_of(transport: asyncio.BaseTransport) -> str:
    """Who is at the other end of the line."""
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple) else ""


def _key(headers: dict[bytes, bytes]) -> bytes:
    """The client's key; refused if it does not want a WebSocket of our version."""
    key = headers.get(b"sec-websocket-key", b"")
    wanted = headers.get(b"upgrade", b"").lower() == b"websocket"
    if not wanted or len(key) != 24 or headers.get(b"sec-websocket-version") != b"13":
        raise Malformed("malformed", reason="upgrade")
    return key


def _text(value: bytes | None) -> str | None:
    return None if value is None else value.decode("latin-1")
