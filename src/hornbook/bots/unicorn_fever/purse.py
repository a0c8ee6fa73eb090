"""What gold is worth in glory: it pays the tax, the loans, the stakes, and little else."""

from __future__ import annotations

from math import exp, log1p
from typing import Final

from hornbook.bots.unicorn_fever.sight import Sight
from hornbook.games.unicorn_fever.final import GOLD_FOR_GLORY
from hornbook.games.unicorn_fever.loans import repayment
from hornbook.games.unicorn_fever.results import GLORY, OWNER_GOLD
from hornbook.racing import PODIUM

NEW_GLORY: Final = 5.0  # a race, as a seat may hope
INCOME: Final = 4.0  # a race, apart from bets
TRUST: Final = 0.7  # how much of what open bets promise is counted on
NEED: Final = (0.0, 1.0, 0.3, 0.25, 0.2)  # by races left: what a missing piece of gold costs more
WIDTH: Final = (1.0, 4.0, 16.0, 20.0, 24.0)  # by races left: how unsure it is what will be missing


class Purse:
    """A seat's gold against all that it will have to pay."""

    def __init__(self, sight: Sight) -> None:
        self.races_left = min(sight.races_left, len(NEED) - 1)
        self._need, self._width = NEED[self.races_left], WIDTH[self.races_left]
        self._floor = 1 / max(GOLD_FOR_GLORY - sight.perks.exchange_discount, 1)
        self.spare = _spare(sight)
        self._now = self._worth(self.spare)
        self._known: dict[float, float] = {}

    def worth(self, gold: float) -> float:
        """What it is worth, in glory, to have so much gold more."""
        found = self._known.get(gold)
        if found is None:
            found = self._known[gold] = self._worth(self.spare + gold) - self._now
        return found

    def _worth(self, spare: float) -> float:
        """Spare gold is changed into glory at the end; missing gold is dear."""
        width = self._width
        missing = width * _softplus(-spare / width)
        return self._floor * spare - self._need * missing


def _softplus(x: float) -> float:
    return x + log1p(exp(-x)) if x > 0 else log1p(exp(x))


def _spare(sight: Sight) -> float:
    """Gold that is left when all taxes and loans of the game are paid, as far as one can tell."""
    mine, perks, races = sight.mine, sight.perks, sight.races_left
    debts = sum(repayment(perks, repaid) for repaid in range(mine.loans - perks.debts_forgiven))
    later = races - 1
    tax = mine.glory * races + NEW_GLORY * later * races / 2 - perks.tax_relief * races
    income = INCOME * later + perks.income * races
    return mine.gold + income - debts - max(tax, 0) + _promised(sight)


def _promised(sight: Sight) -> float:
    """What open bets and the own unicorn bring on average, with caution."""
    lane = sight.mine.owned
    total = sight.places[lane] * (sum(OWNER_GOLD) / PODIUM + sight.perks.owner_gold)
    for bet in sight.view.bets:
        if bet.seat == sight.me:
            gold = bet.stake * sight.pays(bet.kind, bet.lane)
            taxed = (GLORY[bet.kind] + bet.glory) * sight.races_left
            total += sight.chance(bet.kind, bet.lane) * (gold - taxed)
    return TRUST * total
