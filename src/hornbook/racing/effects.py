"""What can act on a lane, as a small record of numbers.

Cards, horses and fever sides all reduce to this record. The rules engine reads it here,
and the compiled simulator reads the same numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
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

_REPLACING: Final = {"start_set", "sprint_set", "first_set", "last_set"}
_FIELDS: Final = LaneEffects.__struct_fields__


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
    columns = zip(_FIELDS, zip(*map(astuple, effects), strict=True), strict=True)
    return LaneEffects(*(_joined(name, values) for name, values in columns))


def _joined(name: str, values: tuple[int, ...]) -> int:
    if name in _REPLACING:
        return min((value for value in values if value != UNSET), default=UNSET)
    if name == "finish_stop":
        return max(values)
    if name == "tie":
        return min(values) if min(values) < 0 else max(values)
    return sum(values)
