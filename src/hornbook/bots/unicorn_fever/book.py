"""An edition's cards as arrays, for compiled code."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from msgspec.structs import astuple
from numpy.typing import NDArray

from hornbook.bots.unicorn_fever.contracts import contract_value
from hornbook.bots.unicorn_fever.push import pushes_of
from hornbook.games.unicorn_fever.decks import Sign, Stack, UnicornCards
from hornbook.games.unicorn_fever.perks import Perks
from hornbook.racing import LANES
from hornbook.racing.effects import FIELDS

Numbers = NDArray[np.int64]
Measures = NDArray[np.float64]

STACKS: Final = len(Stack)
MOST_RACES: Final = 4
# Columns of a token.
TOKEN_GOLD, TOKEN_CONTRACT, TOKEN_PRICE, TOKEN_MAGIC, TOKEN_GLORY, TOKEN_KINDS = range(6)
TOKEN_BELL: Final = 6
# Columns of a lane's effects that are looked at by name.
SPRINT_ONCE: Final = FIELDS.index("sprint_once")
GUM: Final = FIELDS.index("gum")
TIE: Final = FIELDS.index("tie")
ODDS: Final = FIELDS.index("odds")
BET_GOLD: Final = FIELDS.index("bet_gold")
BET_GLORY: Final = FIELDS.index("bet_glory")


class Book(NamedTuple):
    """All that is the same in every game with these cards."""

    speeds: Numbers  # by movement card and row
    effects: Numbers  # by magic card: its lane effects
    letters: Numbers  # by magic card
    signs: Numbers  # by magic card: 1 helps, -1 harms
    cleanses: Numbers  # by magic card
    pushes: Measures  # by magic card and row: the change of the chances to win and to place
    sway: Measures  # by magic card: how much it changes the chances, on average over the rows
    base: Measures  # by row: the chances to win and to place when nothing acts
    fever: Numbers  # by lane: the lane effects of its fever
    fever_pushes: Measures  # by lane and row
    tokens: Numbers  # by action token
    printed: Numbers  # by stack: the effect under it, or -1
    worths: Measures  # by races left and contract, in glory
    contract_glory: Numbers  # by contract: printed on it


@lru_cache(maxsize=8)
def book_of(cards: UnicornCards) -> Book:
    """The arrays for an edition."""
    rows = range(len(LANES))
    pushes = pushes_of(tuple(card.speeds for card in cards.movement))
    by_face = {
        face: [pushes.of(cards.magic[face].effect, row) for row in rows] for face in cards.faces
    }
    return Book(
        speeds=np.array([card.speeds for card in cards.movement], np.int64),
        effects=np.array([astuple(card.effect) for card in cards.magic], np.int64),
        letters=np.array([ord(card.letter) for card in cards.magic], np.int64),
        signs=np.array([1 if card.sign is Sign.POSITIVE else -1 for card in cards.magic], np.int64),
        cleanses=np.array([card.cleanse for card in cards.magic], np.int64),
        pushes=np.array([by_face[face] for face in cards.faces]),
        sway=np.array([np.abs(by_face[face]).sum() / len(rows) for face in cards.faces]),
        base=np.array(pushes.base),
        fever=np.array([astuple(unicorn.fever) for unicorn in cards.unicorns], np.int64),
        fever_pushes=np.array(
            [[pushes.of(unicorn.fever, row) for row in rows] for unicorn in cards.unicorns]
        ),
        tokens=np.array([_token(cards, token) for token in range(len(cards.tokens))], np.int64),
        printed=np.array([-1 if one is None else one for one in cards.printed], np.int64),
        worths=np.array(
            [
                [contract_value(contract, left) for contract in cards.contracts]
                for left in range(MOST_RACES + 1)
            ]
        ),
        contract_glory=np.array([contract.glory for contract in cards.contracts], np.int64),
    )


def _token(cards: UnicornCards, token: int) -> tuple[int, ...]:
    about = cards.tokens[token]
    kinds = sum(1 << kind for kind in cards.kinds[token])
    bell = about.first_player
    return about.gold, about.contract, about.price, about.magic, about.bet_glory, kinds, bell


PERKS: Final = Perks.__struct_fields__


@lru_cache(maxsize=4096)
def perk_row(perks: Perks) -> tuple[int, ...]:
    """A seat's perks as numbers, in the order of ``PERKS``."""
    return astuple(perks)
