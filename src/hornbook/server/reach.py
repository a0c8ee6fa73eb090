"""Who can come in: this computer alone, or the other devices of its network, too."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Awaitable, Callable
from typing import Final, Protocol
from urllib.parse import urlsplit

from hornbook.kernel.system import system_fault
from hornbook.server.refusals import NotAllowed

_ANYWHERE: Final = ("192.0.2.1", 9)  # RFC 5737: nobody's. Nothing is sent there.
_EVERY: Final = ("0.0.0.0", "::")  # noqa: S104 - told apart, not listened on


class Listener(Protocol):
    """An open ear; asyncio's servers are."""

    def close(self) -> None:
        """Hear no more."""


Listen = Callable[[str], Awaitable[Listener]]
"""Begin to listen on one more address of this computer."""


class Reach:
    """Where the server listens, and the address that other devices can use."""

    def __init__(self, host: str = "127.0.0.1", port: int = 8765, address: str = "") -> None:
        self._host = host
        self._port = port
        self._address = address.rstrip("/")  # the name others use, where one was given
        self._listen: Listen | None = None
        self._opened: tuple[str, Listener] | None = None

    @property
    def network(self) -> str:
        """The address for other devices; empty while they are kept out."""
        if self._address:
            return self._address
        if self._opened is not None:
            return _address(self._opened[0], self._port)
        if is_loopback(self._host):
            return ""
        host = local_address() if self._host in _EVERY else self._host
        return _address(host, self._port) if host else ""

    @property
    def switchable(self) -> bool:
        """Whether the person at this computer may let the network in, or shut it out again."""
        return self._listen is not None and is_loopback(self._host) and not self._address

    def leave_to_the_person(self, listen: Listen) -> None:
        """From now on whoever sits at this computer decides."""
        self._listen = listen

    def for_others(self, base: str) -> str:
        """The address to give to others who asked at ``base``; empty if there is none."""
        if not is_loopback(urlsplit(base).hostname or ""):
            return base  # whoever came from outside came by an address that works there
        return self.network

    async def open(self) -> None:
        """Let the network's devices in."""
        if self._opened is not None or self._listen is None:
            return
        host = local_address()
        if not host:
            raise NotAllowed("no-network")
        try:
            self._opened = host, await self._listen(host)
        except OSError as error:
            raise NotAllowed("network-closed", host=host, why=system_fault(error)) from None

    def close(self) -> None:
        """Let nobody else in; who is there already may stay."""
        if self._opened is not None:
            self._opened[1].close()
            self._opened = None


def is_loopback(host: str) -> bool:
    """Whether a host's name or number means this computer, to itself alone."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def local_address() -> str:
    """This computer's number in its network; empty without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(_ANYWHERE)  # only chooses the way: nothing is sent
        except OSError:
            return ""
        host = str(asking.getsockname()[0])
    return "" if is_loopback(host) or host in _EVERY else host


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
