"""Who does not read is dropped, and delays nobody."""

import asyncio

from hornbook.server.connection.outgoing import BEHIND, QueuedChannel
from hornbook.server.connection.websocket import WebSocket
from hornbook.server.room.channel import EncodedFrame
from server.parlour import in_a_loop


class Transport:
    """A transport whose other side never reads."""

    def __init__(self) -> None:
        self.waiting = 0
        self.aborted = False

    def write(self, data: bytes) -> None:
        self.waiting += len(data)

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def is_closing(self) -> bool:
        return self.aborted

    def abort(self) -> None:
        self.aborted = True


@in_a_loop
async def test_a_wire_is_cut_when_too_much_waits():
    transport = Transport()
    socket = WebSocket(transport, set())
    packed = EncodedFrame(b"x" * 60_000)
    for _ in range(100):
        socket.push(packed)
        await asyncio.sleep(0)
    assert transport.aborted
    assert transport.waiting < BEHIND + 70_000


@in_a_loop
async def test_a_queued_line_is_cut_when_too_much_waits():
    dropped = []

    async def never(message):
        await asyncio.Event().wait()

    line = QueuedChannel(never, lambda code: None, lambda: dropped.append(True))
    for _ in range(100):
        line.push(EncodedFrame(b"x" * 60_000))
    assert dropped == [True]
    await asyncio.gather(line.writer, return_exceptions=True)


def test_a_frame_is_packed_as_the_standard_says():
    assert EncodedFrame("hé".encode()).frame == b"\x81\x03h\xc3\xa9"
    assert EncodedFrame(b"x" * 200).frame[:4] == b"\x81\x7e\x00\xc8"
    assert EncodedFrame(b"x" * 70_000).frame[:10] == b"\x81\x7f" + (70_000).to_bytes(8, "big")
