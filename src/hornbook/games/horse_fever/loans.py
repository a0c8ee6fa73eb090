"""Loans: money now, more of it back at the end, and never before."""

from __future__ import annotations

from typing import Final

from hornbook.games.horse_fever.perks import Perks
from hornbook.games.horse_fever.table import Loan

LOANS: Final = tuple(Loan)
LENT: Final = (2000, 4000)  # by loan
DUE: Final = (2500, 5000)


def due(loan: Loan, perks: Perks) -> int:
    """What has to be paid back for a loan, with friends at the bank or in the mob."""
    relief = perks.bank_relief if loan is Loan.BANK else perks.mob_relief
    return max(DUE[loan] - relief, 0)
