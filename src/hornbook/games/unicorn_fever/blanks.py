"""The decks that players may write cards for, and what a new card begins with."""

from typing import Final

from hornbook.games.unicorn_fever.decks import Contract, MagicCard, Unicorn
from hornbook.kernel.blanks import Blank, Blanks
from hornbook.racing import MovementCard

_DECKS: Final = (
    Blank(
        "magic",
        "magic",
        MagicCard,
        {"letter": "Z", "sign": "positive", "copies": 2, "effect": {"start_add": 1}},
    ),
    Blank(
        "contract", "contracts", Contract, {"clan": "gnomes", "glory": 1, "perks": {"income": 2}}
    ),
    Blank("unicorn", "unicorns", Unicorn, {"colour": "green", "fever": {"start_add": 1}}, "colour"),
    Blank(
        "movement",
        "movement",
        MovementCard,
        {"speeds": [2, 2, 2, 2, 2, 2]},
        key="",
        without=frozenset({"base"}),  # Horse Fever's Party alone knows it
    ),
)
BLANKS: Final = Blanks(_DECKS)
