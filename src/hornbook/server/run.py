"""Start the server."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import uvicorn


def run(
    host: str = "127.0.0.1",
    port: int = 8765,
    *,
    store: str | None = None,
    client: Path | None = None,
    origins: Iterable[str] = (),
    ready: Callable[[str], None] | None = None,
    quiet: bool = False,
) -> None:
    """Serve tables until interrupted.

    ``store`` is a database's address (``postgresql://…``) or a file; without one a file in the
    user's data folder is used. ``client`` is a folder with another built browser client than
    the package's, and ``ready`` is told the server's address once it answers. ``quiet`` logs
    only what went wrong.
    """
    import uvicorn

    from hornbook.server import logs
    from hornbook.server.app import application
    from hornbook.server.door.doorstep import doorstep

    logs.set_up(logging.WARNING if quiet else logging.INFO)
    app = application(store or str(default_store()), client=client, origins=origins, apart=True)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        http=doorstep(lambda: app.state.porter),
        ws="none",
        log_config=None,
        access_log=False,
        backlog=4096,
        timeout_graceful_shutdown=5,
    )
    server = uvicorn.Server(config)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_serve(server, ready))


async def _serve(server: uvicorn.Server, ready: Callable[[str], None] | None) -> None:
    serving = asyncio.create_task(server.serve())
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    # What is loaded now stays, and rooms make few circles: looking for them seldom is enough.
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    if server.started and ready is not None:
        host, port = server.servers[0].sockets[0].getsockname()[:2]
        ready(f"http://{host}:{port}")
    beating = asyncio.create_task(_beat(server))
    try:
        await serving
    finally:
        beating.cancel()


async def _beat(server: uvicorn.Server) -> None:
    """Find out who is gone without having said so."""
    from hornbook.server.door.wire import BEAT, Wire

    while True:
        await asyncio.sleep(BEAT)
        for number, one in enumerate(list(server.server_state.connections)):
            if isinstance(one, Wire):
                one.beat()
            if number % 100 == 0:
                await asyncio.sleep(0)


def default_store() -> Path:
    """The database in the user's data folder."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME", home / ".local" / "share"))
    return base / "hornbook" / "hornbook.sqlite"
