"""What can act on a lane, as a small record of numbers.

Cards, horses and fever sides all reduce to this record. The rules engine reads it here,
and the compiled simulator reads the same numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from functools import lru_cache
from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import astuple

UNSET: Final = -1

_Speed = Annotated[int, Meta(ge=0, le=4)]
_Bonus = Annotated[int, Meta(ge=-4, le=4)]
_Count = Annotated[int, Meta(ge=0, le=4)]


class LaneEffects(Struct, frozen=True, gc=False, cache_hash=True):
    """Everything that acts on one racer during one race.

    ``..._set`` replaces a number (UNSET: does not), ``..._add`` adds to it.
    """

    start_set: _Speed = UNSET  # spaces at the first movement card
    start_add: _Bonus = 0
    sprint_set: _Speed = UNSET  # spaces at every sprint; 0 forbids sprints
    sprint_add: _Bonus = 0
    sprint_once: _Count = 0  # more spaces at one sprint, then used up
    gum: _Count = 0  # each takes one space off one sprint, then is used up
    finish_add: _Count = 0  # more spaces when a card carries it over the line
    finish_stop: Annotated[int, Meta(ge=0, le=1)] = 0  # a card carries it no further than the line
    first_set: _Speed = UNSET  # spaces while it leads
    last_set: _Speed = UNSET  # spaces while it is last
    last_add: _Bonus = 0
    tie: Annotated[int, Meta(ge=-1, le=1)] = 0  # 1 wins ties, -1 loses them
    odds: Annotated[int, Meta(ge=-5, le=5)] = 0  # rows up (towards x2) before the race
    bet_gold: Annotated[int, Meta(ge=-20, le=20)] = 0  # on every bet won on it
    bet_glory: Annotated[int, Meta(ge=-5, le=5)] = 0


NO_EFFECTS: Final = LaneEffects()

FIELDS: Final = LaneEffects.__struct_fields__


class Join(IntEnum):
    """What becomes of two numbers on the same lane."""

    ADDED = 0
    HARMFUL = 1  # of two that replace the same number, the lower one acts
    EITHER = 2  # it is enough that one of them says so
    LOST = 3  # who both wins and loses, loses


_JOINED: Final = {"finish_stop": Join.EITHER, "tie": Join.LOST}
JOINS: Final = tuple(
    _JOINED.get(name, Join.HARMFUL if name.endswith("_set") else Join.ADDED) for name in FIELDS
)
"""By field: how two of them are joined."""


def moment(name: str) -> str:
    """When an effect acts: what its name begins with. Gum sticks to sprints."""
    return "sprint" if name == "gum" else name.partition("_")[0]


MOMENTS: Final = tuple(
    tuple(name for name in FIELDS if moment(name) == one)
    for one in dict.fromkeys(map(moment, FIELDS))
    if one not in {"odds", "bet"}  # they act before and after
)
"""The effects that act at the same moment of a race: cards show them with one symbol."""


def combined(effects: Sequence[LaneEffects]) -> LaneEffects:
    """One record for all that acts on a lane.

    Of two that replace the same number and disagree, the harmful one acts; what adds is
    summed; who both wins and loses ties loses them.
    """
    if len(effects) < 2:
        return effects[0] if effects else NO_EFFECTS
    return _together(tuple(effects))


@lru_cache(maxsize=4096)
def _together(effects: tuple[LaneEffects, ...]) -> LaneEffects:
    """Cards meet again and again on the lanes: what they make together is worked out once."""
    columns = zip(JOINS, zip(*map(astuple, effects), strict=True), strict=True)
    return LaneEffects(*(_joined(how, values) for how, values in columns))


def _joined(how: Join, values: tuple[int, ...]) -> int:
    match how:
        case Join.HARMFUL:
            return min((value for value in values if value != UNSET), default=UNSET)
        case Join.EITHER:
            return max(values)
        case Join.LOST:
            return min(values) if min(values) < 0 else max(values)
        case Join.ADDED:
            return sum(values)
