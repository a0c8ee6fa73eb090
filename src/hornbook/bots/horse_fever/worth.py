"""What things are worth in Horse Fever, in victory points: money, stables, cards, aims."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hornbook.games.horse_fever.decks import HorseCard
from hornbook.games.horse_fever.perks import Perks
from hornbook.games.horse_fever.table import SMALLEST_BET

# Without cards, by row: the chance to win, and to come in among the first three.
WIN: Final = (0.44, 0.26, 0.13, 0.08, 0.05, 0.04)
PODIUM: Final = (0.84, 0.76, 0.59, 0.40, 0.24, 0.18)
PRIZES: Final = (390.0, 320.0, 205.0, 140.0, 85.0, 65.0)  # a stable's Danari a race, by row

SHORT: Final = 3.0  # points lost by not being able to make the compulsory bet
SECOND: Final = 1.0  # points a second bet brings
EASE: Final = 0.25  # points for each further pair of smallest bets in the purse, at first
PLENTY: Final = 4000.0  # Danari; in a shop and at auctions, points for each up to that
SPARE: Final = 0.0006
OVER: Final = 0.000_25  # and above it

AIM: Final = 2.0  # points for an objective
A_POINT: Final = 1.0

# Danari for each unit of a perk and each round still to be played.
A_ROUND: Final = {
    "income": 1.0,
    "from_right": 1.3,
    "from_left": 1.3,
    "pass_danari": 0.8,
    "action_discount": 0.8,
    "objective_discount": 0.4,
    "assistant_discount": 0.4,
    "horse_discount": 0.25,
    "stable_discount": 0.3,
    "point_danari": 2.0,
    "sale_danari": 0.15,
    "bid_discount": 0.25,
}


def purse(danari: float, score: float, rounds: int, shop: bool) -> float:
    """What money is worth when so many rounds are still to come: dear when short, then cheap."""
    if not rounds:
        # The last auction goes to the deepest purse; elsewhere money only breaks ties.
        return 0.0003 * min(danari, 3000.0) if shop else 0.000_02 * danari
    bets = danari / max(100.0 * (score + 1.0), SMALLEST_BET)
    worth = SHORT * min(bets, 1.0) + SECOND * min(max(bets - 1.0, 0.0), 1.0)
    worth += EASE * min(max(bets - 2.0, 0.0), 1.5 * rounds) / 2
    if shop:
        worth += SPARE * min(danari, PLENTY) + OVER * max(danari - PLENTY, 0.0)
    return worth


def stable_worth(row: int, rounds: int, coin: float) -> float:
    """A stable's own point, and its prizes: rows drift towards the middle in time."""
    usual = sum(PRIZES) / len(PRIZES)
    prizes = sum(usual + (PRIZES[row] - usual) * 0.8**turn for turn in range(rounds))
    return A_POINT + prizes * coin


def perks_worth(perks: Perks, rounds: int, coin: float, loans: Sequence[int] = ()) -> float:
    """An assistant's help in the rounds still to be played, and with the loans taken."""
    danari = 0.0
    for name, worth in A_ROUND.items():
        danari += worth * rounds * getattr(perks, name)
    for loan in loans:
        danari += (perks.bank_relief, perks.mob_relief)[loan]
    return danari * coin


def horse_worth(card: HorseCard, row: int, rounds: int, coin: float) -> float:
    """A horse for a stable in that row: more speed is worth a part of a bet each round."""
    return rounds * (0.1 * horse_help(card) * (1.2 - row / 5) + card.income * coin)


def horse_help(card: HorseCard) -> float:
    """Roughly how much faster a horse card makes its lane; below nothing, slower."""
    effect = card.effect
    faster = 0.5 * effect.odds + 0.4 * effect.finish_add + 0.7 * effect.start_add
    if effect.sprint_set > 1:
        faster += 0.8
    if effect.start_set >= 0:
        faster += 0.5 * (effect.start_set - 2)
    if effect.last_set > 0:
        faster += 0.7
    return faster


def chance_to_lead(mine: float, rivals: Sequence[float], rounds: int) -> float:
    """How likely one ends with more than anybody else, by the lead over the best of them now."""
    lead = mine - max(rivals, default=0.0)
    sure = 0.5 if rounds > 1 else 0.8 if rounds else 1.5
    return min(max(0.15 + sure * (lead + 0.2), 0.03), 0.95)
