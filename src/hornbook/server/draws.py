"""Draws that can be checked: a commitment before, everyone's own words, the secret after.

Before the first move the table shows SHA-256 of a secret. Whoever plays may then add words of
their own. The game's seed is a keyed hash of those words under the secret, so neither the
house nor any player could choose it. When the game is over the secret is shown, and anybody
can check that it is the one that was promised and that it leads to the very game played.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from hashlib import sha256
from secrets import token_hex

import msgspec

import hornbook
from hornbook.kernel import BadRecord, Record


def new_secret() -> str:
    """256 bits nobody can guess."""
    return token_hex(32)


def commitment(secret: str) -> str:
    """What is shown before the first move."""
    return sha256(secret.encode()).hexdigest()


def seed(secret: str, contributions: Sequence[str]) -> str:
    """The game's seed from the secret and each seat's words, in the order of the seats.

    >>> seed("s", ["a", ""]) == seed("s", ["a", ""]) != seed("s", ["", "a"])
    True
    """
    words = msgspec.json.encode(list(contributions))
    return hmac.new(secret.encode(), words, sha256).hexdigest()


def verify_draw(record: Record, promised: str, secret: str, contributions: Sequence[str]) -> None:
    """Check a finished game against what was promised; refused with what does not fit."""
    if not hmac.compare_digest(commitment(secret), promised):
        raise BadRecord("draw-commitment")
    if not hmac.compare_digest(seed(secret, contributions), record.seed):
        raise BadRecord("draw-seed")
    hornbook.playback(record).to_the_end()
