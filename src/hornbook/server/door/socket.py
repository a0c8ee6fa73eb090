"""The WebSocket's door: a hello, then commands, all checked before a room sees them."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import msgspec
from starlette.types import Receive, Scope, Send

from hornbook.kernel import Refusal
from hornbook.server.door.lines import DirectLine, QueuedLine
from hornbook.server.door.porter import Porter
from hornbook.server.door.socket_protocol import EXTENSION
from hornbook.server.limits import Bucket
from hornbook.server.protocol import VERSION, frames
from hornbook.server.protocol.commands import Frame, Hello, Ping
from hornbook.server.refusals import Malformed, NotFound, TooMuch
from hornbook.server.room.client import Client
from hornbook.server.room.job import Arrive, Ask, Leave
from hornbook.server.room.line import Line, Packed
from hornbook.server.room.room import Room, refused

LOG = logging.getLogger("hornbook.server.socket")
LARGEST: Final = 8192  # bytes in a frame
HELLO_WITHIN: Final = 10.0  # seconds
PATIENCE: Final = 30  # refused frames before we hang up

_DECODER = msgspec.json.Decoder(Frame)
_PONG = Packed(frames.text(frames.Pong()))


class SocketDoor:
    """An ASGI application for ``/ws``."""

    def __init__(self, porter: Porter) -> None:
        self._porter = porter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection, from the hello to the end."""
        await receive()
        try:
            self._porter.check_request(scope)
        except Refusal as refusal:
            self._porter.metrics.add("refusals", code=refusal.code)
            await send({"type": "websocket.close", "code": 1008, "reason": refusal.code})
            return
        await send({"type": "websocket.accept"})
        visit = Visit(self._porter, scope, receive, send)
        self._porter.visits += 1
        try:
            await visit.stay()
        finally:
            self._porter.visits -= 1


class Visit:
    """One client's connection."""

    def __init__(self, porter: Porter, scope: Scope, receive: Receive, send: Send) -> None:
        self._porter = porter
        self._address = porter.address(scope)
        self._receive = receive
        self._send = send
        self._task = asyncio.current_task()
        self._closer: asyncio.Task[None] | None = None
        self._bucket = Bucket(30, 15)
        self._faults = 0
        self._queue: QueuedLine | None = None
        self._dropped = False
        extension = scope.get("extensions", {}).get(EXTENSION)
        self.line: Line
        if extension is None:
            self._queue = QueuedLine(send, self._hang_up, self._drop)
            self.line = self._queue
        else:
            self.line = DirectLine(extension["socket"], self._hang_up)

    async def stay(self) -> None:
        """Come in, play, leave."""
        room: Room | None = None
        client: Client | None = None
        try:
            hello = await self._hello()
            if hello is None:
                return
            room = await self._enter(hello)
            client = Client(
                self._porter.guests.known(hello.token), hello.name, self.line, tv=hello.tv
            )
            await room.put(Arrive(client, hello))
            await self._converse(room, client)
        except Refusal as refusal:
            self._porter.metrics.add("refusals", code=refusal.code)
            self._push(refused(None, refusal))
            self.line.close(1008)
        except asyncio.CancelledError:
            if not self._dropped:
                raise
        finally:
            if room is not None and client is not None:
                room.put_soon(Leave(client))
            await self._finish()

    async def _hello(self) -> Hello | None:
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                text = await self._text()
        except TimeoutError:
            raise Malformed("hello-first") from None
        if text is None:
            return None
        frame = _decode(text)
        if not isinstance(frame, Hello):
            raise Malformed("hello-first")
        if frame.version != VERSION:
            raise Malformed("other-version", version=frame.version, known=VERSION)
        return frame

    async def _enter(self, hello: Hello) -> Room:
        porter, now = self._porter, self._porter.now()
        guest = porter.guests.known(hello.token)
        porter.watchman.may_guess(guest, self._address, now)
        try:
            return await porter.hall.room(hello.table)
        except NotFound:
            porter.watchman.missed(guest, self._address, now)
            raise

    async def _converse(self, room: Room, client: Client) -> None:
        while (text := await self._text()) is not None:
            try:
                if not self._bucket.spend(self._porter.now()):
                    raise TooMuch("too-fast")
                frame = _decode(text)
                if isinstance(frame, Ping):
                    self.line.push(_PONG)
                elif isinstance(frame, Hello):
                    raise Malformed("hello-once")
                else:
                    await room.put(Ask(client, frame))
            except Refusal as refusal:
                self._porter.metrics.add("refusals", code=refusal.code)
                self._push(refused(_id_of(text), refusal))
                self._faults += 1
                if self._faults > PATIENCE:
                    self.line.close(1008)
                    return

    async def _text(self) -> str | None:
        """The next frame's text; None once the client is gone."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            return None
        self._porter.metrics.add("frames_in")
        text: str | None = message.get("text")
        if text is None:
            text = (message.get("bytes") or b"").decode("utf-8", "replace")
        return text

    def _push(self, frame: frames.Frame) -> None:
        self.line.push(Packed(frames.text(frame)))

    def _hang_up(self, code: int) -> None:
        """Close from our side, once what was pushed is on its way."""
        if self._closer is None:
            self._closer = asyncio.create_task(self._say_goodbye(code))

    def _drop(self) -> None:
        """The client does not read: nobody waits for it."""
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

    async def _finish(self) -> None:
        if self._queue is not None:
            self._queue.close(1000)
            done: list[Any] = [self._queue.writer]
            await asyncio.wait(done, timeout=1)
            self._queue.writer.cancel()
        if self._closer is not None:
            await asyncio.gather(self._closer, return_exceptions=True)


def _decode(text: str) -> Frame:
    if len(text) > LARGEST:
        raise TooMuch("too-big", limit=LARGEST)
    try:
        frame: Frame = _DECODER.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Malformed("malformed", reason=str(error)[:120]) from None
    return frame


class _OnlyId(msgspec.Struct, frozen=True):
    id: str | None = None


def _id_of(text: str) -> str | None:
    """The id of a frame that is otherwise wrong, so that its sender knows which it was."""
    try:
        found = msgspec.json.decode(text[:LARGEST], type=_OnlyId).id
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None
    return None if found is None else found[:32]
