"""2.1: ruse cards, drawn and placed face down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hornbook.games.kill_the_unicorns import events
from hornbook.games.kill_the_unicorns.decks import RUSES_DRAWN
from hornbook.games.kill_the_unicorns.options import HideRuse
from hornbook.games.kill_the_unicorns.table import Placed, Table
from hornbook.kernel import Choose, Option, Step

if TYPE_CHECKING:
    from hornbook.games.kill_the_unicorns.game import KillTheUnicorns

MOST_RUSES: Final = 2  # under one unicorn


class DrawRuses(Step["KillTheUnicorns"], frozen=True):
    """2.1: everyone draws two."""

    def run(self, game: KillTheUnicorns) -> None:
        table = game.table
        for seat in game.clockwise_from_first():
            deck = table.ruse_decks[seat]
            drawn = deck[-RUSES_DRAWN:]
            table.ruse_decks[seat] = deck[:-RUSES_DRAWN]
            table.ruse_hands[seat] = drawn
            game.tell(events.RusesDrawn(seat, RUSES_DRAWN))
            game.tell(events.RusesTaken(seat, drawn))


class PlaceRuse(Choose["KillTheUnicorns"], frozen=True):
    """2.1: one under a unicorn that has room, face down; the other is discarded."""

    def options(self, game: KillTheUnicorns) -> tuple[Option, ...]:
        table = game.table
        free = [table.row[place] for place in places_with_room(table)]
        return tuple(
            [
                HideRuse(ruse, unicorn)
                for ruse in dict.fromkeys(table.ruse_hands[self.seat])
                for unicorn in free
                if unicorn is not None
            ]
        )

    def chosen(self, game: KillTheUnicorns, option: HideRuse) -> None:
        table, seat = game.table, self.seat
        kept = list(table.ruse_hands[seat])
        kept.remove(option.ruse)
        table.ruse_hands[seat] = ()
        place = table.row.index(option.unicorn)
        table.ruses[place] += (Placed(option.ruse, seat, 1 << seat),)
        table.ruse_discards[seat] += (kept[0],)
        game.tell(events.RusePlaced(seat, option.unicorn))
        game.tell(events.RuseHidden(seat, option.ruse, option.unicorn))
        game.tell(events.RuseDiscarded(seat, kept[0]))


def places_with_room(table: Table, after: int = -1) -> list[int]:
    """Where another ruse may be placed, to the right of ``after``."""
    return [
        place
        for place, ruses in enumerate(table.ruses)
        if place > after and len(ruses) < MOST_RUSES
    ]
