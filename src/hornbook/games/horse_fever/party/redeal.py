"""Deal again all that a seat cannot know, as the seat knows it could lie."""

from __future__ import annotations

from hornbook.games.horse_fever.party.table import (
    NO_BETS,
    UNIT,
    Bet,
    BetKind,
    Phase,
    Slip,
    Table,
)
from hornbook.kernel import Chance, Seat
from hornbook.racing import LANES


def deal_again(table: Table, seat: Seat | None, chance: Chance) -> None:
    """Write the others' hidden slips and the order of the movement deck anew."""
    chance.deal_again(table.movement_deck)
    if table.phase is not Phase.BETTING:
        return  # every slip is open once the bets are closed
    for other, slip in enumerate(table.slips):
        if not slip or other == seat:
            continue
        # Who has handed in a slip is known; how far the others got is not.
        handed_in = other not in table.waiting
        table.slips[other] = any_slip(table.money[other], chance) if handed_in else NO_BETS


def any_slip(money: int, chance: Chance) -> Slip:
    """Two bets that this money allows, or one if it allows no more."""
    units = money // UNIT
    first, second = divmod(chance.below(len(LANES) ** 2), len(LANES))
    if units < 2:
        return (Bet(BetKind(chance.below(2)), LANES[first], UNIT),)
    place = 1 + chance.below(units - 1)
    win = 1 + chance.below(units - place)
    return (
        Bet(BetKind.PLACE, LANES[first], place * UNIT),
        Bet(BetKind.WIN, LANES[second], win * UNIT),
    )
