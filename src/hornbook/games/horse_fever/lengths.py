"""Table 1: how many rounds a game has."""

from typing import Final

from hornbook.kernel import Limit, Setting, SettingKind

ROUNDS: Final = {  # for 2, 3, 4 and 5 players; 0: there is no such game
    "quick": (4, 3, 0, 0),
    "normal": (6, 6, 4, 5),
    "long": (8, 9, 8, 10),
}

_FEWEST: Final = 2
_QUICK: Final = Limit(
    "quick",
    fewest=_FEWEST,
    most=_FEWEST + sum(map(bool, ROUNDS["quick"])) - 1,
    code="no-quick-game",
    rule="table-1",
)

LENGTH: Final = Setting(
    "length", SettingKind.CHOICE, default="normal", allowed=tuple(ROUNDS), limits=(_QUICK,)
)
