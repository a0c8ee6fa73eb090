"""What a contract is worth, by the races left."""

from __future__ import annotations

from typing import Final

from hornbook.games.unicorn_fever.decks import Contract

# Glory for each unit of a perk and each race still to be run.
A_RACE: Final = {
    "income": 0.06,
    "interest": 0.15,
    "tax_relief": 0.05,
    "owner_gold": 0.03,
    "win_gold": 0.03,
    "place_gold": 0.07,
    "longshot_gold": 0.01,
    "stake_bonus": 0.15,
    "odds_bonus": 0.35,
    "place_bonus": 1.0,
    "bet_glory": 1.2,
    "win_second": 1.3,
    "reserve_bet": 0.3,
    "reserve_action": 0.3,
    "nudge": 0.3,
    "contract_discount": 0.04,
    "signing_gold": 0.03,
    "kickback": 0.06,
    "gold_bonus": 0.04,
    "own_ties": 0.1,
    "hand_size": 0.1,
    "magic_extra": 0.2,
    "bet_magic": 0.2,
    "peek": 0.1,
    "magic_gold": 0.15,
    "redraw": 0.1,
    "withdraw": 0.1,
    "blessing_gold": 0.08,
    "hex_gold": 0.08,
    "cancel_gold": 0.03,
    "lost_gold": 0.06,
    "refund": 0.006,
    "near_miss": 0.3,
    "rival_lost_gold": 0.2,
    "consolation": 0.25,
    "fever_glory": 0.15,
}

# Glory for each unit of a perk, once.
ONCE: Final = {
    "loan_gold": 0.02,
    "loan_discount": 0.02,
    "exchange_discount": 0.12,
    "debts_forgiven": 0.3,
}


def contract_value(contract: Contract, races_left: int) -> float:
    """Printed glory, what the perks bring once, and what they bring each race."""
    value = float(contract.glory)
    for name, worth in A_RACE.items():
        value += worth * races_left * getattr(contract.perks, name)
    for name, worth in ONCE.items():
        value += worth * getattr(contract.perks, name)
    return value
