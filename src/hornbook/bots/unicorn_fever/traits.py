"""Compiled: what of a seat decides who is likely to win, when races are still to come."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from hornbook.bots.unicorn_fever.book import Measures, Numbers
from hornbook.bots.unicorn_fever.reckoning import TAX_RELIEF, owed
from hornbook.bots.unicorn_fever.sheet import GLORY, GOLD, LOANS, OWNED, PRINTED
from hornbook.odds.compiled import compiled
from hornbook.racing import LANES

KNOTS: Final = (-40.0, -20.0, -5.0, 10.0, 30.0, 60.0, 100.0)  # of spare gold
NAMES: Final = (
    "glory",
    "printed",  # on contracts
    "promise",  # what contracts will bring, in glory
    "debt",  # spare gold below the first knot, then its parts, then what is above the last
    *(f"gold_{part}" for part in range(1, len(KNOTS))),
    "riches",
    "row",  # the own unicorn's, 0 for the fastest
    "fever",  # whether the own unicorn has it
    "order",  # 0 for the first player, 1 for the last
    "hand",  # how much its magic cards can change
    "loans",
    "edge",  # the same for everybody who thinks alike
)
TRAITS: Final = len(NAMES)
_ROW: Final = NAMES.index("row")
_LANES: Final = len(LANES)


class Scene(NamedTuple):
    """What a race does not change, but for the rows before it."""

    seats: Numbers
    perks: Numbers
    promise: Measures
    rows: Numbers
    sway: Measures  # by seat: how much the magic cards in hand can change
    first: int  # who will be the first player


@compiled
def tell_traits(scene: Any, after: Any, rows: Any, left: int, number: int, traits: Any) -> None:
    """Fill in a seat's traits, in the order of their names: ``after`` and ``rows`` are the new."""
    seats = scene.seats
    seat, perk, now = seats[number], scene.perks[number], after[number]
    taxes = max(now[GLORY] - perk[TAX_RELIEF], 0) * left
    spare = float(now[GOLD] - owed(perk, now[LOANS]) - taxes)
    traits[0], traits[1], traits[2] = now[GLORY], seat[PRINTED], scene.promise[number]
    traits[3] = min(spare - KNOTS[0], 0.0)
    for part in range(len(KNOTS) - 1):
        traits[4 + part] = min(max(spare - KNOTS[part], 0.0), KNOTS[part + 1] - KNOTS[part])
    traits[_ROW - 1] = max(spare - KNOTS[-1], 0.0)
    traits[_ROW] = rows[seat[OWNED]]
    traits[_ROW + 1] = 1.0 if rows[seat[OWNED]] == rows.max() else 0.0
    traits[_ROW + 2] = ((number - scene.first) % len(seats)) / (len(seats) - 1)
    traits[_ROW + 3] = scene.sway[number]
    traits[_ROW + 4] = now[LOANS]
    traits[_ROW + 5] = 1.0


@compiled
def weigh_hands(book: Any, hands: Any, sway: Any) -> None:
    """By seat: how much the magic cards in hand can change."""
    for seat in range(len(hands)):
        sway[seat] = 0.0
        for card in hands[seat]:
            if card >= 0:
                sway[seat] += book.sway[card]


@compiled
def rows_after(rows: Any, place: Any, later: Any) -> None:
    """3.3: one row towards the place each unicorn came in."""
    for lane in range(_LANES):
        step = min(max(place[lane] - 1 - rows[lane], -1), 1)
        later[lane] = rows[lane] + step
