"""Phase 3, results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hornbook.games.unicorn_fever import events
from hornbook.games.unicorn_fever.board import CONTRACTS_SHOWN, full_bet_tokens, full_stacks
from hornbook.games.unicorn_fever.decks import BetKind, Sign
from hornbook.games.unicorn_fever.loans import owe
from hornbook.games.unicorn_fever.perks import Perks
from hornbook.games.unicorn_fever.table import Bet
from hornbook.kernel import Seat, Step
from hornbook.racing import LANES, PODIUM, BetOffer, Lane, Place, Row, multiplier

if TYPE_CHECKING:
    from hornbook.games.unicorn_fever.game import UnicornFever

OWNER_GOLD = (6, 4, 2)
GLORY = {BetKind.WIN: 5, BetKind.EARLY: 3, BetKind.LATE: 2}
PLACE_MULTIPLIER = 2
OFFERS = (
    BetOffer(BetKind.WIN, 1, None, GLORY[BetKind.WIN]),
    BetOffer(BetKind.EARLY, PODIUM, PLACE_MULTIPLIER, GLORY[BetKind.EARLY]),
    BetOffer(BetKind.LATE, PODIUM, PLACE_MULTIPLIER, GLORY[BetKind.LATE]),
)
LONGSHOT: Row = Row(3)  # x5


class PayOwners(Step["UnicornFever"], frozen=True):
    """3.1, owner tiles: 6, 4 and 2 gold for the podium, whoever bet on what."""

    def run(self, game: UnicornFever) -> None:
        table = game.table
        for seat in game.clockwise_from_first():
            lane = table.owned[seat]
            place = game.place(lane)
            if place <= PODIUM:
                gold = OWNER_GOLD[place - 1] + table.perks[seat].owner_gold
                table.earn(seat, gold)
                game.tell(events.OwnerPaid(seat, lane, Place(place), gold))


class PayBets(Step["UnicornFever"], frozen=True):
    """3.1: from the first player clockwise, each bet in the order it was placed."""

    def run(self, game: UnicornFever) -> None:
        for seat in game.clockwise_from_first():
            for bet in game.table.bets:
                if bet.seat == seat:
                    settle(game, bet)


def settle(game: UnicornFever, bet: Bet) -> None:
    """Pay a bet that was won; the stake of a lost one is the bank's."""
    table, seat = game.table, bet.seat
    perks = table.perks[seat]
    place = game.place(bet.lane)
    if wins(bet, place, perks):
        gold, glory = payout(game, bet, paid_as(bet, place))
        table.earn(seat, gold)
        table.glory[seat] += glory
        game.tell(events.BetWon(seat, bet.kind, bet.lane, bet.stake, gold, glory))
        return
    refund = bet.stake * perks.refund // 100
    if perks.near_miss and wins(bet, place - 1, perks):
        refund = bet.stake
    table.earn(seat, refund)
    game.tell(events.BetLost(seat, bet.kind, bet.lane, bet.stake, refund))
    if perks.lost_gold:
        table.earn(seat, perks.lost_gold)
        game.tell(events.ContractPaid(seat, "lost_gold", perks.lost_gold, 0))


def wins(bet: Bet, place: int, perks: Perks) -> bool:
    """Whether a bet is won by that place."""
    if bet.kind is BetKind.WIN:
        return place <= 1 + perks.win_second
    return place <= PODIUM


def paid_as(bet: Bet, place: int) -> BetKind:
    """A win bet that a contract lets win as second is paid like an early place bet."""
    return BetKind.EARLY if bet.kind is BetKind.WIN and place > 1 else bet.kind


def payout(game: UnicornFever, bet: Bet, kind: BetKind) -> tuple[int, int]:
    """Gold and glory for a bet that was won: the base, what multiplies it, what adds to it."""
    table = game.table
    perks, row = table.perks[bet.seat], table.rows[bet.lane]
    on_lane = game.race.effects[bet.lane]
    stake = bet.stake + perks.stake_bonus
    if kind is BetKind.WIN:
        gold = stake * (multiplier(row) + perks.odds_bonus) + perks.win_gold
        if row >= LONGSHOT:
            gold += perks.longshot_gold
    else:
        gold = stake * (PLACE_MULTIPLIER + perks.place_bonus) + perks.place_gold
        gold += stake * perks.place_percent // 100
    glory = GLORY[kind] + bet.glory + perks.bet_glory + on_lane.bet_glory
    if bet.lane in table.fevered:
        glory += perks.fever_glory
    return max(gold + on_lane.bet_gold, 0), max(glory, 0)


class PayContracts(Step["UnicornFever"], frozen=True):
    """3.1: what contracts bring after the bets."""

    def run(self, game: UnicornFever) -> None:
        for seat in game.clockwise_from_first():
            perks = game.table.perks[seat]
            for name, gold, glory in contract_income(game, seat, perks):
                game.table.earn(seat, gold)
                game.table.glory[seat] += glory
                game.tell(events.ContractPaid(seat, name, gold, glory))


def contract_income(game: UnicornFever, seat: Seat, perks: Perks) -> list[tuple[str, int, int]]:
    """What a seat's contracts bring after a race: the perk, gold, glory."""
    table = game.table
    if not table.contracts[seat]:
        return []
    won = [wins(bet, game.place(bet.lane), perks) for bet in table.bets if bet.seat == seat]
    lost_by_rivals = sum(
        not wins(bet, game.place(bet.lane), table.perks[bet.seat])
        for bet in table.bets
        if bet.seat != seat
    )
    blessings = _own_cards(game, seat, Sign.POSITIVE, game.race.order[:PODIUM])
    hexes = _own_cards(game, seat, Sign.NEGATIVE, game.race.order[PODIUM:])
    found = [
        ("blessing_gold", perks.blessing_gold * blessings, 0),
        ("hex_gold", perks.hex_gold * hexes, 0),
        ("rival_lost_gold", perks.rival_lost_gold * lost_by_rivals, 0),
        ("consolation", 0, perks.consolation if won and not any(won) else 0),
        ("income", perks.income, 0),
        ("interest", 0 if table.loans[seat] else perks.interest * (table.gold[seat] // 10), 0),
    ]
    return [(name, gold, glory) for name, gold, glory in found if gold or glory]


def _own_cards(game: UnicornFever, seat: Seat, sign: Sign, lanes: Sequence[Lane]) -> int:
    magic = game.cards.magic
    return sum(
        placed.seat == seat and magic[placed.card].sign is sign
        for lane in lanes
        for placed in game.table.active[lane]
    )


class TidyUp(Step["UnicornFever"], frozen=True):
    """3.1: bet and action tokens back to their places, reserved ones too; magic is discarded."""

    def run(self, game: UnicornFever) -> None:
        table = game.table
        table.bets = []
        table.reserved_bets = []
        table.reserved_actions = []
        table.taken = [()] * game.setup.seats
        table.stacks = full_stacks(game.cards, game.setup.seats)
        table.bet_tokens = full_bet_tokens(game.setup.seats)
        for lane in LANES:
            table.magic_discard += [placed.card for placed in table.lanes[lane]]
        table.lanes = [()] * len(LANES)
        table.active = [()] * len(LANES)
        table.revealed = False


class PayGloryTax(Step["UnicornFever"], frozen=True):
    """3.2: 1 gold for each point of glory held; contracts' printed glory is not taxed."""

    def run(self, game: UnicornFever) -> None:
        table = game.table
        for seat in game.clockwise_from_first():
            tax = max(table.glory[seat] - table.perks[seat].tax_relief, 0)
            owe(game, seat, tax)
            game.tell(events.TaxPaid(seat, tax))


class UpdateFever(Step["UnicornFever"], frozen=True):
    """3.4: the slowest are unleashed, all of them; the others calm down."""

    def run(self, game: UnicornFever) -> None:
        table = game.table
        table.fevered = slowest(table.rows)
        table.race = None
        game.tell(events.FeverSpread(table.fevered))


def slowest(rows: Sequence[Row]) -> tuple[Lane, ...]:
    """The unicorns with the worst odds."""
    worst = max(rows)
    return tuple([lane for lane in LANES if rows[lane] == worst])


class RevealContracts(Step["UnicornFever"], frozen=True):
    """3.5: discard what is left on display, show three new ones (fewer if the deck runs out)."""

    def run(self, game: UnicornFever) -> None:
        table = game.table
        table.contract_discard += table.display
        count = min(CONTRACTS_SHOWN, len(table.contract_deck))
        table.display = [table.contract_deck.pop() for _ in range(count)]
        game.tell(events.ContractsShown(tuple(table.display)))
