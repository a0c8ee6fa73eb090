"""2.1 and 2.3: the two bets."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hornbook.games.horse_fever import events
from hornbook.games.horse_fever.options import PlaceBet
from hornbook.games.horse_fever.points import penalise
from hornbook.games.horse_fever.table import Bet, BetKind, Table
from hornbook.kernel import Amount, Choose, Option, Seat, Span, Step
from hornbook.racing import LANES, ChooseNudge, Lane, Pass

if TYPE_CHECKING:
    from hornbook.games.horse_fever.game import HorseFever

STEP: Final = 100  # all money is in hundreds of Danari


class FirstBets(Step["HorseFever"], frozen=True):
    """2.1: clockwise from the first player, everyone bets."""

    def run(self, game: HorseFever) -> None:
        game.then(*[FirstBet(seat) for seat in game.clockwise_from_first()])


class FirstBet(Step["HorseFever"], frozen=True):
    """2.1: a bet is compulsory; who cannot cover the minimum is penalised and bets nothing."""

    seat: Seat

    def run(self, game: HorseFever) -> None:
        minimum = game.table.minimum_bet(self.seat)
        if game.table.danari[self.seat] >= minimum:
            game.then(ChooseFirstBet(self.seat))
            return
        game.tell(events.BetMissed(self.seat, minimum))
        penalise(game, self.seat)


class MoveStables(Step["HorseFever"], frozen=True):
    """Eric Change: once all first bets are made, he may move a stable's odds."""

    def run(self, game: HorseFever) -> None:
        perks = game.table.perks
        game.then(
            *[
                ChooseNudge(seat, perks[seat].nudge)
                for seat in game.clockwise_from_first()
                if perks[seat].nudge
            ]
        )


class SecondBets(Step["HorseFever"], frozen=True):
    """2.3: counter-clockwise, so that the first player bets last."""

    def run(self, game: HorseFever) -> None:
        perks = game.table.perks
        order = reversed(game.clockwise_from_first())
        game.then(*[ChooseSecondBet(seat, 1 + perks[seat].extra_bets) for seat in order])


class ChooseFirstBet(Choose["HorseFever"], frozen=True):
    """2.1: a colour whose tokens are not all taken, and a side of the token."""

    def options(self, game: HorseFever) -> tuple[Option, ...]:
        return bets_on_offer(game.table, self.seat)

    def chosen(self, game: HorseFever, option: PlaceBet) -> None:
        stake(game, self.seat, option)


class ChooseSecondBet(Choose["HorseFever"], frozen=True):
    """2.3: another bet, or none; ``bets`` more may be made."""

    bets: int

    def options(self, game: HorseFever) -> tuple[Option, ...]:
        table, seat = game.table, self.seat
        if table.danari[seat] < table.minimum_bet(seat):
            return (_PASS,)
        return (*bets_on_offer(table, seat), _PASS)

    def chosen(self, game: HorseFever, option: PlaceBet | Pass) -> None:
        if isinstance(option, Pass):
            game.tell(events.BetPassed(self.seat))
            return
        if self.bets > 1:
            game.then(ChooseSecondBet(self.seat, self.bets - 1))
        stake(game, self.seat, option)


class ChooseStake(Amount["HorseFever"], frozen=True):
    """2.1: how much to bet, at least the minimum."""

    half: ClassVar[bool] = True
    goes_on: ClassVar[bool] = True

    kind: BetKind
    lane: Lane

    def span(self, game: HorseFever) -> Span:
        table = game.table
        return Span(table.minimum_bet(self.seat), table.danari[self.seat], STEP)

    def named(self, game: HorseFever, amount: int) -> None:
        place_bet(game, Bet(self.seat, self.kind, self.lane, amount))


def stake(game: HorseFever, seat: Seat, option: PlaceBet) -> None:
    """Ask for the stake, unless the purse leaves no choice."""
    table = game.table
    minimum = table.minimum_bet(seat)
    if table.danari[seat] >= minimum + STEP:
        game.then(ChooseStake(seat, option.kind, option.lane))
    else:
        place_bet(game, Bet(seat, option.kind, option.lane, minimum))


def place_bet(game: HorseFever, bet: Bet) -> None:
    """The stake goes to the bank, and a token of that colour on top of it."""
    table = game.table
    table.pay(bet.seat, bet.stake)
    table.tokens[bet.lane] -= 1
    table.bets.append(bet)
    game.tell(events.BetPlaced(bet.seat, bet.kind, bet.lane, bet.stake))


def bets_on_offer(table: Table, seat: Seat) -> tuple[PlaceBet, ...]:
    """Colours with a token left; 2.3: never the same side twice on one horse."""
    tokens = table.tokens
    own = [_place(bet.kind, bet.lane) for bet in table.bets if bet.seat == seat]
    left = enumerate(_EVERY_BET)
    if all(tokens):
        return tuple([one for place, one in left if place not in own]) if own else _EVERY_BET
    return tuple([one for place, one in left if tokens[one.lane] and place not in own])


_PASS: Final = Pass()
_EVERY_BET: Final = tuple(PlaceBet(kind, lane) for kind in BetKind for lane in LANES)


def _place(kind: BetKind, lane: Lane) -> int:
    """Where a bet stands among all of them."""
    return kind * len(LANES) + lane
