"""One client's talk: a hello, then commands, all checked before a room sees them."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from hornbook.kernel import Refusal
from hornbook.server.limits import Bucket
from hornbook.server.limits.callers import Caller
from hornbook.server.protocol import VERSION, frames
from hornbook.server.protocol.commands import Frame, Hello, Ping
from hornbook.server.refusals import Malformed, NotFound, TooMuch
from hornbook.server.room.channel import Channel, EncodedFrame
from hornbook.server.room.client import Client
from hornbook.server.room.job import Arrive, Ask, Leave
from hornbook.server.room.room import Room, refused
from hornbook.server.services import Services
from hornbook.server.table.people import check_portrait, name_of

LARGEST: Final = 8192  # bytes in a frame
HELLO_WITHIN: Final = 10.0  # seconds
EARLY: Final = 32  # frames kept while a room is being opened
PATIENCE: Final = 30  # refused frames before we hang up

_DECODER = msgspec.json.Decoder(Frame)
_PONG = EncodedFrame.of(frames.Pong())


class Session:
    """From the hello to the end. Nothing here waits: whoever has the connection calls."""

    __slots__ = (
        "_address",
        "_bucket",
        "_caller",
        "_channel",
        "_client",
        "_early",
        "_entering",
        "_faults",
        "_late",
        "_over",
        "_room",
        "_services",
    )

    def __init__(self, services: Services, address: str, channel: Channel, caller: Caller) -> None:
        self._services = services
        self._caller = caller
        self._address = address
        self._channel = channel
        self._bucket = Bucket(30, 15)
        self._faults = 0
        self._room: Room | None = None
        self._client: Client | None = None
        self._entering: asyncio.Task[None] | None = None
        self._early: tuple[bytes, ...] = ()  # said while the room was still being opened
        self._over = False
        loop = asyncio.get_running_loop()
        self._late: asyncio.TimerHandle | None = loop.call_later(HELLO_WITHIN, self._too_late)
        services.sessions += 1

    def heard(self, text: bytes) -> None:
        """The client sent a frame."""
        if self._over:
            return
        self._services.metrics.add("frames_in")
        try:
            if not self._bucket.spend(self._services.now()):
                raise TooMuch("too-fast")
            if self._entering is not None:
                if len(self._early) >= EARLY:
                    raise TooMuch("too-fast")
                self._early = (*self._early, text)
            elif self._room is None or self._client is None:
                self._greeted(_decode(text))
            else:
                self._said(self._room, self._client, _decode(text))
        except Refusal as refusal:
            self._refuse(_id_of(text), refusal)

    def gone(self) -> None:
        """The connection is no more."""
        if self._late is not None:
            self._late.cancel()
        if self._entering is not None:
            self._entering.cancel()
        if self._room is not None and self._client is not None:
            self._room.put_soon(Leave(self._client))
        self._room = self._client = None
        self._over = True
        self._caller.gone()
        self._services.sessions -= 1

    def _greeted(self, hello: Frame) -> None:
        if not isinstance(hello, Hello):
            raise Malformed("hello-first")
        if hello.version != VERSION:
            raise Malformed("other-version", version=hello.version, known=VERSION)
        services = self._services
        guest = services.guests.known(hello.token)
        check_portrait(hello.portrait)
        code = hello.table.upper()
        services.gate.guesses.look(guest, self._address, code, services.now())
        if self._late is not None:
            self._late.cancel()
            self._late = None
        room = services.rooms.awake.get(code)
        if room is None:
            self._entering = asyncio.create_task(self._open(guest, hello))
        else:
            self._enter(room, guest, hello)

    async def _open(self, guest: str, hello: Hello) -> None:
        services = self._services
        try:
            self._enter(await services.rooms.room(hello.table), guest, hello)
        except NotFound as refusal:
            services.gate.guesses.missed(guest, self._address, services.now())
            self._refuse(None, refusal)
        except Refusal as refusal:
            self._refuse(None, refusal)
        finally:
            self._entering = None
        early, self._early = self._early, ()
        for text in early:
            self._bucket.give_back()
            self.heard(text)

    def _enter(self, room: Room, guest: str, hello: Hello) -> None:
        self._room = room
        self._caller.served()
        self._services.gate.guesses.found(guest, self._address, room.state.code)
        name = name_of(hello.name, hello.language)
        self._client = Client(guest, name, self._channel, tv=hello.tv, portrait=hello.portrait)
        room.put_soon(Arrive(self._client, hello))

    def _said(self, room: Room, client: Client, frame: Frame) -> None:
        if isinstance(frame, Ping):
            self._channel.push(_PONG)
        elif isinstance(frame, Hello):
            raise Malformed("hello-once")
        elif not room.offer(Ask(client, frame)):
            # The room is behind, which is not the client's fault: it sends it again.
            self._channel.push(EncodedFrame.of(refused(frame.id, TooMuch("too-fast"))))

    def _refuse(self, command: str | None, refusal: Refusal) -> None:
        self._services.metrics.add("refusals", code=refusal.code)
        self._channel.push(EncodedFrame.of(refused(command, refusal)))
        self._faults += 1
        if self._client is None or self._faults > PATIENCE:
            self._over = True
            self._channel.close(1008)

    def _too_late(self) -> None:
        self._late = None
        self._refuse(None, TooMuch("too-slow"))


def _decode(text: bytes) -> Frame:
    if len(text) > LARGEST:
        raise TooMuch("too-big", limit=LARGEST)
    try:
        frame: Frame = _DECODER.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Malformed("malformed", reason=str(error)[:120]) from None
    return frame


class _OnlyId(msgspec.Struct, frozen=True):
    id: str | None = None


def _id_of(text: bytes) -> str | None:
    """The id of a frame that is otherwise wrong, so that its sender knows which it was."""
    try:
        found = msgspec.json.decode(text[:LARGEST], type=_OnlyId).id
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None
    return None if found is None else found[:32]
