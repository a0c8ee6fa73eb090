"""What the room sees on the big screen beside the horses: people's money."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from hornbook.games.horse_fever.party.night import FinalView, final
from hornbook.games.horse_fever.party.payday import PaidView, last_payday
from hornbook.games.horse_fever.party.standing import (
    PhotoView,
    StandingView,
    backers,
    few,
    if_it_ended_now,
    photo,
)
from hornbook.games.horse_fever.party.table import HOST, BetKind, Phase
from hornbook.kernel import Seat

if TYPE_CHECKING:
    from hornbook.games.horse_fever.party.game import HorseFeverParty

Moment: TypeAlias = tuple[Phase, int, int, int, int]


class RichView(Struct, frozen=True):
    """An entry of the rich list."""

    seat: Seat
    money: int
    climb: int  # places up (or down, below 0) in the last race


class Screen(Struct, frozen=True):
    """The parts of a view that are alike for everyone and take a while to reckon."""

    rich: tuple[RichView, ...]
    place_seats: tuple[tuple[Seat, ...], ...] = ()
    win_seats: tuple[tuple[Seat, ...], ...] = ()
    standing: StandingView | None = None
    photo: PhotoView | None = None
    paid: PaidView | None = None
    final: FinalView | None = None


PHONES: Final = 64  # players; with more, lists of people are for big screens and the host


def moment_of(game: HorseFeverParty) -> Moment:
    """All that a screen can change with: bets are fixed once they are closed, as is money."""
    table, race = game.table, game.table.race
    turn, home = (0, 0) if race is None else (race.turn, len(race.order))
    return table.phase, table.race_number, turn, home, len(table.money)


def on_a_phone(game: HorseFeverParty, seat: Seat | None) -> bool:
    """Whether it is one of so many views that it has to be small: others show the lists."""
    return seat not in (None, HOST) and len(game.table.money) > PHONES


def brief(full: Screen) -> Screen:
    """The same for one phone among thousands: the room reads the rest off the television."""
    return replace(
        full,
        paid=None if full.paid is None else replace(full.paid, best=()),
        final=None if full.final is None else replace(full.final, ranking=()),
    )


def screen(game: HorseFeverParty) -> Screen:
    """The rich, and the money on the horses; nothing of that before the last slip is in."""
    table = game.table
    phase = table.phase
    listed = zip(table.rich, table.climbs, strict=True)
    rich = tuple([RichView(seat, table.money[seat], climb) for seat, climb in listed])
    if phase is Phase.BETTING or table.race is None:
        return Screen(rich, final=final(game))
    named = few(game)
    return Screen(
        rich=rich,
        place_seats=backers(game, BetKind.PLACE) if named else (),
        win_seats=backers(game, BetKind.WIN) if named else (),
        standing=if_it_ended_now(game),
        photo=photo(game),
        paid=None if phase is Phase.RACE else last_payday(game),
        final=final(game),
    )
