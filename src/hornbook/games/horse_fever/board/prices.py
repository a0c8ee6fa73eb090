"""Tables 2 and 3: what cards cost, from the bank and from another player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hornbook.games.horse_fever.table import Deck, Table
from hornbook.kernel import Seat
from hornbook.racing import Lane

if TYPE_CHECKING:
    from hornbook.games.horse_fever.perks import Perks

CARD: Final = 400
STABLES: Final = (2100, 1900, 1700, 1500, 1300, 1100)  # by row, 1:2 first
PASSING: Final = 400
FROM_PLAYER: Final = 2  # times the bank's price; discounts come off after doubling


def actions_price(perks: Perks) -> int:
    """Two action cards, from the bank only."""
    return max(CARD - perks.action_discount, 0)


def card_price(deck: Deck, perks: Perks, times: int = 1) -> int:
    """An objective, an assistant or a horse."""
    return max(CARD * times - _discount(deck, perks), 0)


def stable_price(table: Table, lane: Lane, buyer: Seat, times: int = 1) -> int:
    """A stable, by the odds it has now."""
    price = STABLES[table.rows[lane]] * times
    return max(price - table.perks[buyer].stable_discount, 0)


def _discount(deck: Deck, perks: Perks) -> int:
    if deck is Deck.OBJECTIVE:
        return perks.objective_discount
    return perks.assistant_discount if deck is Deck.ASSISTANT else perks.horse_discount
