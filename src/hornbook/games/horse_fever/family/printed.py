"""What is printed on the Family game's board: nothing of its own."""

from __future__ import annotations

from typing import Final

from hornbook.games.horse_fever.printed import PRINTED as COMMON

PRINTED: Final = {
    **COMMON,
    "stables": (),
    "actions": 0,
    "card": 0,
    "from_player": 0,
    "opening": 0,
    "step": 0,
}
