"""2.4: a trip to the black market, one purchase each."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from hornbook.games.kill_the_unicorns import events
from hornbook.games.kill_the_unicorns.colours import RAINBOW, Colour
from hornbook.games.kill_the_unicorns.decks import HUNTS, Goods, KillTheUnicornsCards, UnicornId
from hornbook.games.kill_the_unicorns.final import check_rainbows
from hornbook.games.kill_the_unicorns.options import Buy, BuyNothing, PayWith, UseOn
from hornbook.games.kill_the_unicorns.table import Caught, Table, Ware, spend
from hornbook.kernel import Choose, Option, Seat, Step

if TYPE_CHECKING:
    from hornbook.games.kill_the_unicorns.game import KillTheUnicorns


def stocked_market(cards: KillTheUnicornsCards, seats: int, pates: list[int]) -> list[Ware]:
    """1: a fake horn and a pâté a player, a cotton candy and a fairy dust a colour."""
    horn, dust, candy, pate = cards.stalls
    return [
        *[Ware(Goods.FAKE_HORN, Colour.NONE, horn.points, horn.price)] * seats,
        *[Ware(Goods.FAIRY_DUST, colour, dust.points, dust.price) for colour in RAINBOW],
        *[Ware(Goods.COTTON_CANDY, colour, candy.points, candy.price) for colour in RAINBOW],
        *[Ware(Goods.PATE, Colour.NONE, points, pate.price) for points in pates],
    ]


class OpenMarket(Step["KillTheUnicorns"], frozen=True):
    """2.4: from the first player on."""

    def run(self, game: KillTheUnicorns) -> None:
        game.table.place = HUNTS
        game.tell(events.MarketOpened(game.table.round_number))
        game.then(*[GoToMarket(seat) for seat in game.clockwise_from_first()])


class GoToMarket(Choose["KillTheUnicorns"], frozen=True):
    """2.4: one thing, or nothing. It takes hunt cards to pay with and a unicorn to use it on."""

    def options(self, game: KillTheUnicorns) -> tuple[Option, ...]:
        table = game.table
        hand = table.hands[self.seat]
        if not hand or not table.herds[self.seat]:
            return (_NOTHING,)
        purse = sum(hand)
        affordable = [ware for ware in table.market if ware.price <= purse]
        # Equal tokens are one option.
        return (*[_buy(ware) for ware in dict.fromkeys(affordable)], _NOTHING)

    def chosen(self, game: KillTheUnicorns, option: Buy | BuyNothing) -> None:
        if isinstance(option, Buy):
            goods, colour = option.goods, option.colour
            game.then(ChooseUnicorn(self.seat, goods, colour, option.points, option.price))
        else:
            game.tell(events.MarketLeft(self.seat))


_NOTHING = BuyNothing()


@lru_cache(1 << 10)
def _buy(ware: Ware) -> Buy:
    return Buy(ware.goods, ware.colour, ware.points, ware.price)


class ChooseUnicorn(Choose["KillTheUnicorns"], frozen=True):
    """2.4: on which of one's own unicorns; for a pâté: which one it is made of."""

    half: ClassVar[bool] = True
    goes_on: ClassVar[bool] = True

    goods: Goods
    colour: Colour
    points: int
    price: int

    def options(self, game: KillTheUnicorns) -> tuple[Option, ...]:
        return tuple([UseOn(caught.unicorn) for caught in game.table.herds[self.seat]])

    def chosen(self, game: KillTheUnicorns, option: UseOn) -> None:
        ware = Ware(self.goods, self.colour, self.points, self.price)
        game.then(ChoosePayment(self.seat, self.price, option.unicorn, ware))


class ChoosePayment(Choose["KillTheUnicorns"], frozen=True):
    """2.4: hunt cards left in hand, worth the price or more; no change is given."""

    half: ClassVar[bool] = True
    goes_on: ClassVar[bool] = True

    price: int
    unicorn: UnicornId
    ware: Ware

    def options(self, game: KillTheUnicorns) -> tuple[Option, ...]:
        return payments(game.table.hands[self.seat], self.price)

    def chosen(self, game: KillTheUnicorns, option: PayWith) -> None:
        table, seat = game.table, self.seat
        for card in option.cards:
            spend(table, seat, card)
        game.tell(events.PricePaid(seat, option.cards, option.total, self.price))
        table.market.remove(self.ware)
        if self.ware.goods is Goods.PATE:
            make_pate(game, seat, self.ware, self.unicorn)
        else:
            put_on(game, seat, self.ware, self.unicorn)
        check_rainbows(game)


@lru_cache(1 << 11)
def payments(hand: tuple[int, ...], price: int) -> tuple[Option, ...]:
    """Every way to pay without a card too many, the cheapest first."""
    found: list[PayWith] = []

    def pay(paid: tuple[int, ...], rest: tuple[int, ...]) -> None:
        total = sum(paid)
        if total >= price:
            found.append(PayWith(paid, total))
            return
        # The highest first: so the card that covers the price is never one too many.
        for value in dict.fromkeys(rest):
            if value:
                pay((*paid, value), rest[rest.index(value) + 1 :])

    pay((), hand[::-1])
    return tuple(sorted(found, key=lambda payment: (payment.total, len(payment.cards))))


def put_on(game: KillTheUnicorns, seat: Seat, ware: Ware, unicorn: UnicornId) -> None:
    """The token goes on a unicorn at once."""
    table = game.table
    herd = list(table.herds[seat])
    place = _place(table, seat, unicorn)
    herd[place] = with_token(herd[place], ware)
    table.herds[seat] = tuple(herd)
    game.tell(events.TokenBought(seat, ware.goods, ware.colour, ware.points, unicorn))


def with_token(caught: Caught, ware: Ware) -> Caught:
    """Tokens may stack: the last colour counts, all points stay."""
    return replace(
        caught,
        colour=caught.colour if ware.colour is Colour.NONE else ware.colour,
        tokens=(*caught.tokens, ware),
        token_points=caught.token_points + ware.points,
    )


def make_pate(game: KillTheUnicorns, seat: Seat, ware: Ware, unicorn: UnicornId) -> None:
    """A unicorn goes, with its ruse and its tokens, and a pâté comes."""
    table = game.table
    herd = list(table.herds[seat])
    caught = herd.pop(_place(table, seat, unicorn))
    table.herds[seat] = tuple(herd)
    table.gone.append(unicorn)
    table.lost += caught.tokens
    if caught.ruse is not None and caught.ruse_seat is not None:
        table.ruse_discards[caught.ruse_seat] += (caught.ruse,)
    table.pates[seat] += (ware,)
    game.tell(events.PateBought(seat, unicorn, ware.points))


def _place(table: Table, seat: Seat, unicorn: UnicornId) -> int:
    return [caught.unicorn for caught in table.herds[seat]].index(unicorn)


class RecoverHuntCards(Step["KillTheUnicorns"], frozen=True):
    """2.4: all hunt cards are back in hand for the next round, spent ones too."""

    def run(self, game: KillTheUnicorns) -> None:
        table, seats = game.table, game.setup.seats
        table.hands = [game.cards.hunt] * seats
        table.spent = [()] * seats
        game.tell(events.HuntCardsRecovered(len(game.cards.hunt)))
