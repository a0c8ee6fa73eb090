"""What the two Fever games share: track, odds table, movement deck, lane effects, race."""

from hornbook.racing.effects import NO_EFFECTS, UNSET, LaneEffects, combined
from hornbook.racing.lanes import (
    FINISH,
    LANES,
    PATIENCE,
    PODIUM,
    SLOWEST,
    Lane,
    Place,
    Row,
    after_race,
    moved_up,
    multiplier,
)
from hornbook.racing.movement import MovementCard, MovementId, house_movement
from hornbook.racing.race import Race, arrivals, come_home, line_up, move, sprint

__all__ = [
    "FINISH",
    "LANES",
    "NO_EFFECTS",
    "PATIENCE",
    "PODIUM",
    "SLOWEST",
    "UNSET",
    "Lane",
    "LaneEffects",
    "MovementCard",
    "MovementId",
    "Place",
    "Race",
    "Row",
    "after_race",
    "arrivals",
    "combined",
    "come_home",
    "house_movement",
    "line_up",
    "move",
    "moved_up",
    "multiplier",
    "sprint",
]
