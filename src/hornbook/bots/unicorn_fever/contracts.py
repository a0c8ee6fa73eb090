"""What a contract is worth, by the races left: a table fitted to simulated games."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from hornbook.games.unicorn_fever.decks import Contract

TABLE: Final = Path(__file__).parent / "worths.toml"


class Worths(Struct, frozen=True, forbid_unknown_fields=True):
    """In glory, for each unit of a perk: for each race still to be run, and once."""

    action: float  # what an action is worth beyond what it seems to be
    a_race: dict[str, float]
    once: dict[str, float]

    def of(self, contract: Contract, races_left: int) -> float:
        """Printed glory, what the perks bring once, and what they bring each race."""
        value = float(contract.glory)
        for name, worth in self.a_race.items():
            value += worth * races_left * getattr(contract.perks, name)
        for name, worth in self.once.items():
            value += worth * getattr(contract.perks, name)
        return value


@cache
def fitted() -> Worths:
    """The table, as ``hornbook fit`` wrote it."""
    return msgspec.convert(tomllib.loads(TABLE.read_text(encoding="utf-8")), Worths)


def contract_value(contract: Contract, races_left: int) -> float:
    """What a contract is worth to whoever signs it with so many races left."""
    return fitted().of(contract, races_left)
