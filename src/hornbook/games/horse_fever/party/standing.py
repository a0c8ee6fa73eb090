"""Whose money rides on whom, and what everybody would have if the race ended now."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import nlargest
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from hornbook.games.horse_fever.party.payment import PLACE_PAYS, WIN_PAYS
from hornbook.games.horse_fever.party.race import farthest_home
from hornbook.games.horse_fever.party.table import BetKind, Phase, Slip
from hornbook.kernel import Seat
from hornbook.racing import LANES, PODIUM, Lane, Race

if TYPE_CHECKING:
    from hornbook.games.horse_fever.party.game import HorseFeverParty

FACES: Final = 30  # more players than that are a number, not names
BEST: Final = 5  # of them are named all the same, and the last


class NetView(Struct, frozen=True):
    """What a seat wins or loses, its stakes taken off."""

    seat: Seat
    net: int


class StandingView(Struct, frozen=True):
    """All bettors, the best first; of a great many the first few and the last."""

    best: tuple[NetView, ...]
    worst: NetView | None  # only if not among the best
    up: int
    even: int
    down: int


class PhotoCase(Struct, frozen=True):
    """What the bank pays, and to whom, if that horse is said to have been ahead."""

    lane: Lane
    pays: int
    bets: int
    seats: tuple[Seat, ...]  # none of a great many


class PhotoView(Struct, frozen=True):
    """Horses that nothing separates, and the place that is to be decided."""

    place: int
    lanes: tuple[PhotoCase, ...]


def few(game: HorseFeverParty) -> bool:
    """Whether everybody can be named."""
    return len(game.table.money) <= FACES


def backers(game: HorseFeverParty, kind: BetKind) -> tuple[tuple[Seat, ...], ...]:
    """By lane: who has that kind of bet on it."""
    seats: list[list[Seat]] = [[] for _ in LANES]
    for seat, slip in enumerate(game.table.slips):
        for bet in slip:
            if bet.kind == kind:
                seats[bet.lane].append(Seat(seat))
    return tuple(map(tuple, seats))


def if_it_ended_now(game: HorseFeverParty) -> StandingView | None:
    """What the bettors would win or lose; nothing before the first card."""
    table = game.table
    if table.phase is not Phase.RACE or game.race.turn == 0:
        return None
    return standing(game, nets(table.slips, places_now(game.race)))


def places_now(race: Race) -> list[int]:
    """By lane: its place if the race ended now. Horses that are level share the better one."""
    places = [0] * len(LANES)
    for place, lane in enumerate(race.order, 1):
        places[lane] = place
    spots = race.spots
    for lane in race.running:
        ahead = sum([spots[other] > spots[lane] for other in race.running])
        places[lane] = len(race.order) + ahead + 1
    return places


def nets(slips: Iterable[Slip], places: list[int]) -> list[tuple[int, Seat]]:
    """Every bettor's win or loss, with the seat."""
    times = (
        [PLACE_PAYS - 1 if place <= PODIUM else -1 for place in places],
        [WIN_PAYS - 1 if place == 1 else -1 for place in places],
    )
    found = []
    for seat, slip in enumerate(slips):
        if slip:
            net = 0
            for bet in slip:
                net += bet.stake * times[bet.kind][bet.lane]
            found.append((net, Seat(seat)))
    return found


def standing(game: HorseFeverParty, found: list[tuple[int, Seat]]) -> StandingView:
    """The bettors in order, and how many are up, even and down."""
    if few(game):
        named = sorted(found, key=_best_first)
    else:
        named = nlargest(BEST, found, key=lambda one: (one[0], -one[1]))
    best = tuple([NetView(seat, net) for net, seat in named])
    worst = None if len(named) == len(found) else min(found)
    return StandingView(
        best=best,
        worst=None if worst is None else NetView(worst[1], worst[0]),
        up=sum([net > 0 for net, _ in found]),
        even=sum([net == 0 for net, _ in found]),
        down=sum([net < 0 for net, _ in found]),
    )


def photo(game: HorseFeverParty) -> PhotoView | None:
    """The dead heat the bookmaker has to decide, if there is one."""
    if game.table.phase is not Phase.RACE:
        return None
    tied = farthest_home(game.race)
    if len(tied) < 2:
        return None
    place = len(game.race.order) + 1
    return PhotoView(place, tuple([_case(game, lane, place, len(tied)) for lane in tied]))


def _case(game: HorseFeverParty, lane: Lane, place: int, tied: int) -> PhotoCase:
    """Only bets that hang on the decision: who is paid either way does not tremble."""
    pays = bets = 0
    seats: list[Seat] = []
    times = {BetKind.WIN: WIN_PAYS} if place == 1 else {}
    if place <= PODIUM < place + tied - 1:
        times[BetKind.PLACE] = PLACE_PAYS
    for seat, slip in enumerate(game.table.slips):
        hanging = [bet for bet in slip if bet.lane == lane and bet.kind in times]
        if hanging:
            bets += len(hanging)
            pays += sum([bet.stake * times[bet.kind] for bet in hanging])
            seats.append(Seat(seat))
    return PhotoCase(lane, pays, bets, tuple(seats) if few(game) else ())


def _best_first(one: tuple[int, Seat]) -> tuple[int, Seat]:
    net, seat = one
    return Seat(-net), seat
