"""4: the two auctions, in which the bank buys a victory point and sells one."""

from __future__ import annotations

from abc import abstractmethod
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final

from hornbook.games.horse_fever.board import events
from hornbook.games.horse_fever.board.events import WhyLeft
from hornbook.games.horse_fever.board.options import Accept, LeaveAuction
from hornbook.games.horse_fever.points import win_points
from hornbook.kernel import Choose, Event, Option, Seat, Span, Step

if TYPE_CHECKING:
    from hornbook.games.horse_fever.game import HorseFever

OPENING_PRICE: Final = 1000
STEP: Final = 100
FLOOR: Final = 100  # nobody gives a point away for nothing


class OpenSale(Step["HorseFever"], frozen=True):
    """4.1: the bank buys a point from whoever takes least for it."""

    def run(self, game: HorseFever) -> None:
        ask_next(game, ChooseSale, OPENING_PRICE, tuple(game.clockwise_from_first()), None)


class OpenPurchase(Step["HorseFever"], frozen=True):
    """4.2: the bank sells a point to whoever pays most for it."""

    def run(self, game: HorseFever) -> None:
        ask_next(game, ChooseBid, OPENING_PRICE, tuple(game.clockwise_from_first()), None)


class _Auction(Choose["HorseFever"], frozen=True):
    """A price to accept or to refuse; who refuses is out of the auction."""

    in_public: ClassVar[bool] = True
    step: ClassVar[int]  # how each acceptance moves the price

    price: int
    waiting: tuple[Seat, ...]  # who is asked next, in turn
    leader: Seat | None  # who accepted last

    def options(self, game: HorseFever) -> tuple[Option, ...]:
        return (_accept(self.price), _LEAVE)

    def chosen(self, game: HorseFever, option: Accept | LeaveAuction) -> None:
        auction, seat, price = type(self), self.seat, self.price
        if isinstance(option, Accept):
            game.tell(self.accepted())
            ask_next(game, auction, price + self.step, (*self.waiting, seat), seat)
        else:
            game.tell(events.AuctionLeft(seat, price, WhyLeft.CHOSEN))
            ask_next(game, auction, price, self.waiting, self.leader)

    def limits(self, game: HorseFever, seat: Seat) -> Span | None:
        if seat != self.seat and seat not in self.waiting:
            return None
        span = self.prices(game, seat)
        return span if span.low <= span.high else None

    def by_limit(self, limit: int) -> int | None:
        return 0 if (limit - self.price) * self.step >= 0 else None

    @abstractmethod
    def prices(self, game: HorseFever, seat: Seat) -> Span:
        """The prices at which a seat could still trade."""

    @staticmethod
    @abstractmethod
    def hindered(game: HorseFever, seat: Seat, price: int) -> WhyLeft | None:
        """Why a seat cannot trade at that price, if it cannot."""

    @abstractmethod
    def accepted(self) -> Event:
        """How an acceptance is told."""

    @staticmethod
    @abstractmethod
    def trade(game: HorseFever, seat: Seat, price: int) -> None:
        """The last to accept trades, at the price accepted."""


_LEAVE: Final = LeaveAuction()
_accept = cache(Accept)  # there are few prices


def ask_next(
    game: HorseFever,
    auction: type[_Auction],
    price: int,
    waiting: tuple[Seat, ...],
    leader: Seat | None,
) -> None:
    """Ask the next one still in; once only the leader is left, or nobody, the auction ends."""
    while waiting and waiting[0] != leader:
        seat, waiting = waiting[0], waiting[1:]
        why = auction.hindered(game, seat, price)
        if why is None:
            game.then(auction(seat, price, waiting, leader))
            return
        game.tell(events.AuctionLeft(seat, price, why))
    if leader is None:
        game.tell(events.NobodyTraded())
    else:
        auction.trade(game, leader, price - auction.step)


class ChooseSale(_Auction, frozen=True):
    """4.1: a point for this price?"""

    step: ClassVar[int] = -STEP

    def prices(self, game: HorseFever, seat: Seat) -> Span:
        return Span(FLOOR, self.price if game.table.points[seat] else 0, STEP)

    @staticmethod
    def hindered(game: HorseFever, seat: Seat, price: int) -> WhyLeft | None:
        if game.table.points[seat] == 0:
            return WhyLeft.NO_POINT
        return None if price >= FLOOR else WhyLeft.TOO_CHEAP

    def accepted(self) -> Event:
        return events.SaleAccepted(self.seat, self.price)

    @staticmethod
    def trade(game: HorseFever, seat: Seat, price: int) -> None:
        table = game.table
        danari = price + table.perks[seat].sale_danari  # Adrien Justice
        table.points[seat] -= 1
        table.earn(seat, danari)
        game.tell(events.PointSold(seat, danari))


class ChooseBid(_Auction, frozen=True):
    """4.2: this price for a point?"""

    step: ClassVar[int] = STEP

    def prices(self, game: HorseFever, seat: Seat) -> Span:
        return Span(self.price, game.table.danari[seat] // STEP * STEP, STEP)

    @staticmethod
    def hindered(game: HorseFever, seat: Seat, price: int) -> WhyLeft | None:
        return None if game.table.danari[seat] >= price else WhyLeft.NO_MONEY

    def accepted(self) -> Event:
        return events.BidAccepted(self.seat, self.price)

    @staticmethod
    def trade(game: HorseFever, seat: Seat, price: int) -> None:
        table = game.table
        danari = max(price - table.perks[seat].bid_discount, 0)  # Philippe Justice
        table.pay(seat, danari)
        game.tell(events.PointBought(seat, danari))
        win_points(game, seat, 1)
