"""The decks that players may write cards for, and what a new card begins with."""

from typing import Final

from hornbook.games.kill_the_unicorns.decks import Ruse, Unicorn
from hornbook.kernel.blanks import Blank, Idle

BLANKS: Final = (
    Blank("ruse", "ruses", Ruse, {"deck": "shared", "copies": 1, "effect": {"points": 1}}),
    Blank("unicorn", "unicorns", Unicorn, {"colour": "pink", "stars": 2}),
)
IDLE: Final = Idle()
MOST: Final = None
