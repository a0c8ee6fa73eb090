"""What a seat may know. It is as small for the last of thousands as it is for three."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from hornbook.games.horse_fever.party import rich_list
from hornbook.games.horse_fever.party.night import FinalView, NightView, own_night
from hornbook.games.horse_fever.party.payday import PaidView
from hornbook.games.horse_fever.party.payment import PLACE_PAYS, WIN_PAYS
from hornbook.games.horse_fever.party.screen import RichView
from hornbook.games.horse_fever.party.standing import FACES, PhotoView, StandingView
from hornbook.games.horse_fever.party.table import UNIT, Phase, Slip
from hornbook.kernel import Seat, View
from hornbook.racing import Lane, MovementId

if TYPE_CHECKING:
    from hornbook.games.horse_fever.party.game import HorseFeverParty

FORM: Final = 10  # races
PAYS: Final = (PLACE_PAYS, WIN_PAYS)


class OwnView(Struct, frozen=True):
    """What a seat knows of itself."""

    money: int  # before the stakes on the slip
    rank: int
    slip: Slip
    gain: int  # of the last race paid
    out: bool  # lets this race go by
    night: NightView | None  # at the end


class RaceView(Struct, frozen=True):
    """The track."""

    turn: int
    spots: tuple[int, ...]  # by lane
    order: tuple[Lane, ...]  # home, the winner first


class PartyView(View, frozen=True):
    """The party as one seat sees it (``seat`` None: as everyone does)."""

    seat: Seat | None
    own: OwnView | None
    phase: Phase
    players: int
    race_number: int
    races: int
    bookmaker: Seat
    bettors: int
    thinking: int  # how many of them have not handed in their slip
    waiting: tuple[Seat, ...]  # who must choose; nobody is named while there are too many
    place_stakes: tuple[int, ...]  # by lane, once the bets are closed
    win_stakes: tuple[int, ...]
    movement_deck: int
    movement_turned: tuple[MovementId, ...]
    race: RaceView | None
    form: tuple[tuple[Lane, ...], ...]  # the last races, the latest last
    rich: tuple[RichView, ...]
    open_to_joiners: bool
    unit: int  # stakes are in these
    pays: tuple[int, ...]  # by kind of bet: so many times the stake
    place_bets: tuple[int, ...]  # by lane, how many, once the bets are closed
    win_bets: tuple[int, ...]
    place_seats: tuple[tuple[Seat, ...], ...]  # by lane, then, whose; nothing of a great many
    win_seats: tuple[tuple[Seat, ...], ...]
    standing: StandingView | None  # from the first card to the last
    photo: PhotoView | None  # while the bookmaker decides
    paid: PaidView | None  # from the payment until bets open again
    final: FinalView | None  # at the end


def look(game: HorseFeverParty, seat: Seat | None) -> PartyView:
    """The party through one seat's eyes."""
    table, screen = game.table, game.screen(seat)
    return PartyView(
        seat=seat,
        own=None if seat is None else _own(game, seat),
        phase=table.phase,
        players=len(table.money),
        race_number=table.race_number,
        races=table.races,
        bookmaker=table.bookmaker,
        bettors=table.bettors,
        thinking=len(table.waiting),
        waiting=_waiting(game),
        place_stakes=table.place_stakes,
        win_stakes=table.win_stakes,
        movement_deck=len(table.movement_deck),
        movement_turned=tuple(table.movement_turned),
        race=_race(game),
        form=table.form[-FORM:],
        rich=screen.rich,
        open_to_joiners=game.open_to_joiners,
        unit=UNIT,
        pays=PAYS,
        place_bets=table.place_bets,
        win_bets=table.win_bets,
        place_seats=screen.place_seats,
        win_seats=screen.win_seats,
        standing=screen.standing,
        photo=screen.photo,
        paid=screen.paid,
        final=screen.final,
    )


def _own(game: HorseFeverParty, seat: Seat) -> OwnView:
    table = game.table
    rank = rich_list.rank(table, seat)
    night = own_night(game, seat)
    slip, gain, out = table.slips[seat], table.gains[seat], seat in table.out
    return OwnView(table.money[seat], rank, slip, gain, out, night)


def _race(game: HorseFeverParty) -> RaceView | None:
    race = game.table.race
    if race is None:
        return None
    return RaceView(race.turn, tuple(race.spots), tuple(race.order))


def _waiting(game: HorseFeverParty) -> tuple[Seat, ...]:
    if game.table.waiting:
        seats = game.table.waiting.seats
        return tuple(sorted(seats)) if len(seats) <= FACES else ()
    return tuple([decision.seat for decision in game.pending])
