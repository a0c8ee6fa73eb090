"""The Family game uses action and movement cards only."""

from typing import Final

from msgspec.structs import replace

from hornbook.games.horse_fever.blanks import ACTION, MOST, MOVEMENT
from hornbook.kernel.blanks import Idle

# Every action card written for the Family game is a base card: it plays with no other.
BLANKS: Final = (replace(ACTION, without=ACTION.without | {"base"}), MOVEMENT)
IDLE: Final = Idle(("assistant", "objective", "horse", "character"), {"action": True})

__all__ = ["BLANKS", "IDLE", "MOST"]
