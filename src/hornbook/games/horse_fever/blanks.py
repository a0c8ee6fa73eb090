"""The decks that players may write cards for: the box has seven blank ones."""

from typing import Final

from hornbook.games.horse_fever.decks import (
    ActionCard,
    Assistant,
    Character,
    HorseCard,
    Objective,
)
from hornbook.kernel.cardfile import Blank

BLANKS: Final = (
    Blank("action", "actions", ActionCard),
    Blank("assistant", "assistants", Assistant),
    Blank("objective", "objectives", Objective),
    Blank("horse", "horses", HorseCard),
    Blank("character", "characters", Character),
)
