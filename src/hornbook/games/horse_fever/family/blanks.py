"""The Family game uses action cards only."""

from typing import Final

from hornbook.games.horse_fever.decks import ActionCard
from hornbook.kernel.cardfile import Blank

BLANKS: Final = (Blank("action", "actions", ActionCard),)
