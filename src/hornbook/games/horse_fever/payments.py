"""3.3: payments, and clearing the track afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hornbook.games.horse_fever import events
from hornbook.games.horse_fever.deal import full_action_deck
from hornbook.games.horse_fever.points import fall_short, pay_what_one_can, win_points
from hornbook.games.horse_fever.table import Bet, BetKind
from hornbook.kernel import Seat, Step
from hornbook.racing import LANES, PODIUM, BetOffer, Lane, Place, Race, multiplier

if TYPE_CHECKING:
    from hornbook.games.horse_fever.game import HorseFever

STABLE_DANARI: Final = (600, 400, 200)
POINTS: Final = (3, 1)  # by kind of bet
PLACE_MULTIPLIER: Final = 2
OFFERS: Final = (
    BetOffer(BetKind.WIN, 1, None, POINTS[BetKind.WIN]),
    BetOffer(BetKind.PLACE, PODIUM, PLACE_MULTIPLIER, POINTS[BetKind.PLACE]),
)


class PayWinnings(Step["HorseFever"], frozen=True):
    """3.3: from the first player on, bets, then stables, then assistants and horses."""

    def run(self, game: HorseFever) -> None:
        table, race = game.table, game.race
        podium = race.order[:PODIUM]
        stables = [table.owners[lane] for lane in podium]
        for seat in game.clockwise_from_first():
            for bet in table.bets:
                if bet.seat == seat:
                    settle(game, race, bet)
            if seat in stables:
                pay_stables(game, seat, podium)
            pay_income(game, seat)


def settle(game: HorseFever, race: Race, bet: Bet) -> None:
    """Pay a bet that was won; the stake of a lost one is the bank's."""
    table, seat, kind, lane = game.table, bet.seat, bet.kind, bet.lane
    place, to_win = race.order.index(lane) + 1, kind is _WIN
    if place > (1 if to_win else PODIUM + table.perks[seat].place_reach):
        game.tell(events.BetLost(seat, kind, lane, bet.stake))
        return
    danari = bet.stake * (multiplier(table.rows[lane]) if to_win else PLACE_MULTIPLIER)
    points = max(POINTS[kind] + race.effects[lane].bet_glory, 0)
    table.earn(seat, danari)
    game.tell(events.BetWon(seat, kind, lane, bet.stake, danari, points))
    win_points(game, seat, points)


_WIN: Final = BetKind.WIN


def pay_stables(game: HorseFever, seat: Seat, podium: list[Lane]) -> None:
    """600, 400 and 200 Danari for the podium, whoever bet on what."""
    for place, lane in enumerate(podium):
        if game.table.owners[lane] == seat:
            danari = STABLE_DANARI[place]
            game.table.earn(seat, danari)
            game.tell(events.StablePaid(seat, lane, Place(place + 1), danari))


def pay_income(game: HorseFever, seat: Seat) -> None:
    """What assistants and the horses that ran bring."""
    table = game.table
    if danari := table.perks[seat].income:
        table.earn(seat, danari)
        game.tell(events.IncomePaid(seat, danari))
    for horse in table.horses[seat]:
        danari = game.cards.horses[horse].income
        if danari and horse in table.stalls:
            table.earn(seat, danari)
            game.tell(events.HorsePaid(seat, horse, danari))


class CollectDebts(Step["HorseFever"], frozen=True):
    """3.3, once all winnings are paid: fines, then what neighbours must pay."""

    def run(self, game: HorseFever) -> None:
        table, actions = game.table, game.cards.actions
        fined = [
            (lane, fine)
            for lane in LANES
            for card in table.active[lane]
            if (fine := actions[card.card].fine)
        ]
        order = game.clockwise_from_first()
        debts: list[Step[HorseFever]] = []
        if fined:
            bettors = {(bet.seat, bet.lane) for bet in table.bets}
            debts += [
                PayFine(seat, lane, fine)
                for seat in order
                for lane, fine in fined
                if (seat, lane) in bettors
            ]
        for seat in order:
            perks = table.perks[seat]
            if perks.from_right:
                debts.append(CollectFromNeighbour(seat, -1, perks.from_right))
            if perks.from_left:
                debts.append(CollectFromNeighbour(seat, 1, perks.from_left))
        game.then(*debts)


class PayFine(Step["HorseFever"], frozen=True):
    """Armand Aménde: everyone who bet on the horse pays, once, winner or not."""

    seat: Seat
    lane: Lane
    fine: int

    def run(self, game: HorseFever) -> None:
        if self.seat in game.table.left:
            return
        paid = pay_what_one_can(game, self.seat, self.fine)
        game.tell(events.FinePaid(self.seat, self.lane, paid))
        if paid < self.fine:
            fall_short(game, self.seat, self.fine - paid)


class CollectFromNeighbour(Step["HorseFever"], frozen=True):
    """Brian O' Fist and Pedro Pugnos: the next one still in, on one side, pays."""

    seat: Seat
    side: int  # 1 to the left, -1 to the right
    danari: int

    def run(self, game: HorseFever) -> None:
        if self.seat in game.table.left:
            return
        neighbour = game.neighbour(self.seat, self.side)
        paid = pay_what_one_can(game, neighbour, self.danari)
        game.table.earn(self.seat, paid)
        game.tell(events.NeighbourPaid(self.seat, neighbour, paid))
        if paid < self.danari:
            fall_short(game, neighbour, self.danari - paid)


class ClearTrack(Step["HorseFever"], frozen=True):
    """Bet tokens, horse cards and action cards go back to where they belong."""

    def run(self, game: HorseFever) -> None:
        table, seats = game.table, game.setup.seats
        table.bets = []
        table.tokens = [seats - 1] * len(LANES)
        if table.left:
            owned = {horse for horses in table.horses for horse in horses}
            stray = [horse for horse in table.stalls if horse is not None and horse not in owned]
            table.horse_pile.take_back(stray, range(seats + 1), game.chance)
        table.stalls = [None] * len(LANES)
        table.lanes = [()] * len(LANES)
        table.active = [()] * len(LANES)
        table.hands = [()] * seats
        table.action_deck = full_action_deck(game)
        table.revealed = False
        table.race = None
