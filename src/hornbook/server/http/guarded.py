"""What every request and every answer passes: where it comes from, and what browsers are told."""

from __future__ import annotations

import re
from typing import Any, Final

from starlette.applications import Starlette
from starlette.types import Message, Receive, Scope, Send

from hornbook.kernel import Refusal
from hornbook.server.connection.handshake import headers_of
from hornbook.server.connection.headers import RAW
from hornbook.server.connection.proxies import Proxies, household
from hornbook.server.http.replies import refusal_answer
from hornbook.server.limits.throttle import Throttle
from hornbook.server.refusals import Malformed, NotFound

PIECE: Final = 32 * 1024  # bytes of an answer that are given away at once
_UNSEEN: Final = re.compile(r"[\x00-\x1f\x7f]")
_HOST: Final = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(:[0-9]{1,5})?")


class GuardedApp(Starlette):
    """The application with what is checked before it, whichever server runs it."""

    def __init__(self, proxies: Proxies, **how: Any) -> None:
        super().__init__(**how)
        self._proxies = proxies
        self._throttle = Throttle()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await super().__call__(scope, receive, send)
            return
        headers = headers_of(scope["headers"])
        self._see_through(scope, headers)
        if scope["type"] == "websocket":
            await super().__call__(scope, receive, send)
            return
        answer = _Answer(send)
        host = headers.get(b"host", b"").decode("latin-1")
        if host and not _HOST.fullmatch(host):
            refusal = Malformed("malformed", reason="host")
            await refusal_answer(refusal)(scope, receive, answer.send)
        elif _UNSEEN.search(scope["path"]):
            await refusal_answer(NotFound("no-such-address"))(scope, receive, answer.send)
        else:
            try:
                await self._throttle.enter(household(scope["client"][0]))
            except Refusal as refusal:
                await refusal_answer(refusal)(scope, receive, answer.send)
            else:
                await super().__call__(scope, receive, answer.send)

    def _see_through(self, scope: Scope, headers: dict[bytes, bytes]) -> None:
        """Put what a believed proxy says in place of what the proxy is."""
        client = scope.get("client") or ("", 0)
        passage = self._proxies.passage(client[0], scope.get("scheme", "http"), headers)
        scope["client"] = (passage.address, client[1] if passage.address == client[0] else 0)
        secure = {"http": "ws", "https": "wss"}
        is_socket = scope["type"] == "websocket"
        scope["scheme"] = (
            secure.get(passage.scheme, passage.scheme) if is_socket else passage.scheme
        )
        if passage.prefix:
            path = scope["path"]
            if path != passage.prefix and not path.startswith(f"{passage.prefix}/"):
                scope["path"] = passage.prefix + path
            scope["root_path"] = passage.prefix


class _Answer:
    """Gives an answer away with what browsers should know, and no faster than it is read."""

    def __init__(self, send: Send) -> None:
        self._send = send

    async def send(self, message: Message) -> None:
        """Pass a message on."""
        if message["type"] == "http.response.start":
            given = list(message.get("headers", []))
            said = {name.lower() for name, _ in given}
            given += [(name, value) for name, value in RAW if name not in said]
            message = {**message, "headers": given}
        elif message["type"] == "http.response.body" and len(message.get("body", b"")) > PIECE:
            body = memoryview(message["body"])
            for start in range(0, len(body) - PIECE, PIECE):
                piece = bytes(body[start : start + PIECE])
                await self._send({"type": "http.response.body", "body": piece, "more_body": True})
            rest = bytes(body[(len(body) - 1) // PIECE * PIECE :])
            message = {**message, "body": rest}
        await self._send(message)
