"""The decks that players may write cards for: the box has seven blank ones."""

from typing import Final

from hornbook.games.horse_fever import edition
from hornbook.games.horse_fever.decks import (
    ActionCard,
    Assistant,
    Character,
    HorseCard,
    Objective,
)
from hornbook.kernel.blanks import Blank, Blanks
from hornbook.racing import MovementCard

ACTION: Final = Blank(
    "action",
    "actions",
    ActionCard,
    {"kind": "positive", "copies": 1, "effect": {"start_add": 1}},
    without=edition.REFUSED,
)
MOVEMENT: Final = Blank(
    "movement",
    "movement",
    MovementCard,
    {"speeds": [2, 2, 2, 2, 2, 2]},
    key="",
    without=frozenset({"base"}),  # the Party's, and only there
)
_DECKS: Final = (
    ACTION,
    Blank("assistant", "assistants", Assistant, {"perks": {"income": 100}}),
    Blank("objective", "objectives", Objective, {"measure": "horses", "copies": 1}),
    Blank("horse", "horses", HorseCard, {"effect": {"start_add": 1}}, without=edition.REFUSED),
    Blank("character", "characters", Character, {"danari": 5000}, single="stable"),
    MOVEMENT,
)
BLANKS: Final = Blanks(_DECKS, most=edition.BLANKS)
