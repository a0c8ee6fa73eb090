"""What is printed on the board, the tokens and the elves' cards, for those who draw them."""

from __future__ import annotations

from typing import Final

from hornbook.games.unicorn_fever.board import CONTRACTS_SHOWN
from hornbook.games.unicorn_fever.decks import BetKind
from hornbook.games.unicorn_fever.planning import ACTIONS
from hornbook.games.unicorn_fever.results import GLORY, OWNER_GOLD, PLACE_MULTIPLIER
from hornbook.games.unicorn_fever.table import REPAYMENT

PRINTED: Final = {
    "glory": [GLORY[kind] for kind in BetKind],
    "place": PLACE_MULTIPLIER,
    "prizes": OWNER_GOLD,
    "repay": REPAYMENT,
    "actions": ACTIONS,
    "contracts": CONTRACTS_SHOWN,
}
