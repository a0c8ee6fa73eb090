"""Rules of thumb for Horse Fever's characters: what money, stable and talent are worth.

Measured in 700 games of steady bots: how many points each character ended with.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hornbook.bots.horse_fever.worth import perks_worth
from hornbook.games.horse_fever.decks import CharacterId

if TYPE_CHECKING:
    from hornbook.bots.horse_fever.steady import Turn

COIN: Final = 0.0005  # victory points a Danari to start with is worth
STABLE: Final = 0.7  # a stable's own point, less what it adds to the minimum bet
PRIZES: Final = (0.15, 0.125, 0.1, 0.075, 0.05, 0.025)  # points a round, by the row at the start
# Points a round for each unit of a talent, beyond its money.
TALENTS: Final = {
    "extra_bets": 0.15,
    "nudge": 0.12,
    "place_reach": 0.52,
    "any_purchase": 0.01,
    "action_discount": 0.0014,
}
WHIM: Final = 0.1  # points: the bots of one table do not all want to be the same


def character_value(turn: Turn, character: CharacterId) -> float:
    """How good it is to start as this character, in victory points."""
    person, rounds = turn.cards.characters[character], turn.view.rounds
    worth = COIN * person.danari + perks_worth(person.perks, rounds, COIN)
    if person.stable:
        worth += STABLE + PRIZES[person.stable - 2] * rounds
    for name, value in TALENTS.items():
        worth += value * rounds * int(getattr(person.perks, name))
    return worth + WHIM * turn.policy.whim()
