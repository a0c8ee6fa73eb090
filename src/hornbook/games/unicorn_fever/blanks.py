"""The decks that players may write cards for."""

from typing import Final

from hornbook.games.unicorn_fever.decks import Contract, MagicCard, Unicorn
from hornbook.kernel.cardfile import Blank

BLANKS: Final = (
    Blank("magic", "magic", MagicCard),
    Blank("contract", "contracts", Contract),
    Blank("unicorn", "unicorns", Unicorn, "colour"),
)
