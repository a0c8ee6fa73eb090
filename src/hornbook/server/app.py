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
from hornbook.server.door.callers import Callers
from hornbook.server.door.guests import Guests
from hornbook.server.door.http import HttpDoor
from hornbook.server.door.porter import Porter
from hornbook.server.door.proxies import Proxies
from hornbook.server.door.replies import failed, refuse
from hornbook.server.door.socket import SocketDoor
from hornbook.server.door.threshold import Threshold
from hornbook.server.door.watchman import Watchman
from hornbook.server.hall import Hall
from hornbook.server.health import Checkup
from hornbook.server.metrics import Metrics
from hornbook.server.pulse import Pulse
from hornbook.server.reach import Reach
from hornbook.server.store import Store
from hornbook.server.thinking import THINKING, Minds, MindsApart, MindsHere

LOG = logging.getLogger("hornbook.server")
LARGEST_BODY: Final = 1024 * 1024  # bytes
SWEEP_EVERY: Final = 60.0  # seconds
WARM_UP_AFTER: Final = 3.0  # seconds: after a restart people come first


async def open_house(
    url: str,
    *,
    now: Callable[[], float] = time.time,
    origins: Iterable[str] = (),
    minds: Minds | None = None,
    reach: Reach | None = None,
    callers: Callers | None = None,
    proxies: Proxies | None = None,
) -> Porter:
    """Store, rooms and doors for a database; bots think here unless other minds are given."""
    store = await Store.open(url)
    metrics = Metrics()
    guests = Guests(await store.secret("guests", token_hex(32)))
    minds = minds or MindsHere()
    hall = Hall(store, now, metrics, minds)
    metrics.times["hornbook_commit_seconds"] = store.commit_times
    metrics.times["hornbook_thought_seconds"] = minds.times
    pulse = Pulse(metrics.times["hornbook_loop_lag_seconds"])
    pulse.start()
    return Porter(
        store=store,
        hall=hall,
        guests=guests,
        watchman=Watchman(origins),
        metrics=metrics,
        pulse=pulse,
        checkup=Checkup(store, hall, pulse),
        reach=reach or Reach(),
        callers=callers or Callers(),
        proxies=proxies or Proxies(),
        now=now,
    )


async def close_house(porter: Porter) -> None:
    """Close the rooms and let the database go."""
    porter.pulse.stop()
    await porter.checkup.close()
    await porter.reviews.close()
    await porter.hall.close()
    await porter.hall.house.minds.close()
    await porter.clerks.close()
    await porter.store.close()


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

    prepared: list[Porter] = []

    async def prepare() -> None:
        """Open the house before anybody knocks: what is in the way is then said in one line."""
        most = thinking or THINKING
        minds = MindsApart(most) if apart else MindsHere(most)
        porter = await open_house(
            url,
            now=now,
            origins=origins,
            minds=minds,
            reach=reach,
            callers=callers,
            proxies=trusted,
        )
        prepared.append(porter)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        if not prepared:
            await prepare()
        porter = app.state.porter = prepared.pop()
        app.router.routes[:0] = [
            *HttpDoor(porter).routes(),
            WebSocketRoute("/ws", SocketDoor(porter), name="socket"),
        ]
        sweeper = asyncio.create_task(_sweep(porter.hall))
        warming = asyncio.get_running_loop().call_later(
            WARM_UP_AFTER, porter.hall.house.minds.warm_up
        )
        LOG.info("open", extra={"store": url.split("://", maxsplit=1)[0]})
        try:
            yield
        finally:
            sweeper.cancel()
            warming.cancel()
            await close_house(porter)

    app = Threshold(
        trusted,
        routes=[pages.Pages(client or pages.built()).route()],
        lifespan=lifespan,
        max_body_size=LARGEST_BODY,
        exception_handlers={HTTPException: refuse, Refusal: refuse, Exception: failed},
    )
    app.state.prepare = prepare
    return app


async def _sweep(hall: Hall) -> None:
    while True:
        await asyncio.sleep(SWEEP_EVERY)
        try:
            await hall.sweep()
        except Exception:
            LOG.exception("sweeping failed")
