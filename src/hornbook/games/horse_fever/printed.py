"""What is printed on the board and the tokens of every game at the races."""

from __future__ import annotations

from typing import Final

from hornbook.games.horse_fever.loans import DUE
from hornbook.games.horse_fever.payments import PLACE_MULTIPLIER, POINTS, STABLE_DANARI
from hornbook.games.horse_fever.table import LOAN_CARDS, SMALLEST_BET
from hornbook.racing import LANES, PODIUM, multiplier

PRINTED: Final = {
    "odds": [multiplier(row) for row in range(len(LANES))],
    "place": PLACE_MULTIPLIER,
    "places": PODIUM,
    "points": POINTS,
    "prizes": STABLE_DANARI,
    "due": DUE,
    "loan_cards": LOAN_CARDS,
    "smallest_bet": SMALLEST_BET,
}
