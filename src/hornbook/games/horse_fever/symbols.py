"""What acts on a horse: its action cards, and of its horse card what they leave."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from hornbook.games.horse_fever.decks import ActionCard
from hornbook.racing import NO_EFFECTS, LaneEffects, combined
from hornbook.racing.effects import MOMENTS


def lane_effects(actions: Sequence[ActionCard], horse: LaneEffects) -> LaneEffects:
    """All that acts in a race on one lane."""
    effects = [card.effect for card in actions if card.effect is not NO_EFFECTS]
    if horse is not NO_EFFECTS:
        replacing = [card.effect for card in actions if not card.cumulative]
        effects.append(_left_of(horse, combined(replacing)))
    return combined(effects)


@lru_cache(maxsize=4096)
def _left_of(horse: LaneEffects, actions: LaneEffects) -> LaneEffects:
    """Cards: "an action card always prevails over a horse card" that shows the same symbol."""
    lost = {
        name: getattr(NO_EFFECTS, name)
        for moment in MOMENTS
        if any(getattr(actions, name) != getattr(NO_EFFECTS, name) for name in moment)
        for name in moment
    }
    return replace(horse, odds=0, **lost)
