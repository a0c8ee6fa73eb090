"""How the players come to their characters, as a setting: light, as the list of games reads it."""

from typing import Final

from hornbook.kernel import Setting, SettingKind

DEALT: Final = "dealt"
CHOSEN: Final = "chosen"

# The characters' cards: drawn, or chosen by the players.
CHARACTERS: Final = Setting(
    "characters", SettingKind.CHOICE, default=DEALT, allowed=(DEALT, CHOSEN)
)
