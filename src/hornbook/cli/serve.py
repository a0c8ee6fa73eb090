"""Running tables for people, until the person at the keyboard has had enough."""

from __future__ import annotations

import socket
import sys
import webbrowser
from collections.abc import Sequence
from threading import Thread
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from hornbook.kernel import BadSettings
from hornbook.kernel.system import system_fault
from hornbook.text import Catalogue

if TYPE_CHECKING:
    from hornbook.server.reach import Reach

PORTS = range(1, 65536)
MILLISECONDS = range(50, 60_001)  # that a bot may think about a choice


def serve(
    host: str,
    port: int,
    store: str | None,
    catalogue: Catalogue,
    *,
    address: str = "",
    proxies: Sequence[str] = (),
    browser: bool = False,
    thinking: int | None = None,
) -> None:
    """Say where the tables are and who can come in; refused if the address is taken."""
    if port not in PORTS:
        raise BadSettings("bad-port", port=port, last=PORTS[-1])
    if address and (
        urlsplit(address).scheme not in ("http", "https") or not urlsplit(address).netloc
    ):
        raise BadSettings("bad-address", address=address)
    if thinking is not None and thinking not in MILLISECONDS:
        raise BadSettings("bad-thinking", low=MILLISECONDS[0], high=MILLISECONDS[-1])
    must_be_free(host, port)
    from hornbook.server import run
    from hornbook.server.connection.proxies import Proxies

    Proxies(proxies)  # refused before anything is opened

    def ready(reach: Reach) -> None:
        here = f"http://{_here(host)}:{port}"
        sys.stdout.write(catalogue.say("cli-serving", {"address": here}) + "\n")
        who = "cli-reach-network" if reach.network else "cli-reach-here"
        facts = {"address": reach.network, "switch": "yes" if reach.switchable else "no"}
        sys.stdout.write(catalogue.say(who, facts) + "\n")
        sys.stdout.flush()
        if browser:
            # Some browsers stay in the foreground until they are closed.
            Thread(target=webbrowser.open, args=(here,), daemon=True).start()

    run(
        host,
        port,
        address=address,
        store=store,
        proxies=proxies,
        ready=ready,
        personal=browser,
        thinking=thinking,
    )


def listening_on(host: str | None, *, lan: bool) -> str:
    """The address to listen on: this computer's alone, unless something else is asked for."""
    if lan and host is not None:
        raise BadSettings("lan-and-host", host=host)
    return "0.0.0.0" if lan else host or "127.0.0.1"  # noqa: S104 - as asked


def _here(host: str) -> str:
    """How this computer calls itself when it listens on that address."""
    if host in ("0.0.0.0", "::"):  # noqa: S104 - told apart, not listened on
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def must_be_free(host: str, port: int) -> None:
    """Refuse an address at which nothing can be opened."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        with socket.socket(family, socket.SOCK_STREAM) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind((host, port))
    except OSError as error:
        reason = system_fault(error)
        raise BadSettings("address-taken", host=host, port=port, reason=reason) from None
