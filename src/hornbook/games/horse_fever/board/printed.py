"""What is printed on the Board game's board: the prices, too."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from hornbook.games.horse_fever.board.auction import OPENING_PRICE, STEP
from hornbook.games.horse_fever.board.prices import ACTIONS, CARD, FROM_PLAYER, STABLES
from hornbook.games.horse_fever.printed import PRINTED as COMMON

PRINTED: Final = replace(
    COMMON,
    stables=STABLES,
    actions=ACTIONS,
    card=CARD,
    from_player=FROM_PLAYER,
    opening=OPENING_PRICE,
    step=STEP,
)
