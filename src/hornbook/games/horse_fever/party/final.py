"""The end of the party: the richest wins."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from hornbook.games.horse_fever.party import events
from hornbook.games.horse_fever.party.rich_list import SHOWN
from hornbook.games.horse_fever.party.table import Phase
from hornbook.kernel import Result, Seat, Step

if TYPE_CHECKING:
    from hornbook.games.horse_fever.party.game import HorseFeverParty


class EndTheParty(Step["HorseFeverParty"], frozen=True):
    """Rank everyone by money; equals share a place."""

    def run(self, game: HorseFeverParty) -> None:
        game.table.phase = Phase.OVER
        money = game.table.money
        order = sorted(range(len(money)), key=money.__getitem__, reverse=True)
        ranking = tuple(
            tuple([Seat(seat) for seat in same]) for _, same in groupby(order, money.__getitem__)
        )
        game.result = Result(ranking, tuple(money))
        winners = game.result.winners
        game.tell(events.PartyEnded(winners[:SHOWN], len(winners), money[winners[0]]))
