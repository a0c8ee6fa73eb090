"""What a contract is worth, by the races left."""

from __future__ import annotations

from typing import Final

from hornbook.games.unicorn_fever.decks import Contract

# Glory for each unit of a perk and each race still to be run: how often it counts in games between
# bots (0.94 of 1.87 bets are won in a race, 0.75 of them place bets; 2.5 cards are played; 2.8
# rivals' bets lost), at GOLD glory a piece, and a little more where one would play for it.
GOLD: Final = 0.065
A_RACE: Final = {
    "income": GOLD,
    "interest": 2.6 * GOLD,
    "tax_relief": 0.85 * GOLD,
    "owner_gold": 0.48 * GOLD,
    "win_gold": 0.3 * GOLD,
    "place_gold": 0.85 * GOLD,
    "longshot_gold": 0.12 * GOLD,
    "stake_bonus": 2.2 * GOLD,
    "odds_bonus": 3 * GOLD,
    "place_bonus": 10 * GOLD,
    "bet_glory": 0.85,
    "win_second": 0.9,
    "reserve_bet": 0.25,
    "reserve_action": 0.25,
    "nudge": 0.35,
    "contract_discount": 0.15 * GOLD,
    "signing_gold": 0.3 * GOLD,
    "kickback": 0.8 * GOLD,
    "gold_bonus": 0.45 * GOLD,
    "own_ties": 0.1,
    "hand_size": 0.08,
    "magic_extra": 0.25,
    "bet_magic": 0.35,
    "peek": 0.1,
    "magic_gold": 2.6 * GOLD,
    "redraw": 0.1,
    "withdraw": 0.05,
    "blessing_gold": 0.8 * GOLD,
    "hex_gold": 0.8 * GOLD,
    "cancel_gold": 0.12 * GOLD,
    "lost_gold": 0.95 * GOLD,
    "refund": 0.1 * GOLD,  # a percent of the stakes lost
    "near_miss": 2.5 * GOLD,
    "rival_lost_gold": 2.8 * GOLD,
    "consolation": 0.25,
    "fever_glory": 0.15,
}

# Glory for each unit of a perk, once.
ONCE: Final = {
    "signing_gold": GOLD,  # for itself
    "loan_gold": 0.3 * GOLD,
    "loan_discount": 0.3 * GOLD,
    "exchange_discount": 0.12,
    "debts_forgiven": 0.4,
}


def contract_value(contract: Contract, races_left: int) -> float:
    """Printed glory, what the perks bring once, and what they bring each race."""
    value = float(contract.glory)
    for name, worth in A_RACE.items():
        value += worth * races_left * getattr(contract.perks, name)
    for name, worth in ONCE.items():
        value += worth * getattr(contract.perks, name)
    return value
