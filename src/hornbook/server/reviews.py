"""Finished games looked over, one after the other, in a process of its own."""

from __future__ import annotations

from typing import Final

import msgspec

from hornbook.review import Review
from hornbook.server.fairness import By
from hornbook.server.studies import Bounds, Studies

# Of those that wait 6 are one address's at most; whoever finds no place is told to ask again.
BOUNDS: Final = Bounds(waiting=24, each=6, longest=300.0, kept=64)
_NOTHING_YET: Final = msgspec.json.encode(Review(0.0, [], []))


class Reviews(Studies):
    """As much of each review as is known."""

    def __init__(self) -> None:
        super().__init__("hornbook.review", BOUNDS)

    def of(self, game: str, record: bytes, by: By) -> bytes:
        """The review of a game so far, as JSON; who asks again hears more."""
        known = self.known(game)
        if known is None and not self.under_way(game):
            self.join(game, record, by)
        return known or _NOTHING_YET
