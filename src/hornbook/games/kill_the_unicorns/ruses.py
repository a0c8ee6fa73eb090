"""2.1: ruse cards, drawn and placed face down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hornbook.games.kill_the_unicorns import events
from hornbook.games.kill_the_unicorns.decks import RUSES_DRAWN, Power, RuseId
from hornbook.games.kill_the_unicorns.options import HideRuse
from hornbook.games.kill_the_unicorns.table import Placed, Table, without
from hornbook.kernel import Choose, Option, Seat, Step

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
    """2.1: one under a unicorn that has room, face down; the other is discarded, or kept."""

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
        table.ruse_hands[seat] = without(table.ruse_hands[seat], option.ruse)
        place = table.row.index(option.unicorn)
        table.ruses[place] += (Placed(option.ruse, seat),)
        game.tell(events.RusePlaced(seat, option.unicorn))
        game.tell(events.RuseHidden(seat, option.ruse, option.unicorn))
        if table.powers[seat] is Power.SECOND_RUSE:
            game.tell(events.RuseKept(seat))
            return
        (other,) = discard_hand(table, seat)
        game.tell(events.RuseDiscarded(seat, other))


def discard_hand(table: Table, seat: Seat) -> tuple[RuseId, ...]:
    """Lay the ruses in hand face up before their owner."""
    hand = table.ruse_hands[seat]
    table.ruse_hands[seat] = ()
    table.ruse_discards[seat] += hand
    return hand


def places_with_room(table: Table) -> list[int]:
    """Where another ruse may be placed."""
    return [place for place, ruses in enumerate(table.ruses) if len(ruses) < MOST_RUSES]


class DiscardKeptRuses(Step["KillTheUnicorns"], frozen=True):
    """A ruse that was kept and never needed goes face up when the market opens."""

    def run(self, game: KillTheUnicorns) -> None:
        for seat in game.clockwise_from_first():
            for ruse in discard_hand(game.table, seat):
                game.tell(events.RuseUnused(seat, ruse))
