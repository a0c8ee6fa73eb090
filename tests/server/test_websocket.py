"""Real sockets: the handshake, frames in pieces, wrong ones, and a client that does not read."""

import asyncio
import socket
import struct
from contextlib import asynccontextmanager, suppress
from types import SimpleNamespace

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from hornbook.server.connection import websocket
from hornbook.server.connection.detection import detecting
from hornbook.server.protocol import VERSION
from server.parlour import Parlour, in_a_loop

KNOCK = (
    b"GET /ws HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)


class House:
    """A parlour with a real door."""

    def __init__(self, parlour: Parlour, port: int, sockets: set) -> None:
        self.parlour, self.port, self.sockets = parlour, port, sockets

    def hello(self, code: str) -> str:
        _, token = self.parlour.services.guests.new()
        hello = {"type": "hello", "version": VERSION, "token": token, "table": code}
        return msgspec.json.encode(hello).decode()

    @asynccontextmanager
    async def raw(self, knock=KNOCK, status=b" 101 "):
        """A connection after its handshake."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(knock)
        assert status in await reader.readuntil(b"\r\n\r\n")
        try:
            yield reader, writer
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()


@asynccontextmanager
async def opened(path):
    async with Parlour(path) as parlour:
        state = SimpleNamespace(connections=set())
        door = detecting(lambda: parlour.services)
        listening = socket.socket()
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)
        listening.bind(("127.0.0.1", 0))
        loop = asyncio.get_running_loop()
        server = await loop.create_server(lambda: door(server_state=state), sock=listening)
        try:
            yield House(parlour, listening.getsockname()[1], state.connections)
        finally:
            server.close()
            for one in list(state.connections):
                one.transport.abort()
            await asyncio.sleep(0)


def frame(payload: bytes, first: int = 0x81) -> bytes:
    mask = b"\x01\x02\x03\x04"
    masked = bytes([byte ^ mask[place % 4] for place, byte in enumerate(payload)])
    size = len(payload)
    head = bytes((first, 0x80 | size)) if size < 126 else struct.pack("!BBH", first, 0xFE, size)
    return head + mask + masked


async def closed_with(reader: asyncio.StreamReader) -> int:
    """The code the server hangs up with."""
    while True:
        first, size = await reader.readexactly(2)
        if size == 126:
            (size,) = struct.unpack("!H", await reader.readexactly(2))
        body = await reader.readexactly(size)
        if first == 0x88:
            return int.from_bytes(body[:2], "big")


@in_a_loop
async def test_who_does_not_read_is_dropped_and_delays_nobody(tmp_path, monkeypatch):
    monkeypatch.setattr(websocket, "BEHIND", 64 * 1024)
    async with opened(tmp_path / "a.sqlite") as house:
        room = await house.parlour.table("unicorn-fever")
        code = room.state.code
        stalled = socket.socket()
        stalled.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        stalled.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(stalled, ("127.0.0.1", house.port))
        await loop.sock_sendall(stalled, KNOCK + frame(house.hello(code).encode()))
        async with connect(f"ws://127.0.0.1:{house.port}/ws") as healthy:
            await healthy.send(house.hello(code))
            while len(room.audience.clients) < 2:
                await asyncio.sleep(0.001)
            waits = []
            for number in range(400):
                house.parlour.time.now += 10
                words = {"type": "chat", "id": f"c{number}", "text": "so many words " * 20}
                begun = loop.time()
                await healthy.send(msgspec.json.encode(words).decode())
                while msgspec.json.decode(await healthy.recv())["type"] != "done":
                    pass
                waits.append(loop.time() - begun)
                if len(room.audience.clients) == 1:
                    break
            assert len(room.audience.clients) == 1
            assert number > 50
            assert sorted(waits)[len(waits) // 2] < 0.25
        stalled.close()


@in_a_loop
async def test_a_message_may_come_in_pieces_and_pings_are_answered(tmp_path):
    async with opened(tmp_path / "a.sqlite") as house:
        room = await house.parlour.table("unicorn-fever")
        async with house.raw() as (reader, writer):
            hello = house.hello(room.state.code).encode()
            whole = frame(hello[:20], 0x01) + frame(b"?", 0x89) + frame(hello[20:], 0x80)
            for place in range(len(whole)):
                writer.write(whole[place : place + 1])
                await asyncio.sleep(0)
            assert await reader.readexactly(3) == b"\x8a\x01?"
            while not room.audience.clients:
                await asyncio.sleep(0.001)
            writer.write(frame(struct.pack("!H", 1000), 0x88))
            assert await closed_with(reader) == 1000
        while house.sockets:
            await asyncio.sleep(0.001)


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (b"\x81\x02hi", 1002),  # no mask
        (frame(b"hi", 0xC1), 1002),  # compressed, though nobody offered it
        (frame(b"hi", 0x80), 1002),  # the rest of nothing
        (frame(b"hi", 0x09), 1002),  # half a ping
        (frame(b"hi", 0x83), 1002),  # a kind there is not
        (frame(b"x" * 9000), 1009),
        (frame(b"x" * 8000, 0x01) + frame(b"x" * 8000, 0x80), 1009),
        (frame(b"hello"), 1008),  # not a frame of the protocol
    ],
)
@in_a_loop
async def test_what_breaks_the_standard_is_hung_up_on(tmp_path, sent, code):
    async with opened(tmp_path / "a.sqlite") as house, house.raw() as (reader, writer):
        writer.write(sent)
        assert await closed_with(reader) == code


@in_a_loop
async def test_only_sockets_of_our_own_pages_come_in(tmp_path):
    async with opened(tmp_path / "a.sqlite") as house:
        address = f"ws://127.0.0.1:{house.port}/ws"
        with pytest.raises(InvalidStatus, match="403"):
            await connect(address, origin="https://evil.example").__aenter__()
        async with connect(address, origin=f"http://127.0.0.1:{house.port}"):
            pass
        async with house.raw(b"GET /ws HTTP/1.1\r\nHost: here\r\n\r\n", b" 400 "):
            pass


@in_a_loop
async def test_who_says_nothing_for_long_is_asked_and_then_let_go(tmp_path):
    async with opened(tmp_path / "a.sqlite") as house, house.raw() as (reader, writer):
        (one,) = house.sockets
        for _ in range(websocket.GONE_AFTER - 1):
            one.beat()
        assert await reader.readexactly(2) == b"\x89\x00"
        writer.write(frame(b"", 0x8A))  # an answer counts as a sign of life
        while one._silent:
            await asyncio.sleep(0.001)
        for _ in range(websocket.GONE_AFTER):
            one.beat()
        with suppress(ConnectionResetError):
            await reader.read()  # up to the end
        assert not house.sockets


@settings(
    max_examples=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(
    sent=st.lists(
        st.binary(max_size=40) | st.builds(frame, st.binary(max_size=200), st.integers(0, 255)),
        max_size=5,
    )
)
def test_any_bytes_leave_the_house_standing(tmp_path, sent):
    @in_a_loop
    async def send():
        async with opened(tmp_path / "a.sqlite") as house:
            async with house.raw() as (_, writer):
                writer.writelines(sent)
                await asyncio.sleep(0.001)
            async with connect(f"ws://127.0.0.1:{house.port}/ws") as other:
                await other.send("{}")
                assert msgspec.json.decode(await other.recv())["type"] == "refused"

    send()
