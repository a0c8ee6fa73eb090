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
from hornbook.server.connection.asgi import AsgiSocket
from hornbook.server.connection.proxies import Proxies
from hornbook.server.guests import Guests
from hornbook.server.http import pages
from hornbook.server.http.api import HttpApi
from hornbook.server.http.guarded import GuardedApp
from hornbook.server.http.replies import failed, refuse
from hornbook.server.limits.callers import Callers
from hornbook.server.limits.gate import Gate
from hornbook.server.metrics import Metrics
from hornbook.server.pulse import Pulse
from hornbook.server.reach import Reach
from hornbook.server.rooms import Rooms
from hornbook.server.services import Services
from hornbook.server.store import Store
from hornbook.server.store.trouble import note
from hornbook.server.thinking import THINKING, BotPool, LocalPool, WorkerPool

LOG = logging.getLogger("hornbook.server")
LARGEST_BODY: Final = 1024 * 1024  # bytes
SWEEP_EVERY: Final = 60.0  # seconds
WARM_UP_AFTER: Final = 3.0  # seconds: after a restart people come first


async def open_services(
    url: str,
    *,
    now: Callable[[], float] = time.time,
    origins: Iterable[str] = (),
    bot_pool: BotPool | None = None,
    reach: Reach | None = None,
    callers: Callers | None = None,
    proxies: Proxies | None = None,
) -> Services:
    """Store, rooms and limits for a database; bots think here unless a pool is given."""
    store = await Store.open(url)
    metrics = Metrics()
    guests = Guests(await store.secret("guests", token_hex(32)))
    bot_pool = bot_pool or LocalPool()
    metrics.times["hornbook_commit_seconds"] = store.commit_times
    metrics.times["hornbook_thought_seconds"] = bot_pool.times
    pulse = Pulse(metrics.times["hornbook_loop_lag_seconds"])
    pulse.start()
    return Services(
        store=store,
        guests=guests,
        gate=Gate(origins),
        metrics=metrics,
        bot_pool=bot_pool,
        pulse=pulse,
        reach=reach or Reach(),
        callers=callers or Callers(),
        proxies=proxies or Proxies(),
        now=now,
    )


async def close_services(services: Services) -> None:
    """Close the rooms and let the database go."""
    services.pulse.stop()
    await services.checkup.close()
    await services.reviews.close()
    await services.balances.close()
    await services.rooms.close()
    await services.bot_pool.close()
    await services.clerks.close()
    await services.store.close()


def application(
    url: str,
    *,
    now: Callable[[], float] = time.time,
    origins: Iterable[str] = (),
    client: Path | None = None,
    reach: Reach | None = None,
    callers: Callers | None = None,
    proxies: Proxies | None = None,
    apart: bool = False,
    thinking: int | None = None,
) -> Starlette:
    """The application; ``client`` is a folder with another built client than the package's.

    With ``apart`` bots think in processes of their own, each at most ``thinking`` milliseconds
    about a choice.
    """

    trusted = proxies or Proxies()

    prepared: list[Services] = []

    async def prepare() -> None:
        """Open the database before anybody comes: what is in the way is then said in one line."""
        most = thinking or THINKING
        bot_pool = WorkerPool(most) if apart else LocalPool(most)
        services = await open_services(
            url,
            now=now,
            origins=origins,
            bot_pool=bot_pool,
            reach=reach,
            callers=callers,
            proxies=trusted,
        )
        prepared.append(services)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        if not prepared:
            await prepare()
        services = app.state.services = prepared.pop()
        app.router.routes[:0] = [
            *HttpApi(services).routes(),
            WebSocketRoute("/ws", AsgiSocket(services), name="socket"),
        ]
        sweeper = asyncio.create_task(_sweep(services.rooms))
        warming = asyncio.get_running_loop().call_later(WARM_UP_AFTER, services.bot_pool.warm_up)
        LOG.info("open", extra={"store": url.split("://", maxsplit=1)[0]})
        try:
            yield
        finally:
            sweeper.cancel()
            warming.cancel()
            await close_services(services)

    app = GuardedApp(
        trusted,
        routes=[pages.Pages(client or pages.built()).route()],
        lifespan=lifespan,
        max_body_size=LARGEST_BODY,
        exception_handlers={HTTPException: refuse, Refusal: refuse, Exception: failed},
    )
    app.state.prepare = prepare
    return app


async def _sweep(rooms: Rooms) -> None:
    while True:
        await asyncio.sleep(SWEEP_EVERY)
        try:
            await rooms.sweep()
        except Exception as error:
            note(LOG, "sweeping failed", error)
