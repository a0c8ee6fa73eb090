"""What is printed on the board and the tokens of every game at the races."""

from __future__ import annotations

from typing import Final

from hornbook.games.horse_fever.loans import DUE
from hornbook.games.horse_fever.payments import PLACE_MULTIPLIER, POINTS, STABLE_DANARI
from hornbook.games.horse_fever.table import LOAN_CARDS, minimum_bet
from hornbook.racing import LANES, PODIUM, multiplier

PRINTED: Final = {
    "odds": [multiplier(row) for row in range(len(LANES))],
    "place": PLACE_MULTIPLIER,
    "places": PODIUM,
    "points": POINTS,
    "prizes": STABLE_DANARI,
    "due": DUE,
    "loan_cards": LOAN_CARDS,
    "minimum_bets": [minimum_bet(score) for score in range(100)],
}
