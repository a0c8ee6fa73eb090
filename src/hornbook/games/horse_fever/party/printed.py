"""What is printed on the betting slips of a party."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from hornbook.games.horse_fever.party.payment import PLACE_PAYS, WIN_PAYS
from hornbook.games.horse_fever.party.table import UNIT


class Printed(Struct, frozen=True):
    """The numbers of the Party that stand in no card."""

    pays: tuple[int, int]  # how many times the stake: a win, a place
    unit: int


PRINTED: Final = Printed(pays=(WIN_PAYS, PLACE_PAYS), unit=UNIT)
