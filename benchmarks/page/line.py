"""A slow line in front of the server: for files and for the WebSocket alike.

A browser's own emulation leaves WebSockets alone, so every byte goes through here: all connections
share the bandwidth, everything comes half a trip late, and a new connection costs a whole one.
"""

from __future__ import annotations

import asyncio
import threading
from typing import Final

PIECE: Final = 1460  # bytes: what fits into a packet


class Line:
    """A proxy on this machine with the manners of a mobile network."""

    def __init__(self, to: int, down: float, trip: float) -> None:
        """To a port; so many bytes a second down (up is never the narrow side), seconds a trip."""
        self._to = to
        self._down = down
        self._trip = trip
        self._free = 0.0  # when the line has sent all it was given
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self.port = 0
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        self._ready.wait()

    def close(self) -> None:
        """Hang up on everybody."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self.port = int(server.sockets[0].getsockname()[1])
        self._ready.set()
        self._loop.run_forever()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await asyncio.sleep(self._trip)  # the handshake, which is over in no time here
        there, back = await asyncio.open_connection("127.0.0.1", self._to)
        up = asyncio.create_task(self._carry(reader, back, narrow=False))
        await self._carry(there, writer, narrow=True)
        up.cancel()

    async def _carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, narrow: bool
    ) -> None:
        """Every piece leaves when the line is free for it, and arrives half a trip later."""
        under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue(maxsize=64)
        carrier = asyncio.create_task(self._deliver(under_way, writer))
        try:
            while piece := await reader.read(PIECE):
                now = self._loop.time()
                if narrow:
                    self._free = max(self._free, now) + len(piece) / self._down
                    now = self._free
                await under_way.put((now + self._trip / 2, piece))
        except (ConnectionError, asyncio.CancelledError):
            pass
        await under_way.put((0, b""))
        await carrier

    async def _deliver(
        self, under_way: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter
    ) -> None:
        try:
            while (arrives := await under_way.get())[1]:
                await asyncio.sleep(max(0.0, arrives[0] - self._loop.time()))
                writer.write(arrives[1])
                await writer.drain()
            writer.close()
        except (ConnectionError, RuntimeError):
            while not under_way.empty():
                under_way.get_nowait()
