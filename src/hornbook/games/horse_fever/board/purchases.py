"""1.1 and 1.2: everyone buys something twice, or passes for money."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from hornbook.games.horse_fever.board import events
from hornbook.games.horse_fever.board.draws import PayAndDraw
from hornbook.games.horse_fever.board.offers import Ask, cards_to_ask_for, consider
from hornbook.games.horse_fever.board.options import (
    AskForAssistant,
    AskForHorse,
    AskForObjective,
    AskForStable,
    BuyActions,
    BuyAssistant,
    BuyHorse,
    BuyObjective,
    BuyStable,
    PassForMoney,
    TakeLoan,
)
from hornbook.games.horse_fever.board.prices import (
    ACTIONS,
    CARD,
    PASSING,
    STABLES,
    reduced,
)
from hornbook.games.horse_fever.events import ActionsTaken
from hornbook.games.horse_fever.loans import LENT, LOANS, due
from hornbook.games.horse_fever.perks import Perks
from hornbook.games.horse_fever.points import honour
from hornbook.games.horse_fever.table import (
    ASSISTANT,
    HORSE,
    LOAN_CARDS,
    OBJECTIVE,
    STABLE,
    Deck,
    Loan,
    Table,
)
from hornbook.kernel import Choose, Option, Seat, Step
from hornbook.racing import LANES, Lane

if TYPE_CHECKING:
    from hornbook.games.horse_fever.game import HorseFever

ACTION_CARDS: Final = 2


class OpenShop(Step["HorseFever"], frozen=True):
    """1.0: the action deck is shuffled anew, and nobody has bought anything yet."""

    def run(self, game: HorseFever) -> None:
        game.chance.shuffle(game.table.action_deck)
        game.table.bought = [0] * game.setup.seats


class Purchases(Step["HorseFever"], frozen=True):
    """1.1, 1.2: a purchase each, clockwise from the first player."""

    lap: int

    def run(self, game: HorseFever) -> None:
        game.then(*[ChoosePurchase(seat, self.lap) for seat in game.clockwise_from_first()])


class ChoosePurchase(Choose["HorseFever"], frozen=True):
    """1.1: buy one thing from the bank or a player, take a loan, or pass for money."""

    lap: int
    asked: tuple[Ask, ...] = ()  # what players have refused to sell, this time

    def options(self, game: HorseFever) -> tuple[Option, ...]:
        table, seat = game.table, self.seat
        bought = kinds_bought(table, seat, self.lap)
        found = bank_cards(game, seat, bought)
        found += loans_on_offer(table, seat)
        to_ask_for = cards_to_ask_for(table, seat, bought)
        found += [one for one in to_ask_for if one not in self.asked] if self.asked else to_ask_for
        found.append(_pass_for_money(PASSING + table.perks[seat].pass_danari))
        return tuple(found)

    def chosen(self, game: HorseFever, option: Option) -> None:
        seat = self.seat
        match option:
            case BuyActions(price):
                buy_actions(game, seat, price)
            case BuyObjective(price):
                game.then(PayAndDraw(seat, Deck.OBJECTIVE, price))
            case BuyAssistant(price):
                game.then(PayAndDraw(seat, Deck.ASSISTANT, price))
            case BuyHorse(price):
                game.then(PayAndDraw(seat, Deck.HORSE, price))
            case BuyStable(lane, price):
                buy_stable(game, seat, lane, price)
            case TakeLoan(loan, danari):
                borrow(game, seat, loan, danari)
            case PassForMoney(danari):
                game.table.earn(seat, danari)
                game.tell(events.Passed(seat, danari))
            case AskForObjective() | AskForAssistant() | AskForHorse() | AskForStable():
                again = ChoosePurchase(seat, self.lap, (*self.asked, option))
                game.then(consider(option, seat, again))


def kinds_bought(table: Table, seat: Seat, lap: int) -> int:
    """A bit for each kind of card the seat may not buy again in this phase."""
    # Miss Double: in the second purchase she may repeat the first one's kind.
    return 0 if lap == 2 and table.perks[seat].any_purchase else table.bought[seat]


def bank_cards(game: HorseFever, seat: Seat, bought: int) -> list[Option]:
    """What the bank sells that the seat can pay."""
    table = game.table
    danari, owners, offers = table.danari[seat], table.owners, _offers(table.perks[seat])
    found: list[Option] = []
    if danari >= offers.actions.price and len(table.action_deck) >= ACTION_CARDS:
        found.append(offers.actions)
    if not bought & OBJECTIVE and danari >= offers.objective.price and table.objective_pile.cards:
        found.append(offers.objective)
    if not bought & ASSISTANT and danari >= offers.assistant.price and table.assistant_pile.cards:
        found.append(offers.assistant)
    horses = table.horse_pile.cards if seat in owners else ()  # a horse needs a stable
    if horses and not bought & HORSE and danari >= offers.horse.price:
        found.append(offers.horse)
    if not bought & STABLE and None in owners:
        rows = table.rows
        for lane in LANES:
            if owners[lane] is None:
                stable = offers.stables[rows[lane]][lane]
                if danari >= stable.price:
                    found.append(stable)
    return found


class _Offers(Struct, frozen=True):
    """What the bank sells to somebody with certain perks."""

    actions: BuyActions
    objective: BuyObjective
    assistant: BuyAssistant
    horse: BuyHorse
    stables: tuple[tuple[BuyStable, ...], ...]  # by row and lane


@lru_cache(1 << 10)
def _offers(perks: Perks) -> _Offers:
    """There are few prices: the same offers are made again and again."""
    return _Offers(
        actions=BuyActions(reduced(ACTIONS, perks.action_discount)),
        objective=BuyObjective(reduced(CARD, perks.objective_discount)),
        assistant=BuyAssistant(reduced(CARD, perks.assistant_discount)),
        horse=BuyHorse(reduced(CARD, perks.horse_discount)),
        stables=tuple(
            tuple(BuyStable(lane, reduced(price, perks.stable_discount)) for lane in LANES)
            for price in STABLES
        ),
    )


_pass_for_money = cache(PassForMoney)


@lru_cache(1 << 10)
def _loan_offers(loans: tuple[Loan, ...], perks: Perks) -> tuple[TakeLoan, ...]:
    return tuple(
        TakeLoan(loan, LENT[loan], due(loan, perks)) for loan in LOANS if loan not in loans
    )


def loans_on_offer(table: Table, seat: Seat) -> tuple[TakeLoan, ...]:
    """One loan of each kind a player, while there are loan cards left."""
    if sum(map(len, table.loans)) >= LOAN_CARDS:
        return ()
    return _loan_offers(table.loans[seat], table.perks[seat])


def buy_actions(game: HorseFever, seat: Seat, price: int) -> None:
    """Two action cards; the only purchase that can be made twice in a phase."""
    table = game.table
    table.pay(seat, price)
    cards = tuple([table.action_deck.pop() for _ in range(ACTION_CARDS)])
    table.hands[seat] += cards
    game.tell(events.ActionsBought(seat, ACTION_CARDS, price))
    game.tell(ActionsTaken(seat, cards))


def buy_stable(game: HorseFever, seat: Seat, lane: Lane, price: int) -> None:
    """A stable brings a victory point at once."""
    table = game.table
    table.pay(seat, price)
    table.owners[lane] = seat
    table.bought[seat] |= STABLE
    game.tell(events.StableBought(seat, lane, price))
    honour(game, seat, 1)


def borrow(game: HorseFever, seat: Seat, loan: Loan, danari: int) -> None:
    """A loan card, with the side that was chosen face up."""
    game.table.loans[seat] += (loan,)
    game.table.earn(seat, danari)
    game.tell(events.LoanTaken(seat, loan, danari))
