"""The WebSocket's door for any ASGI server; our own server has a shorter way (``wire``)."""

from __future__ import annotations

import asyncio
import logging

from starlette.types import Receive, Scope, Send

from hornbook.kernel import Refusal
from hornbook.server.door.callers import Caller
from hornbook.server.door.lines import QueuedLine
from hornbook.server.door.porter import Porter
from hornbook.server.door.visit import Visit

LOG = logging.getLogger("hornbook.server.socket")


class SocketDoor:
    """An ASGI application for ``/ws``."""

    def __init__(self, porter: Porter) -> None:
        self._porter = porter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection, from the hello to the end."""
        await receive()
        address = self._porter.address(scope)
        caller: Caller | None = None
        connection = _Connection(send)
        try:
            self._porter.check_request(scope)
            caller = self._porter.callers.come(connection.cut)
            caller.came_from(address)
        except Refusal as refusal:
            self._porter.metrics.add("refusals", code=refusal.code)
            if caller is not None:
                caller.gone()
            await send({"type": "websocket.close", "code": 1008, "reason": refusal.code})
            return
        await send({"type": "websocket.accept"})
        connection.open()
        visit = Visit(self._porter, address, connection.line, caller)
        try:
            await connection.listen(receive, visit)
        finally:
            visit.gone()
            await connection.finish()


class _Connection:
    """The two ways of one connection."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._task = asyncio.current_task()
        self._closer: asyncio.Task[None] | None = None
        self._dropped = False
        self.line: QueuedLine

    def open(self) -> None:
        """Both sides agree."""
        self.line = QueuedLine(self._send, self._hang_up, self.cut)

    async def listen(self, receive: Receive, visit: Visit) -> None:
        """Until the client goes, or we do."""
        try:
            while not self.line.closing:
                message = await receive()
                if message["type"] == "websocket.disconnect":
                    return
                text = message.get("text")
                content = message.get("bytes") if text is None else text.encode("utf-8", "replace")
                visit.heard(content or b"")
        except asyncio.CancelledError:
            if not self._dropped:
                raise

    async def finish(self) -> None:
        """Let the last frames go out."""
        self.line.close(1000)
        await asyncio.wait([self.line.writer], timeout=1)
        self.line.writer.cancel()
        if self._closer is not None:
            await asyncio.gather(self._closer, return_exceptions=True)

    def _hang_up(self, code: int) -> None:
        """Close from our side, once what was pushed is on its way."""
        if self._closer is None:
            self._closer = asyncio.create_task(self._say_goodbye(code))

    def cut(self) -> None:
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
