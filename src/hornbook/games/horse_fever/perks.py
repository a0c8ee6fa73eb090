"""What assistants and characters do, as a small record of numbers.

A seat's perks are the sum of its character's and its assistants'. Amounts are Danari.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import astuple

_Danari = Annotated[int, Meta(ge=0, le=2000, extra={"step": 100})]
_Times = Annotated[int, Meta(ge=0, le=3)]
_Switch = Annotated[int, Meta(ge=0, le=1)]


class Perks(Struct, frozen=True, gc=False, cache_hash=True):
    """All the advantages a seat has."""

    # Purchases
    action_discount: _Danari = 0  # off a pair of action cards
    objective_discount: _Danari = 0  # off an objective, whoever sells it; the same below
    assistant_discount: _Danari = 0
    horse_discount: _Danari = 0
    stable_discount: _Danari = 0
    pass_danari: _Danari = 0  # more for passing
    any_purchase: _Switch = 0  # the second purchase may be of the first one's kind

    # Bets
    extra_bets: _Times = 0  # more second bets
    nudge: Annotated[int, Meta(ge=0, le=5)] = 0  # rows a stable may be moved after the first bets
    place_reach: _Times = 0  # place bets are also won so many places behind the podium

    # Payments
    income: _Danari = 0  # after each race
    from_right: _Danari = 0  # after each race, from the neighbour on the right
    from_left: _Danari = 0
    point_danari: _Danari = 0  # for every victory point won

    # Auctions and loans
    sale_danari: _Danari = 0  # more for a point sold at the auction
    bid_discount: _Danari = 0  # off a point bought at the auction
    bank_relief: _Danari = 0  # off what the bank is paid back
    mob_relief: _Danari = 0  # off what the mob is paid back


NO_PERKS: Final = Perks()

DANARI: Final = tuple(
    name
    for name in Perks.__struct_fields__
    if name not in {"any_purchase", "extra_bets", "nudge", "place_reach"}
)
"""The perks that are amounts of money."""


@lru_cache(maxsize=4096)
def combined_perks(perks: tuple[Perks, ...]) -> Perks:
    """The perks of a character and several assistants together."""
    return Perks(*map(sum, zip(*map(astuple, perks), strict=True)))
