"""Start the server."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import sys
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hornbook.server.reach import Reach

if TYPE_CHECKING:
    import uvicorn
    from starlette.applications import Starlette


SWITCH: Final = 0.0005  # seconds for which one thread may keep the others waiting


def run(
    host: str = "127.0.0.1",
    port: int = 8765,
    *,
    address: str = "",
    store: str | None = None,
    client: Path | None = None,
    origins: Iterable[str] = (),
    proxies: Iterable[str] = (),
    ready: Callable[[Reach], None] | None = None,
    personal: bool = False,
    thinking: int | None = None,
) -> None:
    """Serve tables until interrupted.

    ``store`` is a database's address (``postgresql://…``) or a file; without one a file in the
    user's data folder is used. ``address`` is the one that other devices use, where a name or a
    proxy stands before the server; ``proxies`` are the addresses and networks of those that are
    believed when they say whom they speak for. ``client`` is a folder with another built browser
    client than the package's, and ``ready`` is told how to reach the server once it answers. A
    ``personal`` server is somebody's own computer: it logs only what went wrong, and that person
    may let the devices of the network in from the page. No bot thinks longer than ``thinking``
    milliseconds about a choice.
    """
    import uvicorn

    from hornbook.server import logs
    from hornbook.server.app import application
    from hornbook.server.connection.proxies import Proxies
    from hornbook.server.limits.callers import Callers, places

    # The thread that commits must not wait for the loop to pause: every move waits for it.
    sys.setswitchinterval(SWITCH)
    logs.set_up(logging.WARNING if personal else logging.INFO)
    reach = Reach(host, port, address)
    app = application(
        store or str(default_store()),
        client=client,
        origins=origins,
        reach=reach,
        callers=Callers(places()),
        proxies=Proxies(proxies),
        apart=True,
        thinking=thinking,
    )
    server = uvicorn.Server(configured(app, host, port))
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_serve(server, app, reach, ready, personal=personal))


def configured(app: Starlette, host: str, port: int) -> uvicorn.Config:
    """How uvicorn runs the application: through our own protocol."""
    import uvicorn

    from hornbook.server.connection.detection import detecting
    from hornbook.server.connection.http_protocol import LONGEST

    return uvicorn.Config(
        app,
        host=host,
        port=port,
        http=detecting(lambda: app.state.services),
        ws="none",
        proxy_headers=False,  # the application knows better whom to believe
        server_header=False,
        h11_max_incomplete_event_size=LONGEST,
        log_config=None,
        access_log=False,
        backlog=4096,
        timeout_graceful_shutdown=5,
    )


async def _serve(
    server: uvicorn.Server,
    app: Starlette,
    reach: Reach,
    ready: Callable[[Reach], None] | None,
    *,
    personal: bool,
) -> None:
    await app.state.prepare()
    serving = asyncio.create_task(server.serve())
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    # What is loaded now stays, and rooms make few circles: looking for them seldom is enough.
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    if server.started:
        if personal:
            reach.leave_to_the_person(partial(_listen, server))
        if ready is not None:
            ready(reach)
    beating = asyncio.create_task(_beat(server))
    try:
        await serving
    finally:
        beating.cancel()


async def _listen(server: uvicorn.Server, host: str) -> asyncio.Server:
    """Let the server hear one more of this computer's addresses, at the same port."""
    config = server.config

    def protocol() -> asyncio.Protocol:
        made: asyncio.Protocol = config.http_protocol_class(  # type: ignore[call-arg]  # ours
            config=config, server_state=server.server_state, app_state=server.lifespan.state
        )
        return made

    loop = asyncio.get_running_loop()
    opened = await loop.create_server(protocol, host, config.port, backlog=config.backlog)
    server.servers.append(opened)  # closed with the others
    return opened


async def _beat(server: uvicorn.Server) -> None:
    """Find out who is gone without having said so."""
    from hornbook.server.connection.http_protocol import HttpProtocol
    from hornbook.server.connection.websocket import BEAT, WebSocket

    while True:
        await asyncio.sleep(BEAT)
        for number, one in enumerate(list(server.server_state.connections)):
            if isinstance(one, WebSocket | HttpProtocol):
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
