"""What is printed on the board and the tokens of every game at the races."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from hornbook.games.horse_fever.loans import DUE
from hornbook.games.horse_fever.payments import PLACE_MULTIPLIER, POINTS, STABLE_DANARI
from hornbook.games.horse_fever.table import LOAN_CARDS, minimum_bet
from hornbook.racing import LANES, PODIUM, multiplier


class Printed(Struct, frozen=True):
    """The numbers of Horse Fever that stand in no card; prices only where there is a shop."""

    odds: tuple[int, ...]  # by row
    place: int  # how many times the stake a place pays
    places: int
    points: tuple[int, ...]  # by kind of bet
    prizes: tuple[int, ...]  # of a stable, for the podium
    due: tuple[int, ...]  # by loan
    loan_cards: int  # of each loan
    minimum_bets: tuple[int, ...]  # by victory points
    stables: tuple[int, ...] = ()
    actions: int = 0
    card: int = 0
    from_player: int = 0
    opening: int = 0
    step: int = 0


PRINTED: Final = Printed(
    odds=tuple(multiplier(row) for row in range(len(LANES))),
    place=PLACE_MULTIPLIER,
    places=PODIUM,
    points=POINTS,
    prizes=STABLE_DANARI,
    due=DUE,
    loan_cards=LOAN_CARDS,
    minimum_bets=tuple(minimum_bet(score) for score in range(100)),
)
