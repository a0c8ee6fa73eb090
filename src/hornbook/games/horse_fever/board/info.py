"""The Board game's card in the registry."""

from hornbook.games.horse_fever.casting import CHARACTERS
from hornbook.games.horse_fever.lengths import LENGTH
from hornbook.kernel import GameInfo, Setting, SettingKind

INFO = GameInfo(
    name="horse-fever-board",
    rules=1,
    fewest=2,
    most=5,
    usual=4,
    settings=(
        LENGTH,
        CHARACTERS,
        # Preparation: the cards with a star are for players who know the game.
        Setting("stars", SettingKind.FLAG, default=False),
    ),
    theatre="horse-fever",
)
