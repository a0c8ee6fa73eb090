"""Guests: a random name for programs, and a signature that proves it. No accounts."""

from __future__ import annotations

import hmac
from hashlib import sha256
from secrets import token_urlsafe

from hornbook.server.refusals import BadIdentity


class Guests:
    """Hands out identities and knows its own again.

    >>> guests = Guests("secret")
    >>> guest, token = guests.new()
    >>> guests.known(token) == guest
    True
    """

    def __init__(self, secret: str) -> None:
        self._key = secret.encode()

    def new(self) -> tuple[str, str]:
        """A guest's id and the token that proves it."""
        guest = token_urlsafe(12)
        return guest, f"{guest}.{self._signature(guest)}"

    def known(self, token: str) -> str:
        """The guest whose token it is; refused if it is not one of ours."""
        guest, _, signature = token.partition(".")
        expected = self._signature(guest)
        if not hmac.compare_digest(signature.encode(), expected.encode()):
            raise BadIdentity("bad-token")
        return guest

    def lend(self, guest: str, until: float) -> str:
        """A key with which another device becomes the same guest, for a while."""
        return f"{guest}.{int(until)}.{self._signature(f'{guest} until {int(until)}')}"

    def same(self, key: str, now: float) -> tuple[str, str]:
        """The guest's id and token for such a key; refused if it is old or none of ours."""
        guest, _, rest = key.partition(".")
        until, _, signature = rest.partition(".")
        expected = self._signature(f"{guest} until {until}")
        if not hmac.compare_digest(signature.encode(), expected.encode()):
            raise BadIdentity("bad-token")
        if now > int(until):
            raise BadIdentity("key-too-old")
        return guest, f"{guest}.{self._signature(guest)}"

    def _signature(self, guest: str) -> str:
        return hmac.new(self._key, guest.encode(), sha256).hexdigest()
