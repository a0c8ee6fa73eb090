"""Tables 2 and 3: what cards cost, from the bank and from another player."""

from __future__ import annotations

from typing import Final

from hornbook.games.horse_fever.table import Table
from hornbook.kernel import Seat
from hornbook.racing import Lane

ACTIONS: Final = 400  # two of them, from the bank only
CARD: Final = 400  # an objective, an assistant or a horse
STABLES: Final = (2100, 1900, 1700, 1500, 1300, 1100)  # by row, 1:2 first
FROM_PLAYER: Final = 2  # times the bank's price; discounts come off after doubling
PASSING: Final = 400  # what the bank pays for buying nothing


def reduced(price: int, discount: int) -> int:
    """A price with a discount; nobody is paid for buying."""
    return price - discount if price > discount else 0


def stable_price(table: Table, lane: Lane, buyer: Seat, times: int = 1) -> int:
    """A stable, by the odds it has now."""
    return reduced(STABLES[table.rows[lane]] * times, table.perks[buyer].stable_discount)
