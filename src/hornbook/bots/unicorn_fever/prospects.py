"""What `sharp` has learnt of how races to come turn out, by races left."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
from msgspec import Struct

from hornbook.bots.unicorn_fever.book import MOST_RACES, Measures
from hornbook.bots.unicorn_fever.traits import NAMES

TABLE: Final = Path(__file__).parent / "prospects.toml"


class Prospects(Struct, frozen=True, forbid_unknown_fields=True):
    """By trait: its weight with 1, 2 and 3 races to come, for who searches and for the others."""

    mine: dict[str, list[float]]
    theirs: dict[str, list[float]]

    def mine_by_left(self) -> Measures:
        """An array by races left and trait."""
        return _by_left(self.mine)

    def theirs_by_left(self) -> Measures:
        """An array by races left and trait."""
        return _by_left(self.theirs)


@cache
def learnt() -> Prospects:
    """The table, as ``hornbook fit`` wrote it."""
    return msgspec.convert(tomllib.loads(TABLE.read_text(encoding="utf-8")), Prospects)


def _by_left(weights: dict[str, list[float]]) -> Measures:
    found = np.zeros((MOST_RACES, len(NAMES)))
    for place, name in enumerate(NAMES):
        found[1:, place] = weights[name]
    return found
