"""The WebSocket for any ASGI server; our own server has a shorter way (``websocket``)."""

from __future__ import annotations

import asyncio
import logging

from starlette.types import Receive, Scope, Send

from hornbook.kernel import Refusal
from hornbook.server.connection.outgoing import QueuedChannel
from hornbook.server.connection.session import Session
from hornbook.server.limits.callers import Caller
from hornbook.server.services import Services

LOG = logging.getLogger("hornbook.server.socket")


class AsgiSocket:
    """An ASGI application for ``/ws``."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection, from the hello to the end."""
        await receive()
        address = self._services.address(scope)
        caller: Caller | None = None
        connection = _Connection(send)
        try:
            self._services.check_request(scope)
            caller = self._services.callers.come(connection)
            caller.came_from(address)
        except Refusal as refusal:
            self._services.metrics.add("refusals", code=refusal.code)
            if caller is not None:
                caller.gone()
            await send({"type": "websocket.close", "code": 1008, "reason": refusal.code})
            return
        await send({"type": "websocket.accept"})
        connection.open()
        session = Session(self._services, address, connection.channel, caller)
        try:
            await connection.listen(receive, session)
        finally:
            session.gone()
            await connection.finish()


class _Connection:
    """The two ways of one connection."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._task = asyncio.current_task()
        self._closer: asyncio.Task[None] | None = None
        self._dropped = False
        self.channel: QueuedChannel

    def open(self) -> None:
        """Both sides agree."""
        self.channel = QueuedChannel(self._send, self._hang_up, self.abort)

    async def listen(self, receive: Receive, session: Session) -> None:
        """Until the client goes, or we do."""
        try:
            while not self.channel.closing:
                message = await receive()
                if message["type"] == "websocket.disconnect":
                    return
                text = message.get("text")
                content = message.get("bytes") if text is None else text.encode("utf-8", "replace")
                session.heard(content or b"")
        except asyncio.CancelledError:
            if not self._dropped:
                raise

    async def finish(self) -> None:
        """Let the last frames go out."""
        self.channel.close(1000)
        await asyncio.wait([self.channel.writer], timeout=1)
        self.channel.writer.cancel()
        if self._closer is not None:
            await asyncio.gather(self._closer, return_exceptions=True)

    def _hang_up(self, code: int) -> None:
        """Close from our side, once what was pushed is on its way."""
        if self._closer is None:
            self._closer = asyncio.create_task(self._say_goodbye(code))

    def abort(self) -> None:
        """The client does not read, or others need its place: nobody waits for it."""
        self._dropped = True
        if self._task is not None:
            self._task.cancel()

    async def _say_goodbye(self, code: int) -> None:
        try:
            async with asyncio.timeout(5):
                await self._send({"type": "websocket.close", "code": code})
        except Exception as error:
            # The other side is gone already, or does not read: both are the end.
            LOG.debug("closing failed", extra={"reason": repr(error)})
