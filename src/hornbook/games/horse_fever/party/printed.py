"""What is printed on the betting slips of a party."""

from __future__ import annotations

from typing import Final

from hornbook.games.horse_fever.party.payment import PLACE_PAYS, WIN_PAYS
from hornbook.games.horse_fever.party.table import UNIT

PRINTED: Final = {"pays": (WIN_PAYS, PLACE_PAYS), "unit": UNIT}
