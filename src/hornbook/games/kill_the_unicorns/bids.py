"""2.3: who leads a hunt, as the cards say and as a ruse says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from hornbook.games.kill_the_unicorns.effects import RuseEffect
from hornbook.kernel import Seat

if TYPE_CHECKING:
    from hornbook.games.kill_the_unicorns.game import KillTheUnicorns

Bid: TypeAlias = tuple[Seat, int]
"""A hunter and the total of the cards laid. Bids stand in turn order."""


def bids(game: KillTheUnicorns) -> list[Bid]:
    """The total of each hunter's cards."""
    laid = game.table.laid
    return [(seat, sum(laid[seat])) for seat in game.hunters()]


def recounted(
    game: KillTheUnicorns, effect: RuseEffect, owner: Seat, winner: Seat | None
) -> list[Bid]:
    """The totals as a ruse counts them."""
    found: list[Bid] = []
    for seat in game.hunters():
        values = [effect.counts_as if v == effect.card else v for v in game.table.laid[seat]]
        total = max(values) if effect.best_card else sum(values)
        if seat == owner:
            total += effect.owner
        if seat == winner:
            total += effect.winner
        found.append((seat, total))
    return found


def leader(
    bids: Sequence[Bid], proud: int = 0, lowest: bool = False, ties: bool = False
) -> Seat | None:
    """Who has the best total that is nobody else's; None if all cancel each other.

    ``proud`` has a bit for every seat that wins its ties; with ``ties`` whoever stands first wins.
    """
    by_total: dict[int, list[Seat]] = {}
    for seat, total in bids:
        by_total.setdefault(total, []).append(seat)
    for total in sorted(by_total, reverse=not lowest):
        seats = by_total[total]
        if len(seats) == 1 or ties:
            return seats[0]
        ahead = [seat for seat in seats if proud >> seat & 1]
        if len(ahead) == 1:
            return ahead[0]
    return None


def cancelled(bids: Sequence[Bid], winner: Seat | None) -> list[tuple[int, tuple[Seat, ...]]]:
    """The ties above the winner: total and seats, the highest first."""
    won_with = max([total for seat, total in bids if seat == winner], default=-1)
    totals = sorted({total for _, total in bids if total > won_with}, reverse=True)
    return [(total, tuple([seat for seat, bid in bids if bid == total])) for total in totals]
