"""The whole server as one ASGI application."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from secrets import token_hex
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.routing import WebSocketRoute

from hornbook.kernel import Refusal
from hornbook.server.door import pages
from hornbook.server.door.guests import Guests
from hornbook.server.door.http import HttpDoor, refuse
from hornbook.server.door.porter import Porter
from hornbook.server.door.socket import SocketDoor
from hornbook.server.door.watchman import Watchman
from hornbook.server.hall import Hall
from hornbook.server.metrics import Metrics
from hornbook.server.room.bots import Thinkers, warm_up
from hornbook.server.store import Store

LOG = logging.getLogger("hornbook.server")
LARGEST_BODY: Final = 1024 * 1024  # bytes
SWEEP_EVERY: Final = 60.0  # seconds


async def open_house(
    url: str, *, now: Callable[[], float] = time.time, origins: Iterable[str] = ()
) -> Porter:
    """Store, rooms and doors for a database."""
    store = await Store.open(url)
    metrics = Metrics()
    guests = Guests(await store.secret("guests", token_hex(32)))
    hall = Hall(store, now, metrics, Thinkers())
    return Porter(
        store=store,
        hall=hall,
        guests=guests,
        watchman=Watchman(origins),
        metrics=metrics,
        now=now,
    )


async def close_house(porter: Porter) -> None:
    """Close the rooms and let the database go."""
    await porter.hall.close()
    porter.hall.house.thinkers.close()
    await porter.store.close()


def application(
    url: str,
    *,
    now: Callable[[], float] = time.time,
    origins: Iterable[str] = (),
    client: Path | None = None,
    warm: bool = False,
) -> Starlette:
    """The application; ``client`` is a folder with another built client than the package's.

    ``warm`` loads in the background what the first bot would otherwise wait for.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        porter = await open_house(url, now=now, origins=origins)
        app.state.porter = porter
        app.router.routes[:0] = [
            *HttpDoor(porter).routes(),
            WebSocketRoute("/ws", SocketDoor(porter), name="socket"),
        ]
        sweeper = asyncio.create_task(_sweep(porter.hall))
        warming = asyncio.create_task(asyncio.to_thread(warm_up)) if warm else None
        LOG.info("open", extra={"store": url.split("://", maxsplit=1)[0]})
        try:
            yield
        finally:
            sweeper.cancel()
            if warming is not None:
                await warming
            await close_house(porter)

    return Starlette(
        routes=[pages.Pages(client or pages.built()).route()],
        lifespan=lifespan,
        max_body_size=LARGEST_BODY,
        exception_handlers={HTTPException: refuse, Refusal: refuse},
    )


async def _sweep(hall: Hall) -> None:
    while True:
        await asyncio.sleep(SWEEP_EVERY)
        try:
            await hall.sweep()
        except Exception:
            LOG.exception("sweeping failed")
