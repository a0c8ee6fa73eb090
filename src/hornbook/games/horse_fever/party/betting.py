"""Betting: everyone but the bookmaker writes one place bet and one win bet, all at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from hornbook.games.horse_fever.party import events, rich_list
from hornbook.games.horse_fever.party.options import BetOn
from hornbook.games.horse_fever.party.table import (
    NO_BETS,
    NO_STAKES,
    UNIT,
    Bet,
    BetKind,
    Phase,
    Slip,
)
from hornbook.kernel import Amount, Choose, Option, Seat, Span, Step, Together, Waiting
from hornbook.racing import LANES, Lane

if TYPE_CHECKING:
    from hornbook.games.horse_fever.party.game import HorseFeverParty

_PLACE: Final[tuple[Option, ...]] = tuple(BetOn(BetKind.PLACE, lane) for lane in LANES)
_WIN: Final[tuple[Option, ...]] = tuple(BetOn(BetKind.WIN, lane) for lane in LANES)


class OpenBetting(Step["HorseFeverParty"], frozen=True):
    """Blank slips for all who can bet."""

    def run(self, game: HorseFeverParty) -> None:
        table = game.table
        seats = able_to_bet(game)
        table.phase = Phase.BETTING
        table.race = None
        table.slips = [NO_BETS] * len(table.money)
        table.place_stakes = table.win_stakes = NO_STAKES
        table.place_bets = table.win_bets = NO_STAKES
        table.bettors = len(seats)
        table.out = {}
        table.waiting = Waiting.of(seats, len(game.history))
        watching = len(table.money) - len(seats) - 1
        game.tell(
            events.BettingOpened(
                table.race_number, table.races, table.bookmaker, len(seats), watching
            )
        )


def able_to_bet(game: HorseFeverParty) -> list[Seat]:
    """Everyone with money, but for the bookmaker."""
    money, bookmaker = game.table.money, game.table.bookmaker
    return [seat for seat in game.seats if money[seat] >= UNIT and seat != bookmaker]


def give_fresh_stakes(game: HorseFeverParty) -> None:
    """House: whoever is broke gets the starting money again."""
    table = game.table
    broke = [seat for seat in game.seats if table.money[seat] < UNIT]
    for seat in broke:
        table.earn(seat, game.starting_money)
        game.tell(events.FreshStakeReceived(seat, table.money[seat]))
    if broke:
        rich_list.reckon(table)
        game.tell(events.FreshStakesGiven(len(broke)))


class PlaceBets(Together["HorseFeverParty"], frozen=True):
    """Each fills in a slip, hidden from the others until all slips are in."""

    def waiting(self, game: HorseFeverParty) -> Waiting:
        return game.table.waiting

    def question(
        self, game: HorseFeverParty, seat: Seat
    ) -> Choose[HorseFeverParty] | Amount[HorseFeverParty]:
        slip = game.table.slips[seat]
        if not slip:
            both = game.table.money[seat] >= 2 * UNIT
            return ChoosePlaceBet(seat) if both else ChooseOnlyBet(seat)
        bet = slip[-1]
        return ChooseWinBet(seat) if bet.stake else ChooseStake(seat, bet.kind, bet.lane)

    def may_take_back(self, game: HorseFeverParty, seat: Seat) -> bool:
        # House: until the last slip is in, anyone may think again.
        slips = game.table.slips
        return 0 <= seat < len(slips) and (bool(slips[seat]) or seat in game.table.out)

    def take_back(self, game: HorseFeverParty, seat: Seat) -> None:
        table = game.table
        if table.out.pop(seat, False):
            table.bettors += 1
            game.tell(events.BetsAfterAll(seat))
            return
        table.slips[seat] = NO_BETS
        game.tell(events.SlipTornUp(seat))
        if seat not in table.waiting:
            game.tell(events.SlipTakenBack(seat))

    def may_sit_out(self, game: HorseFeverParty, seat: Seat) -> bool:
        # House: nobody bets in the name of a guest who has not handed in a slip.
        return seat in game.table.waiting

    def sit_out(self, game: HorseFeverParty, seat: Seat) -> None:
        table = game.table
        table.slips[seat] = NO_BETS
        table.out[seat] = True
        table.bettors -= 1
        game.tell(events.RaceSatOut(seat))


class _ChooseHorse(Choose["HorseFeverParty"], frozen=True):
    """A horse to bet on; the stake is asked next."""

    def chosen(self, game: HorseFeverParty, option: BetOn) -> None:
        game.table.slips[self.seat] += (Bet(option.kind, option.lane, 0),)


class ChoosePlaceBet(_ChooseHorse, frozen=True):
    """A horse to come in first, second or third."""

    def options(self, game: HorseFeverParty) -> tuple[Option, ...]:
        return _PLACE


class ChooseWinBet(_ChooseHorse, frozen=True):
    """A horse to come in first; it may be the same."""

    def options(self, game: HorseFeverParty) -> tuple[Option, ...]:
        return _WIN


class ChooseOnlyBet(Choose["HorseFeverParty"], frozen=True):
    """House: whoever has money for one bet only makes one, of either kind."""

    def options(self, game: HorseFeverParty) -> tuple[Option, ...]:
        return _PLACE + _WIN

    def chosen(self, game: HorseFeverParty, option: BetOn) -> None:
        write(game, self.seat, (Bet(option.kind, option.lane, UNIT),))
        hand_in(game, self.seat)


class ChooseStake(Amount["HorseFeverParty"], frozen=True):
    """How much to put on the horse. The place bet leaves enough for a win bet."""

    kind: BetKind
    lane: Lane

    def span(self, game: HorseFeverParty) -> Span:
        left = game.table.left(self.seat)
        return Span(UNIT, left - UNIT if self.kind == BetKind.PLACE else left, UNIT)

    def named(self, game: HorseFeverParty, amount: int) -> None:
        *before, bet = game.table.slips[self.seat]
        write(game, self.seat, (*before, replace(bet, stake=amount)))
        if bet.kind == BetKind.WIN:
            hand_in(game, self.seat)


def write(game: HorseFeverParty, seat: Seat, slip: Slip) -> None:
    """Put a bet on the slip, for its owner's eyes."""
    game.table.slips[seat] = slip
    bet = slip[-1]
    game.tell(events.BetWritten(seat, bet.kind, bet.lane, bet.stake))


def hand_in(game: HorseFeverParty, seat: Seat) -> None:
    """The slip is complete: the others see that, and no more."""
    game.table.waiting.remove(seat)
    game.tell(events.SlipHandedIn(seat))


class CloseBetting(Step["HorseFeverParty"], frozen=True):
    """All slips are in: everyone may see what lies on each horse."""

    def run(self, game: HorseFeverParty) -> None:
        table = game.table
        stakes = ([0] * len(LANES), [0] * len(LANES))
        bets = ([0] * len(LANES), [0] * len(LANES))
        for slip in table.slips:
            for bet in slip:
                stakes[bet.kind][bet.lane] += bet.stake
                bets[bet.kind][bet.lane] += 1
        place, win = stakes
        table.phase = Phase.RACE
        table.place_stakes, table.win_stakes = tuple(place), tuple(win)
        table.place_bets, table.win_bets = map(tuple, bets)
        total = sum(place) + sum(win)
        game.tell(events.BettingClosed(table.place_stakes, table.win_stakes, total))
