"""The decks that players may write cards for."""

from typing import Final

from hornbook.games.kill_the_unicorns.decks import Ruse, Unicorn
from hornbook.kernel.cardfile import Blank

BLANKS: Final = (
    Blank("ruse", "ruses", Ruse),
    Blank("unicorn", "unicorns", Unicorn),
)
