"""Whom to believe about where a request comes from: the proxies that were named, nobody else."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from msgspec import Struct

from hornbook.kernel import BadSettings

LOG = logging.getLogger("hornbook.server.proxies")
_PREFIX: Final = re.compile(r"(/[A-Za-z0-9._~-]+)+")
_PORT: Final = re.compile(r"\[(.+)\](:[0-9]+)?|([0-9.]+):[0-9]+")  # what some proxies add


class Passage(Struct, frozen=True):
    """Where a request comes from, how, and below which path it sees us."""

    address: str
    scheme: str = "http"
    prefix: str = ""


class Proxies:
    """The proxies an operator has named, by address or network.

    >>> proxies = Proxies(["127.0.0.1", "10.0.0.0/8"])
    >>> proxies.passage("127.0.0.1", "http", {b"x-forwarded-for": b"1.2.3.4, 10.1.1.1"}).address
    '1.2.3.4'
    >>> proxies.passage("9.9.9.9", "http", {b"x-forwarded-for": b"1.2.3.4"}).address
    '9.9.9.9'
    """

    def __init__(self, named: Iterable[str] = ()) -> None:
        self._wondered = False
        self._trusted = []
        for one in named:
            try:
                self._trusted.append(ip_network(one.strip(), strict=False))
            except ValueError:
                raise BadSettings("bad-proxy", proxy=one) from None

    def trusts(self, address: str) -> bool:
        """Whether what it says of others is believed."""
        if not self._trusted:
            return False
        number = _number(address)
        return number is not None and any(number in network for network in self._trusted)

    def passage(self, peer: str, scheme: str, headers: Mapping[bytes, bytes]) -> Passage:
        """What is true of a request from ``peer`` with these headers."""
        if not self.trusts(peer):
            if b"x-forwarded-for" in headers:
                self._wonder(peer)
            return Passage(peer, scheme)
        said = _last(headers.get(b"x-forwarded-proto", b"")).lower()
        prefix = _last(headers.get(b"x-forwarded-prefix", b"")).rstrip("/")
        return Passage(
            self._client(peer, headers.get(b"x-forwarded-for", b"")),
            said if said in ("http", "https") else scheme,
            prefix if len(prefix) <= 100 and _PREFIX.fullmatch(prefix) else "",
        )

    def _wonder(self, peer: str) -> None:
        """An operator may have forgotten to name a proxy of this machine: say so, once."""
        number = _number(peer)
        if not self._wondered and number is not None and number.is_loopback:
            self._wondered = True
            LOG.warning("a proxy is not believed: name it with --proxy", extra={"proxy": peer})

    def _client(self, peer: str, passed_on: bytes) -> str:
        """The last address that is not a proxy's own: those before it are hearsay."""
        believed = peer
        for one in reversed(passed_on.decode("latin-1").split(",")):
            number = _number(one.strip())
            if number is None:
                return believed
            believed = str(number)
            if not self.trusts(believed):
                return believed
        return believed


@lru_cache(4096)
def household(address: str) -> str:
    """Addresses that one house has for itself, as one: a line at home has 2⁶⁴ of them.

    >>> household("2001:db8::1") == household("2001:db8::ffff:2")
    True
    >>> household("::ffff:192.0.2.7")
    '192.0.2.7'
    """
    number = _number(address)
    if isinstance(number, IPv6Address):
        return str(IPv6Network((number, 64), strict=False))
    return address if number is None else str(number)


def _number(address: str) -> IPv4Address | IPv6Address | None:
    """An address as a number, with or without a port; None if it is none."""
    port = _PORT.fullmatch(address)
    try:
        number = ip_address((port[1] or port[3]) if port else address.partition("%")[0])
    except ValueError:
        return None
    if isinstance(number, IPv6Address) and number.ipv4_mapped is not None:
        return number.ipv4_mapped
    return number


def _last(value: bytes) -> str:
    return value.rpartition(b",")[2].strip().decode("latin-1")
