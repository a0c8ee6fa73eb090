"""What bets are offered, as numbers: for odds, bots and whoever asks what a bet is worth."""

from __future__ import annotations

from msgspec import Struct

from hornbook.racing.lanes import Row, multiplier


class BetOffer(Struct, frozen=True):
    """A kind of bet: won by one of the first ``places``."""

    kind: int
    places: int
    pays: int | None  # times the stake; None: what the odds row says
    points: int  # glory or victory points

    def times(self, row: Row) -> int:
        """How often the stake is paid, in that row."""
        return multiplier(row) if self.pays is None else self.pays
