"""What the two Fever games share: track, odds table, movement deck, lane effects, race."""

from hornbook.racing.awards import Award, AwardKind, NightOfRaces, RaceRun
from hornbook.racing.bets import BetOffer
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
from hornbook.racing.letters import letter_pairs
from hornbook.racing.movement import (
    LEAST_SPEED,
    MovementCard,
    MovementId,
    RacingEdition,
    house_movement,
    slow_rows,
)
from hornbook.racing.options import NudgeOdds, OnLane, Pass
from hornbook.racing.race import Race, arrivals, come_home, line_up, move, sprint
from hornbook.racing.turns import (
    ChooseNudge,
    ChooseWhoWasAhead,
    OpenRaces,
    RacingGame,
    ShuffleMovement,
    StartRace,
    UpdateOdds,
    clockwise,
    shift_odds,
)

__all__ = [
    "FINISH",
    "LANES",
    "LEAST_SPEED",
    "NO_EFFECTS",
    "PATIENCE",
    "PODIUM",
    "SLOWEST",
    "UNSET",
    "Award",
    "AwardKind",
    "BetOffer",
    "ChooseNudge",
    "ChooseWhoWasAhead",
    "Lane",
    "LaneEffects",
    "MovementCard",
    "MovementId",
    "NightOfRaces",
    "NudgeOdds",
    "OnLane",
    "OpenRaces",
    "Pass",
    "Place",
    "Race",
    "RaceRun",
    "RacingEdition",
    "RacingGame",
    "Row",
    "ShuffleMovement",
    "StartRace",
    "UpdateOdds",
    "after_race",
    "arrivals",
    "clockwise",
    "combined",
    "come_home",
    "house_movement",
    "letter_pairs",
    "line_up",
    "move",
    "moved_up",
    "multiplier",
    "shift_odds",
    "slow_rows",
    "sprint",
]
