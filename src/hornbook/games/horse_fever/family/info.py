"""The Family game's card in the registry."""

from hornbook.games.horse_fever.casting import CHARACTERS
from hornbook.games.horse_fever.lengths import LENGTH
from hornbook.kernel import GameInfo

INFO = GameInfo(
    name="horse-fever-family",
    rules=1,
    fewest=2,
    most=5,
    usual=4,
    settings=(LENGTH, CHARACTERS),
    theatre="horse-fever",
)
