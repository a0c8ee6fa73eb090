"""The rest of a round of Horse Fever by quick rules, for trying a choice out.

A trial needs no events and no history, so bets and cards go straight onto the sampled table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import Struct

from hornbook.bots.horse_fever.draws import line_up
from hornbook.bots.horse_fever.steady import push
from hornbook.bots.horse_fever.worth import PODIUM, WIN
from hornbook.games.horse_fever.betting import (
    ChooseFirstBet,
    ChooseSecondBet,
    ChooseStake,
    FirstBet,
    FirstBets,
    SecondBets,
    bets_on_offer,
)
from hornbook.games.horse_fever.board.prices import PASSING
from hornbook.games.horse_fever.board.purchases import ChoosePurchase, Purchases
from hornbook.games.horse_fever.board.start_line import ChooseHorse, StartLine
from hornbook.games.horse_fever.decks import ActionId
from hornbook.games.horse_fever.game import HorseFever
from hornbook.games.horse_fever.payments import POINTS
from hornbook.games.horse_fever.points import penalise
from hornbook.games.horse_fever.race import RevealActions
from hornbook.games.horse_fever.rigging import ChooseCard, ChooseLane, RigRace
from hornbook.games.horse_fever.table import Bet, BetKind, Placed
from hornbook.kernel import Chance, Seat
from hornbook.racing import LANES, Lane, multiplier

COIN: Final = 0.0003  # points for a Danari
NO_SHOP_COIN: Final = 0.000_1  # where money only pays for bets
HUNCH: Final = (0.1, 0.08)  # how far one's own card moves one's own idea of a win, of a place
A_BET: Final = len(LANES)  # moods are by kind and lane


class Mood(Struct, frozen=True):
    """What everyone at the table thinks, in one world: the chances, and a little taste."""

    win: Sequence[float]  # by lane
    podium: Sequence[float]
    tastes: Sequence[Sequence[float]]  # by seat, then kind and lane
    coin: float
    counted: frozenset[ActionId] = frozenset()  # cards that the chances know of


def mood(
    game: HorseFever, me: Seat, chance: Chance, ranks: Sequence[Sequence[float]] | None
) -> Mood:
    """A mood for a world; without known chances everyone goes by the odds table."""
    rows = game.table.rows
    if ranks is None:
        win, podium = [WIN[row] for row in rows], [PODIUM[row] for row in rows]
    else:
        win, podium = [lane[0] for lane in ranks], [sum(lane[:3]) for lane in ranks]
    tastes = [
        [0.003 * chance.below(100) for _ in range(2 * len(LANES))] for _ in range(game.setup.seats)
    ]
    counted = [card.card for lane in LANES for card in game.table.lanes[lane] if card.seat == me]
    coin = COIN if game.shop else NO_SHOP_COIN
    return Mood(win, podium, tastes, coin, frozenset(counted))


def cut_before_race(game: HorseFever) -> None:
    """Let a sampled game end where the action cards would be turned."""
    agenda = game.agenda
    for place in range(len(agenda) - 1, -1, -1):
        if isinstance(agenda[place], RevealActions):
            del agenda[: place + 1]
            return


def finish(game: HorseFever, about: Mood) -> None:
    """Everyone makes the decisions left before the race; what is not known here is left out."""
    agenda = game.agenda
    while agenda:
        step = agenda.pop()
        rule = _RULES.get(type(step))
        if rule is not None:
            rule(game, step, about)


# Bets


def _bet(game: HorseFever, seat: Seat, about: Mood, optional: bool) -> None:
    """The bet with most points in it; the money in it counts as well."""
    table = game.table
    low, danari = table.minimum_bet(seat), table.danari[seat]
    if danari < low or seat in table.left:
        if not optional and seat not in table.left:
            penalise(game, seat)
        return
    rows, tastes, coin = table.rows, about.tastes[seat], about.coin
    hunches = _hunches(game, seat, about) if optional else _NO_HUNCHES
    best, most = None, -99.0
    for option in bets_on_offer(table, seat):
        lane = option.lane
        if option.kind is BetKind.WIN:
            chance = about.win[lane] + HUNCH[0] * hunches[lane]
            value = 3 * chance + coin * low * (chance * multiplier(rows[lane]) - 1) + tastes[lane]
        else:
            chance = about.podium[lane] + HUNCH[1] * hunches[lane]
            stake = _stake(danari, low, chance, optional)
            value = chance + coin * stake * (chance * 2 - 1) + tastes[A_BET + lane]
        if value > most:
            best, most = option, value
    if best is None:
        return
    chance = about.podium[best.lane] if best.kind is BetKind.PLACE else 0.0
    _place(game, seat, best.kind, best.lane, _stake(danari, low, chance, optional))


def _hunches(game: HorseFever, seat: Seat, about: Mood) -> list[float]:
    """By lane: how much a seat's own cards help the horse, as only the seat knows."""
    faces = game.cards.actions
    found = [0.0] * len(LANES)
    for lane in LANES:
        for card in game.table.lanes[lane]:
            if card.seat == seat and card.card not in about.counted:
                found[lane] += push(faces[card.card])
    return found


_NO_HUNCHES: Final = (0.0,) * len(LANES)


def _stake(danari: int, low: int, chance: float, second: bool) -> int:
    """The minimum; more on a place bet that is nearly sure."""
    if chance < 0.6:
        return low
    free = danari - low if second else danari - 2 * low
    return low + max(int(free * (chance - 0.45)), 0) // 100 * 100


def _place(game: HorseFever, seat: Seat, kind: BetKind, lane: Lane, stake: int) -> None:
    table = game.table
    table.danari[seat] -= stake
    table.tokens[lane] -= 1
    table.bets.append(Bet(seat, kind, lane, stake))


def _first_bets(game: HorseFever, step: Any, about: Mood) -> None:
    for seat in game.clockwise_from_first():
        _bet(game, seat, about, optional=False)


def _first_bet(game: HorseFever, step: Any, about: Mood) -> None:
    _bet(game, step.seat, about, optional=False)


def _second_bets(game: HorseFever, step: Any, about: Mood) -> None:
    for seat in reversed(game.clockwise_from_first()):
        for _ in range(1 + game.table.perks[seat].extra_bets):
            _bet(game, seat, about, optional=True)


def _second_bet(game: HorseFever, step: Any, about: Mood) -> None:
    for _ in range(step.bets):
        _bet(game, step.seat, about, optional=True)


def _raise_stake(game: HorseFever, step: Any, about: Mood) -> None:
    table, seat = game.table, step.seat
    second = any(bet.seat == seat for bet in table.bets)
    chance = about.podium[step.lane] if step.kind is BetKind.PLACE else 0.0
    stake = _stake(table.danari[seat], table.minimum_bet(seat), chance, second)
    _place(game, seat, step.kind, step.lane, stake)


# Rigging


def _rig(game: HorseFever, step: Any, about: Mood) -> None:
    for seat in game.clockwise_from_first():
        for card in game.table.hands[seat]:
            _lay(game, seat, card, about)
        game.table.hands[seat] = ()


def _play_card(game: HorseFever, step: Any, about: Mood) -> None:
    hand = game.table.hands[step.seat]
    if hand:
        game.table.hands[step.seat] = hand[1:]
        _lay(game, step.seat, hand[0], about)


def _choose_lane(game: HorseFever, step: Any, about: Mood) -> None:
    card = game.table.raised
    if card is not None:
        game.table.raised = None
        _lay(game, step.seat, card, about)


def _lay(game: HorseFever, seat: Seat, card: ActionId, about: Mood) -> None:
    """Good cards where one's own bets are, bad ones where the others' are."""
    table = game.table
    face = game.cards.actions[card]
    helps = 1.0 if face.effect.bet_glory else -1.0 if face.fine else push(face)
    wants = interests(game, seat, about)
    best = max(LANES, key=lambda lane: helps * wants[lane])
    table.lanes[best] += (Placed(card, seat),)


def interests(game: HorseFever, seat: Seat, about: Mood) -> list[float]:
    """By lane: how much a seat wants the horse to do well, and how much a push would matter."""
    table = game.table
    against = -1.0 / max(len(table.danari) - 1, 1)
    wants = [0.0] * len(LANES)
    for bet in table.bets:
        worth = POINTS[bet.kind] + about.coin * bet.stake * 2
        wants[bet.lane] += worth if bet.seat == seat else against * worth
    for lane in LANES:
        owner = table.owners[lane]
        if owner is not None:
            wants[lane] += 0.12 if owner == seat else 0.12 * against
        podium = about.podium[lane]
        wants[lane] *= 0.15 + podium * (1.25 - podium)
    return wants


# Shop


def _pass(game: HorseFever, step: Any, about: Mood) -> None:
    game.table.danari[step.seat] += PASSING


def _all_pass(game: HorseFever, step: Any, about: Mood) -> None:
    for seat in game.clockwise_from_first():
        game.table.danari[seat] += PASSING


def _start_line(game: HorseFever, step: Any, about: Mood) -> None:
    for seat in game.clockwise_from_first():
        if game.table.horses[seat]:
            line_up(game, seat)


def _choose_horse(game: HorseFever, step: Any, about: Mood) -> None:
    line_up(game, step.seat)


_RULES: Final[dict[type, Callable[[HorseFever, Any, Mood], None]]] = {
    FirstBets: _first_bets,
    FirstBet: _first_bet,
    ChooseFirstBet: _first_bet,
    ChooseStake: _raise_stake,
    SecondBets: _second_bets,
    ChooseSecondBet: _second_bet,
    RigRace: _rig,
    ChooseCard: _play_card,
    ChooseLane: _choose_lane,
    ChoosePurchase: _pass,
    Purchases: _all_pass,
    StartLine: _start_line,
    ChooseHorse: _choose_horse,
}
