"""The characters' powers, by rules of thumb: what they add to a bid, and when to use them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hornbook.bots.kill_the_unicorns.bids import (
    Bid,
    Hunt,
    best_duel_gains,
    best_foretold_gains,
    chance_of,
    duel_gains,
    foretold_gains,
    rest_of,
    standoff_chances,
)
from hornbook.games.kill_the_unicorns.bids import leader, shown_totals, standing
from hornbook.games.kill_the_unicorns.decks import HUNTS, Power
from hornbook.games.kill_the_unicorns.options import (
    ActInstead,
    DareRival,
    Foretell,
    StepOut,
    SwapCard,
    TakeBack,
)
from hornbook.games.kill_the_unicorns.table import Placed
from hornbook.kernel import Option

if TYPE_CHECKING:
    from hornbook.bots.kill_the_unicorns.turn import Turn

SAVING: Final = (0.12, 0.10, 0.06, 0.0)  # by hunt: a smaller gain in chance can wait
A_UNICORN: Final = 4.0  # about what a unicorn brings
ENCORES: Final = (2.5, 2.5, 1.5)  # by hunt: a lower card is not worth taking back


def edge(turn: Turn, hunt: Hunt, total: int, rest: Bid) -> float:
    """What the seat's power adds to its chance with a total, when so many cards are left."""
    table = turn.table
    if not table.power_ready[turn.me]:
        return 0.0
    match table.powers[turn.me]:
        case Power.DARE_RIVAL:
            return max(chance_of(best_duel_gains(hunt), total) - SAVING[table.place], 0.0)
        case Power.FORETELL if rest:
            return max(chance_of(best_foretold_gains(hunt), total) - SAVING[table.place], 0.0)
        case Power.LIE_IN_WAIT:
            return chance_of(standoff_chances(hunt), total)
    return 0.0


def encore(turn: Turn, rest: Bid, bid: Bid) -> Bid:
    """The cards left to pay with after the last hunt, when one may be taken back."""
    table = turn.table
    if table.powers[turn.me] is not Power.TAKE_BACK or not table.power_ready[turn.me]:
        return rest
    return tuple(sorted((*rest, max(bid)))) if table.place == HUNTS - 1 else rest


def dare(turn: Turn) -> int:
    """The rival with whom a tie is likeliest, if that is worth it."""
    table, total = turn.table, sum(turn.table.laid[turn.me])
    seats = [seat for seat in range(turn.seats) if seat != turn.me and table.laid[seat]]
    gains = dict(zip(seats, duel_gains(_sealed(turn)), strict=True))

    def value(option: Option) -> float:
        if isinstance(option, DareRival):
            return chance_of(gains[option.rival], total) * _wanted(turn)
        return SAVING[table.place] * A_UNICORN

    return turn.best(value)


def foretell(turn: Turn) -> int:
    """The total that most likely stands in the way, if that is worth the card."""
    table, total = turn.table, sum(turn.table.laid[turn.me])
    hand = table.hands[turn.me]
    price = turn.hold(hand) - turn.hold(hand[1:])
    gains = foretold_gains(_sealed(turn))

    def value(option: Option) -> float:
        if isinstance(option, Foretell):
            found = gains[option.total] if option.total < len(gains) else (0.0,)
            return chance_of(found, total) * _wanted(turn) - price
        return SAVING[table.place] * A_UNICORN

    return turn.best(value)


def swap(turn: Turn) -> int:
    """Win what would be lost, or win for less."""
    table, me = turn.table, turn.me
    wanted = turn.mine.caught_too(table.hunted) + turn.rules.first
    shown = shown_totals(turn.game)

    def value(option: Option) -> float:
        hand, more, used = table.hands[me], 0, 0.0
        if isinstance(option, SwapCard):
            more = option.instead - option.value
            hand = tuple(sorted((*rest_of(hand, (option.instead,)), option.value)))
            used = 0.3
        totals = [(seat, total + more if seat == me else total) for seat, total in shown]
        wins = leader(standing(turn.game, totals, totals)) == me
        return wanted * wins + turn.hold(hand) - used

    return turn.best(value)


def lie_in_wait(turn: Turn) -> int:
    """Unless the unicorn would be no use."""
    wanted = turn.mine.caught_too(turn.table.hunted)
    return turn.best(lambda option: wanted if isinstance(option, StepOut) else 0.5)


def second_ruse(turn: Turn) -> int:
    """When the hunt ends so much better that it is worth the best card."""
    table, turned = turn.table, turn.table.turned
    if turned is None:
        return 0
    hand = table.hands[turn.me]
    price = turn.hold(hand) - turn.hold(hand[:-1])

    def value(option: Option) -> float:
        if isinstance(option, ActInstead):
            return turn.ends(Placed(option.ruse, turn.me)) - price
        return turn.ends(turned) + SAVING[table.place] * A_UNICORN

    return turn.best(value)


def take_back(turn: Turn) -> int:
    """A high card, lower ones the later it is; before the market what pays."""
    place, hand = turn.table.place, turn.table.hands[turn.me]

    def value(option: Option) -> float:
        if not isinstance(option, TakeBack):
            return 0.0
        if place == HUNTS - 1:
            return turn.hold((*hand, option.value)) - turn.hold(hand) + 0.01 * option.value
        return option.value - ENCORES[place]

    return turn.best(value)


def _sealed(turn: Turn) -> Hunt:
    """The hunt as it stands when all have laid or passed."""
    table = turn.table
    return Hunt(table.asked, HUNTS - 1 - table.place, turn.rivals(table.hunted))


def _wanted(turn: Turn) -> float:
    """What the unicorn is worth to the seat, whichever ruse may act."""
    return sum([worth for worth, _ in turn.outcomes(turn.table.hunted)])
