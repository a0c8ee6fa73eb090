"""What is printed on the board, the tokens and the elves' cards, for those who draw them."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from hornbook.games.unicorn_fever.board import CONTRACTS_SHOWN
from hornbook.games.unicorn_fever.decks import BetKind
from hornbook.games.unicorn_fever.planning import ACTIONS
from hornbook.games.unicorn_fever.results import GLORY, OWNER_GOLD, PLACE_MULTIPLIER
from hornbook.games.unicorn_fever.table import LOANS_BY_CHOICE, REPAYMENT
from hornbook.racing import LANES, multiplier


class Printed(Struct, frozen=True):
    """The numbers of Unicorn Fever that stand in no card."""

    odds: tuple[int, ...]  # by row: how many times the stake a win pays
    glory: tuple[int, ...]  # by kind of bet
    place: int  # how many times the stake a place pays
    prizes: tuple[int, ...]  # the owner's, for the podium
    repay: int
    loans: int  # a player may take by choice
    actions: int  # of a player, before each race
    contracts: int  # on display


PRINTED: Final = Printed(
    odds=tuple(multiplier(row) for row in range(len(LANES))),
    glory=tuple(GLORY[kind] for kind in BetKind),
    place=PLACE_MULTIPLIER,
    prizes=tuple(OWNER_GOLD),
    repay=REPAYMENT,
    loans=LOANS_BY_CHOICE,
    actions=ACTIONS,
    contracts=CONTRACTS_SHOWN,
)
