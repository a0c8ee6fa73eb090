"""The Party has the base movement cards only."""

from typing import Final

from msgspec.structs import replace

from hornbook.games.horse_fever.blanks import MOST, MOVEMENT
from hornbook.kernel.blanks import Idle

BLANKS: Final = (replace(MOVEMENT, fresh={**MOVEMENT.fresh, "base": True}),)
IDLE: Final = Idle(
    ("action", "assistant", "objective", "horse", "character"), base={"movement": False}
)

__all__ = ["BLANKS", "IDLE", "MOST"]
