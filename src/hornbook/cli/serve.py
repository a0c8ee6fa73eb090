"""Running tables for people, until the person at the keyboard has had enough."""

from __future__ import annotations

import socket
import sys
import webbrowser
from threading import Thread

from hornbook.kernel import BadSettings
from hornbook.text import Catalogue

PORTS = range(1, 65536)


def serve(
    host: str, port: int, store: str | None, catalogue: Catalogue, *, browser: bool = False
) -> None:
    """Say where the tables are once they are open; refused if the address is taken."""
    if port not in PORTS:
        raise BadSettings("bad-port", port=port, last=PORTS[-1])
    _must_be_free(host, port)
    from hornbook.server import run

    def ready(address: str) -> None:
        sys.stdout.write(catalogue.say("cli-serving", {"address": address}) + "\n")
        sys.stdout.flush()
        if browser:
            # Some browsers stay in the foreground until they are closed.
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    run(host, port, store=store, ready=ready, quiet=browser)


def _must_be_free(host: str, port: int) -> None:
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        with socket.socket(family, socket.SOCK_STREAM) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind((host, port))
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadSettings("address-taken", host=host, port=port, reason=reason) from None
