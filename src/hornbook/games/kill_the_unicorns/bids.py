"""2.3: who leads a hunt, as the cards say and as a ruse says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from hornbook.games.kill_the_unicorns.effects import RuseEffect
from hornbook.games.kill_the_unicorns.table import Dare
from hornbook.kernel import Seat

if TYPE_CHECKING:
    from hornbook.games.kill_the_unicorns.game import KillTheUnicorns

Bid: TypeAlias = tuple[Seat, int]
"""A hunter and the total of the cards laid. Bids stand in turn order."""


def shown_totals(game: KillTheUnicorns) -> list[Bid]:
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


def standing(game: KillTheUnicorns, counted: Sequence[Bid], shown: Sequence[Bid]) -> Sequence[Bid]:
    """The bids that no power has put out: foretold as they were shown, yielding as they count."""
    table = game.table
    if not table.dares and not table.foretold:
        return counted
    out = [*foretold(game, shown), *[dare.rival for dare, _ in yields(game, counted, shown)]]
    return [bid for bid in counted if bid[0] not in out]


def foretold(game: KillTheUnicorns, shown: Sequence[Bid]) -> list[Seat]:
    """Who shows a total that somebody has named."""
    named = [one.total for one in game.table.foretold]
    return [seat for seat, total in shown if total in named]


def yields(
    game: KillTheUnicorns, counted: Sequence[Bid], shown: Sequence[Bid]
) -> list[tuple[Dare, int]]:
    """The dares that bite, both hunters being in the bidding and level, and at which total."""
    foreseen = foretold(game, shown)
    totals = {seat: total for seat, total in counted if seat not in foreseen}
    return [
        (dare, totals[dare.seat])
        for dare in game.table.dares
        if dare.seat in totals and totals[dare.seat] == totals.get(dare.rival)
    ]


def leader(bids: Sequence[Bid], lowest: bool = False, ties: bool = False) -> Seat | None:
    """Who has the best total that is nobody else's; None if all cancel each other.

    With ``ties`` nobody cancels: whoever stands first wins.
    """
    by_total: dict[int, list[Seat]] = {}
    for seat, total in bids:
        by_total.setdefault(total, []).append(seat)
    for total in sorted(by_total, reverse=not lowest):
        seats = by_total[total]
        if len(seats) == 1 or ties:
            return seats[0]
    return None


def cancelled(bids: Sequence[Bid], winner: Seat | None) -> list[tuple[int, tuple[Seat, ...]]]:
    """The ties above the winner: total and seats, the highest first."""
    won_with = max([total for seat, total in bids if seat == winner], default=-1)
    totals = sorted({total for _, total in bids if total > won_with}, reverse=True)
    return [(total, tuple([seat for seat, bid in bids if bid == total])) for total in totals]
